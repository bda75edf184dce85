// SPDX-License-Identifier: GPL-3.0-or-later
// The far side of bounds at a site of Pyramidion: one more or one less, and the rule says something
// else.
#include "pyramidion_table.h"
#include "test_program.h"

#include "engine/pyramidion/specials.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

int influence(const PyramidionTable& table, Player player) {
  return *totalsOf(table.game, table.state, Category::influence)[player];
}

} // namespace

class tst_PyramidionBounds : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void removedCardCountsAsPlayed_PLAY4();
  void removedCardsCountTowardsFive_TWO3();
  void whoHasPlayedOrHasNoCardMayPass_TWO2();
  void ownCardsThatAreKnownCanBePlayed_CARD3();
  void doubledSlaveDriverTakesTwo_SPECIALSLAVEDRIVER();
  void basicMerchantIsStolenToo_SPECIALTHIEF();
  void doubledCardIsNotDoubledAgain_SPECIALPHILOSOPHER();
  void noMoreThanTwoAreSwapped_SPECIALSTONEMASON();
  void fifthTroopGoesThere_TORTURER3();
  void raisedByOneOrTwoThrees_REC3();
  void troopElsewhere_REC2();
};

void tst_PyramidionBounds::removedCardCountsAsPlayed_PLAY4() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(b, CardKind::merchant), on(card(a, CardKind::bandit), 1)});
  const Card merchant{CardKind::merchant, true};
  table.state.turn = b;
  QCOMPARE(table.refusal(Pass{b, merchant}), u"PLAY-4"_s);
  QCOMPARE(table.refusal(Pass{b, {}}), legal);
  table.state.turn = c;
  QCOMPARE(table.refusal(Pass{c, merchant}), legal);
}

void tst_PyramidionBounds::removedCardsCountTowardsFive_TWO3() {
  PyramidionTable table(2);
  table.open(Site::thebes);
  for (int i = 0; i < 4; ++i) table.plays({card(a, CardKind::merchant)});
  table.plays({on(card(b, CardKind::bandit), 1)});
  QVERIFY(!table.of(a).passed);
  table.state.turn = a;
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), legal);
  table.plays({card(a, CardKind::merchant)});
  QVERIFY(table.of(a).passed);
  QVERIFY(!table.of(b).passed);
}

void tst_PyramidionBounds::whoHasPlayedOrHasNoCardMayPass_TWO2() {
  PyramidionTable table(2);
  table.open(Site::thebes);
  QVERIFY(hasToPlay(table.state, a));
  table.of(a).played = 1;
  QVERIFY(!hasToPlay(table.state, a));
  table.of(b).common = 1;
  table.of(b).basics = {};
  QVERIFY(hasToPlay(table.state, b));
  table.of(b).common = 0;
  QVERIFY(!hasToPlay(table.state, b));
  PyramidionTable three;
  three.open(Site::thebes);
  QVERIFY(!hasToPlay(three.state, a));
}

void tst_PyramidionBounds::ownCardsThatAreKnownCanBePlayed_CARD3() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.of(a).known.assign(3, card(a, CardKind::revolt).card);
  QCOMPARE(table.refusal(card(a, CardKind::revolt)), legal);
  table.state.turn = b;
  QCOMPARE(table.refusal(card(b, CardKind::revolt)), u"CARD-3"_s);
  table.of(a).known.pop_back();
  QCOMPARE(table.refusal(card(b, CardKind::revolt)), legal);
}

void tst_PyramidionBounds::doubledSlaveDriverTakesTwo_SPECIALSLAVEDRIVER() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::slaveDriver), card(b, CardKind::torturer, 5),
               card(b, CardKind::torturer, 1)});
  QCOMPARE(influence(table, b), 4);
  table.plays({on(card(a, CardKind::philosopher), 1)});
  QCOMPARE(influence(table, b), 3); // 5 - 2, and nothing below 0
  table.plays({on(card(b, CardKind::bandit), 4)});
  QCOMPARE(influence(table, b), 4); // the bandit counts 0
}

