// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/entry_text.h"
#include "engine/egizia/file/options_json.h"
#include "engine/egizia/printed_pages.h"
#include "engine/egizia/repair_rules.h"
#include "engine/record/file_format_adaptor.h"
#include "engine/record/header_parts.h"
#include "engine/record/open_record.h"
#include "engine/record/rejudge.h"
#include "engine/record/replay.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nilometer::egizia {

/// The game's unchanging part for the rules. `edition` must outlive it.
[[nodiscard]] Game gameOf(const RecordHeader& header, const Edition& edition);
/// The game as these players agreed on it, under the rules of today.
[[nodiscard]] Game gameOf(const RuleOptions& options, std::span<const record::Seat> players,
                          const Edition& edition);

} // namespace nilometer::egizia

/// How records of Egizia are written (record/written.h).
namespace nilometer::record {

template <> struct FileFormat<egizia::Rules> : FileFormatFromFreeFunctions<egizia::Rules> {

  /// Records were written before there was a second game.
  static constexpr GameNamed named = GameNamed::notAlways;
  static egizia::Game setup(const Header& header, const egizia::Edition& edition) {
    return egizia::gameOf(header, edition);
  }
  static SeatRules seatRules(const egizia::RuleOptions& options) {
    return egizia::seatRules(options);
  }
  static std::span<const OptionKey<egizia::RuleOptions>> optionKeys() {
    return egizia::optionKeys();
  }
  static bool needsReason(const egizia::Entry& entry) {
    return std::holds_alternative<egizia::Correct>(entry);
  }
  static Result<egizia::Edition> readEdition(std::string_view text, const std::string& file) {
    return egizia::readEdition(text, file);
  }
  static std::vector<egizia::Edition> shippedEditions();
  static GameRecord<egizia::Rules> publicCopy(const GameRecord<egizia::Rules>& record,
                                              const egizia::Edition& edition);
};

} // namespace nilometer::record

namespace nilometer::egizia {

using GameRecord = record::GameRecord<Rules>;
using RecordedEntry = record::RecordedEntry<Rules>;
using ReplayedEntry = record::ReplayedEntry<Rules>;
using Replay = record::Replay<Rules>;
using OpenRecord = record::OpenRecord<Rules>;
using Rejudged = record::Rejudged<Rules>;

/// Reads a record. Ids are resolved against `edition`, whose id and checksum must be the
/// header's. `file` is only named in errors. A last line without line end is fine if it is whole.
[[nodiscard]] record::Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                                                    const std::string& file = {});

/// The printed values that a record brings along (writeRecordWithEdition), nothing if it brings
/// none. They are those of its header; others are an error.
[[nodiscard]] record::Result<std::optional<Edition>> editionIn(std::string_view text,
                                                               const std::string& file = {});

/// Only the header, to find out which edition a record needs.
[[nodiscard]] record::Result<RecordHeader> readHeader(std::string_view text,
                                                      const std::string& file = {});

/// One entry from one line, as readRecord does it.
[[nodiscard]] record::Result<RecordedEntry> readEntry(std::string_view line,
                                                      const RecordHeader& header,
                                                      const Edition& edition, int lineNumber = 1);

/// The text that readRecord reads back to an equal record; ends with a line end.
[[nodiscard]] std::string writeRecord(const GameRecord& record, const Edition& edition);
/// The text of writeRecord() with the printed values in its second line, so that the record can be
/// read wherever it is taken.
[[nodiscard]] std::string writeRecordWithEdition(const GameRecord& record, const Edition& edition);
[[nodiscard]] std::string writeHeader(const RecordHeader& header);
[[nodiscard]] std::string writeEntry(const RecordedEntry& entry, const RecordHeader& header,
                                     const Edition& edition);

} // namespace nilometer::egizia

// Made once, in game_record.cpp.
extern template struct nilometer::record::Replay<nilometer::egizia::Rules>;
extern template class nilometer::record::OpenRecord<nilometer::egizia::Rules>;
