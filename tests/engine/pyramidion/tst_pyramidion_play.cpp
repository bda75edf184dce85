// SPDX-License-Identifier: GPL-3.0-or-later
// Cards at a site: whose turn it is, what a hand holds, what specials and sites do, how it is
// resolved.
#include "pyramidion_table.h"
#include "test_program.h"

#include "engine/pyramidion/options.h"
#include "engine/pyramidion/repair_rules.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <QStringList>

#include <algorithm>
#include <memory>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// A copy on which each card of a kind is known singly, player by player.
Edition listedCopy(CardKind kind, bool basic) {
  Edition edition = bareEdition();
  for (int id = 1; id <= cardsOf(kind, basic); ++id) {
    Card card{.kind = kind, .basic = basic};
    card.values[2] = static_cast<std::uint8_t>(id);
    card.id = static_cast<std::uint8_t>(id);
    edition.readings.cards.push_back(card);
  }
  return edition;
}
/// … as it is played.
Play single(const PyramidionTable& table, Player player, int id) {
  return {.player = player, .card = table.edition.readings.cards[at(id - 1)]};
}

} // namespace

class tst_PyramidionPlay : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void turnsGoBySeat_PLAY1();                // PLAY-1
  void whoPassesIsOut_PLAY3();               // PLAY-3
  void recruiting_PLAY4();                   // PLAY-4
  void emptyHandsPass_PLAY6();               // PLAY-6
  void whatAHandHolds_CARD2();               // CARD-2
  void noMoreOfAKindThanThereAre_CARD3();    // CARD-3
  void singleCardsAreInOnePlace_CARD3();     // CARD-3
  void noCardLeftToDraw_CARD4();             // CARD-4
  void whatHangsOnACardGoesWithIt_CARD5();   // CARD-5
  void deitiesNameACategory_SPECIAL_DEITY(); // SPECIAL-DEITY
  void fieldsBelongToTheirCards_ENTRY();
  void effectsThatCanBeMustBe_SPECIAL2(); // SPECIAL-2
  void protectorAndThief();
  void vizierAndPolitician();
  void philosopherRepeats_SPECIAL_PHILOSOPHER(); // SPECIAL-PHILOSOPHER
  void highPriest_SPECIAL_HIGH_PRIEST();         // SPECIAL-HIGH-PRIEST
  void highPriestHasToTakeACard_SPECIAL_HIGH_PRIEST();
  void idleStonemasonActsWhenDoubled_SPECIAL_STONEMASON();
  void singleBasicCardHasOnePlaceAndOneOwner_CARD2_CARD3();
  void singleBasicCardComesBackToItsHand_CARD2_CARD3();
  void takenBackCardStaysKnown_CARD3();
  void singleCardTakenBackStaysKnown_CARD3();
  void orderMarkers_POWER_GIZA();           // POWER-GIZA
  void ankhCards_POWER_FIRST();             // POWER-FIRST
  void minimaAreAskedWhenNeeded_RESOLVE5(); // RESOLVE-5
  void nothingWinsNothing_RESOLVE3();       // RESOLVE-3
  void troopsReplaceEachOther_TORTURER2();  // TORTURER-2
};

void tst_PyramidionPlay::turnsGoBySeat_PLAY1() {
  PyramidionTable table;
  table.state.order = {c, a, b, 3};
  table.open(Site::thebes, b);
  QCOMPARE(table.state.turn, b);
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), u"PLAY-1 TURN"_s);
  QVERIFY(table.enter(card(b, CardKind::merchant))); // PLAY-2
  QCOMPARE(table.state.turn, c);
  QVERIFY(table.anyway(card(a, CardKind::merchant)));
  QCOMPARE(table.state.turn, c); // whoever was asked is still asked
}

void tst_PyramidionPlay::whoPassesIsOut_PLAY3() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false; // one more site is to come
  QVERIFY(table.enter(Pass{a, {}}));
  QVERIFY(table.enter(card(b, CardKind::merchant)));
  QVERIFY(table.enter(Pass{c, {}}));
  QCOMPARE(table.state.turn, b);
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), u"PLAY-1 PLAY-3 TURN"_s);
  QVERIFY(table.enter(Pass{b, {}}));
  QVERIFY(table.state.phase != Phase::play);
  QVERIFY(table.state.on(Site::thebes).sundial); // RESOLVE-7
  QCOMPARE(int{table.state.cardDiscards}, 1);    // CARD-1
}

