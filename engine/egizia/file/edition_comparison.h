// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/record/edition_difference.h"

#include <vector>

/// Values that two copies of the game print differently.
namespace nilometer::egizia {

using record::Difference;
using record::EditionDifference;

/// Everything printed that differs, facts about the box included, in the order of the file; how
/// sure the values are and what the editions are called does not count. Cards in another order are
/// a change of "nileCards" or "sphinxCards" with the ids as values. Without a difference outside
/// "box" the checksums agree and every game is the same with both.
[[nodiscard]] std::vector<EditionDifference> compareEditions(const Edition& before,
                                                             const Edition& after);

} // namespace nilometer::egizia
