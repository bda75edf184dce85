// SPDX-License-Identifier: GPL-3.0-or-later
// Minima that are not read now: the site waits for them, at most to the end of the round.
#include "test_program.h"
#include "tests/engine/pyramidion/pyramidion_table.h"

#include "engine/chance/pyramidion/random_game.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

constexpr std::uint64_t randomGames = 60;
constexpr int mostly = 80; ///< of a hundred readings that may wait

/// What the game comes to if what was put off is told at once.
State toldAtOnce(const Game& game, const std::vector<Entry>& entries) {
  State state = setUp(game);
  Effects effects;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry entry = entries[i];
    if (const auto* later = std::get_if<Later>(&entry)) {
      const auto told = std::find_if(entries.begin() + static_cast<std::ptrdiff_t>(i),
                                     entries.end(), [&](const Entry& other) {
                                       const auto* minima = std::get_if<TellMinima>(&other);
                                       return minima != nullptr && minima->site == later->site;
                                     });
      if (told == entries.end()) qFatal("never told");
      entry = *told;
    }
    effects.clear();
    // SPECIAL-2: a protector may have had nobody to send home but from a site that waited.
    if (!table::enter<Rules>(game, state, entry, true, effects).accepted) qFatal("refused");
  }
  return state;
}

} // namespace

class tst_PyramidionLater : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void siteWaitsForItsMinimaAndPlayGoesOn_RESOLVE5();
  void siteIsResolvedAsSoonAsItsMinimaAreTold_RESOLVE5();
  void nothingCanWaitBehindTheLastSite_RESOLVE5();
  void otherSitesMinimaAreNotPutOff_ENTRY();
  void troopOfAWaitingSiteIsNotSentHome_RESOLVE5();
  void lastTroopGoesToTheSiteThatWasResolvedFirst_TORTURER3();
  void waitingGameComesToWhatItWouldHave();
};

void tst_PyramidionLater::siteWaitsForItsMinimaAndPlayGoesOn_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.lay(Site::thebes, all({1}));
  table.plays({card(a, CardKind::torturer, 9, 0, 2)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::minima);
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.noted(Note::putOff, "RESOLVE-5"_rule));
  // MERCHANT-1, RESOLVE-7: all that asks for no minimum has come.
  QCOMPARE(table.has(a), u"1 camel"_s);
  QVERIFY(table.state.on(Site::thebes).sundial);
  QCOMPARE(table.state.phase, Phase::site);
  QVERIFY(table.state.waitsForMinima(Site::thebes));
  QCOMPARE(table.torturer(Site::thebes), noPlayer);
  QVERIFY(table.isPossible());
}

void tst_PyramidionLater::siteIsResolvedAsSoonAsItsMinimaAreTold_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(b, {Site::thebes});
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(TellMinima{Site::thebes, 9, 5}));
  QCOMPARE(table.torturer(Site::thebes), a);
  QVERIFY(!table.state.waitsForMinima(Site::thebes));
  QCOMPARE(table.state.phase, Phase::site);
}

void tst_PyramidionLater::nothingCanWaitBehindTheLastSite_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  for (Player player = 0; player < 3; ++player) table.of(player).activated = 2;
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  // Before ORDER it is asked again, and nothing goes on without it.
  QCOMPARE(table.state.phase, Phase::minima);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.asked, std::vector{printedMinima(Site::thebes)});
  QVERIFY(options.entries.empty());
  QCOMPARE(table.refusal(Later{Site::thebes}), u"RESOLVE-5"_s);
  QVERIFY(!table.anyway(Later{Site::thebes}));
  QCOMPARE(judge(table.game, table.state, Decline{a}).missing(), printedMinima(Site::thebes));
  QVERIFY(table.enter(TellMinima{Site::thebes, 10, 5}));
  QVERIFY(table.noted(Note::belowMinimum, "TORTURER-1"_rule));
  QVERIFY(table.state.phase > Phase::minima || table.state.round == 2);
}

void tst_PyramidionLater::otherSitesMinimaAreNotPutOff_ENTRY() {
  PyramidionTable table;
  table.open(Site::thebes);
  QCOMPARE(table.refusal(Later{Site::thebes}), u"PHASE"_s);
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QCOMPARE(table.refusal(Later{Site::luxor}), u"ENTRY"_s);
  QCOMPARE(table.refusal(Later{Site::thebes}), legal);
}

void tst_PyramidionLater::troopOfAWaitingSiteIsNotSentHome_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(b, {Site::thebes, Site::giza});
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(Activate{table.state.turn, Site::luxor, {}}));
  Play protector = card(a, CardKind::protector);
  protector.deed.troop = TroopAt{Site::thebes, Troop::torturer};
  table.state.turn = a;
  protector.card.ankh = false;
  QCOMPARE(judge(table.game, table.state, protector).missing(), printedMinima(Site::thebes));
  protector.deed.troop = TroopAt{Site::giza, Troop::torturer};
  QCOMPARE(table.refusal(protector), legal);
  QVERIFY(table.enter(TellMinima{Site::thebes, 9, 5}));
  protector.deed.troop = TroopAt{Site::thebes, Troop::torturer};
  QCOMPARE(table.refusal(protector), legal);
}

void tst_PyramidionLater::lastTroopGoesToTheSiteThatWasResolvedFirst_TORTURER3() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(a, {Site::giza, Site::cairo, Site::philae, Site::karnak});
  table.minima(Site::luxor, 3, 3);
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(Activate{table.state.turn, Site::luxor, {}}));
  table.plays({ankh(card(a, CardKind::torturer, 9), false)});
  table.passAll();
  // Whether he has a troop left for Luxor depends on Thebes.
  QVERIFY(table.state.waitsForMinima(Site::luxor));
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  QVERIFY(table.enter(TellMinima{Site::thebes, 5, 5}));
  QCOMPARE(table.torturer(Site::thebes), a);
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  QVERIFY(table.noted(Note::noTroopLeft, "TORTURER-3"_rule));
  QVERIFY(!table.state.waitsForMinima(Site::luxor));
}

void tst_PyramidionLater::waitingGameComesToWhatItWouldHave() {
  const Edition edition = bareEdition();
  int putOff = 0;
  for (std::uint64_t seed = 0; seed < randomGames; ++seed) {
    RuleOptions rules;
    if (seed % 3 == 2) rules.record = RecordOf::totals;
    const Game game{&edition, rules, static_cast<int>(2 + seed % 3)};
    State state = setUp(game);
    RandomGame chance(game, seed, mostly);
    Options options;
    Effects effects;
    std::vector<Entry> entries;
    while (const auto entry = chance.next(state, options)) {
      effects.clear();
      QVERIFY(table::enter<Rules>(game, state, *entry, false, effects).accepted);
      QCOMPARE(brokenInvariants(game, state), 0U);
      putOff += std::holds_alternative<Later>(*entry) ? 1 : 0;
      entries.push_back(*entry);
    }
    QVERIFY2(toldAtOnce(game, entries) == state, qPrintable(u"seed %1"_s.arg(seed)));
  }
  QVERIFY2(putOff > 100, qPrintable(QString::number(putOff)));
}

NILOMETER_TEST(tst_PyramidionLater)
#include "tst_pyramidion_later.moc"
