// SPDX-License-Identifier: GPL-3.0-or-later
// What holds on every possible table (INV-*), broken one by one.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

using Break = void (*)(Table&);

class tst_Invariants : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void aFreshTableIsPossible_data() { profileRows(); }
  void aFreshTableIsPossible();
  void everyInvariantIsLookedAt_data();
  void everyInvariantIsLookedAt();
  void severalAtOnce();
};

void tst_Invariants::aFreshTableIsPossible() {
  QFETCH(int, profile);
  for (int players = 2; players <= 4; ++players) {
    Table table(profile, players);
    QCOMPARE(table.brokenNow(), u"none"_s);
    QVERIFY(table.enter(LayOut{}));
    QCOMPARE(table.brokenNow(), u"none"_s);
  }
}

void tst_Invariants::everyInvariantIsLookedAt_data() {
  QTest::addColumn<Break>("damage");
  const auto row = [](const char* name, Break damage) { QTest::newRow(name) << damage; };
  row("INV-PHASE sixth round", [](Table& t) { t.state.round = 6; });
  row("INV-SHIPS nine ships", [](Table& t) { t.of(a).shipsPlaced = 9; });
  row("INV-SLOTS slot without a ship", [](Table& t) {
    t.state.sites[0].slots[0] = {.player = a, .space = 1};
    t.state.sites[0].count = 1;
  });
  row("INV-SLOTS two ships of one player", [](Table& t) {
    t.put(a, Site::sphinx, 1);
    t.put(a, Site::sphinx, 2);
  });
  row("INV-SLOTS two in reserve", [](Table& t) { // BUILD-7
    t.put(a, Site::sphinx, reserveSpace);
    t.put(b, Site::sphinx, reserveSpace);
  });
  row("INV-CARDS one card twice", [](Table& t) {
    const int card = t.give(a, CardKind::crewStep);
    t.of(b).cards |= cardBit(card);
  });
  row("INV-CARDS no start field", [](Table& t) { t.of(c).cards = 0; });
  row("INV-CARDS improved field of somebody else",
      [](Table& t) { t.of(a).improvedOnce = cardBit(t.give(b, CardKind::fieldBrown)); });
  row("INV-CARDS improved twice but not once",
      [](Table& t) { t.of(a).improvedTwice = cardBit(startFieldCard); });
  row("INV-RIVER card of another deck", [](Table& t) {
    t.sail();
    const int card = t.index(CardKind::tomb);
    t.state.river[0] = static_cast<std::uint8_t>(card);
    t.state.seenCards |= cardBit(card);
  });
  row("INV-RIVER eleventh card", [](Table& t) { t.state.river[10] = riverUnnamed; });
  row("INV-STONES below 0", [](Table& t) { t.of(d).stones = -1; });
  row("INV-STONES beyond the track", [](Table& t) { t.of(d).stones = 26; });
  row("INV-CREWS below the start", [](Table& t) { t.of(b).crews[at(Crew::joker)] = 1; });
  row("INV-CREWS beyond the track", [](Table& t) { t.of(b).crews[at(Crew::blue)] = 7; });
  row("INV-MARKETS above the top", [](Table& t) { t.mark(a, Market::stone, -1); });
  row("INV-MARKETS below the bottom", [](Table& t) { t.mark(a, Market::grain, 6); });
  row("INV-TRACK a player missing", [](Table& t) {
    constexpr std::array<Player, 3> three{a, b, c};
    t.state.track = table::ScoreTrack(three);
  });
  row("INV-ORDER a tile twice", [](Table& t) { t.of(a).orderTile = 2; });
  row("INV-SPACES two stones on one space", [](Table& t) {
    t.stone(a, Building::pyramid, cells({0}));
    t.stone(b, Building::pyramid, cells({0}));
  });
  row("INV-SPACES a space that is not there",
      [](Table& t) { t.stone(a, Building::obelisk, cells({10})); });
  row("INV-TOMBS too few open", [](Table& t) { t.state.openedTombs = 3; });
  row("INV-TOMBS value of a closed tile", [](Table& t) { t.state.tombValues[4] = 3; });
  row("INV-TOMBS a taken tile without value", [](Table& t) {
    t.tombs(a, {4});
    t.state.tombValues[0] = 0;
  });
  row("INV-SPHINX deck and hands do not add up", [](Table& t) { t.of(a).sphinxHeld = 2; });
  row("INV-SPHINX one card with two players", [](Table& t) {
    t.of(a).scored = t.of(b).scored = true;
    t.of(a).sphinxNamed = t.of(b).sphinxNamed = t.sphinx("per-ten");
  });
  row("INV-SPHINX more named than held",
      [](Table& t) { t.of(a).sphinxNamed = t.sphinx("per-ten") | t.sphinx("permanent"); });
}

void tst_Invariants::everyInvariantIsLookedAt() {
  QFETCH(Break, damage);
  Table table;
  damage(table);
  const QString name = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
  QCOMPARE(table.brokenNow(), name);
}

void tst_Invariants::severalAtOnce() {
  Table table;
  table.of(a).stones = -1;
  table.of(a).orderTile = 4;
  table.state.ring = Ring::right; // fine
  QCOMPARE(table.brokenNow(), u"INV-STONES INV-ORDER"_s);
}

NILOMETER_TEST(tst_Invariants)
#include "tst_invariants.moc"
