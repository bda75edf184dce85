// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games played by chance: what is offered is legal, whatever happens leaves a possible table.
#include "pyramidion_games.h"
#include "test_program.h"

#include "engine/pyramidion/game.h"
#include "engine/random_play/pyramidion/random_game.h"
#include "engine/table/random_play.h"

#include <map>
#include <random>
#include <set>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

constexpr int fewGames = 334; ///< of each number of players: 1,000 in all
constexpr int manyGames = 3'334;

/// The first game of three is played by the usual rules, the others by some others.
RuleOptions optionsOfSeed(std::uint64_t seed) {
  RuleOptions options;
  if (seed % 3 == 0) return options;
  std::mt19937_64 random(seed);
  const auto yes = [&] { return random() % 2 == 0; };
  options.target = static_cast<Target>(random() % 3);
  if (yes()) options.revoltLeader = RevoltLeader::any;
  options.zeroWins = yes();
  if (yes()) options.slaveDriverFloor = SlaveDriverFloor::negative;
  if (yes()) options.majorityTie = MajorityTie::all;
  options.loadAgain = yes();
  if (yes()) options.twoSwap = TwoSwap::atOrder;
  if (yes()) options.abuSimbelTrades = AbuSimbelTrades::any;
  if (yes()) options.protectorTroop = ProtectorTroop::thisSite;
  options.highPriestSelf = yes();
  options.highPriestMust = yes();
  if (yes()) options.orderPlaces = OrderPlaces::absolute;
  if (yes()) options.philosopherMarker = PhilosopherMarker::stays;
  if (yes()) options.philosopherActor = PhilosopherActor::player;
  if (yes()) options.effects = SpecialEffects::optional;
  options.freeChoiceStatue = yes();
  if (yes()) options.boatPoints = BoatPoints::asked;
  if (seed % 3 == 2) options.record = RecordOf::totals;
  return options;
}

bool isRead(Phase phase) {
  using enum Phase;
  return phase == setup || phase == boats || phase == supply || phase == tally || phase == revolt ||
         phase == minima || phase == claim || phase == reveal || phase == hands;
}

/// What the effects say lies where.
class ToldTable {
public:
  explicit ToldTable(const State& state) { m_supply = state.supply; }

  void follow(const Effects& effects) {
    for (const Effect& effect : effects) {
      if (effect.kind == EffectKind::points) m_points[effect.player] = effect.after;
      if (effect.kind == EffectKind::piece) {
        m_troops[effect.detail][effect.what] = effect.after == 1 ? effect.player : noPlayer;
      }
      if (effect.kind == EffectKind::order) m_order[at(effect.after - 1)] = effect.player;
      if (effect.kind == EffectKind::marker && markerOf(effect) == Marker::sundial) {
        m_sundials[effect.detail] = effect.after == 1;
      }
      if (effect.kind == EffectKind::card && cardMoveOf(effect) == CardMove::boatLoaded) {
        m_boats[effect.player] = effect.after;
      }
      if (effect.kind != EffectKind::stock) continue;
      Resources& there = effect.detail == ownSpot      ? m_own[effect.player]
                         : effect.detail == supplySpot ? m_supply
                                                       : m_sites[effect.detail - 2U];
      there.add(resourceOf(effect), effect.after - effect.before);
    }
  }
  void isLike(const State& state) const {
    QCOMPARE(m_supply, state.supply);
    for (const Site site : allSites) {
      QCOMPARE(m_sites[at(site)], state.on(site).resources);
      QCOMPARE(m_troops[at(site)], state.on(site).troops);
      QCOMPARE(m_sundials[at(site)], state.on(site).sundial);
    }
    for (Player player = 0; player < state.players; ++player) {
      QCOMPARE(m_own[player], state.of(player).resources);
      QCOMPARE(m_points[player], int{state.of(player).points});
      QCOMPARE(m_boats[player], static_cast<int>(state.of(player).loaded.size()));
      QCOMPARE(m_order[player], state.order[player]);
    }
  }

private:
  Resources m_supply;
  std::array<Resources, siteCount> m_sites{};
  std::array<Resources, maxPlayers> m_own{};
  std::array<std::array<Player, 2>, siteCount> m_troops = [] {
    std::array<std::array<Player, 2>, siteCount> none;
    for (auto& site : none) site = {noPlayer, noPlayer};
    return none;
  }();
  std::array<bool, siteCount> m_sundials{};
  std::array<int, maxPlayers> m_points{};
  std::array<int, maxPlayers> m_boats{};
  std::array<Player, maxPlayers> m_order{0, 1, 2, 3};
};

} // namespace

