// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/vocabulary.h"
#include "engine/table/printed.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

/// Printed values (docs/rules-pyramidion.md, SEE-4). Hardly any of them is known beforehand: the
/// table reads them off when they are needed.
namespace nilometer::pyramidion {

/// A character card, as it lies face up.
struct Card {
  CardKind kind = CardKind::merchant;
  bool basic = false;
  std::array<std::uint8_t, categoryCount> values{}; ///< by Category (CARD-6)
  std::optional<bool> ankh{};                       ///< nothing: nobody had to know yet
  std::uint8_t id = 0; ///< its number among Edition::cards, from 1; 0 = not known singly

  friend bool operator==(const Card&, const Card&) = default;
};
/// BOAT-4.
struct Boat {
  Resources need{};
  std::optional<std::uint8_t> points{}; ///< nothing: read at the end only (option boatPoints)
  std::uint8_t id = 0; ///< its number among Edition::boats, from 1; 0 = not known singly
  bool waits = false;  ///< it was turned up, and nobody has read it yet

  friend bool operator==(const Boat&, const Boat&) = default;
};
/// What a supply card puts on each site.
using SupplyCard = std::array<Resources, siteCount>;
struct RevoltMarker {
  std::uint8_t value = 0;
  Resources pictured;

  friend bool operator==(const RevoltMarker&, const RevoltMarker&) = default;
};

/// Values read off components. A table starts with those of its edition and adds what it reads,
/// each only once: so that it can be chosen from a list later on.
struct Readings {
  std::vector<Card> cards{}; ///< those with an id first
  std::vector<Boat> boats{}; ///< those with an id first
  std::vector<SupplyCard> supply{};
  std::vector<RevoltMarker> markers{};

  /// The single cards of that kind; none where not every one of them is listed.
  [[nodiscard]] std::vector<Card> allOf(CardKind kind, bool basic) const {
    std::vector<Card> all;
    std::ranges::copy_if(cards, std::back_inserter(all), [&](const Card& card) {
      return card.id != 0 && card.kind == kind && card.basic == basic;
    });
    if (std::ssize(all) < cardsOf(kind, basic)) all.clear();
    return all;
  }
  friend bool operator==(const Readings&, const Readings&) = default;
};
template <class Thing> void readOnce(std::vector<Thing>& list, const Thing& thing) {
  if (std::ranges::find(list, thing) == list.end()) list.push_back(thing);
}
/// One that is known singly is in the list already, perhaps without its points.
inline void readOnce(std::vector<Boat>& list, const Boat& boat) {
  if (boat.id == 0 || boat.id > list.size()) return readOnce<Boat>(list, boat);
  Boat& listed = list[static_cast<std::size_t>(boat.id - 1)];
  if (!listed.points) listed.points = boat.points;
}

struct SitePrint {
  std::optional<std::array<std::uint8_t, 2>> minima{}; ///< influence, negotiation
  std::optional<ResourceSet> corner{};                 ///< what a torturer troop can fetch

  friend bool operator==(const SitePrint&, const SitePrint&) = default;
};
using Sheet = std::array<SitePrint, siteCount>;

/// Known values of one copy of the game. No rule depends on an assumed value being right, nor on
/// any of `sheet` and `readings` being there.
struct Edition : table::EditionHead {
  Resources supply; ///< everything in the box (SET-4)
  Sheet sheet;
  Readings readings;
};

} // namespace nilometer::pyramidion
