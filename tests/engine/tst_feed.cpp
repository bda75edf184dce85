// SPDX-License-Identifier: GPL-3.0-or-later
// Feeding the crews (FEED-1 to FEED-4) and the cards that help.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/feed.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Feed : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void fromTheFrontOfTheTrack_FEED1_TRACK3();
  void allCrewsCountUsedOrNot_FEED1();
  void ringWatersTheFields_FEED2_data();
  void ringWatersTheFields_FEED2();
  void everyStepHasItsPenalty_FEED3_data();
  void everyStepHasItsPenalty_FEED3();
  void surplusIsLost_FEED3();
  void orderIsFixedAtTheStart_TIME4();
  void oneAfterTheOther_FEED1();
  void notYetYourTurn_FEED1_TURN();
  void helpIsOptional_FEED4();
  void grainCard_CARDGRAIN4();
  void stonesAsGrain_CARDSTONESASGRAIN();
  void stonesNeverPayMoreThanIsMissing_TIME5();
  void helpsCombine_FEED4();
  void improvedFieldCountsAtOnce_CARDIMPROVEFIELD();
  void twoImprovementsOnOneField_CARDIMPROVEFIELD();
  void bothImprovedFieldsCount_CARDIMPROVEFIELD();
  void improvementRefused_CARDIMPROVEFIELD();
  void improvingWhileFeeding_options_data() { profileRows(); }
  void improvingWhileFeeding_options();
  void improveTarget_options_data() { profileRows(); }
  void improveTarget_options();
  void helpForAPlayerWhoIsNotFed_ENTRY();
  void helpForAPlayerWhoIsFedAlready_ENTRY();
};

namespace {

Feed helping(Player player, FeedHelp help) {
  Feed feed;
  feed.help[player] = help;
  return feed;
}

FieldRef fieldOf(const Table& table, int card) {
  return {.name = table.name(card), .copy = 1};
}

FeedHelp improving(std::initializer_list<FieldRef> fields) {
  FeedHelp help;
  for (const FieldRef& field : fields) help.improve[help.improveCount++] = field;
  return help;
}

} // namespace

void tst_Feed::fromTheFrontOfTheTrack_FEED1_TRACK3() {
  Table table(Profile::revised, 3);
  table.score(b, 5);
  table.score(c, 5); // behind b on the same space; TRACK-3
  for (const Player player : {a, b, c}) table.crews(player, {2, 2, 2, 2}); // 8 against 6
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"b FEED-3 5>-1"_s, u"c FEED-3 5>-1"_s, u"a FEED-3 0>-6"_s}));
  QCOMPARE(table.state.track.aheadOnSameSpace(c), b);
  QCOMPARE(table.state.phase, Phase::stone);
}

void tst_Feed::allCrewsCountUsedOrNot_FEED1() {
  Table table; // FEED-1
  table.crews(a, {3, 1, 1, 2});
  table.of(a).usedCrews = blueCrew | jokerCrew;
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -3);
  QVERIFY(table.noted(Note::hungry, a));
  QVERIFY(table.noted(Note::fed, b));
}

void tst_Feed::ringWatersTheFields_FEED2_data() {
  QTest::addColumn<int>("ring");
  QTest::addColumn<int>("grain");
  QTest::newRow("FEED-2 left: green") << 0 << 8;
  QTest::newRow("FEED-2 middle: yellow-green too") << 1 << 13;
  QTest::newRow("FEED-2 right: all") << 2 << 19;
}

void tst_Feed::ringWatersTheFields_FEED2() {
  QFETCH(int, ring);
  QFETCH(int, grain);
  Table table;
  table.give(a, CardKind::fieldGreen, 2);       // CARD-FIELD-GREEN
  table.give(a, CardKind::fieldYellowGreen, 5); // CARD-FIELD-YELLOWGREEN
  table.give(a, CardKind::fieldBrown, 6);       // CARD-FIELD-BROWN
  table.crews(a, {5, 5, 5, 5});
  table.state.ring = static_cast<Ring>(ring);
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -3 * (20 - grain));
}