class tst_PyramidionRandomGames : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void offeredEntriesAreLegalAndInvariantsHold_data();
  void offeredEntriesAreLegalAndInvariantsHold();
  void entriesOutOfTurnKeepTheTablePossible_TURN();
  void sameSeedGivesTheSameGame();
  void everyPhaseAndEntryComesUp();
  void effectsTellAllThatChanged();
  void nothingHiddenIsKnownBeforeItIsTold_SEE2(); // SEE-2
  void sparseBoxesHoldToo_SET8();                 // SET-8
  void completeCopyIsPlayedWithWhatItShows_CARD3_BOAT5();
  void movesLeadFromOneTableToTheOther();

private:
  static void playOneGame(const Game& game, std::uint64_t seed);
};

void tst_PyramidionRandomGames::offeredEntriesAreLegalAndInvariantsHold_data() {
  QTest::addColumn<int>("players");
  for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
}

void tst_PyramidionRandomGames::playOneGame(const Game& game, std::uint64_t seed) {
  State state = setUp(game);
  RandomGame table(game, seed);
  Options options;
  Effects effects;
  int entries = 0;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    for (const Entry& offered : options.entries) {
      QVERIFY(isWithin(game, offered));
      QVERIFY(judge(game, state, offered).legal());
    }
    // Somebody can act, or the scribe is asked for something.
    const bool canAct = !options.entries.empty() || !options.cards.empty() || options.karnak;
    QVERIFY(canAct || isRead(state.phase));
    QVERIFY(isWithin(game, *entry));
    const Verdict verdict = judge(game, state, *entry);
    QVERIFY2(verdict.legal(),
             verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data());
    effects.clear();
    apply(game, state, *entry, effects);
    QCOMPARE(brokenInvariants(game, state), 0U);
    QVERIFY2(++entries < 10'000, "a game must come to an end");
    if (QTest::currentTestFailed()) return;
  }
  QCOMPARE(state.phase, Phase::over);
}

void tst_PyramidionRandomGames::offeredEntriesAreLegalAndInvariantsHold() {
  QFETCH(int, players);
  const Edition edition = bareEdition();
  const int games = qEnvironmentVariableIsSet("NILOMETER_FULL") ? manyGames : fewGames;
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    playOneGame(Game{&edition, optionsOfSeed(seed), players}, seed);
    if (QTest::currentTestFailed()) qFatal("seed %d", i);
  }
}

void tst_PyramidionRandomGames::entriesOutOfTurnKeepTheTablePossible_TURN() {
  const Edition edition = bareEdition();
  const auto madeBy = [](Entry entry, Player player) {
    std::visit(
        [player](auto& what) {
          if constexpr (requires { what.player; }) what.player = player;
        },
        entry);
    return entry;
  };
  int made = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const int players = static_cast<int>(2 + seed % 3);
    const Game game{&edition, optionsOfSeed(seed), players};
    State state = setUp(game);
    RandomGame table(game, seed);
    std::mt19937_64 random(seed);
    Options options;
    Effects effects;
    int entries = 0;
    while (const std::optional<Entry> entry = table.next(state, options)) {
      effects.clear();
      if (state.turn < players && random() % 4 == 0) {
        const bool done =
            table::enter<Rules>(game, state, madeBy(*entry, state.clockwise(state.turn)), true,
                                effects)
                .accepted;
        made += done ? 1 : 0;
      } else {
        QVERIFY(table::enter<Rules>(game, state, *entry, false, effects).accepted);
      }
      QCOMPARE(brokenInvariants(game, state), 0U);
      QVERIFY2(++entries < 20'000, "a game must come to an end");
      if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
    }
    QCOMPARE(state.phase, Phase::over);
  }
  QVERIFY(made > 1000);
}

void tst_PyramidionRandomGames::sameSeedGivesTheSameGame() {
  const Edition edition = bareEdition();
  const Game game{&edition, {}, 4};
  table::RandomPlay<Rules> play;
  std::vector<Entry> one;
  std::vector<Entry> again;
  std::vector<Entry> other;
  QVERIFY(play.play(game, 7, [&](const Entry& entry) { one.push_back(entry); }));
  QVERIFY(play.play(game, 7, [&](const Entry& entry) { again.push_back(entry); }));
  QVERIFY(play.play(game, 8, [&](const Entry& entry) { other.push_back(entry); }));
  QVERIFY(one == again);
  QVERIFY(one != other);
}

