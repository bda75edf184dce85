// SPDX-License-Identifier: GPL-3.0-or-later
// What each group of Sphinx cards gives in the final scoring (END-3).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_FinalSphinxCards : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void sphinxIsBuilt_END3_data();
  void sphinxIsBuilt_END3();
  void sphinxPlayersOnLastStep_END3_data();
  void sphinxPlayersOnLastStep_END3();
  void sphinxOwnStones_END3_data();
  void sphinxOwnStones_END3();
  void sphinxCrewStrength_END3();
  void sphinxMostProductive_END3_data();
  void sphinxMostProductive_END3();
  void sphinxMostProductiveLooksAtEverybody_END3();
  void sphinxMostProductiveUsesImprovedColours_END3();
  void sphinxOwnLastStep_END3();
  void sphinxPermanentCards_END3();
  void sphinxPerTenComesLast_END3_data();
  void sphinxPerTenComesLast_END3();
};

namespace {

/// Only a is left to be scored.
void finalOf(Table& table) {
  table.start(Phase::final);
  for (Player player = 1; player < table.state.players; ++player) table.of(player).scored = true;
}

/// Points that Sphinx card gives a (and CARD-TOMB, if he has it).
int scored(Table& table, const char* id) {
  table.keep(a, table.sphinx(id));
  finalOf(table);
  const int before = table.points(a);
  if (!table.enter(FinalScore{.player = a})) return -999;
  return table.points(a) - before;
}

} // namespace

