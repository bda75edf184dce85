// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format_adaptor.h"
#include "engine/record/header_parts.h"
#include "engine/record/replay.h"
#include "engine/saqqara/file/edition_file.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/entry_text.h"
#include "engine/saqqara/file/options_text.h"
#include "engine/saqqara/game_rules.h"

#include <string>
#include <string_view>
#include <vector>

/// How records of Saqqara are written (record/written.h). Nothing hidden is ever entered before it
/// is turned up, so that a public copy is the record itself.
namespace nilometer::record {

template <>
struct FileFormat<saqqara::Rules>
    : DefaultFileFormat<saqqara::Rules, saqqara::playerColours, saqqara::optionKeys,
                        saqqara::readEdition, saqqara::shippedEdition> {
  static bool needsReason(const saqqara::Entry& entry) {
    return std::holds_alternative<saqqara::Correct>(entry);
  }
};

} // namespace nilometer::record

namespace nilometer::saqqara {

using GameRecord = record::GameRecord<Rules>;
using RecordedEntry = record::RecordedEntry<Rules>;
using Replay = record::Replay<Rules>;

/// Reads a record on that edition, whose id and checksum must be the header's. `file` is only
/// named in errors. A last line without line end is fine if it is whole.
[[nodiscard]] record::Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                                                    const std::string& file = {});
} // namespace nilometer::saqqara

// Made once, in game_record.cpp.
extern template struct nilometer::record::Replay<nilometer::saqqara::Rules>;
