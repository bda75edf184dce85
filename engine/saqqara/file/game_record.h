// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/replay.h"
#include "engine/record/written_beside.h"
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

template <> struct Written<saqqara::Rules> : WrittenBeside<saqqara::Rules> {
  static constexpr GameNamed named = GameNamed::always;
  static saqqara::Game setup(const Header& header, const Edition& edition) {
    return {&edition, header.options, static_cast<int>(header.players.size()), header.rules};
  }
  static SeatRules seatRules(const saqqara::RuleOptions& /*options*/) {
    return {.colours = saqqara::playerColours};
  }
  static std::span<const OptionKey<saqqara::RuleOptions>> optionKeys() {
    return saqqara::optionKeys();
  }
  static Result<Edition> readEdition(std::string_view text, const std::string& file) {
    return saqqara::readEdition(text, file);
  }
  static std::vector<Edition> shippedEditions();
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
