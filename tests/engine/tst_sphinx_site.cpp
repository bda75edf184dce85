// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing Sphinx cards (SPHINX-1 to SPHINX-3) and the cards for it.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_SphinxSite : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void strengthStonesAndLimit_SPHINX1_data();
  void strengthStonesAndLimit_SPHINX1();
  void deckIsNotEndless_SPHINX1();
  void drawingNothingIsDeclining_BUILD5();
  void keepNoneOrOne_SPHINX2_data();
  void keepNoneOrOne_SPHINX2();
  void returnedCardsGoUnderTheDeck_SPHINX2();
  void keptCardsCountLater_SPHINX3();
  void keptCardsMayBeNamed_SPHINX3();
  void namedElsewhere_SPHINX3_ENTRY();
  void keptCardsNamedWhileBuilding_SPHINX3_ENTRY();
  void keepTwo_CARDKEEP2();
  void unpaidCards_CARDMORESPHINX();
  void unpaidCardsStayInsideTheLimit_CARDMORESPHINX();
  void paidCardNeeded_options_data() { profileRows(); }
  void paidCardNeeded_options();
  void unpaidDrawingMayUseACrew_CARDMORESPHINX();
  void noTombTileTurnsUpHere_ENTRY();
  void reserveShipThatBuiltHadItsTurn_CARDRESERVE();
  void reserveShipThatWentHomeIsNotAssured_CARDRESERVE();
  void twoCrewsAtTheSphinx_CARDTWOCREWS();
};

namespace {

void atSphinx(Table& table, std::array<std::int16_t, crewCount> crews, int stones) {
  table.crews(a, crews);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::obelisk, 1); // so that BUILD is not over
  table.start(Phase::build);
}

} // namespace

void tst_SphinxSite::strengthStonesAndLimit_SPHINX1_data() {
  QTest::addColumn<int>("strength");
  QTest::addColumn<int>("stones");
  QTest::addColumn<int>("draw");
  QTest::addColumn<QString>("refusal");
  QTest::newRow("SPHINX-1 as many as the crew is strong") << 3 << 9 << 3 << legal;
  QTest::newRow("SPHINX-1 fewer") << 3 << 9 << 1 << legal;
  QTest::newRow("SPHINX-1 too weak") << 3 << 9 << 4 << u"SPHINX-1"_s;
  QTest::newRow("SPHINX-1 too few stones") << 3 << 2 << 3 << u"BUILD-5"_s;
  QTest::newRow("SPHINX-1 five") << 6 << 9 << 5 << legal;
  QTest::newRow("SPHINX-1 more than five") << 6 << 9 << 6 << u"SPHINX-1"_s;
}

void tst_SphinxSite::strengthStonesAndLimit_SPHINX1() {
  QFETCH(int, strength);
  QFETCH(int, stones);
  QFETCH(int, draw);
  QFETCH(QString, refusal);
  Table table;
  atSphinx(table, {static_cast<std::int16_t>(strength), 1, 1, 2}, stones);
  QCOMPARE(table.refusal(drawing(a, blueCrew, draw)), refusal);
  if (refusal != legal) return;
  QVERIFY(table.enter(drawing(a, blueCrew, draw)));
  QCOMPARE(int{table.of(a).stones}, stones - draw);
  QCOMPARE(table.points(a), draw);
}

void tst_SphinxSite::deckIsNotEndless_SPHINX1() {
  Table table;
  atSphinx(table, {5, 1, 1, 2}, 9);
  table.of(d).sphinxHeld =
      static_cast<std::int16_t>(table.of(d).sphinxHeld + table.state.sphinxDeck - 2);
  table.state.sphinxDeck = 2;
  QCOMPARE(table.refusal(drawing(a, blueCrew, 2)), legal);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 3)), u"SPHINX-1"_s);
  QVERIFY(!table.anyway(drawing(a, blueCrew, 3)));
  QCOMPARE(table.impossible(), u"INV-SPHINX"_s);
}

