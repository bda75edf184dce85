// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/changes.h"

/// What special characters and sites do when a card is played (SPECIAL, POWER).
namespace nilometer::pyramidion {

/// All that the effect of one card could do now: any one of these.
struct Choices {
  std::vector<std::uint8_t> targets{};
  std::vector<TroopAt> troops{};
  ResourceSet resources = 0;
  bool raise = false;
  SiteSet swaps = 0; ///< sites to swap with

  /// Each of them; of a swap only with which site.
  [[nodiscard]] std::vector<Deed> deeds() const;
  [[nodiscard]] bool empty() const { return deeds().empty(); }
};
/// Whether the effect of a card of that kind can be anything like that.
[[nodiscard]] bool isOfKind(CardKind kind, const Deed& deed);
/// Of a card of that kind when that player carries it out; `self` = its number, 0 while it is still
/// in hand. Repeated (SPECIAL-PHILOSOPHER), a stonemason that has swapped only swaps.
[[nodiscard]] Choices choicesOf(const Game& game, const State& state, CardKind kind, Player actor,
                                int self = 0);
/// What a philosopher repeats: the effect of the card of that number, and who carries it out
/// (option philosopherActor).
struct Repeat {
  CardKind kind = CardKind::bandit;
  Player actor = noPlayer;
  int number = 0;
};
/// Nothing if the card only counts double, or is played without a philosopher.
[[nodiscard]] std::optional<Repeat> repeatOf(const Game& game, const State& state,
                                             const Play& entry);
/// How many resources are swapped with that site.
[[nodiscard]] int swapSize(const State& state, Site other);

/// What the active site lets that player do with that card: markers by number, resources, troops.
[[nodiscard]] Bits markersFree(const State& state, Player player, const Card& card);
[[nodiscard]] bool mayGain(const State& state, const Card& card);
[[nodiscard]] bool maySendHome(const State& state, const Card& card);

/// A deed and its repetition, in the middle of a play.
void judgeDeeds(const Game& game, const State& state, const Play& entry, Verdict& verdict);
void carryOutDeeds(Changes& changes, const Play& entry);
/// What the site does behind it.
void judgePower(const Game& game, const State& state, const Play& entry, Verdict& verdict);
void carryOutPower(Changes& changes, const Play& entry);

/// Moves one resource: gained from the supply, taken from the active site or added to it.
void moveOne(Changes& changes, Happening what, Resource kind, Player player);
void swapResources(Changes& changes, const Swap& swap);
void takeMarker(Changes& changes, Player player, std::uint8_t marker);

} // namespace nilometer::pyramidion
