// SPDX-License-Identifier: GPL-3.0-or-later
// The short record (REC): sums that are called out lead to the same table as the cards they are of.
#include "pyramidion_table.h"
#include "test_program.h"

#include "engine/random_play/pyramidion/random_game.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// Two tables of one game: one is told every card, the other what is called out.
class BothWays {
public:
  BothWays(const Edition& edition, const RuleOptions& options, int players)
      : cards{&edition, options, players}, totals(cards), told(setUp(cards)) {
    totals.options.record = RecordOf::totals;
    called = setUp(totals);
  }

  void play(const Entry& entry) {
    const bool wasAtSite = isAtSite();
    if (const auto* revolt = std::get_if<Revolt>(&entry)) {
      m_tally.markers = revolt->markers;
      m_tally.before = totalsOf(cards, told, Category::influence);
    }
    if (const auto* play = std::get_if<Play>(&entry)) call(*play);
    apply(cards, told, entry, m_effects);
    if (std::holds_alternative<TakeBack>(entry)) return; // REC-3
    if (!wasAtSite) enterTotals(entry);
    // PLAY-6: where nobody has a card, a site is resolved as soon as it is activated.
    if (isAtSite() || (!wasAtSite && !std::holds_alternative<Activate>(entry))) return;
    m_tally.sums = told.sums;
    m_tally.raised = told.raised;
    enterTotals(std::exchange(m_tally, {}));
  }

  /// REC-4: where points are tied.
  void tellHands() {
    if (called.phase != Phase::hands) return;
    Hands hands;
    for (Player player = 0; player < told.players; ++player) {
      hands.sizes[player] = static_cast<std::uint8_t>(told.of(player).hand());
    }
    enterTotals(hands);
  }

  Game cards;
  Game totals;
  State told;
  State called;

private:
  [[nodiscard]] bool isAtSite() const {
    return told.phase == Phase::play || told.phase == Phase::revolt;
  }
  void enterTotals(const Entry& entry) {
    QVERIFY(isWithin(totals, entry));
    const table::Outcome outcome = table::enter<Rules>(totals, called, entry, false, m_effects);
    QVERIFY2(outcome.accepted,
             outcome.accepted ? "" : ruleName(outcome.verdict.findings()[0].rule).data());
  }
  void call(const Play& play) {
    callDeed(play.player, play.card.kind, play.deed);
    if (const auto repeat = repeatOf(cards, told, play)) {
      callDeed(repeat->actor, repeat->kind, play.again);
    }
    Happen happen;
    happen.player = play.player;
    if (play.marker != 0) {
      happen.what = Happening::marker;
      happen.marker = play.marker;
      enterTotals(happen);
    }
    if (play.gain) {
      happen.what = Happening::gain;
      happen.resource = *play.gain;
      enterTotals(happen);
    }
    if (play.home) {
      happen.what = Happening::home;
      happen.troop = {told.active, *play.home};
      enterTotals(happen);
    }
  }
  void callDeed(Player actor, CardKind kind, const Deed& deed) {
    Happen happen;
    happen.player = actor;
    if (deed.resource) {
      happen.what = kind == CardKind::vizier ? Happening::take : Happening::add;
      happen.resource = *deed.resource;
    } else if (deed.swap) {
      happen.what = Happening::swap;
      happen.swap = *deed.swap;
    } else if (deed.troop) {
      happen.what = Happening::home;
      happen.troop = *deed.troop;
    } else {
      return;
    }
    enterTotals(happen);
  }

  Effects m_effects;
  Tally m_tally;
};

} // namespace

class tst_PyramidionTotals : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void cardsAndSumsLeadToTheSameScore_REC1(); // REC-1
  void whatHappensIsJudged_REC2();            // REC-2
  void sumsAreJudged_REC3();                  // REC-3
  void handsAreToldWherePointsAreTied_REC4(); // REC-4
};

void tst_PyramidionTotals::cardsAndSumsLeadToTheSameScore_REC1() {
  const Edition edition = bareEdition();
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RuleOptions options;
    if (seed % 2 == 1) {
      options.revoltLeader = RevoltLeader::any;
      options.slaveDriverFloor = SlaveDriverFloor::negative;
      options.philosopherActor = PhilosopherActor::player;
    }
    const int players = static_cast<int>(2 + seed % 3);
    BothWays both(edition, options, players);
    RandomGame table(both.cards, seed);
    Options list;
    while (const std::optional<Entry> entry = table.next(both.told, list)) {
      both.play(*entry);
      if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
    }
    both.tellHands();
    QCOMPARE(both.called.phase, Phase::over);
    QCOMPARE(both.called.order, both.told.order);
    QVERIFY(both.called.sites == both.told.sites);
    for (Player player = 0; player < players; ++player) {
      QCOMPARE(both.called.of(player).points, both.told.of(player).points);
      QCOMPARE(both.called.of(player).resources, both.told.of(player).resources);
      QVERIFY(both.called.of(player).loaded == both.told.of(player).loaded);
    }
    QCOMPARE(ranking(both.totals, both.called), ranking(both.cards, both.told));
  }
}

