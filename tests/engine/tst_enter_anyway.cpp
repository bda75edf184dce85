// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal but possible entries may be entered anyway; what leaves no possible table is refused.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

/// A table where a and b have ships, cards and stones, and the entries to try on it.
struct Trial {
  Table table{Profile::revised, 3};
  Entry entry;
};
using Arrange = void (*)(Trial&);

} // namespace

class tst_EnterAnyway : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void possibleEntriesMayBeForced_data();
  void possibleEntriesMayBeForced();
  void forcedEntriesHaveTheirEffects_SAIL3();
  void forcedPassTakesNobodysTurn_SAIL1();
  void forcedCrewStaysTurned_BUILD4();
  void impossibleEntriesAreNot_data();
  void impossibleEntriesAreNot();
  void aRefusedEntryLeavesNoTrace();
  void legalEntriesNeedNoForce();
};

namespace {

void sailing(Trial& trial) {
  Table& table = trial.table;
  table.sail();
  table.put(b, RoundSpace::edfu);
  table.put(a, RoundSpace::passalon);
  table.state.sailTurn = a;
}

void buildingTurn(Trial& trial) {
  Table& table = trial.table;
  table.of(a).stones = 4;
  table.crews(a, {2, 2, 2, 2});
  table.of(a).usedCrews = yellowCrew;
  table.nameTombs({2, 3, 4, 5});
  table.stone(b, Building::obelisk, cells({0}));
  table.put(a, Site::obelisk, 1);
  table.put(b, Site::obelisk, 2);
  table.put(b, Site::pyramid, 1);
  table.start(Phase::build);
}

Build obelisk(CrewSet crews, std::initializer_list<int> numbers) {
  return building(a, Site::obelisk, crews, {{Building::obelisk, cells(numbers)}}, Market::grain);
}

void row(const char* name, Arrange arrange, const char* rules) {
  QTest::newRow(name) << arrange << QString::fromLatin1(rules);
}
/// An impossible one; its name begins with the invariant.
void row(const char* name, Arrange arrange) {
  QTest::newRow(name) << arrange << QString::fromLatin1(name).section(u' ', 0, 0);
}

void possibleWhileSailing() {
  row(
      "SAIL-1 out of turn",
      [](Trial& t) {
        sailing(t);
        t.entry = t.table.to(c, RoundSpace::selinon);
      },
      "SAIL-1 TURN");
  row(
      "SAIL-2 occupied",
      [](Trial& t) {
        sailing(t);
        t.table.state.sailTurn = c;
        t.entry = t.table.to(c, RoundSpace::edfu);
      },
      "SAIL-2");
  row(
      "SAIL-3 upstream",
      [](Trial& t) {
        sailing(t);
        t.entry = t.table.to(a, RoundSpace::thebae);
      },
      "SAIL-3");
  row(
      "SAIL-5 reserve too early",
      [](Trial& t) {
        t.table.sail();
        t.table.put(b, Site::obelisk, 1);
        t.entry = t.table.to(a, Site::obelisk, reserveSpace);
      },
      "SAIL-5");
  row(
      "SAIL-6 not allowed to pass",
      [](Trial& t) {
        t.table.game.options.mayPass = false;
        sailing(t);
        t.entry = Pass{.player = a};
      },
      "SAIL-6");
  row(
      "CREW-2 lost advance",
      [](Trial& t) {
        sailing(t);
        t.entry = t.table.to(a, RoundSpace::alyi);
      },
      "CREW-2");
}

void possibleWhileBuilding() {
  row(
      "BUILD-1 out of order",
      [](Trial& t) {
        buildingTurn(t);
        t.entry = DeclineBuild{.player = b, .site = Site::obelisk};
      },
      "BUILD-1 TURN");
  row(
      "BUILD-3 joker alone",
      [](Trial& t) {
        buildingTurn(t);
        t.entry = obelisk(jokerCrew, {1});
      },
      "BUILD-3");
  row(
      "BUILD-4 crew used twice",
      [](Trial& t) {
        buildingTurn(t);
        t.entry = obelisk(yellowCrew, {1});
      },
      "BUILD-4");
  row(
      "BUILD-5 too weak",
      [](Trial& t) {
        buildingTurn(t);
        t.table.crews(a, {1, 1, 1, 2});
        t.entry = obelisk(blueCrew, {1});
      },
      "BUILD-5");
  row(
      "BUILD-5 too few stones",
      [](Trial& t) {
        buildingTurn(t);
        t.table.of(a).stones = 1;
        t.entry = obelisk(blueCrew, {1});
      },
      "BUILD-5");
  row(
      "OBELISK-1 out of order",
      [](Trial& t) {
        buildingTurn(t);
        t.entry = obelisk(blueCrew | jokerCrew, {2});
      },
      "OBELISK-1");
}

void possibleOtherwise() {
  row(
      "FEED-1 out of order",
      [](Trial& t) {
        t.table.start(Phase::feed);
        t.entry = Feed{.only = a, .help = {}};
      },
      "FEED-1 TURN");
  row(
      "MARKET-4 sale",
      [](Trial& t) {
        t.table.start(Phase::final);
        t.table.keep(c, 0);
        t.entry = FinalScore{.player = c, .sell = true};
      },
      "MARKET-4");
  row(
      "TIME-2 not his turn",
      [](Trial& t) {
        t.table.give(b, CardKind::stones6);
        t.table.sail(5);
        t.entry = PlayCard{.player = b, .kind = CardKind::stones6};
      },
      "TIME-2");
}

void impossibleShipsAndCards() {
  row("INV-PHASE feeding while sailing", [](Trial& t) {
    sailing(t);
    t.entry = Feed{};
  });
  row("INV-SHIPS a ninth ship", [](Trial& t) {
    sailing(t);
    t.table.of(a).shipsPlaced = 8;
    t.entry = t.table.to(a, RoundSpace::selinon);
  });
  row("INV-SLOTS a second ship at a site", [](Trial& t) {
    sailing(t);
    t.table.put(a, Site::obelisk, 1);
    t.entry = t.table.to(a, Site::obelisk, 2);
  });
  row("INV-CARDS a card not owned", [](Trial& t) {
    sailing(t);
    t.entry = PlayCard{.player = a, .kind = CardKind::crewStep};
  });
  row("INV-CARDS a card somebody has", [](Trial& t) {
    t.table.give(b, CardKind::crewStep);
    sailing(t);
    t.entry =
        PlaceShip{.player = a, .stop = t.table.card(9), .card = t.table.nameOf(CardKind::crewStep)};
  });
  row("INV-CARDS a card of another deck", [](Trial& t) {
    LayOut laid;
    laid.cards[0] = t.table.nameOf(CardKind::tomb);
    t.entry = laid;
  });
  row("INV-SPHINX a card that somebody has shown", [](Trial& t) {
    t.table.keep(b, t.table.sphinx("crew-blue"));
    t.table.state.player[b].scored = true;
    t.entry = NameSphinxCards{.player = a, .cards = t.table.sphinx("crew-blue")};
  });
}

void impossibleBuilding() {
  row("INV-PHASE building nothing", [](Trial& t) {
    buildingTurn(t);
    t.entry = obelisk(blueCrew, {});
  });
  row("INV-SLOTS building without a ship", [](Trial& t) {
    buildingTurn(t);
    t.entry = drawing(a, blueCrew, 1);
  });
  row("INV-SPACES a space already built", [](Trial& t) {
    buildingTurn(t);
    t.entry = obelisk(blueCrew, {0});
  });
  row("INV-TOMBS a tile that is not open", [](Trial& t) {
    buildingTurn(t);
    t.entry = building(a, Site::obelisk, blueCrew, {{Building::tombs, cells({7})}}, Market::grain);
  });
  row("INV-SPHINX more than the deck has", [](Trial& t) {
    t.table.put(a, Site::sphinx, 1);
    t.table.of(a).stones = 9;
    t.table.crews(a, {5, 1, 1, 2});
    t.table.of(b).sphinxHeld = static_cast<std::int16_t>(1 + t.table.state.sphinxDeck);
    t.table.state.sphinxDeck = 0;
    t.table.start(Phase::build);
    t.entry = drawing(a, blueCrew, 3, 1);
  });
}

} // namespace

