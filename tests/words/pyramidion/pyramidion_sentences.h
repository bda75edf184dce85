// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/pyramidion/pyramidion_table.h"
#include "tests/words/said_whole.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"

/// Sentences of Pyramidion in every language, at the table of Anna, Ben, Carla and Dora.
namespace nilometer::pyramidion_words {

using namespace nilometer::pyramidion_test;
using namespace nilometer::said_whole;
using Said = text::Phrasebook<Rules>;

inline const text::PyramidionNames& tableNames() {
  static const Edition edition = bareEdition();
  static const text::PyramidionNames names{&edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  return names;
}

} // namespace nilometer::pyramidion_words