void tst_PyramidionTotals::whatHappensIsJudged_REC2() {
  const auto tableAt = [](PyramidionTable& table, Site site) {
    table.closeSitesBut(site);
    table.state.phase = Phase::site;
    table.state.turn = a;
    QVERIFY(table.enter(Activate{a, site, {}}));
    QCOMPARE(table.state.phase, Phase::tally);
  };
  const RuleOptions options = optionsOf(Profile::totals);
  PyramidionTable giza(3, options);
  tableAt(giza, Site::giza);
  Happen happen{.what = Happening::marker, .player = b, .marker = 2, .troop = {}, .swap = {}};
  QVERIFY(giza.enter(happen));
  QCOMPARE(giza.refusal(happen), u"POWER-GIZA"_s);
  happen.player = c;
  QCOMPARE(giza.refusal(happen), u"POWER-GIZA"_s);
  happen.marker = 3;
  QCOMPARE(giza.refusal(happen), legal);
  happen.what = Happening::gain;
  QCOMPARE(giza.refusal(happen), u"POWER-ALEXANDRIA"_s);
  happen.what = Happening::take;
  QCOMPARE(giza.refusal(happen), u"SPECIAL-VIZIER"_s);
  happen.what = Happening::home;
  QCOMPARE(giza.refusal(happen), u"REC-2"_s);
  happen.what = Happening::add;
  giza.leaveInSupply(Resource::camel, 0);
  QCOMPARE(giza.refusal(happen), u"SPECIAL-POLITICIAN"_s);
  giza.leaveInSupply(Resource::camel, 1);
  QVERIFY(giza.enter(happen));
  QCOMPARE(giza.lies(Site::giza), u"1 camel"_s);
  happen.what = Happening::swap;
  happen.swap = {Site::luxor, all({1}), all({0, 1})};
  QCOMPARE(giza.refusal(happen), u"SPECIAL-STONEMASON"_s);
  giza.lay(Site::luxor, all({0, 1}));
  QVERIFY(giza.enter(happen));
  QCOMPARE(giza.lies(Site::giza), u"1 wood"_s);
  // REC-1: no card is entered.
  QCOMPARE(giza.refusal(card(a, CardKind::merchant)), u"PHASE"_s);
}

void tst_PyramidionTotals::sumsAreJudged_REC3() {
  PyramidionTable table(3, optionsOf(Profile::totals));
  table.minima(Site::thebes, 7, 7);
  table.closeSitesBut(Site::thebes);
  table.state.phase = Phase::site;
  table.state.turn = a;
  QVERIFY(table.enter(Activate{a, Site::thebes, {}}));
  Tally tally;
  tally.sums[at(Category::influence)] = {std::int16_t{9}, std::int16_t{8}, {}, {}};
  tally.raised = 4;
  QCOMPARE(table.refusal(tally), u"REC-3"_s);
  tally.raised = 9;
  QCOMPARE(table.refusal(tally), u"REC-3"_s);
  tally.raised = 0;
  QCOMPARE(table.refusal(tally), legal);
  tally.before = tally.sums[at(Category::influence)];
  QCOMPARE(table.refusal(tally), u"ENTRY"_s); // there was no revolt
  tally.markers = turned({{9, all({1})}});
  QCOMPARE(table.refusal(tally), u"REVOLT-4"_s); // B has lost his cards
  tally.sums[at(Category::influence)][b].reset();
  tally.before[a].reset();
  QCOMPARE(table.refusal(tally), u"ENTRY"_s);
  tally.before[a] = std::int16_t{9};
  QVERIFY(table.enter(tally));
  QCOMPARE(table.torturer(Site::thebes), a);
  QCOMPARE(table.has(a), u"1 camel"_s);
}

void tst_PyramidionTotals::handsAreToldWherePointsAreTied_REC4() {
  for (const bool tied : {true, false}) {
    PyramidionTable table(2, optionsOf(Profile::totals));
    table.loaded(a, {5, 6});
    table.loaded(b, {5, tied ? 6 : 5});
    QCOMPARE(table.refusal(Hands{}), u"PHASE"_s);
    table.endLoading();
    QCOMPARE(table.refusal(Hands{{2, 3, 0, 0}}), tied ? legal : u"REC-4"_s);
    if (!tied) continue;
    // Nobody has won before: END-6 asks for the hands first.
    QVERIFY(table.state.phase == Phase::hands && !Rules::clock(table.state).over);
    QVERIFY(table.enter(Hands{{2, 3, 0, 0}}));
    QVERIFY(Rules::clock(table.state).over);
    QCOMPARE(ranking(table.game, table.state).front(), b);
    QCOMPARE(table.refusal(Hands{{3, 2, 0, 0}}), u"REC-4"_s);
  }
  PyramidionTable cards(2);
  cards.loaded(a, {5, 6});
  cards.loaded(b, {5, 6});
  cards.endLoading();
  QCOMPARE(cards.refusal(Hands{}), u"REC-4"_s);
}

NILOMETER_TEST(tst_PyramidionTotals)
#include "tst_pyramidion_totals.moc"