void tst_Feed::everyStepHasItsPenalty_FEED3_data() {
  QTest::addColumn<int>("step");
  const auto steps = static_cast<int>(rulesEdition().grainPenalties.size());
  for (int step = 0; step < steps; ++step) QTest::addRow("FEED-3 step %d", step) << step;
}

void tst_Feed::everyStepHasItsPenalty_FEED3() {
  QFETCH(int, step);
  Table table;                  // MARKET-3
  table.crews(a, {3, 1, 2, 2}); // 8 against 6
  table.mark(a, Market::grain, step);
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -2 * table.edition().grainPenalties[at(step)]);
}

void tst_Feed::surplusIsLost_FEED3() {
  Table table;
  table.give(a, CardKind::fieldGreen, 3);
  table.start(Phase::feed);
  const int stones = table.of(a).stones;
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), 0);
  QCOMPARE(table.of(a).stones, stones);
  QCOMPARE(table.state.track.placeInQueue(a), 3); // a move of 0 keeps the place
}

void tst_Feed::orderIsFixedAtTheStart_TIME4() {
  Table table(Profile::revised, 3); // TIME-4
  table.score(a, 9);
  table.score(b, 8);
  for (const Player player : {a, b, c}) table.crews(player, {3, 3, 3, 3});
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{.only = a, .help = {}}));
  QCOMPARE(table.points(a), -9); // behind everybody now, but the order stays
  QVERIFY(table.enter(Feed{.only = b, .help = {}}));
  QCOMPARE(onTurn(table.game, table.state), c);
}

void tst_Feed::oneAfterTheOther_FEED1() {
  Table table(Profile::revised, 2);
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{.only = b, .help = {}}));
  QCOMPARE(table.state.phase, Phase::feed);
  QVERIFY(table.enter(Feed{})); // the rest
  QCOMPARE(table.state.phase, Phase::stone);
  QVERIFY(table.of(a).fed && table.of(b).fed);
}

void tst_Feed::notYetYourTurn_FEED1_TURN() {
  Table table(Profile::revised, 2);
  table.start(Phase::feed); // b is in front
  QCOMPARE(table.refusal(Feed{.only = a, .help = {}}), u"FEED-1 TURN"_s);
  QVERIFY(table.enter(Feed{.only = b, .help = {}}));
  QCOMPARE(table.refusal(Feed{.only = b, .help = {}}), u"FEED-1 TURN"_s);
}

void tst_Feed::helpIsOptional_FEED4() {
  Table table; // FEED-4
  table.give(a, CardKind::grain4);
  table.give(a, CardKind::stonesAsGrain);
  table.give(a, CardKind::improveField);
  table.crews(a, {3, 1, 1, 2});
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -3);
  QVERIFY(table.has(a, CardKind::grain4) && table.has(a, CardKind::improveField));
}

void tst_Feed::grainCard_CARDGRAIN4() {
  Table table; // CARD-GRAIN4
  table.start(Phase::feed);
  QCOMPARE(table.refusal(helping(a, {.grain4 = true})), u"CARD-GRAIN4"_s);
  table.give(a, CardKind::grain4);
  QVERIFY(table.enter(helping(a, {.grain4 = true}))); // with enough grain: legal, lost (TIME-5)
  QVERIFY(!table.has(a, CardKind::grain4));
}

void tst_Feed::stonesAsGrain_CARDSTONESASGRAIN() {
  Table table; // CARD-STONES-AS-GRAIN
  table.crews(a, {3, 3, 3, 2});
  table.of(a).stones = 4;
  table.start(Phase::feed);
  QCOMPARE(table.refusal(helping(a, {.stones = 2})), u"CARD-STONES-AS-GRAIN"_s);
  table.give(a, CardKind::stonesAsGrain);
  QCOMPARE(table.refusal(helping(a, {.stones = 5})), u"CARD-STONES-AS-GRAIN"_s); // has only 4
  QVERIFY(table.enter(helping(a, {.stones = 2})));
  QCOMPARE(table.of(a).stones, 2);
  QCOMPARE(table.points(a), -9);
  QVERIFY(table.moved(CardKind::stonesAsGrain, CardMove::used));
  QVERIFY(table.has(a, CardKind::stonesAsGrain));
}

