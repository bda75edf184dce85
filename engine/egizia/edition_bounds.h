// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <array>
#include <string_view>

/// Bounds of printed values, shared by validate() and the reader of editions. Those of whole
/// tables (spaces, steps, cards) are in vocabulary.h.
namespace nilometer::egizia {

/// No number on board or cards is higher.
inline constexpr int maxPrinted = 99;

/// Building spaces at a site (SAIL-5).
inline constexpr int maxSiteSpaces = 5;

/// SET-5.
inline constexpr std::array<int, deckCount> printedDeckSizes{22, 22, 12};
inline constexpr int sphinxCardCount = 29;
/// For how many rounds a deck lasts (LAY-1).
inline constexpr std::array<int, deckCount> roundsOfDeck{2, 2, 1};

/// What NileCard::amount may be; 0 to 0 for a kind that has no number on it.
struct AmountBounds {
  int least = 0;
  int most = 0;
  [[nodiscard]] bool has() const { return most > 0; }
};
[[nodiscard]] AmountBounds amountBounds(CardKind kind);

/// What may be entered for a single printed number; whether it goes with the others is for
/// validate(). `place` as in docs/edition.md.
struct PrintedBounds {
  int least = 0;
  int most = maxPrinted;
};
[[nodiscard]] PrintedBounds printedBounds(std::string_view place);

} // namespace nilometer::egizia
