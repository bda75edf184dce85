// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/table/ledger.h"
#include "engine/table/score_sheet.h"

#include <QTest>

#include <array>
#include <vector>

using namespace nilometer::table;

namespace {

constexpr RuleId feeding{3};
constexpr RuleId building{7};
constexpr RuleId selling{20};

Effect points(Player player, RuleId rule, int before, int after, std::uint8_t what = nothing) {
  return {.kind = EffectKind::points,
          .player = player,
          .rule = rule,
          .what = what,
          .before = static_cast<std::int16_t>(before),
          .after = static_cast<std::int16_t>(after)};
}

std::vector<LedgerLine> linesOf(const Ledger& ledger) {
  return {ledger.lines().begin(), ledger.lines().end()};
}

} // namespace

class tst_Ledger : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void lineSaysWhenWhoWhyAndHowMuch();
  void passesOverWhatIsNoPoint_data();
  void passesOverWhatIsNoPoint();
  void keepsTheOrderAcrossEntries();
  void totalsAreTheScore();
  void pointsMayFallBelowZero();
  void clearedLedgerIsEmpty();
  void emptyLedgerGivesEmptySheet();
  void sheetHasOneRowPerRuleInRuleOrder();
  void sheetSumsAcrossEntriesAndPlayers();
  void rowThatAddsUpToNothingStays();
};

void tst_Ledger::lineSaysWhenWhoWhyAndHowMuch() {
  Ledger ledger;
  ledger.record(std::array{points(2, building, 4, 11, 5)}, 17, 3, 4);
  const std::vector<LedgerLine> expected{{.entry = 17,
                                          .round = 3,
                                          .phase = 4,
                                          .player = 2,
                                          .rule = building,
                                          .what = 5,
                                          .points = 7,
                                          .total = 11}};
  QVERIFY(linesOf(ledger) == expected);
}

void tst_Ledger::passesOverWhatIsNoPoint_data() {
  QTest::addColumn<int>("kind");
  const auto row = [](const char* name, EffectKind kind) {
    QTest::newRow(name) << static_cast<int>(kind);
  };
  row("queue", EffectKind::queue);
  row("stock", EffectKind::stock);
  row("strength", EffectKind::strength);
  row("turned", EffectKind::turned);
  row("marker", EffectKind::marker);
  row("piece", EffectKind::piece);
  row("built", EffectKind::built);
  row("card", EffectKind::card);
  row("tile", EffectKind::tile);
  row("order", EffectKind::order);
  row("phase", EffectKind::phase);
  row("note", EffectKind::note);
}

void tst_Ledger::passesOverWhatIsNoPoint() {
  QFETCH(int, kind);
  Effect other = points(0, building, 1, 6);
  other.kind = static_cast<EffectKind>(kind);
  Ledger ledger;
  ledger.record(std::array{other, points(0, building, 0, 2), other}, 1, 1, 1);
  QCOMPARE(ledger.lines().size(), std::size_t{1});
  QCOMPARE(ledger.total(0), 2);
}

void tst_Ledger::keepsTheOrderAcrossEntries() {
  Ledger ledger;
  ledger.record(std::array{points(1, building, 0, 3), points(0, feeding, 0, -1)}, 1, 1, 5);
  ledger.record({}, 2, 1, 6);
  ledger.record(std::array{points(1, building, 3, 4)}, 3, 2, 1);
  QList<int> entries;
  QList<int> players;
  for (const LedgerLine& line : ledger.lines()) {
    entries << line.entry;
    players << line.player;
  }
  QCOMPARE(entries, (QList<int>{1, 1, 3}));
  QCOMPARE(players, (QList<int>{1, 0, 1}));
}

void tst_Ledger::totalsAreTheScore() {
  Ledger ledger;
  ledger.record(std::array{points(0, building, 0, 5), points(1, building, 0, 2)}, 1, 1, 5);
  ledger.record(std::array{points(0, feeding, 5, 3), points(0, selling, 3, 9)}, 2, 2, 3);
  QCOMPARE(ledger.total(0), 9);
  QCOMPARE(ledger.total(1), 2);
  QCOMPARE(ledger.total(2), 0);
  QCOMPARE(ledger.lines().back().total, std::int16_t{9});
}

void tst_Ledger::pointsMayFallBelowZero() {
  Ledger ledger;
  ledger.record(std::array{points(3, feeding, 0, -9)}, 1, 1, 3);
  QCOMPARE(ledger.lines().front().points, std::int16_t{-9});
  QCOMPARE(ledger.lines().front().total, std::int16_t{-9});
  ledger.record(std::array{points(3, building, -9, 2)}, 2, 1, 5);
  QCOMPARE(ledger.lines().back().points, std::int16_t{11});
  QCOMPARE(ledger.total(3), 2);
}

void tst_Ledger::clearedLedgerIsEmpty() {
  Ledger ledger;
  ledger.record(std::array{points(0, building, 0, 5)}, 1, 1, 5);
  ledger.clear();
  QVERIFY(ledger.lines().empty());
  QCOMPARE(ledger.total(0), 0);
}

void tst_Ledger::emptyLedgerGivesEmptySheet() {
  const ScoreSheet sheet = scoreSheet({});
  QVERIFY(sheet.rows.empty());
  QVERIFY(sheet.totals == (std::array<std::int32_t, maxSeats>{}));
}

void tst_Ledger::sheetHasOneRowPerRuleInRuleOrder() {
  Ledger ledger;
  ledger.record(std::array{points(0, selling, 0, 1), points(0, feeding, 1, 0),
                           points(0, building, 0, 4), points(1, selling, 0, 2),
                           points(1, feeding, 2, 1)},
                1, 1, 1);
  QList<int> rules;
  for (const ScoreRow& row : scoreSheet(ledger.lines()).rows) rules << row.rule.index;
  QCOMPARE(rules, (QList<int>{feeding.index, building.index, selling.index}));
}

void tst_Ledger::sheetSumsAcrossEntriesAndPlayers() {
  Ledger ledger;
  ledger.record(std::array{points(0, building, 0, 4), points(2, building, 0, 7)}, 1, 1, 5);
  ledger.record(std::array{points(0, feeding, 4, -2)}, 2, 2, 3);
  ledger.record(std::array{points(0, building, -2, 1)}, 3, 2, 5);
  const ScoreSheet expected{.rows = {{.rule = feeding, .points = {-6, 0, 0, 0}},
                                     {.rule = building, .points = {7, 0, 7, 0}}},
                            .totals = {1, 0, 7, 0}};
  QVERIFY(scoreSheet(ledger.lines()) == expected);
}

void tst_Ledger::rowThatAddsUpToNothingStays() {
  Ledger ledger;
  ledger.record(std::array{points(0, building, 0, 3), points(0, building, 3, 0)}, 1, 1, 5);
  const ScoreSheet sheet = scoreSheet(ledger.lines());
  QCOMPARE(sheet.rows.size(), std::size_t{1});
  QCOMPARE(sheet.rows.front().points.front(), 0);
}

NILOMETER_TEST(tst_Ledger)
#include "tst_ledger.moc"