void tst_FinalSphinxCards::sphinxIsBuilt_END3_data() {
  QTest::addColumn<QByteArray>("card");
  QTest::addColumn<int>("building");
  QTest::addColumn<quint64>("built");
  QTest::addColumn<int>("points");
  const auto row = [](const char* what, const char* card, Building building, SpaceSet built,
                      int points) {
    QTest::addRow("END-3 %s", what)
        << QByteArray(card) << static_cast<int>(building) << quint64{built} << points;
  };
  row("row 7", "row-7", Building::obelisk, cells({0, 1, 2, 3, 4, 5, 6, 7}), 4);
  row("row 7 missing", "row-7", Building::obelisk, cells({0, 1, 2, 3, 4, 5, 6}), 0);
  row("row 8 missing", "row-8", Building::obelisk, cells({0, 1, 2, 3, 4, 5, 6, 7}), 0);
  row("row 9", "row-9", Building::obelisk, cells({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}), 6);
  row("pillars", "pillars", Building::temple, cells({0, 1, 2, 3, 4}), 5);
  row("one pillar", "pillars", Building::temple, cells({2, 3, 4}), 0);
  row("columns", "columns", Building::temple, cells({0, 1, 2, 3, 4, 5, 6}), 6);
  row("one column", "columns", Building::temple, cells({0, 1, 2, 3, 4, 5}), 0);
  row("all spaces of a row", "pyramid-row-3", Building::pyramid,
      cells({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}), 5);
  row("a row with a gap", "pyramid-row-3", Building::pyramid,
      cells({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), 0);
}

void tst_FinalSphinxCards::sphinxIsBuilt_END3() {
  QFETCH(QByteArray, card);
  QFETCH(int, building);
  QFETCH(quint64, built);
  Table table;
  // Own stones are irrelevant: b and c have built it all.
  table.stone(b, static_cast<Building>(building), built & 0x5555);
  table.stone(c, static_cast<Building>(building), built & ~SpaceSet{0x5555});
  QTEST(scored(table, card.constData()), "points");
}

void tst_FinalSphinxCards::sphinxPlayersOnLastStep_END3_data() {
  QTest::addColumn<QByteArray>("card");
  QTest::addColumn<int>("market");
  QTest::addColumn<int>("others");
  QTest::addColumn<bool>("holder");
  for (int others = 0; others <= 3; ++others) {
    for (const bool holder : {false, true}) {
      QTest::addRow("END-3 stone market, %d others%s", others, holder ? " and the holder" : "")
          << QByteArray("players-stone") << 0 << others << holder;
      QTest::addRow("END-3 grain market, %d others%s", others, holder ? " and the holder" : "")
          << QByteArray("players-grain") << 1 << others << holder;
    }
  }
}

void tst_FinalSphinxCards::sphinxPlayersOnLastStep_END3() {
  QFETCH(QByteArray, card);
  QFETCH(int, market);
  QFETCH(int, others);
  QFETCH(bool, holder);
  constexpr std::array<int, 5> points{0, 3, 5, 7, 9};
  Table table;
  const auto which = static_cast<Market>(market);
  const Market other = market == 0 ? Market::grain : Market::stone;
  for (Player player = 1; player <= others; ++player) table.mark(player, which, table.last(which));
  if (holder) table.mark(a, which, table.last(which));
  table.mark(d, other, table.last(other)); // the other market does not count
  QCOMPARE(scored(table, card.constData()), points[at(others + (holder ? 1 : 0))]);
}

void tst_FinalSphinxCards::sphinxOwnStones_END3_data() {
  QTest::addColumn<QByteArray>("card");
  QTest::addColumn<QList<int>>("own");
  QTest::addColumn<int>("points");
  const auto row = [](const char* card, QList<int> own, int points) {
    QTest::addRow("END-3 %s with %d %d %d %d", card, own[0], own[1], own[2], own[3])
        << QByteArray(card) << own << points;
  };
  row("pyramid-6", {0, 0, 5, 0}, 0);
  row("pyramid-6", {0, 0, 6, 0}, 6);
  row("pyramid-7", {0, 0, 6, 0}, 0);
  row("pyramid-7", {0, 0, 9, 0}, 7);
  row("obelisk-4", {3, 9, 0, 0}, 0);
  row("obelisk-4", {4, 0, 0, 0}, 6);
  row("obelisk-5", {5, 0, 0, 0}, 7);
  row("temple-4", {0, 0, 9, 3}, 0);
  row("temple-4", {0, 0, 0, 4}, 6);
  row("each-2", {2, 2, 2, 2}, 7);
  row("each-2", {9, 1, 9, 9}, 0);
  row("each-2", {4, 4, 4, 0}, 0);
  row("tombs-each", {0, 5, 3, 0}, 5);
  row("tombs-each", {3, 0, 3, 3}, 0);
}

void tst_FinalSphinxCards::sphinxOwnStones_END3() {
  QFETCH(QByteArray, card);
  QFETCH(QList<int>, own);
  Table table;
  for (const Building building : {Building::obelisk, Building::pyramid, Building::temple}) {
    table.stone(a, building, spaceBit(own[static_cast<int>(building)]) - 1);
  }
  FinalFacts facts = factsOf(table.game, table.state);
  facts.player[a].ownStones[at(Building::tombs)] = own[1];
  const int index = std::countr_zero(table.sphinx(card.constData()));
  const SphinxResult result = scoreSphinxCard(at(index), table.game, facts, a, 0);
  QTEST(result.points, "points");
}

void tst_FinalSphinxCards::sphinxCrewStrength_END3() {
  constexpr std::array<const char*, 4> cards{"crew-blue", "crew-black", "crew-yellow",
                                             "crew-joker"};
  for (std::size_t crew = 0; crew < crewCount; ++crew) {
    Table table;
    table.crews(a, {3, 4, 5, 6});
    QCOMPARE(scored(table, cards[crew]), static_cast<int>(crew) + 3);
  }
}

void tst_FinalSphinxCards::sphinxMostProductive_END3_data() {
  QTest::addColumn<QByteArray>("card");
  QTest::addColumn<QList<int>>("mine");
  QTest::addColumn<QList<int>>("theirs");
  QTest::addColumn<int>("points");
  const auto row = [](const char* what, const char* card, QList<int> mine, QList<int> theirs,
                      int points) {
    QTest::addRow("END-3 %s %s", card, what) << QByteArray(card) << mine << theirs << points;
  };
  row("nobody more", "most-yellow-green", {5, 6}, {4}, 7);
  row("somebody more", "most-yellow-green", {4}, {5}, 0);
  row("a tie pays", "most-yellow-green", {5}, {5}, 7);
  row("a sum of 0 does not", "most-yellow-green", {}, {}, 0);
  row("nobody more", "most-brown", {8}, {7}, 7);
  row("water ring ignored", "most-brown", {6, 7}, {9}, 7);
  row("start field included, tie", "most-green", {}, {}, 7);
  row("somebody more", "most-green", {}, {2}, 0);
  row("start quarry included, tie", "most-quarries", {}, {}, 7);
  row("somebody more", "most-quarries", {2}, {3}, 0);
  row("sums count, not cards", "most-quarries", {4}, {2, 2}, 7);
}

void tst_FinalSphinxCards::sphinxMostProductive_END3() {
  QFETCH(QByteArray, card);
  QFETCH(QList<int>, mine);
  QFETCH(QList<int>, theirs);
  const CardKind kind = card == "most-green"          ? CardKind::fieldGreen
                        : card == "most-yellow-green" ? CardKind::fieldYellowGreen
                        : card == "most-brown"        ? CardKind::fieldBrown
                                                      : CardKind::quarry;
  Table table;
  for (const int amount : mine) table.give(a, kind, amount);
  for (const int amount : theirs) table.give(b, kind, amount);
  table.state.ring = Ring::left;
  QTEST(scored(table, card.constData()), "points");
}

void tst_FinalSphinxCards::sphinxMostProductiveLooksAtEverybody_END3() {
  for (const Player other : {b, c, d}) {
    Table table;
    table.give(a, CardKind::quarry, 2);
    table.give(other, CardKind::quarry, 3);
    QCOMPARE(scored(table, "most-quarries"), 0);
  }
}

void tst_FinalSphinxCards::sphinxMostProductiveUsesImprovedColours_END3() {
  for (const bool improved : {false, true}) {
    Table table;
    const int brown = table.give(a, CardKind::fieldBrown, 9);
    table.give(b, CardKind::fieldYellowGreen, 6);
    if (improved) table.of(a).improvedOnce = cardBit(brown);
    QCOMPARE(scored(table, "most-yellow-green"), improved ? 7 : 0);
  }
}

void tst_FinalSphinxCards::sphinxOwnLastStep_END3() {
  for (const bool stone : {false, true}) {
    for (const bool grain : {false, true}) {
      for (const char* card : {"own-stone", "own-grain", "own-both"}) {
        Table table;
        table.mark(a, Market::stone, table.last(Market::stone) - (stone ? 0 : 1));
        table.mark(a, Market::grain, table.last(Market::grain) - (grain ? 0 : 1));
        for (const Player player : {b, c}) {
          table.mark(player, Market::stone, table.last(Market::stone));
          table.mark(player, Market::grain, table.last(Market::grain));
        }
        const bool both = card == std::string_view("own-both");
        const bool pays = both                                    ? stone && grain
                          : card == std::string_view("own-stone") ? stone
                                                                  : grain;
        const int paid = both ? 7 : 4;
        QCOMPARE(scored(table, card), pays ? paid : 0);
      }
    }
  }
}

void tst_FinalSphinxCards::sphinxPermanentCards_END3() {
  Table table;
  const int field = table.give(a, CardKind::fieldBrown, 9);
  table.give(a, CardKind::fieldGreen);
  table.give(a, CardKind::quarry);
  table.give(a, CardKind::upstream);
  table.give(a, CardKind::keep2);            // an Anytime card does not count
  table.give(a, CardKind::improveField);     // counts before it is assigned
  table.of(a).improvedOnce = cardBit(field); // and afterwards
  QCOMPARE(scored(table, "permanent"), 2 * 3);
  table.of(a).scored = false;
  table.of(a).improvedTwice = cardBit(field); // the second one on it, too
  QCOMPARE(scored(table, "permanent"), 2 * 4);
  Table withTomb;
  withTomb.give(a, CardKind::tomb); // CARD-TOMB counts; it is worth 2 as a tomb, too
  QCOMPARE(scored(withTomb, "permanent"), 2 + 2);
}

void tst_FinalSphinxCards::sphinxPerTenComesLast_END3_data() {
  QTest::addColumn<int>("points");
  QTest::addColumn<int>("more");
  QTest::newRow("END-3 below ten") << 5 << 0;
  QTest::newRow("END-3 others first: 4 and 6 make 10") << 6 << 1;
  QTest::newRow("END-3 does not count itself") << 105 << 10;
  QTest::newRow("END-3 whole tens") << 35 << 3;
  QTest::newRow("END-3 negative") << -20 << 0;
}

void tst_FinalSphinxCards::sphinxPerTenComesLast_END3() {
  QFETCH(int, points);
  Table table;
  table.crews(a, {4, 1, 1, 2});
  table.score(a, points);
  table.keep(a, table.sphinx("crew-blue") | table.sphinx("per-ten"));
  finalOf(table);
  QVERIFY(table.enter(FinalScore{.player = a}));
  QFETCH(int, more);
  QCOMPARE(table.points(a), points + 4 + more);
}

NILOMETER_TEST(tst_FinalSphinxCards)
#include "tst_final_sphinx_cards.moc"
