// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/replay.h"
#include "engine/record/written.h"
#include "engine/saqqara/file/edition_file.h"
#include "engine/saqqara/file/entry_text.h"
#include "engine/saqqara/file/options_text.h"
#include "engine/saqqara/game_rules.h"

#include <string>
#include <string_view>
#include <vector>

/// How records of Saqqara are written (record/written.h). Nothing hidden is ever entered before it
/// is turned up, so that a public copy is the record itself.
namespace nilometer::record {

template <> struct Written<saqqara::Rules> {
  using Header = saqqara::RecordHeader;

  static constexpr GameNamed named = GameNamed::always;
  static saqqara::Game setup(const Header& header, const saqqara::Edition& edition) {
    return {&edition, header.options, static_cast<int>(header.players.size()), header.rules};
  }
  static void describeAgreed(Archive& at, Header& header);
  static SeatRules seatRules(const saqqara::RuleOptions& options);
  static std::span<const OptionKey<saqqara::RuleOptions>> optionKeys() {
    return saqqara::optionKeys();
  }
  static void describeEntry(Archive& at, saqqara::Entry& entry, const Header& header,
                            const saqqara::Edition& edition) {
    saqqara::describe(at, entry, header, edition);
  }
  static bool needsReason(const saqqara::Entry& /*entry*/) { return false; }
  static Result<saqqara::Edition> readEdition(std::string_view text, const std::string& file) {
    return saqqara::readEdition(text, file);
  }
  static std::string writeEdition(const saqqara::Edition& edition) {
    return saqqara::writeEdition(edition);
  }
  static std::vector<saqqara::Edition> shippedEditions();
  static bool comesWithTheProgram(const saqqara::Edition& edition);
  static GameRecord<saqqara::Rules> publicCopy(const GameRecord<saqqara::Rules>& record,
                                               const saqqara::Edition& /*edition*/) {
    return record;
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
/// The text that readRecord reads back to an equal record; ends with a line end.
[[nodiscard]] std::string writeRecord(const GameRecord& record, const Edition& edition);
/// The same with the printed values in its second line.
[[nodiscard]] std::string writeRecordWithEdition(const GameRecord& record, const Edition& edition);

} // namespace nilometer::saqqara

// Made once, in game_record.cpp.
extern template struct nilometer::record::Replay<nilometer::saqqara::Rules>;
