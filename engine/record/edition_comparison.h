// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_difference.h"
#include "engine/record/edition_document.h"

#include <string_view>
#include <vector>

/// Values that two copies of a game print differently.
namespace nilometer::record {

/// Everything printed that differs in the texts of two editions, facts that no rule uses included,
/// in the order of the file; how sure the values are and what the editions are called does not
/// count. Cards in another order are a change of their list, "nileCards", with the ids as values.
/// Without a difference in what counts the checksums agree and every game is the same with both.
/// @pre both can be read
[[nodiscard]] std::vector<EditionDifference>
compareTexts(std::string_view before, std::string_view after, const EditionForm& form);

} // namespace nilometer::record
