// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/final_facts.h"
#include "engine/record/json_reader.h"

namespace nilometer::egizia {

/// Refuses sums of grain and yields that the cards of the box cannot give. A field may count
/// better than it is printed, never worse: there is no more brown than printed, no more brown
/// and yellow-green together, and so on. `players` = the document's list; only the keys "grain"
/// and "quarryYield" are looked at, for lists of cards are checked card by card.
void checkSums(const Edition& edition, const record::JsonNode& players, const FinalFacts& facts);

} // namespace nilometer::egizia
