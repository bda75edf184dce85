// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/own_edition/egizia_copy.h"
#include "ui/pages/edition_editor/copy_state.h"

#include "engine/egizia/printed_pages.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The cards of a copy as its pages list them, and what can be changed about them. Without widgets.
namespace nilometer::ui {

/// A Nile card with how many of it are in each deck.
struct ListedNileCard {
  std::string key; ///< "nileCards.brown-8"
  egizia::NileCard card;
  std::array<int, egizia::deckCount> decks{};

  [[nodiscard]] int copies() const { return decks[0] + decks[1] + decks[2]; }
};

/// The Nile cards of the page, those of a kind beside each other, in the order of the copy. Of
/// several with one id only the first can be changed and is listed.
[[nodiscard]] std::vector<ListedNileCard> nileCardsOn(const egizia::Edition& edition,
                                                      egizia::PrintedPage page);
/// The kinds of Nile cards that belong on the page.
[[nodiscard]] std::vector<egizia::CardKind> nileKindsOn(egizia::PrintedPage page);

/// How many cards a deck has.
struct DeckSum {
  egizia::Deck deck = egizia::Deck::oneTwo;
  int cards = 0;
  int printed = 0; ///< SET-5
};
[[nodiscard]] std::array<DeckSum, egizia::deckCount> deckSums(const egizia::Edition& edition);
/// Where a new card goes: the first deck that lacks one, or else the first.
[[nodiscard]] egizia::Deck deckForNewCard(const egizia::Edition& edition);

/// What can be entered as the number of cards in a deck: the last one of a card stays, so that it
/// can move to another deck, and all decks together hold no more than a file can.
struct CountBounds {
  int least = 0;
  int most = 0;
};
[[nodiscard]] CountBounds boundsInDeck(const egizia::Edition& edition, const ListedNileCard& card,
                                       egizia::Deck deck);
[[nodiscard]] bool mayAddNileCard(const egizia::Edition& edition);
[[nodiscard]] bool mayRemoveNileCard(const egizia::Edition& edition, const ListedNileCard& card);

/// Takes the Nile card or Sphinx card of that key out.
[[nodiscard]] CopyChange removingCard(const std::string& key);
/// Another bonus of a brown field; its amount stays as far as it makes sense.
[[nodiscard]] CopyChange bonusChange(const std::string& key, egizia::TakingBonus bonus);
/// Words out of `names` at the place, by their numbers.
[[nodiscard]] CopyChange setChange(const std::string& place, const std::vector<int>& numbers,
                                   std::span<const std::string_view> names);
/// One word there.
[[nodiscard]] CopyChange wordChange(const std::string& place, std::string_view word);

} // namespace nilometer::ui