void tst_Feed::stonesNeverPayMoreThanIsMissing_TIME5() {
  Table table; // TIME-5
  table.give(a, CardKind::stonesAsGrain);
  table.give(a, CardKind::grain4);
  table.crews(a, {3, 3, 3, 2}); // 5 missing
  table.of(a).stones = 9;
  table.start(Phase::feed);
  QCOMPARE(table.refusal(helping(a, {.stones = 5})), legal);
  QCOMPARE(table.refusal(helping(a, {.stones = 6})), u"TIME-5"_s);
  QCOMPARE(table.refusal(helping(a, {.grain4 = true, .stones = 1})), legal);
  QCOMPARE(table.refusal(helping(a, {.grain4 = true, .stones = 2})), u"TIME-5"_s);
  QCOMPARE(table.found(helping(a, {.stones = 6}), "TIME-5"_rule).needed, 5);
  QCOMPARE(table.refusal(helping(a, {.stones = 12})), u"TIME-5 CARD-STONES-AS-GRAIN"_s);
}

void tst_Feed::helpsCombine_FEED4() {
  Table table;
  table.give(a, CardKind::grain4);
  table.give(a, CardKind::stonesAsGrain);
  table.give(a, CardKind::improveField);
  const int brown = table.give(a, CardKind::fieldBrown, 8);
  table.crews(a, {6, 6, 6, 6}); // 24 against 6 + 8 + 4
  table.of(a).stones = 6;
  table.start(Phase::feed);
  FeedHelp help = improving({fieldOf(table, brown)});
  help.grain4 = true;
  help.stones = 6;
  QVERIFY(table.enter(helping(a, help)));
  QCOMPARE(table.points(a), 0);
  QCOMPARE(table.of(a).stones, 0);
}

void tst_Feed::improvedFieldCountsAtOnce_CARDIMPROVEFIELD() {
  Table table; // CARD-IMPROVE-FIELD
  const int brown = table.give(a, CardKind::fieldBrown, 8);
  table.give(a, CardKind::improveField);
  table.crews(a, {4, 4, 4, 2});
  table.start(Phase::feed);
  QVERIFY(table.enter(helping(a, improving({fieldOf(table, brown)}))));
  QCOMPARE(table.points(a), 0);
  QVERIFY(table.moved(CardKind::improveField, CardMove::assigned));
  QVERIFY(!table.has(a, CardKind::improveField));
  // For the rest of the game, but only one colour better.
  table.state.ring = Ring::left;
  table.start(Phase::feed);
  table.of(a).fed = false;
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -24);
}

void tst_Feed::twoImprovementsOnOneField_CARDIMPROVEFIELD() {
  Table table;
  const int brown = table.give(a, CardKind::fieldBrown, 8);
  table.give(a, CardKind::improveField);
  table.give(a, CardKind::improveField);
  table.crews(a, {4, 4, 4, 2});
  table.state.ring = Ring::left;
  table.start(Phase::feed);
  const FieldRef field = fieldOf(table, brown);
  QVERIFY(table.enter(helping(a, improving({field, field}))));
  QCOMPARE(table.points(a), 0);
}

void tst_Feed::bothImprovedFieldsCount_CARDIMPROVEFIELD() {
  Table table;
  const int six = table.give(a, CardKind::fieldBrown, 6);
  const int seven = table.give(a, CardKind::fieldBrown, 7);
  table.give(a, CardKind::improveField);
  table.give(a, CardKind::improveField);
  table.give(a, CardKind::stonesAsGrain);
  table.crews(a, {6, 6, 5, 5}); // 22; start field 6 and both brown ones 19: 3 short
  table.of(a).stones = 20;
  table.start(Phase::feed);
  for (const auto& order : {std::array{six, seven}, std::array{seven, six}}) {
    Feed feed =
        helping(a, improving({fieldOf(table, order.front()), fieldOf(table, order.back())}));
    feed.help[a].stones = 3;
    QCOMPARE(missingBeforeStones(table.game, table.state, a, feed.help[a]), 3);
    QCOMPARE(table.refusal(feed), legal);
    feed.help[a].stones = 4;
    QCOMPARE(table.refusal(feed), u"TIME-5"_s);
  }
}

