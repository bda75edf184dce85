// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/effects.h"
#include "engine/saqqara/findings.h"
#include "engine/saqqara/game.h"
#include "engine/saqqara/printed.h"
#include "engine/table/changes.h"

#include <span>

namespace nilometer::saqqara {

/// Everything that can be moved on the table. Each function changes the state and appends the
/// effect with the rule that makes it; nothing that stays as it was is reported. `basis` = the
/// printed values that the rule read for it.
class Changes : public table::ChangesOf<Game, State> {
public:
  using ChangesOf::ChangesOf;

  [[nodiscard]] WarehouseState& in(Warehouse warehouse) { return state().in(warehouse); }

  /// Moves all `goods`, a copy. What a player gives without having it, on a table that insists,
  /// comes from the supply first, as far as that has any (GOODS-3).
  void move(Goods goods, const Spot& from, const Spot& to, RuleId rule, Places basis = {});
  /// From the supply, as many as it holds; what is missing is lost (GOODS-2).
  void payOut(int count, Good good, const Spot& to, RuleId rule, Places basis = {});
  void worker(Player player, Pyramid pyramid, bool forNothing, RuleId rule, Places basis = {});

private:
  [[nodiscard]] Goods& goodsAt(const Spot& spot);
  void bringMissing(const Goods& goods, const Spot& hand);
  void put(int count, Good good, const Spot& spot, RuleId rule, Places basis);
};

} // namespace nilometer::saqqara