void tst_PyramidionPlay::recruiting_PLAY4() {
  PyramidionTable table;
  table.open(Site::thebes);
  Card torturer{CardKind::torturer, true};
  const int pile = table.state.cardPile;
  QVERIFY(table.enter(Pass{a, torturer}));
  QCOMPARE(table.of(a).hand(), 12);
  QCOMPARE(int{table.of(a).basics[at(CardKind::torturer)]}, 0);
  QCOMPARE(int{table.state.cardPile}, pile - 1);
  QVERIFY(table.isPossible());
  QVERIFY(table.enter(card(b, CardKind::merchant)));
  QVERIFY(table.enter(card(c, CardKind::merchant)));
  QCOMPARE(table.refusal(Pass{b, torturer}), u"PLAY-4"_s);
}

void tst_PyramidionPlay::emptyHandsPass_PLAY6() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.of(b).basics = {};
  table.of(b).common = 0;
  table.state.cardPile = static_cast<std::uint8_t>(table.state.cardPile + 7);
  QVERIFY(table.enter(card(a, CardKind::merchant)));
  QVERIFY(table.of(b).passed);
  QVERIFY(table.noted(Note::passedItself, "PLAY-6"_rule));
  QCOMPARE(table.state.turn, c);
}

void tst_PyramidionPlay::whatAHandHolds_CARD2() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({basic(card(a, CardKind::merchant)), basic(card(a, CardKind::merchant))});
  table.state.turn = a;
  QCOMPARE(table.refusal(basic(card(a, CardKind::merchant))), u"CARD-2"_s);
  QVERIFY(!table.anyway(basic(card(a, CardKind::merchant))));
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), legal);
  table.of(a).common = 0;
  table.state.cardPile = static_cast<std::uint8_t>(table.state.cardPile + 7);
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), u"CARD-2"_s);
  QCOMPARE(table.refusal(basic(card(a, CardKind::revolt))), u"ENTRY"_s);
  QVERIFY(table.refusal(card(a, CardKind::deity)).contains(u"ENTRY"));
}

void tst_PyramidionPlay::noMoreOfAKindThanThereAre_CARD3() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::revolt), card(b, CardKind::revolt), card(c, CardKind::revolt)});
  table.state.turn = a;
  QCOMPARE(table.refusal(card(a, CardKind::revolt)), u"CARD-3"_s);
  table.plays({on(card(a, CardKind::protector), 1)}); // a discarded one was seen, too
  table.state.turn = a;
  QCOMPARE(table.refusal(card(a, CardKind::revolt)), u"CARD-3"_s);
  // A reshuffle clears the discards.
  table.of(b).common = static_cast<std::uint8_t>(table.of(b).common + table.state.cardPile);
  table.state.cardPile = 0;
  Play politician = card(a, CardKind::politician);
  politician.deed.resource = Resource::wood;
  table.plays({politician});
  QCOMPARE(int{table.state.cardDiscards}, 0);
  table.state.turn = a;
  QCOMPARE(table.refusal(card(a, CardKind::revolt)), legal);
  QVERIFY(table.isPossible());
}

void tst_PyramidionPlay::singleCardsAreInOnePlace_CARD3() {
  Edition edition = bareEdition();
  edition.readings.cards = {{CardKind::merchant, false, {1, 0, 5}, true, 1},
                            {CardKind::merchant, false, {0, 0, 4}, {}, 2}};
  PyramidionTable table(3, {}, edition);
  table.open(Site::thebes);
  table.state.on(Site::philae).sundial = false; // the round goes on, hands are kept
  Play play = card(a, CardKind::merchant, 1, 0, 5);
  play.card.id = 1;
  QCOMPARE(table.refusal(play), legal);
  play.card.values[0] = 2;
  QCOMPARE(table.refusal(play), u"ENTRY"_s); // that is not what it shows
  play.card.values[0] = 1;
  table.plays({card(a, CardKind::highPriest), play});
  Play same = play;
  same.player = b;
  table.state.turn = b;
  QCOMPARE(table.refusal(same), u"CARD-3"_s);
  table.passAll();
  QVERIFY(table.enter(TellMinima{Site::thebes, 9, 9}));
  QVERIFY(table.enter(TakeBack{a, {2, 0}}));
  table.state.phase = Phase::play; // known to be in A's hand
  table.of(a).passed = table.of(b).passed = false;
  table.state.turn = b;
  QCOMPARE(table.refusal(same), u"CARD-3"_s);
  table.state.turn = a;
  QCOMPARE(table.refusal(play), legal);
}