void tst_SphinxSite::drawingNothingIsDeclining_BUILD5() {
  Table table;
  atSphinx(table, {5, 1, 1, 2}, 9);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 0)), u"BUILD-5"_s);
}

void tst_SphinxSite::keepNoneOrOne_SPHINX2_data() {
  QTest::addColumn<int>("draw");
  QTest::addColumn<int>("kept");
  QTest::addColumn<QString>("refusal");
  QTest::newRow("SPHINX-2 none") << 3 << 0 << legal;
  QTest::newRow("SPHINX-2 one") << 3 << 1 << legal;
  QTest::newRow("SPHINX-2 the only one") << 1 << 1 << legal;
  QTest::newRow("SPHINX-2 two") << 3 << 2 << u"SPHINX-2 CARD-KEEP2"_s;
  QTest::newRow("SPHINX-2 both of two") << 2 << 2 << u"SPHINX-2 CARD-KEEP2"_s;
  QTest::newRow("SPHINX-2 more than drawn") << 1 << 2 << u"SPHINX-2"_s;
  QTest::newRow("SPHINX-2 three") << 3 << 3 << u"SPHINX-2"_s;
}

void tst_SphinxSite::keepNoneOrOne_SPHINX2() {
  QFETCH(int, draw);
  QFETCH(int, kept);
  QFETCH(QString, refusal);
  Table table;
  atSphinx(table, {3, 1, 1, 2}, 9);
  QCOMPARE(table.refusal(drawing(a, blueCrew, draw, kept)), refusal);
  if (refusal != legal) return;
  QVERIFY(table.enter(drawing(a, blueCrew, draw, kept)));
  QCOMPARE(table.points(a), draw - kept); // one for each card put back
}

void tst_SphinxSite::returnedCardsGoUnderTheDeck_SPHINX2() {
  Table table;
  atSphinx(table, {3, 1, 1, 2}, 9);
  const int deck = table.state.sphinxDeck;
  QVERIFY(table.enter(drawing(a, blueCrew, 3, 1)));
  QCOMPARE(int{table.state.sphinxDeck}, deck - 1);
  QCOMPARE(table.said(EffectKind::stock),
           (QStringList{u"a SPHINX-1 stones 9>6"_s, u"a SPHINX-2 sphinx 1>2"_s}));
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a SPHINX-2 0>2"_s});
}

void tst_SphinxSite::keptCardsCountLater_SPHINX3() {
  Table table; // SPHINX-3
  atSphinx(table, {3, 1, 1, 2}, 9);
  Build build = drawing(a, blueCrew, 1, 1);
  build.keptCards = table.sphinx("crew-blue");
  QVERIFY(table.enter(build));
  QCOMPARE(table.points(a), 0);
  QCOMPARE(table.of(a).sphinxNamed, table.sphinx("crew-blue"));
}

void tst_SphinxSite::keptCardsMayBeNamed_SPHINX3() {
  Table table;
  const SphinxSet one = table.sphinx("crew-blue");
  const SphinxSet two = table.sphinx("crew-black");
  QCOMPARE(table.refusal(NameSphinxCards{.player = a, .cards = one}), legal);
  QCOMPARE(table.refusal(NameSphinxCards{.player = a, .cards = one | two}), u"SPHINX-3"_s);
  QVERIFY(table.enter(NameSphinxCards{.player = a, .cards = one}));
  QCOMPARE(table.of(a).sphinxNamed, one);
  QVERIFY(table.effects.empty()); // for the owner's eyes only
  QCOMPARE(table.refusal(NameSphinxCards{.player = a, .cards = 0}), u"ENTRY"_s);
}

void tst_SphinxSite::namedElsewhere_SPHINX3_ENTRY() {
  Table table;
  const SphinxSet one = table.sphinx("crew-blue");
  table.keep(a, table.sphinx("crew-black"));
  table.of(a).sphinxNamed = 0; // holds a card without a name
  table.keep(b, one);
  const NameSphinxCards again{.player = a, .cards = one};
  // For their own eyes, two may have named the same card: a refusal would tell.
  QCOMPARE(table.refusal(again), legal);
  table.state.player[b].scored = true; // b has shown it
  QCOMPARE(table.refusal(again), u"ENTRY"_s);
  QVERIFY(!table.anyway(again));
  QCOMPARE(table.impossible(), u"INV-SPHINX"_s);
}

