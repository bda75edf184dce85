// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/effects.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/game.h"
#include "engine/egizia/printed.h"
#include "engine/table/changes.h"

#include <span>

namespace nilometer::egizia {

/// Everything that can be moved on the table. Each function changes the state and appends the
/// effect with the rule that makes it; nothing that stays as it was is reported. `basis` = the
/// printed values that the rule read for it.
class Changes : public table::ChangesOf<Game, State> {
public:
  using ChangesOf::ChangesOf;

  void points(Player player, int by, RuleId rule, std::uint8_t what = table::nothing,
              std::span<const PrintedPlace> basis = {});
  /// More than the stone track holds is lost (STONE-2).
  void gainStones(Player player, int stones, RuleId rule);
  void spendStones(Player player, int stones, RuleId rule);
  /// One step; at the end of its track the crew stays there (CREW-1).
  void advanceCrew(Player player, Crew crew, RuleId rule);
  /// Sets a strength; the printed end of its track counts from there on (CREW-1). Reported always.
  void setCrew(Player player, Crew crew, int strength, RuleId rule);
  void turnCrews(Player player, CrewSet crews, bool used, RuleId rule);
  /// Down by `steps`; the last step and every step beyond it pay (MARKET-2, MARKET-3).
  void stepMarket(Player player, Market market, int steps, RuleId rule);
  /// To that step, without what it pays. Reported in any case.
  void setStep(Player player, Market market, int step, RuleId rule);
  void moveRing(Player player, Ring to, RuleId rule);
  void placeShip(Player player, std::uint8_t stop, std::uint8_t space, RuleId rule);
  void returnShip(Player player, std::uint8_t stop, std::uint8_t space, RuleId rule);
  void putStone(Player player, Building building, int cell, int value, RuleId rule);
  /// A card reported by name; who holds it is up to the caller.
  void card(Player player, std::uint8_t name, CardMove move, RuleId rule, int before = 0,
            int after = 0);
  /// The card leaves the player's hand and the game.
  void playCard(Player player, CardKind kind);
  void useCard(Player player, CardKind kind);
};

/// The lowest-numbered card of the kind the player holds, or -1.
[[nodiscard]] int heldCard(const Edition& edition, const PlayerState& own, CardKind kind);
[[nodiscard]] bool holds(const Edition& edition, const PlayerState& own, CardKind kind);

} // namespace nilometer::egizia