void tst_PyramidionPlay::noCardLeftToDraw_CARD4() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.of(b).common = static_cast<std::uint8_t>(table.of(b).common + table.state.cardPile);
  table.state.cardPile = 0;
  Play play = card(a, CardKind::politician);
  play.deed.resource = Resource::wood;
  const int hand = table.of(a).hand();
  table.plays({play});
  QCOMPARE(table.of(a).hand(), hand - 1); // cards at the site are no discards
  QCOMPARE(table.lies(Site::thebes), u"1 wood"_s);
  QVERIFY(table.isPossible());
}

void tst_PyramidionPlay::whatHangsOnACardGoesWithIt_CARD5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({mason(a), card(b, CardKind::slaveDriver), card(a, CardKind::torturer, 5)});
  QCOMPARE(raisedNow(table.state), 3);
  QCOMPARE(*totalsOf(table.game, table.state, Category::influence)[a], 4);
  table.plays({on(card(c, CardKind::bandit), 2)});
  QCOMPARE(*totalsOf(table.game, table.state, Category::influence)[a], 5);
  table.plays({on(card(c, CardKind::protector), 1)});
  QCOMPARE(raisedNow(table.state), 0);
  QVERIFY(!totalsOf(table.game, table.state, Category::influence)[b]); // RESOLVE-1
}

void tst_PyramidionPlay::deitiesNameACategory_SPECIAL_DEITY() {
  PyramidionTable table;
  table.open(Site::thebes);
  QCOMPARE(table.refusal(basic(card(a, CardKind::deity))), u"SPECIAL-DEITY"_s);
  Play play = deity(a, Category::negotiation);
  play.card.values = {9, 9, 9}; // CARD-6: what is printed there does not count
  table.plays({play});
  QCOMPARE(*totalsOf(table.game, table.state, Category::negotiation)[a], 6);
  QCOMPARE(*totalsOf(table.game, table.state, Category::haggling)[a], 0);
}

void tst_PyramidionPlay::fieldsBelongToTheirCards_ENTRY() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(b, CardKind::merchant)});
  table.state.turn = a;
  const auto refused = [&](auto change, CardKind kind = CardKind::negotiator) {
    Play play = card(a, kind);
    change(play);
    return table.refusal(play).contains(u"ENTRY") && !table.anyway(play);
  };
  QVERIFY(refused([](Play& play) { play.category = Category::haggling; }));
  QVERIFY(refused([](Play& play) { play.deed.target = 1; }));
  QVERIFY(refused([](Play& play) { play.deed.target = 1; }, CardKind::vizier));
  QVERIFY(refused([](Play& play) { play.deed.raise = true; }));
  QVERIFY(refused([](Play& play) { play.deed.resource = Resource::wood; }));
  QVERIFY(refused([](Play& play) { play.deed.swap = Swap{}; }));
  QVERIFY(refused([](Play& play) { play.deed.troop = TroopAt{}; }, CardKind::bandit));
  QVERIFY(refused([](Play& play) { play.again.target = 1; }));
  QVERIFY(refused(
      [](Play& play) {
        play.deed.raise = true;
        play.deed.swap = Swap{};
      },
      CardKind::stonemason));
}

void tst_PyramidionPlay::effectsThatCanBeMustBe_SPECIAL2() {
  PyramidionTable table;
  table.open(Site::thebes);
  // SPECIAL-1: nothing to do, so it only lies there.
  QCOMPARE(table.refusal(card(a, CardKind::bandit)), legal);
  QCOMPARE(table.refusal(on(card(a, CardKind::bandit), 1)), u"SPECIAL-1"_s);
  QVERIFY(!table.anyway(on(card(a, CardKind::bandit), 1)));
  QCOMPARE(table.refusal(card(a, CardKind::stonemason)), u"SPECIAL-2"_s);
  table.game.options.effects = SpecialEffects::optional;
  QCOMPARE(table.refusal(card(a, CardKind::stonemason)), legal);
}