void tst_PyramidionRandomGames::everyPhaseAndEntryComesUp() {
  const Edition edition = bareEdition();
  std::set<std::size_t> kinds;
  std::set<Phase> phases;
  table::RandomPlay<Rules> play;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Game game{&edition, optionsOfSeed(seed), 3};
    QVERIFY(play.play(game, seed, [&](const Entry& entry) {
      kinds.insert(entry.index());
      phases.insert(play.state().phase);
    }));
  }
  kinds.insert(Entry(Later{}).index());   // tst_pyramidion_later
  kinds.insert(Entry(Correct{}).index()); // tst_pyramidion_corrections
  // REC-2: what happens beside the sums is not played by chance.
  QCOMPARE(kinds.size(), std::variant_size_v<Entry> - 1);
  phases.insert(Phase::corner);                   // tst_later_every_game
  QCOMPARE(phases.size(), phaseNames.size() - 1); // SETUP is over with the first entry
}

void tst_PyramidionRandomGames::effectsTellAllThatChanged() {
  const Edition edition = bareEdition();
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const Game game{&edition, optionsOfSeed(seed), static_cast<int>(2 + seed % 3)};
    State state = setUp(game);
    ToldTable told(state);
    RandomGame table(game, seed);
    Options options;
    Effects effects;
    while (const std::optional<Entry> entry = table.next(state, options)) {
      effects.clear();
      apply(game, state, *entry, effects);
      told.follow(effects);
      told.isLike(state);
      if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
    }
  }
}

void tst_PyramidionRandomGames::nothingHiddenIsKnownBeforeItIsTold_SEE2() {
  // SEE-1, SEE-3, SEE-4: of a hand its size and its basic cards, of all cards what was played.
  const Edition edition = bareEdition();
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Game game{&edition, {}, 3};
    State state = setUp(game);
    RandomGame table(game, seed);
    Options options;
    Effects effects;
    std::vector<Card> told;
    while (const std::optional<Entry> entry = table.next(state, options)) {
      if (const auto* play = std::get_if<Play>(&*entry)) told.push_back(play->card);
      if (const auto* pass = std::get_if<Pass>(&*entry); pass != nullptr && pass->recruit) {
        told.push_back(*pass->recruit);
      }
      const bool ends = state.phase == Phase::supply;
      apply(game, state, *entry, effects);
      for (const Card& known : state.readings.cards) {
        QVERIFY(std::ranges::find(told, known) != told.end());
      }
      for (const PlayerState& own : state.seats()) {
        if (state.phase != Phase::over) QCOMPARE(int{own.points}, 0);
        if (ends && state.phase == Phase::site) QVERIFY(own.known.empty());
      }
    }
  }
}

void tst_PyramidionRandomGames::sparseBoxesHoldToo_SET8() {
  Edition edition;
  edition.supply = all({9, 9, 9, 9, 9, 2});
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    playOneGame(Game{&edition, optionsOfSeed(seed), static_cast<int>(2 + seed % 3)}, seed);
    if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
  }
}

void tst_PyramidionRandomGames::completeCopyIsPlayedWithWhatItShows_CARD3_BOAT5() {
  const Readings& printed = completeCopy().readings;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Game game{&completeCopy(), optionsOfSeed(seed), static_cast<int>(2 + seed % 3)};
    playOneGame(game, seed);
    if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
    State state = setUp(game);
    RandomGame table(game, seed);
    Options options;
    Effects effects;
    std::map<int, Player> owners; // of single basic cards
    while (const std::optional<Entry> entry = table.next(state, options)) {
      apply(game, state, *entry, effects);
      if (const auto* play = std::get_if<Play>(&*entry); play != nullptr && play->card.basic) {
        QVERIFY(play->card.id != 0);
        const auto [owner, isNew] = owners.try_emplace(play->card.id, play->player);
        QCOMPARE(owner->second, play->player);
      }
    }
    // Nothing was read that this copy does not show, so nothing was doubtful.
    QVERIFY(state.readings.boats == printed.boats);
    QVERIFY(state.readings.supply == printed.supply);
    QVERIFY(state.readings.markers == printed.markers);
    QVERIFY(std::ranges::none_of(
        effects, [](const Effect& effect) { return isNote(effect, Note::doubtful); }));
  }
}

void tst_PyramidionRandomGames::movesLeadFromOneTableToTheOther() {
  const Edition edition = bareEdition();
  const Game game{&edition, {}, 3};
  State before = setUp(game);
  State state = before;
  ToldTable told(state);
  RandomGame table(game, 3);
  Options options;
  Effects effects;
  int entries = 0;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    apply(game, state, *entry, effects);
    if (++entries % 25 != 0 || state.phase == Phase::over) continue;
    told.follow(movesBetween(before, state));
    told.isLike(state);
    QVERIFY(movesBetween(state, state).empty());
    before = state;
  }
  QVERIFY(entries > 100);
}

NILOMETER_TEST(tst_PyramidionRandomGames)
#include "tst_pyramidion_random_games.moc"