void tst_Feed::improvementRefused_CARDIMPROVEFIELD() {
  Table table;
  const int brown = table.give(a, CardKind::fieldBrown, 8);
  const Feed feed = helping(a, improving({fieldOf(table, brown)}));
  table.start(Phase::feed);
  QCOMPARE(table.refusal(feed), u"CARD-IMPROVE-FIELD"_s); // no such card
  table.give(b, CardKind::improveField);
  QCOMPARE(table.refusal(helping(b, improving({fieldOf(table, brown)}))),
           u"CARD-IMPROVE-FIELD"_s); // not his field
  table.give(a, CardKind::improveField);
  QCOMPARE(table.refusal(feed), legal);
  QCOMPARE(table.refusal(helping(a, improving({FieldRef{}}))), legal); // the start field: wasted
  table.of(a).improvedOnce = table.of(a).improvedTwice = cardBit(brown);
  QCOMPARE(table.refusal(feed), u"CARD-IMPROVE-FIELD"_s); // as green as can be
}

void tst_Feed::improvingWhileFeeding_options() {
  QFETCH(int, profile);
  Table table(profile);
  const int brown = table.give(a, CardKind::fieldBrown, 8);
  table.give(a, CardKind::improveField);
  table.start(Phase::feed);
  const bool may = table.game.options.improveTiming == ImproveTiming::ownTurnOrFeeding;
  QCOMPARE(may, static_cast<Profile>(profile) != Profile::first);
  QCOMPARE(table.refusal(helping(a, improving({fieldOf(table, brown)}))),
           may ? legal : u"CARD-IMPROVE-FIELD"_s);
  // The same as a card played by itself, by the player who is being fed.
  const int another = table.give(d, CardKind::fieldBrown, 7);
  table.give(d, CardKind::improveField);
  QCOMPARE(onTurn(table.game, table.state), d);
  QCOMPARE(table.refusal(PlayCard{
               .player = d, .kind = CardKind::improveField, .field = fieldOf(table, another)}),
           may ? legal : u"CARD-IMPROVE-FIELD"_s);
}

void tst_Feed::improveTarget_options() {
  QFETCH(int, profile);
  Table table(profile);
  const int green = table.give(a, CardKind::fieldGreen);
  const int brown = table.give(a, CardKind::fieldBrown);
  table.give(a, CardKind::improveField);
  table.sail();
  const auto improve = [&](int field) {
    return PlayCard{.player = a, .kind = CardKind::improveField, .field = fieldOf(table, field)};
  };
  const bool any = static_cast<Profile>(profile) != Profile::online;
  QCOMPARE(table.refusal(improve(green)), any ? legal : u"CARD-IMPROVE-FIELD"_s);
  QCOMPARE(table.refusal(improve(brown)), legal);
  table.of(a).improvedOnce = cardBit(brown);
  QCOMPARE(table.refusal(improve(brown)), legal); // yellow-green now, one more makes it green
  QVERIFY(table.enter(improve(brown)));
  QCOMPARE(table.of(a).improvedTwice, cardBit(brown));
}

void tst_Feed::helpForAPlayerWhoIsNotFed_ENTRY() {
  Table table(Profile::revised, 2);
  table.give(a, CardKind::grain4);
  table.start(Phase::feed);
  Feed feed = helping(a, {.grain4 = true});
  feed.only = b;
  QCOMPARE(table.refusal(feed), u"ENTRY"_s);
  QVERIFY(table.enter(helping(a, {.grain4 = true})));
  table.start(Phase::sail);
  QCOMPARE(table.refusal(feed), u"PHASE"_s);
}

void tst_Feed::helpForAPlayerWhoIsFedAlready_ENTRY() {
  Table table(Profile::revised, 2);
  table.start(Phase::feed);
  const Player first = nextToFeed(table.state);
  table.give(first, CardKind::grain4);
  QVERIFY(table.enter(Feed{.only = first, .help = {}}));
  const Feed late = helping(first, {.grain4 = true});
  QCOMPARE(table.refusal(late), u"ENTRY"_s);
  QCOMPARE(table.found(late, "ENTRY"_rule).fault, at(Fault::notBeingFed));
}

NILOMETER_TEST(tst_Feed)
#include "tst_feed.moc"