void tst_PyramidionPlay::protectorAndThief() {
  PyramidionTable table;
  table.station(b, {Site::luxor});
  table.open(Site::thebes);
  table.plays({card(a, CardKind::merchant), card(b, CardKind::negotiator)});
  table.state.turn = a;
  QCOMPARE(table.refusal(on(card(a, CardKind::thief), 2)), u"SPECIAL-THIEF"_s);
  QCOMPARE(table.refusal(on(card(a, CardKind::thief), 1)), legal); // anybody's
  QCOMPARE(table.refusal(on(card(a, CardKind::protector), 1)), legal);
  Play troop = card(a, CardKind::protector);
  troop.deed.troop = TroopAt{Site::luxor, Troop::torturer};
  QCOMPARE(table.refusal(troop), legal);
  table.game.options.protectorTroop = ProtectorTroop::thisSite;
  QCOMPARE(table.refusal(troop), u"SPECIAL-PROTECTOR"_s);
  table.game.options.protectorTroop = ProtectorTroop::anySite;
  QVERIFY(table.enter(troop));
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  table.state.turn = c;
  troop.player = c;
  QVERIFY(table.refusal(troop).contains(u"SPECIAL-PROTECTOR"));
}

void tst_PyramidionPlay::vizierAndPolitician() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.lay(Site::thebes, all({1}));
  Play vizier = card(a, CardKind::vizier);
  vizier.deed.resource = Resource::wood;
  QCOMPARE(table.refusal(vizier), u"SPECIAL-VIZIER"_s);
  QVERIFY(!table.anyway(vizier));
  vizier.deed.resource = Resource::camel;
  table.plays({vizier});
  QCOMPARE(table.has(a), u"1 camel"_s);
  table.state.turn = a;
  Play politician = card(a, CardKind::politician);
  politician.deed.resource = Resource::statue;
  QCOMPARE(table.refusal(politician), legal);
  table.game.options.freeChoiceStatue = false;
  QCOMPARE(table.refusal(politician), u"SPECIAL-POLITICIAN"_s);
  politician.deed.resource = Resource::wood;
  table.leaveInSupply(Resource::wood, 0);
  QCOMPARE(table.refusal(politician), u"SPECIAL-POLITICIAN"_s);
  table.leaveInSupply(Resource::wood, 1);
  const int hand = table.of(a).hand();
  QVERIFY(table.enter(politician));
  QCOMPARE(table.of(a).hand(), hand);
}

void tst_PyramidionPlay::philosopherRepeats_SPECIAL_PHILOSOPHER() {
  for (const PhilosopherActor actor : {PhilosopherActor::owner, PhilosopherActor::player}) {
    RuleOptions options;
    options.philosopherActor = actor;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.lay(Site::thebes, all({1, 1}));
    Play vizier = card(a, CardKind::vizier);
    vizier.deed.resource = Resource::camel;
    table.plays({vizier});
    Play philosopher = on(card(b, CardKind::philosopher), 1);
    table.state.turn = b;
    QCOMPARE(table.refusal(philosopher), u"SPECIAL-2"_s);
    philosopher.again.resource = Resource::camel;
    QCOMPARE(table.refusal(philosopher), u"SPECIAL-VIZIER"_s);
    philosopher.again.resource = Resource::wood;
    table.plays({philosopher});
    const bool owner = actor == PhilosopherActor::owner;
    QCOMPARE(table.has(a), owner ? u"1 camel 1 wood"_s : u"1 camel"_s);
    QCOMPARE(table.has(b), owner ? u"nothing"_s : u"1 wood"_s);
  }
  // SPECIAL-BANDIT: another player, judged from whoever acts; never itself, never the philosopher.
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays(
      {card(b, CardKind::merchant), card(c, CardKind::merchant), on(card(a, CardKind::bandit), 1)});
  Play philosopher = on(card(c, CardKind::philosopher), 3);
  table.state.turn = c;
  philosopher.again.target = 3;
  QCOMPARE(table.refusal(philosopher), u"SPECIAL-BANDIT"_s);
  philosopher.again.target = 4;
  QCOMPARE(table.refusal(philosopher), u"SPECIAL-1"_s);
  philosopher.again.target = 2;
  QVERIFY(table.enter(philosopher));
  QVERIFY(table.isPossible());
  // A stonemason that has raised only counts twice, one that has swapped swaps again.
  PyramidionTable stones;
  stones.open(Site::thebes);
  stones.lay(Site::thebes, all({3}));
  stones.lay(Site::giza, all({0, 4}));
  Play swaps = card(a, CardKind::stonemason);
  swaps.deed.swap = Swap{Site::giza, all({2}), all({0, 2})};
  stones.plays({swaps});
  stones.state.turn = b;
  Play again = on(card(b, CardKind::philosopher), 1);
  QCOMPARE(stones.refusal(again), u"SPECIAL-2"_s);
  again.again.raise = true;
  QCOMPARE(stones.refusal(again), u"ENTRY"_s);
  again.again = {};
  again.again.swap = Swap{Site::giza, all({1, 1}), all({2})};
  QVERIFY(stones.enter(again));
  QCOMPARE(stones.lies(Site::thebes), u"2 camel 1 wood"_s);
}

