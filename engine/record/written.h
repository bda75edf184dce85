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
/// static void readAgreed(root, header);             // "profile" and "options" of a header
/// static void writeAgreed(JsonText&, header);
/// static SeatRules seatRules(options);              // colours as in the box, bids
/// static Entry readEntry(node, header, edition);    // "do" and its own keys (allowInEntry)
/// static void writeEntry(JsonText&, entry, header, edition);  // the same, "do" first
/// static bool needsReason(entry);                   // changes the table without a rule behind it
/// static Result<Edition> readEdition(text, file);
/// static std::string writeEdition(edition);
/// ```
template <class G> struct Written;

} // namespace nilometer::record