void tst_SphinxSite::keptCardsNamedWhileBuilding_SPHINX3_ENTRY() {
  Table table;
  const SphinxSet one = table.sphinx("crew-blue");
  table.keep(b, one);
  atSphinx(table, {3, 1, 1, 2}, 9);
  Build build = drawing(a, blueCrew, 2, 1);
  build.keptCards = one;
  QCOMPARE(table.refusal(build), legal);
  build.keptCards = table.sphinx("crew-black") | table.sphinx("crew-yellow");
  QCOMPARE(table.refusal(build), u"ENTRY"_s); // names two, keeps one
}

void tst_SphinxSite::keepTwo_CARDKEEP2() {
  Table table; // CARD-KEEP2
  atSphinx(table, {4, 1, 1, 2}, 9);
  table.give(a, CardKind::keep2);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 4, 3)), u"SPHINX-2"_s);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 1, 2)), u"SPHINX-2"_s); // draws only one
  const State before = table.state;
  QVERIFY(table.enter(drawing(a, blueCrew, 4, 1)));
  QVERIFY(table.has(a, CardKind::keep2)); // not needed, not played
  table.state = before;
  QVERIFY(table.enter(drawing(a, blueCrew, 4, 2)));
  QVERIFY(!table.has(a, CardKind::keep2));
  QCOMPARE(table.of(a).sphinxHeld, 3);
  QCOMPARE(table.points(a), 2);
}

void tst_SphinxSite::unpaidCards_CARDMORESPHINX() {
  Table table; // CARD-MORE-SPHINX
  atSphinx(table, {2, 1, 1, 2}, 2);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 2, 0, 1)), u"CARD-MORE-SPHINX"_s);
  table.give(a, CardKind::moreSphinx);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 2, 0, 3)), u"CARD-MORE-SPHINX"_s);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 1, 0, 1)), legal); // it is a may
  QVERIFY(table.enter(drawing(a, blueCrew, 2, 1, 2)));
  QCOMPARE(table.of(a).stones, 0); // neither stones nor strength for the two
  QCOMPARE(table.points(a), 3);
  QVERIFY(table.has(a, CardKind::moreSphinx));
  QVERIFY(table.moved(CardKind::moreSphinx, CardMove::used));
}

void tst_SphinxSite::unpaidCardsStayInsideTheLimit_CARDMORESPHINX() {
  Table table;
  atSphinx(table, {6, 1, 1, 2}, 9);
  table.give(a, CardKind::moreSphinx);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 3, 0, 2)), legal);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 4, 0, 2)), u"SPHINX-1"_s);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 4, 0, 1)), legal);
}

void tst_SphinxSite::paidCardNeeded_options() {
  QFETCH(int, profile);
  Table table(profile); // option moreSphinxNeedsStone
  atSphinx(table, {2, 1, 1, 2}, 2);
  table.give(a, CardKind::moreSphinx);
  const bool first = static_cast<Profile>(profile) == Profile::first;
  QCOMPARE(table.refusal(drawing(a, 0, 0, 1, 2)), first ? legal : u"BUILD-2 CARD-MORE-SPHINX"_s);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 0, 1, 2)), first ? legal : u"CARD-MORE-SPHINX"_s);
  if (!first) return;
  QVERIFY(table.enter(drawing(a, 0, 0, 1, 2)));
  QCOMPARE(table.points(a), 1);
  QCOMPARE(table.of(a).usedCrews, 0);
  QVERIFY(table.state.sites[0].find(a)->built); // it is building,
  QVERIFY(table.enter(DeclineBuild{.player = b, .site = Site::obelisk}));
  QVERIFY(table.enter(ScoreParticipation{}));
  QCOMPARE(table.points(a), 1); // but not for BONUS-1
}