void tst_PyramidionPlay::highPriest_SPECIAL_HIGH_PRIEST() {
  for (const bool self : {true, false}) {
    RuleOptions options;
    options.highPriestSelf = self;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.plays({card(a, CardKind::highPriest), on(card(a, CardKind::philosopher), 1)});
    table.passAll();
    QCOMPARE(mostTakenBack(table.state), 2);
    QCOMPARE(table.refusal(TakeBack{b, {}}), u"SPECIAL-HIGH-PRIEST TURN"_s);
    QCOMPARE(table.refusal(TakeBack{a, {1, 2}}), self ? legal : u"SPECIAL-HIGH-PRIEST"_s);
    QVERIFY(table.refusal(TakeBack{a, {2, 2}}).contains(u"ENTRY"));
    QVERIFY(table.enter(TakeBack{a, {2, 0}}));
  }
  RuleOptions options;
  options.highPriestSelf = false;
  PyramidionTable table(3, options);
  table.open(Site::thebes);
  table.plays({card(a, CardKind::highPriest)});
  table.passAll();
  QVERIFY(table.state.phase != Phase::priest); // nothing he could take
}

// Option highPriestMust: one card at least, where there is one.
void tst_PyramidionPlay::highPriestHasToTakeACard_SPECIAL_HIGH_PRIEST() {
  for (const bool must : {true, false}) {
    RuleOptions options;
    options.highPriestMust = must;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.plays({card(a, CardKind::highPriest), on(card(a, CardKind::philosopher), 1)});
    table.passAll();
    QCOMPARE(table.refusal(TakeBack{a, {}}), must ? u"SPECIAL-HIGH-PRIEST"_s : legal);
    Options offered;
    listOptions(table.game, table.state, offered);
    const auto declines = [](const Entry& entry) {
      return std::get<TakeBack>(entry).cards[0] == 0;
    };
    QCOMPARE(std::ranges::any_of(offered.entries, declines), !must);
    std::vector<Entry> missing;
    listMissing(table.game, table.state, missing);
    QCOMPARE(missing.size(), std::size_t{1});
    QCOMPARE(table.refusal(missing.front()), legal);
    QVERIFY(table.enter(TakeBack{a, {2, 0}})); // one of two is enough
  }
}

// Only where effects may be left out: it may act when it is doubled, as a bandit may.
void tst_PyramidionPlay::idleStonemasonActsWhenDoubled_SPECIAL_STONEMASON() {
  const auto doubled = [](int rules, const Deed& again) {
    RuleOptions options;
    options.effects = SpecialEffects::optional;
    auto table = std::make_unique<PyramidionTable>(3, options);
    table->game.rules = rules;
    table->open(Site::thebes);
    table->lay(Site::thebes, all({2}));
    table->lay(Site::giza, all({0, 2}));
    table->plays({card(a, CardKind::stonemason)});
    Play play = on(card(a, CardKind::philosopher), 1);
    play.again = again;
    table->state.turn = a;
    const QString said = table->refusal(play);
    if (said == legal) table->plays({play});
    return std::pair{said, std::move(table)};
  };
  Deed swap;
  swap.swap = Swap{Site::giza, all({2}), all({0, 2})};
  Deed raise;
  raise.raise = true;
  QCOMPARE(doubled(rulesVersion, {}).first, legal); // it need not
  const auto swapped = doubled(rulesVersion, swap);
  QCOMPARE(swapped.first, legal);
  QCOMPARE(swapped.second->lies(Site::thebes), u"2 wood"_s);
  const auto raised = doubled(rulesVersion, raise);
  QCOMPARE(raised.first, legal);
  QCOMPARE(raisedNow(raised.second->state), 6);
  for (const Deed& deed : {swap, raise}) QCOMPARE(doubled(1, deed).first, u"ENTRY"_s);
}

