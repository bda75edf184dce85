// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/edition_file.h"
#include "engine/pyramidion/file/entry_names.h"
#include "engine/pyramidion/file/entry_text.h"
#include "engine/pyramidion/file/options_text.h"
#include "engine/record/replay.h"
#include "engine/record/written_beside.h"

/// How records of Pyramidion are written (record/written.h). What nobody has seen is in no entry
/// (SEE-2), so that a public copy is the record itself.
namespace nilometer::record {

template <>
struct Written<pyramidion::Rules>
    : WrittenPlainly<pyramidion::Rules, pyramidion::playerColours, pyramidion::optionKeys,
                     pyramidion::readEdition, pyramidion::shippedEdition> {};

} // namespace nilometer::record

namespace nilometer::pyramidion {

using GameRecord = record::GameRecord<Rules>;
using RecordedEntry = record::RecordedEntry<Rules>;
using Replay = record::Replay<Rules>;

} // namespace nilometer::pyramidion

// Made once, in game_record.cpp.
extern template struct nilometer::record::Replay<nilometer::pyramidion::Rules>;