void tst_SphinxSite::unpaidDrawingMayUseACrew_CARDMORESPHINX() {
  const auto offers = [](const Table& table, const Build& entry) {
    Options options;
    listOptions(table.game, table.state, options);
    return std::ranges::find(options.entries, Entry(entry)) != options.entries.end();
  };
  const Build named = drawing(a, blueCrew | jokerCrew, 0, 1, 2);
  for (const int rules : {1, 2}) {
    Table table(Profile::first);
    table.game.rules = rules; // games of the first version keep their verdicts
    atSphinx(table, {2, 1, 1, 2}, 0);
    table.give(a, CardKind::moreSphinx);
    QCOMPARE(table.refusal(named), rules == 1 ? u"ENTRY"_s : legal);
    QCOMPARE(offers(table, named), rules > 1);
    QCOMPARE(table.refusal(drawing(a, jokerCrew, 0, 1, 2)).section(u' ', 0, 0), u"BUILD-3"_s);
    QVERIFY(offers(table, drawing(a, 0, 0, 1, 2))); // no crew is needed
    if (rules == 1) continue;
    QVERIFY(table.enter(named)); // BUILD-4: what is named is turned over
    QCOMPARE(table.of(a).usedCrews, blueCrew | jokerCrew);
    QCOMPARE(table.of(a).stones, 0);
    QVERIFY(!table.state.sites[0].find(a)->spentStones);
    QCOMPARE(table.refusal(drawing(a, blueCrew, 0, 1, 2)).section(u' ', 0, 0), u"BUILD-1"_s);
  }
}

void tst_SphinxSite::noTombTileTurnsUpHere_ENTRY() {
  Table table;
  atSphinx(table, {3, 1, 1, 2}, 9);
  Build entry = drawing(a, blueCrew, 1);
  entry.openedCount = 1;
  QCOMPARE(table.refusal(entry), u"ENTRY"_s);
}

void tst_SphinxSite::reserveShipThatBuiltHadItsTurn_CARDRESERVE() {
  Table table(Profile::revised, 3);
  table.give(c, CardKind::reserve);
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  table.put(a, Site::obelisk, 1); // so that BUILD goes on
  table.start(Phase::build);
  for (const Player player : {a, b}) QVERIFY(table.enter(drawing(player, blueCrew, 1)));
  Build reserve = drawing(c, blueCrew, 1);
  reserve.reserveCard = true;
  QVERIFY(table.enter(reserve));
  QCOMPARE(table.refusal(drawing(c, blackCrew, 1)), u"BUILD-1"_s);
}

void tst_SphinxSite::reserveShipThatWentHomeIsNotAssured_CARDRESERVE() {
  Table table(Profile::revised, 3);
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  table.put(c, Site::obelisk, 1); // so that c's own turn comes
  table.start(Phase::build);
  for (const Player player : {a, b}) QVERIFY(table.enter(drawing(player, blueCrew, 1)));
  QVERIFY(table.noted(Note::notEntitled, c));
  QCOMPARE(onTurn(table.game, table.state), c);
  table.give(c, CardKind::reserve); // too late for a ship that is back already
  QCOMPARE(table.refusal(PlayCard{.player = c, .kind = CardKind::reserve, .site = Site::sphinx}),
           u"CARD-RESERVE"_s);
}

void tst_SphinxSite::twoCrewsAtTheSphinx_CARDTWOCREWS() {
  Table table;
  atSphinx(table, {3, 3, 1, 2}, 9);
  table.give(a, CardKind::twoCrews);
  QCOMPARE(table.refusal(drawing(a, blueCrew | blackCrew, 5)), legal);
  QCOMPARE(table.refusal(drawing(a, blueCrew | blackCrew, 6)), u"SPHINX-1"_s);
}

NILOMETER_TEST(tst_SphinxSite)
#include "tst_sphinx_site.moc"