void tst_PyramidionBounds::basicMerchantIsStolenToo_SPECIALTHIEF() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({basic(card(b, CardKind::merchant)), on(card(a, CardKind::thief), 1)});
  QVERIFY(table.state.lyingCard(1) == nullptr);
  QCOMPARE(int{table.state.cardDiscards}, 0); // CARD-1: it waits beside its owner
  QVERIFY(table.isPossible());
}

void tst_PyramidionBounds::doubledCardIsNotDoubledAgain_SPECIALPHILOSOPHER() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::merchant), card(b, CardKind::merchant)});
  const auto targets = [&] {
    return choicesOf(table.game, table.state, CardKind::philosopher, a).targets;
  };
  QCOMPARE(targets(), (std::vector<std::uint8_t>{1, 2}));
  table.state.lying[0].doubled = true;
  QCOMPARE(targets(), (std::vector<std::uint8_t>{2}));
  table.state.lying[1].lies = false;
  QVERIFY(targets().empty());
}

void tst_PyramidionBounds::noMoreThanTwoAreSwapped_SPECIALSTONEMASON() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.lay(Site::thebes, all({3}));
  table.lay(Site::giza, all({0, 3}));
  QCOMPARE(swapSize(table.state, Site::giza), 2);
  QCOMPARE(swapSize(table.state, Site::thebes), 0); // with another site
  QCOMPARE(swapSize(table.state, Site::luxor), 0);
  Play play = card(a, CardKind::stonemason);
  play.deed.swap = Swap{Site::giza, all({3}), all({0, 3})};
  QCOMPARE(table.refusal(play), u"SPECIAL-STONEMASON"_s);
  play.deed.swap = Swap{Site::giza, all({2}), all({0, 3})};
  QCOMPARE(table.refusal(play), u"SPECIAL-STONEMASON"_s);
  play.deed.swap = Swap{Site::giza, all({2}), all({0, 2})};
  QCOMPARE(table.refusal(play), legal);
}

void tst_PyramidionBounds::fifthTroopGoesThere_TORTURER3() {
  PyramidionTable table;
  table.minima(Site::thebes, 1, 1);
  table.station(a, {Site::giza, Site::luxor, Site::cairo, Site::philae});
  table.station(a, {Site::giza, Site::luxor}, Troop::negotiator); // others of their own
  table.station(b, {Site::thebes});
  table.open(Site::thebes);
  table.plays({card(a, CardKind::torturer, 1)}); // the minimum itself
  table.passAll();
  QCOMPARE(table.torturer(Site::thebes), a);
  QCOMPARE(table.state.on(Site::thebes).troop(Troop::negotiator), noPlayer);
  QVERIFY(table.isPossible());
}

void tst_PyramidionBounds::raisedByOneOrTwoThrees_REC3() {
  PyramidionTable table(3, optionsOf(Profile::totals));
  table.state.phase = Phase::tally;
  for (int raised = 0; raised <= 12; ++raised) {
    Tally tally;
    tally.raised = static_cast<std::uint8_t>(raised);
    const bool isRight = raised == 0 || raised == 3 || raised == 6;
    QCOMPARE(table.refusal(tally), isRight ? legal : u"REC-3"_s);
  }
}

void tst_PyramidionBounds::troopElsewhere_REC2() {
  for (const ProtectorTroop which : {ProtectorTroop::anySite, ProtectorTroop::thisSite}) {
    RuleOptions options = optionsOf(Profile::totals);
    options.protectorTroop = which;
    PyramidionTable table(3, options);
    table.station(b, {Site::luxor, Site::giza});
    table.state.phase = Phase::tally;
    table.state.active = Site::giza;
    Happen happen;
    happen.what = Happening::home;
    happen.troop = {Site::giza, Troop::torturer};
    QCOMPARE(table.refusal(happen), legal);
    happen.troop.site = Site::luxor;
    const bool any = which == ProtectorTroop::anySite;
    QCOMPARE(table.refusal(happen), any ? legal : u"SPECIAL-PROTECTOR"_s);
  }
}

NILOMETER_TEST(tst_PyramidionBounds)
#include "tst_pyramidion_bounds.moc"
