// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/saqqara/saqqara_table.h"
#include "tests/words/said_whole.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"

/// Sentences of Saqqara in every language, at the table of Anna, Ben, Carla and Dora.
namespace nilometer::saqqara_words {

using namespace nilometer::saqqara_test;
using namespace nilometer::said_whole;
using Speech = text::Phrasebook<Rules>;

inline const text::SaqqaraNames& sentenceNames() {
  static const Edition edition = bareEdition();
  static const text::SaqqaraNames names{&edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  return names;
}

} // namespace nilometer::saqqara_words
