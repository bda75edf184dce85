// SPDX-License-Identifier: GPL-3.0-or-later
// What the distribution table shows and is not read now: it waits until it is needed.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/chance/saqqara/random_game.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr std::uint64_t randomGames = 30;
constexpr int mostly = 80; ///< of a hundred readings that may wait

/// Whether that entry tells what was put off.
bool tells(const Entry& entry, Waiting what) {
  return what == Waiting::stall ? std::holds_alternative<MoveStall>(entry)
                                : std::holds_alternative<TableNumber>(entry);
}

/// What the game comes to if what was put off is told at once.
State toldAtOnce(const Game& game, std::vector<Entry> entries) {
  State state = setUp(game);
  Effects effects;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry entry = entries[i];
    if (const auto* later = std::get_if<Later>(&entry)) {
      const auto told =
          std::find_if(entries.begin() + static_cast<std::ptrdiff_t>(i), entries.end(),
                       [&](const Entry& other) { return tells(other, later->what); });
      // The last round does not ask again.
      entry = told == entries.end() ? Entry(MoveStall{offTrack}) : *told;
      if (told != entries.end()) entries.erase(told);
    }
    effects.clear();
    if (!table::enter<Rules>(game, state, entry, false, effects).accepted) qFatal("refused");
  }
  return state;
}

} // namespace

class tst_SaqqaraLater : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void numberWaitsUntilGoodsAreInvested_ASK1();
  void goodsComeAsSoonAsTheNumberIsTold_ASK4();
  void numberCannotWaitForAgriculture_STOCK4();
  void waitingGameComesToWhatItWouldHave();
};

void tst_SaqqaraLater::numberWaitsUntilGoodsAreInvested_ASK1() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.refusal(Later{Waiting::stall}), u"ASK-1 PHASE"_s);
  QVERIFY(table.enter(Later{Waiting::number}));
  QCOMPARE(table.state.phase, Phase::thresholds);
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish"_s);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  // INVEST-4: what lies there decides from here on.
  QCOMPARE(table.state.phase, Phase::stock);
  QCOMPARE(table.refusal(Later{Waiting::number}), u"ASK-1"_s);
  QVERIFY(!table.anyway(Later{Waiting::number}));
  QCOMPARE(asked(table.state).size(), std::size_t{1});
  QVERIFY(table.enter(TableNumber{2}));
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  QCOMPARE(table.state.phase, Phase::invest);
  QVERIFY(!table.state.numberWaits);
}

void tst_SaqqaraLater::goodsComeAsSoonAsTheNumberIsTold_ASK4() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QVERIFY(table.enter(Later{Waiting::number}));
  Tell tell = telling(Told::bonus, {}, 1, 3);
  QVERIFY(table.enter(tell));
  QCOMPARE(table.holds(Warehouse::fish), u"5 fish"_s);
  QCOMPARE(table.state.phase, Phase::thresholds);
  // Once.
  tell.number = 4;
  QVERIFY(table.enter(tell));
  QCOMPARE(table.holds(Warehouse::fish), u"5 fish"_s);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::invest);
}

void tst_SaqqaraLater::numberCannotWaitForAgriculture_STOCK4() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  table.state.of(blue).level[at(Pyramid::agriculture)] = 2;
  QCOMPARE(table.refusal(Later{Waiting::number}), u"ASK-1"_s);
  Options options;
  listOptions(table.game, table.state, options);
  QVERIFY(options.entries.empty());
}

void tst_SaqqaraLater::waitingGameComesToWhatItWouldHave() {
  const Edition edition = bareEdition();
  int stalls = 0;
  int numbers = 0;
  for (std::uint64_t seed = 0; seed < randomGames; ++seed) {
    const Game game{&edition, {}, static_cast<int>(3 + seed % 3)};
    State state = setUp(game);
    RandomGame chance(game, seed, mostly);
    Options options;
    Effects effects;
    std::vector<Entry> entries;
    while (const auto entry = chance.next(state, options)) {
      effects.clear();
      QVERIFY(table::enter<Rules>(game, state, *entry, false, effects).accepted);
      QCOMPARE(brokenInvariants(game, state), 0U);
      if (*entry == Entry(Later{Waiting::stall})) ++stalls;
      if (*entry == Entry(Later{Waiting::number})) ++numbers;
      entries.push_back(*entry);
    }
    State told = toldAtOnce(game, entries);
    // Where it would have gone after the last market matters to nobody.
    if (state.stallWaits) told.stall = state.stall;
    told.stallWaits = state.stallWaits;
    QVERIFY2(told == state, qPrintable(u"seed %1"_s.arg(seed)));
  }
  QVERIFY2(stalls > 20 && numbers > 20, qPrintable(u"%1 %2"_s.arg(stalls).arg(numbers)));
}

NILOMETER_TEST(tst_SaqqaraLater)
#include "tst_saqqara_later.moc"
