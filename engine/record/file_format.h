// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/read_error.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace nilometer::record {

/// How a game is written: each game has its own beside its rules (`engine/<game>/file`), most of it
/// out of DefaultFileFormat. What is wrong with a text is noted in the reading (JsonNode::fail).
template <class G> struct FileFormat;

/// `Format` = the FileFormat of G.
template <class Format, class G>
concept FileFormatOf = requires(const RecordHeader<G>& header, RecordHeader<G>& changing,
                                const GameRecord<G>& record, const typename G::Edition& edition,
                                const typename G::Options& options, typename G::Entry& entry,
                                Archive& at, std::string_view text, const std::string& file) {
  { Format::named } -> std::convertible_to<GameNamed>;
  /// The edition outlives it.
  { Format::setup(header, edition) } -> std::same_as<typename G::Setup>;
  {Format::describeAgreed(at, changing)}; ///< "profile" and "options" of a header
  /// Colours as in the box, bids.
  { Format::seatRules(options) } -> std::same_as<SeatRules>;
  {Format::describeEntry(at, entry, header, edition)}; ///< "do", then its own keys
  /// Whether it changes the table without a rule behind it.
  { Format::needsReason(entry) } -> std::same_as<bool>;
  { Format::readEdition(text, file) } -> std::same_as<Result<typename G::Edition>>;
  { Format::writeEdition(edition) } -> std::same_as<std::string>;
  /// Those that come with the program. Any other goes along with its games.
  { Format::shippedEditions() } -> std::same_as<std::vector<typename G::Edition>>;
  { Format::comesWithTheProgram(edition) } -> std::same_as<bool>;
  /// Without what is hidden.
  { Format::publicCopy(record, edition) } -> std::same_as<GameRecord<G>>;
};

} // namespace nilometer::record
