// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/game.h"
#include "engine/table/changes.h"

namespace nilometer::pyramidion {

/// Everything that can be moved on the table. Each function changes the state and appends the
/// effect with the rule that makes it; nothing that stays as it was is reported.
class Changes : public table::ChangesOf<Game, State> {
public:
  using ChangesOf::ChangesOf;

  /// Moves all `resources`, a copy. What a player gives without having it, on a table that insists,
  /// comes from the supply first, as far as that has any.
  void move(Resources resources, std::uint8_t from, std::uint8_t to, Player player, RuleId rule,
            Places basis = {});
  /// From the supply, as many as it holds; what is short is lost (SET-8).
  void payOut(const Resources& resources, std::uint8_t to, Player player, RuleId rule,
              Places basis = {});
  /// A troop onto a site where no other one of its kind lies, or (noPlayer) the one there home.
  void troop(const TroopAt& which, Player player, RuleId rule, Places basis = {});

  /// One card from the pile to a hand; none if pile and discards are empty (CARD-4).
  void drawCard(Player player, RuleId rule);
  /// A card that was seen leaves a hand; it is the one that is known to be there, if it can be.
  void leaveHand(Player player, const Card& card);
  /// A seen card comes to the discards, or waits beside its owner (CARD-1).
  void discard(const Card& card);
  /// Off the site, with all that hangs on it (CARD-5). In a revolt the philosopher's marker never
  /// stays.
  void removeCard(int number, RuleId rule, bool inRevolt = false);
  /// The philosopher's marker off every card.
  void endDoubling();
  /// The next boat from the pile: to the row, or reserved for that player.
  void drawBoat(const Boat& boat, Player reservedFor);
  /// What a boat shows that lies on the table is known from here on.
  void readBoat(const Boat& boat);

private:
  [[nodiscard]] Resources& resourcesAt(std::uint8_t spot, Player player);
};

} // namespace nilometer::pyramidion