void tst_PyramidionPlay::singleBasicCardHasOnePlaceAndOneOwner_CARD2_CARD3() {
  for (const int rules : {rulesVersion, 1}) {
    PyramidionTable table(3, {}, listedCopy(CardKind::merchant, true));
    table.game.rules = rules;
    const QString there = rules == 1 ? legal : u"CARD-3"_s;
    const QString anothers = rules == 1 ? legal : u"CARD-2"_s;
    const auto tried = [&](Player player, int id) {
      table.state.turn = player;
      return table.refusal(single(table, player, id));
    };
    const auto recruits = [&](Player player, int id) {
      return table.refusal(Pass{player, single(table, player, id).card});
    };
    table.open(Site::thebes);
    table.plays({single(table, a, 1)});
    QCOMPARE(tried(a, 1), there);
    QCOMPARE(tried(a, 2), legal);
    QCOMPARE(tried(b, 1), anothers);
    QCOMPARE(recruits(b, 1), anothers);
    QCOMPARE(tried(b, 3), legal);
    table.plays({single(table, a, 5)}); // in whatever order they are listed
    QCOMPARE(tried(b, 5), anothers);
    // Gone from the site it waits beside its owner.
    table.plays({on(card(b, CardKind::bandit), 1)});
    QCOMPARE(tried(b, 1), anothers);
    QVERIFY(table.isPossible());
    table.passAll();
    // The next round has it in hand again, and it has still one owner, who has no third one.
    while (table.state.phase != Phase::boats) {
      if (table.state.phase == Phase::minima) {
        QVERIFY(table.enter(TellMinima{Site::thebes, 9, 9}));
      } else {
        QVERIFY(table.enter(Decline{table.state.turn}));
      }
    }
    table.state.cardDiscards = 0;
    table.state.discarded = {};
    table.open(Site::luxor);
    const auto shown = [&](Player player, int id) {
      Play play = single(table, player, id);
      play.card.ankh = false;
      table.state.turn = player;
      return table.refusal(play);
    };
    QCOMPARE(shown(a, 1), legal);
    QCOMPARE(shown(a, 2), anothers);
    QCOMPARE(shown(b, 1), anothers);
  }
}

// Taken back, it is in hand once more; what is offered and played at random goes by that.
void tst_PyramidionPlay::singleBasicCardComesBackToItsHand_CARD2_CARD3() {
  PyramidionTable table(3, {}, listedCopy(CardKind::merchant, true));
  table.open(Site::thebes);
  table.state.on(Site::philae).sundial = false;
  table.plays({card(a, CardKind::highPriest), single(table, a, 1)});
  const auto offered = [&](Player player) {
    QStringList ids;
    for (const Card& card : ownBasics(table.state, player, CardKind::merchant)) {
      ids << QString::number(card.id);
    }
    return ids.join(u' ');
  };
  QCOMPARE(offered(a), u"2"_s);
  QCOMPARE(offered(b), u"3 4"_s);
  table.passAll();
  QVERIFY(table.enter(TakeBack{a, {2, 0}}));
  QCOMPARE(offered(a), u"1 2"_s);
  QVERIFY(table.of(a).known.empty()); // it is known by its owner
}