void tst_EnterAnyway::possibleEntriesMayBeForced_data() {
  QTest::addColumn<Arrange>("arrange");
  QTest::addColumn<QString>("rules");
  possibleWhileSailing();
  possibleWhileBuilding();
  possibleOtherwise();
}

void tst_EnterAnyway::possibleEntriesMayBeForced() {
  QFETCH(Arrange, arrange);
  Trial trial;
  arrange(trial);
  Table& table = trial.table;
  QTEST(table.refusal(trial.entry), "rules");
  QVERIFY(!table.enter(trial.entry)); // not unless the table insists
  QCOMPARE(table.impossible(), u"none"_s);
  QVERIFY(table.anyway(trial.entry));
  QVERIFY(!table.outcome.verdict.legal()); // the finding stays
  QVERIFY(!table.effects.empty());
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_EnterAnyway::forcedEntriesHaveTheirEffects_SAIL3() {
  Trial trial;
  sailing(trial);
  Table& table = trial.table;
  QVERIFY(table.anyway(table.to(a, RoundSpace::thebae)));
  QCOMPARE(table.said(EffectKind::strength),
           (QStringList{u"a ROUND-THEBAE blue 1>2"_s, u"a ROUND-THEBAE black 1>2"_s}));
  QCOMPARE(table.state.sailTurn, b);
}

void tst_EnterAnyway::forcedPassTakesNobodysTurn_SAIL1() {
  for (const int players : {2, 3, 4}) {
    for (Player due = 0; due < players; ++due) {
      for (Player passing = 0; passing < players; ++passing) {
        Table table(Profile::revised, players);
        table.sail();
        table.state.sailTurn = due;
        QVERIFY(table.anyway(Pass{.player = passing}));
        // Only who is on turn hands it on, to the next tile.
        const auto next = static_cast<Player>((due + 1) % players);
        QCOMPARE(table.state.sailTurn, passing == due ? next : due);
        QVERIFY(table.of(passing).hasPassed);
      }
    }
  }
}

void tst_EnterAnyway::forcedCrewStaysTurned_BUILD4() {
  Trial trial;
  buildingTurn(trial);
  QVERIFY(trial.table.anyway(obelisk(yellowCrew, {1})));
  QCOMPARE(trial.table.of(a).usedCrews, yellowCrew);
  QVERIFY(trial.table.said(EffectKind::turned).isEmpty());
  QCOMPARE(trial.table.points(a), 2);
}

void tst_EnterAnyway::impossibleEntriesAreNot_data() {
  QTest::addColumn<Arrange>("arrange");
  QTest::addColumn<QString>("invariant");
  impossibleShipsAndCards();
  impossibleBuilding();
}

void tst_EnterAnyway::impossibleEntriesAreNot() {
  QFETCH(Arrange, arrange);
  QFETCH(QString, invariant);
  Trial trial;
  arrange(trial);
  QVERIFY(trial.table.refusal(trial.entry) != legal);
  const State before = trial.table.state;
  QVERIFY(!trial.table.anyway(trial.entry));
  QVERIFY2(trial.table.impossible().contains(invariant), qPrintable(trial.table.impossible()));
  QVERIFY(trial.table.state == before);
  QVERIFY(trial.table.effects.empty());
}

void tst_EnterAnyway::aRefusedEntryLeavesNoTrace() {
  Trial trial;
  sailing(trial);
  Table& table = trial.table;
  const State before = table.state;
  Effects kept{Effect{}};
  const Outcome outcome =
      enter(table.game, table.state, table.to(a, RoundSpace::thebae), false, kept);
  QVERIFY(!outcome.accepted);
  QVERIFY(table.state == before);
  QCOMPARE(kept.size(), std::size_t{1}); // earlier effects stay
}

void tst_EnterAnyway::legalEntriesNeedNoForce() {
  Trial trial;
  sailing(trial);
  QVERIFY(trial.table.anyway(trial.table.to(a, RoundSpace::selinon)));
  QVERIFY(trial.table.outcome.verdict.legal());
  QCOMPARE(trial.table.impossible(), u"none"_s);
}

NILOMETER_TEST(tst_EnterAnyway)
#include "tst_enter_anyway.moc"
