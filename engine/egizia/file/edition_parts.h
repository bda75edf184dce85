// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition_bounds.h"
#include "engine/record/edition_schema.h"
#include "engine/record/ids.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How the values of an edition stand in its file (docs/edition.md). Use edition_file.h.
namespace nilometer::egizia {

using record::EditionSchema;

/// Facts about the box: no rule uses them.
inline constexpr std::string_view boxGroup = "box";
inline constexpr std::string_view nileGroup = "nileCards";
inline constexpr std::string_view sphinxGroup = "sphinxCards";

/// A number as it is printed.
inline constexpr record::Number<std::int16_t> printedNumber{0, maxPrinted};

/// A list of different words out of `names` as a set.
template <class Set, class T>
[[nodiscard]] constexpr record::SetOf<Set, record::Word<T>>
wordSet(std::span<const std::string_view> names) {
  return {{names}, names.size(), record::ReadFault::outOfRange, "each at most once", 1};
}

using Findings = std::vector<EditionFinding>;

/// All but the cards. What a file says twice, and not alike, is added to `found`.
void describeBoard(EditionSchema& at, Edition& edition, Findings& found);
/// Rows or parts that cards ask for and that are not there are added to `found`.
void describeCards(EditionSchema& at, Edition& edition, Findings& found);

/// A Nile card as the file lists it: once, however many of it are in each deck.
struct ListedCard : NileCard {
  std::string id;
  std::array<int, deckCount> decks{};
};
void describe(EditionSchema& at, ListedCard& card);
/// `edition` has the buildings.
void describe(EditionSchema& at, SphinxCard& card, const Edition& edition, Findings& found);

} // namespace nilometer::egizia
