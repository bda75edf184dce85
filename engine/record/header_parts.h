// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rule_options.h"
#include "engine/record/file_kind.h"
#include "engine/record/game_record.h"
#include "engine/record/json_reader.h"

#include <string>
#include <string_view>

/// What the heads of records and positions have in common.
namespace nilometer::record {

/// Versions beyond this are no versions.
inline constexpr std::int64_t maxVersion = 1'000'000;
/// Bytes of a title, and of the id or checksum of an edition.
inline constexpr std::size_t maxTitle = 200;
inline constexpr std::size_t maxEditionId = 100;

/// Refuses what is no `what` (isKind) and what has a newer format than `format` (newerFormat).
void readKind(const JsonNode& root, std::string_view what, int format);

/// The member "profile" and the optional one "options".
[[nodiscard]] egizia::Profile readProfile(const JsonNode& root);
[[nodiscard]] egizia::RuleOptions readOptions(const JsonNode& root, egizia::Profile profile);

/// The members "name", of so many characters at least, "colour" and "bid" of a player; a bid needs
/// the option seatBids.
[[nodiscard]] RecordHeader::Seat readSeat(const JsonNode& node, const egizia::RuleOptions& options,
                                          std::size_t leastName = 1);

/// Refuses a colour that two players have. `players` = the list they were read from.
void checkColours(const JsonNode& players, const std::vector<RecordHeader::Seat>& seats);

} // namespace nilometer::record
