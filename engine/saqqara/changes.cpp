// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/changes.h"

#include <algorithm>

namespace nilometer::saqqara {

Goods& Changes::goodsAt(const Spot& spot) {
  switch (spot.store) {
  case Store::hand: return of(spot.player).goods;
  case Store::supply: return state().supply;
  case Store::warehouse: return in(spot.at).goods;
  case Store::hut: break;
  }
  return in(spot.at).bids[spot.player];
}

void Changes::put(int count, Good good, const Spot& spot, RuleId rule, Places basis) {
  Goods& goods = goodsAt(spot);
  const int before = goods[good];
  goods.add(good, count);
  add(EffectKind::stock, spot.player, rule, good, spotCode(spot), before, before + count, basis);
}

void Changes::bringMissing(const Goods& goods, const Spot& hand) {
  for (const Good good : allGoods) {
    const int missing = std::min<int>(goods[good] - goodsAt(hand)[good], state().supply[good]);
    if (missing > 0) move(some(missing, good), supplySpot, hand, "GOODS-3"_rule);
  }
}

void Changes::move(Goods goods, const Spot& from, const Spot& to, RuleId rule, Places basis) {
  if (from.store == Store::hand) bringMissing(goods, from);
  for (const Good good : allGoods) {
    if (goods[good] == 0) continue;
    put(-goods[good], good, from, rule, basis);
    put(goods[good], good, to, rule, basis);
  }
}

void Changes::payOut(int count, Good good, const Spot& to, RuleId rule, Places basis) {
  const int paid = std::clamp(state().supply[good], 0, count);
  move(some(paid, good), supplySpot, to, rule, basis);
  if (paid == count) return;
  const PrintedPlace box = "supply.*"_printed.at(at(good));
  note(to.player, Note::cut, "GOODS-2"_rule, code(good), count, paid, box);
}

void Changes::worker(Player player, Pyramid pyramid, bool forNothing, RuleId rule, Places basis) {
  std::uint8_t& level = of(player).level[at(pyramid)];
  const int before = level++;
  add(EffectKind::piece, player, rule, pyramid, forNothing ? 1 : 0, before, level, basis);
}

} // namespace nilometer::saqqara