void tst_PyramidionPlay::takenBackCardStaysKnown_CARD3() {
  for (const int rules : {rulesVersion, 1}) {
    PyramidionTable table;
    table.game.rules = rules;
    table.open(Site::thebes);
    const Card taken = card(a, CardKind::torturer, 5).card;
    table.of(a).known = {taken};
    // Another one of its kind: it shows something else.
    table.plays({card(a, CardKind::torturer, 2)});
    QVERIFY(table.of(a).known == std::vector<Card>(rules == 1 ? 0 : 1, taken));
    // 8 torturers: 1 lies here, 6 are discarded, 1 is known in a hand.
    table.state.discarded.kinds[at(CardKind::torturer)] = 6;
    table.state.turn = b;
    QCOMPARE(table.refusal(card(b, CardKind::torturer, 1)), rules == 1 ? legal : u"CARD-3"_s);
    table.state.turn = a;
    QCOMPARE(table.refusal(card(a, CardKind::torturer, 5)), legal);
    table.state.discarded.kinds[at(CardKind::torturer)] = 0;
    table.plays({card(a, CardKind::torturer, 5)});
    QVERIFY(table.of(a).known.empty());
  }
}

// The same of one that is known singly, and of one that is recruited.
void tst_PyramidionPlay::singleCardTakenBackStaysKnown_CARD3() {
  PyramidionTable table(3, {}, listedCopy(CardKind::merchant, false));
  table.open(Site::thebes);
  const auto known = [&] { return table.of(a).known.size(); };
  table.of(a).known = {single(table, a, 3).card, single(table, a, 4).card};
  table.plays({single(table, a, 7)});
  QCOMPARE(known(), std::size_t{2});
  table.state.turn = b;
  QCOMPARE(table.refusal(single(table, b, 3)), u"CARD-3"_s);
  table.plays({single(table, a, 4)});
  QCOMPARE(known(), std::size_t{1});
  // Its number was not told: it may be the one that looks so.
  Play unnamed = single(table, a, 3);
  unnamed.card.id = 0;
  table.plays({unnamed});
  QCOMPARE(known(), std::size_t{0});
  // There is only one of a special: it is that one.
  table.of(c).known = {card(c, CardKind::vizier, 1).card};
  table.plays({card(c, CardKind::vizier, 2)});
  QCOMPARE(table.of(c).known.size(), std::size_t{0});
  // A hand of known cards alone plays one of them, whatever was read off it.
  table.of(b).known = {single(table, b, 9).card, single(table, b, 10).card};
  table.state.cardPile = static_cast<std::uint8_t>(table.state.cardPile + table.of(b).common - 2);
  table.of(b).common = 2;
  table.state.turn = b;
  QVERIFY(table.enter(Pass{b, single(table, b, 8).card}));
  QCOMPARE(table.of(b).known.size(), std::size_t{1});
}

void tst_PyramidionPlay::orderMarkers_POWER_GIZA() {
  PyramidionTable table;
  table.open(Site::giza);
  Play play = basic(card(a, CardKind::torturer));
  play.marker = 2;
  table.plays({play});
  QCOMPARE(int{table.of(a).marker}, 2);
  Play second = card(a, CardKind::torturer);
  second.marker = 1;
  table.state.turn = a;
  QCOMPARE(table.refusal(second), u"POWER-GIZA"_s);
  second.player = b;
  second.marker = 2;
  table.state.turn = b;
  QCOMPARE(table.refusal(second), u"POWER-GIZA"_s);
  QVERIFY(!table.anyway(second));
  second.marker = 3;
  QCOMPARE(table.refusal(second), legal);
  second.card.kind = CardKind::merchant;
  QCOMPARE(table.refusal(second), u"POWER-GIZA"_s);
  second.marker = 4; // SET-9: as many as players
  QVERIFY(!isWithin(table.game, second));
}

void tst_PyramidionPlay::ankhCards_POWER_FIRST() {
  PyramidionTable table;
  table.open(Site::alexandria);
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), u"POWER-FIRST"_s);
  Play play = ankh(card(a, CardKind::merchant), false);
  play.gain = Resource::wood;
  QCOMPARE(table.refusal(play), u"POWER-ALEXANDRIA"_s);
  play.card.ankh = true;
  QCOMPARE(table.refusal(play), legal);
  // PLAY-5: the last wood is on the site before the site gives anything.
  Play politician = ankh(card(a, CardKind::politician));
  politician.deed.resource = politician.gain = Resource::wood;
  table.leaveInSupply(Resource::wood, 1);
  QCOMPARE(table.refusal(politician), u"POWER-ALEXANDRIA"_s);
  table.leaveInSupply(Resource::wood, 2);
  QCOMPARE(table.refusal(politician), legal);
  // POWER-LUXOR, POWER-CAIRO: a troop that the protector has sent home is gone.
  PyramidionTable cairo;
  cairo.station(b, {Site::cairo});
  cairo.open(Site::cairo);
  Play protector = ankh(card(a, CardKind::protector));
  protector.home = Troop::torturer;
  protector.deed.troop = TroopAt{Site::cairo, Troop::torturer};
  QCOMPARE(cairo.refusal(protector), u"POWER-CAIRO"_s);
  protector.deed = {};
  protector.card.kind = CardKind::merchant;
  QVERIFY(cairo.enter(protector));
  QCOMPARE(cairo.torturer(Site::cairo), noPlayer);
}

