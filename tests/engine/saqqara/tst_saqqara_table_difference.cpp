// SPDX-License-Identifier: GPL-3.0-or-later
// What lies otherwise on two tables of one game: after undo, after a change of the past.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/random_play/saqqara/random_game.h"
#include "engine/saqqara/table_difference.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// Every table of a game played by chance, from the first to the last.
std::vector<State> tablesOf(const SaqqaraTable& table, std::uint64_t seed) {
  RandomGame random(table.game, seed);
  State state = setUp(table.game);
  saqqara::Options options;
  Effects effects;
  std::vector<State> tables{state};
  while (const auto entry = random.next(state, options)) {
    if (!saqqara::enter(table.game, state, *entry, false, effects).accepted) qFatal("refused");
    tables.push_back(state);
  }
  return tables;
}

/// What came to all spots but the supply.
Goods cameTo(const Effects& effects) {
  Goods goods;
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::stock) continue;
    const StockEffect stock = asStock(effect);
    goods.add(stock.good, stock.by);
  }
  return goods;
}

} // namespace

class tst_SaqqaraTableDifference : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void wayBackIsTheSameBackwards();
  void goodsComeFromTheSupply();
  void tableLaidByTheDifferenceIsTheOther();
};

void tst_SaqqaraTableDifference::wayBackIsTheSameBackwards() {
  const SaqqaraTable table(5);
  const std::vector<State> tables = tablesOf(table, 3);
  for (std::size_t i = 0; i + 7 < tables.size(); i += 3) {
    const Effects there = movesBetween(tables[i], tables[i + 7]);
    const Effects back = movesBetween(tables[i + 7], tables[i]);
    QCOMPARE(there.size(), back.size());
    for (std::size_t k = 0; k < there.size(); ++k) {
      QCOMPARE(there[k].rule, "ENTRY"_rule);
      QCOMPARE(there[k].kind, back[k].kind);
      if (there[k].kind == EffectKind::card) continue;
      QCOMPARE(there[k].before, back[k].after);
      QCOMPARE(there[k].after, back[k].before);
    }
    QVERIFY(movesBetween(tables[i], tables[i]).empty());
  }
}

void tst_SaqqaraTableDifference::goodsComeFromTheSupply() {
  const SaqqaraTable table(4);
  const std::vector<State> tables = tablesOf(table, 1);
  for (std::size_t i = 0; i + 1 < tables.size(); ++i) {
    const Goods left = tables[i].supply - tables[i + 1].supply;
    QCOMPARE(cameTo(movesBetween(tables[i], tables[i + 1])), left);
  }
}

void tst_SaqqaraTableDifference::tableLaidByTheDifferenceIsTheOther() {
  const SaqqaraTable table(3);
  const std::vector<State> tables = tablesOf(table, 2);
  int moved = 0;
  for (std::size_t i = 0; i + 20 < tables.size(); i += 5) {
    const State& to = tables[i + 20];
    State laid = tables[i];
    for (const Effect& effect : movesBetween(tables[i], to)) {
      ++moved;
      if (effect.kind == EffectKind::piece) {
        laid.of(effect.player).level[effect.what] = static_cast<std::uint8_t>(effect.after);
      } else if (effect.kind == EffectKind::marker && markerOf(effect) == Marker::boat) {
        laid.of(effect.player).boat = effect.after;
      } else if (effect.kind == EffectKind::stock) {
        const StockEffect stock = asStock(effect);
        const Warehouse warehouse = stock.spot.at;
        Goods& goods = stock.spot.store == Store::hand  ? laid.of(effect.player).goods
                       : stock.spot.store == Store::hut ? laid.in(warehouse).bids[effect.player]
                                                        : laid.in(warehouse).goods;
        goods.add(stock.good, stock.by);
      }
    }
    for (Player player = 0; player < 3; ++player) {
      QCOMPARE(laid.of(player).goods, to.of(player).goods);
      QCOMPARE(laid.of(player).level, to.of(player).level);
      QCOMPARE(laid.of(player).boat, to.of(player).boat);
    }
    for (const Warehouse warehouse : allWarehouses) {
      QCOMPARE(laid.in(warehouse).goods, to.in(warehouse).goods);
      QCOMPARE(laid.in(warehouse).bids, to.in(warehouse).bids);
    }
  }
  QVERIFY(moved > 100);
}

NILOMETER_TEST(tst_SaqqaraTableDifference)
#include "tst_saqqara_table_difference.moc"
