// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"

namespace nilometer::record {

/// How a game is written: each game has its own beside its rules (`engine/<game>/file`), with these
/// static members. What is wrong with a text is noted in the reading (JsonNode::fail).
///
/// ```
/// static constexpr GameNamed named;
/// static Setup setup(header, edition);              // the edition outlives it
/// static void describeAgreed(Archive&, header);     // "profile" and "options" of a header
/// static SeatRules seatRules(options);              // colours as in the box, bids
/// static void describeEntry(Archive&, entry, header, edition);  // "do", then its own keys
/// static bool needsReason(entry);                   // changes the table without a rule behind it
/// static Result<Edition> readEdition(text, file);
/// static std::string writeEdition(edition);
/// static std::vector<Edition> shippedEditions();    // those that come with the program
/// static bool comesWithTheProgram(edition);         // any other goes along with its games
/// static GameRecord publicCopy(record, edition);    // without what is hidden
/// ```
template <class G> struct FileFormat;

} // namespace nilometer::record