void tst_PyramidionPlay::minimaAreAskedWhenNeeded_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::torturer, 3), card(b, CardKind::torturer, 3)});
  table.passAll();
  QVERIFY(table.state.phase != Phase::minima); // RESOLVE-3: nobody is alone in front
  PyramidionTable asked;
  asked.open(Site::thebes);
  asked.plays({card(a, CardKind::torturer, 3)});
  asked.passAll();
  QCOMPARE(asked.state.phase, Phase::minima);
  QCOMPARE(judge(asked.game, asked.state, Decline{a}).missing(), printedMinima(Site::thebes));
  QVERIFY(asked.enter(TellMinima{Site::luxor, 1, 1}));
  QCOMPARE(asked.state.phase, Phase::minima);
  QVERIFY(asked.enter(TellMinima{Site::thebes, 3, 1}));
  QCOMPARE(asked.torturer(Site::thebes), a); // exactly enough
  PyramidionTable below;
  below.minima(Site::thebes, 4, 1);
  below.open(Site::thebes);
  below.plays({card(a, CardKind::torturer, 3)});
  below.passAll();
  QCOMPARE(below.torturer(Site::thebes), noPlayer);
}

void tst_PyramidionPlay::nothingWinsNothing_RESOLVE3() {
  for (const bool zero : {false, true}) {
    RuleOptions options;
    options.zeroWins = zero;
    PyramidionTable table(3, options);
    table.minima(Site::thebes, 0, 0);
    table.open(Site::thebes);
    table.lay(Site::thebes, all({1}));
    table.plays({card(a, CardKind::merchant)});
    table.passAll();
    QCOMPARE(table.has(a), zero ? u"1 camel"_s : u"nothing"_s);
    QCOMPARE(table.torturer(Site::thebes), zero ? a : noPlayer);
  }
  // REVOLT-1, REVOLT-3, REVOLT-6, RESOLVE-4, RESOLVE-6: whatever its kind, a card counts.
  const Totals totals{std::int16_t{5}, std::int16_t{5}, std::int16_t{4}, {}};
  QCOMPARE(aloneInFront(totals, false), std::optional<Player>());
  QCOMPARE(int{failedIn(totals, 5)}, int{bitOf(c)}); // REVOLT-4: equal is safe
}

void tst_PyramidionPlay::troopsReplaceEachOther_TORTURER2() {
  PyramidionTable table;
  table.minima(Site::thebes, 1, 1);
  table.station(b, {Site::thebes});
  table.station(a, {Site::thebes}, Troop::negotiator);
  table.open(Site::thebes);
  // TORTURER-2, NEGOTIATOR-2, NEGOTIATOR-4: the other's goes, the own one stays.
  table.plays({card(a, CardKind::torturer, 2, 2)});
  table.passAll();
  QCOMPARE(table.torturer(Site::thebes), a);
  QCOMPARE(table.state.on(Site::thebes).troop(Troop::negotiator), a);
  QVERIFY(table.noted(Note::staysThere, "NEGOTIATOR-4"_rule));
  PyramidionTable none;
  none.minima(Site::thebes, 1, 1);
  none.station(a, {Site::giza, Site::luxor, Site::cairo, Site::philae, Site::karnak},
               Troop::negotiator);
  none.open(Site::thebes);
  none.plays({card(a, CardKind::negotiator, 0, 2)});
  none.passAll();
  QVERIFY(none.noted(Note::noTroopLeft, "NEGOTIATOR-3"_rule));
}

NILOMETER_TEST(tst_PyramidionPlay)
#include "tst_pyramidion_play.moc"
