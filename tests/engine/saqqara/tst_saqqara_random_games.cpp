// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games of Saqqara: what must hold after every entry of every game.
// NILOMETER_FULL=1 in the environment plays 10,000 games instead of some hundred.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/random_game.h"

#include <random>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr int optionSets = 3;
constexpr int fewRandomGames = 30;
constexpr int manyRandomGames = 1112; // times 3 sets of options times 3 player counts: 10,008

/// All options in turn that are not the usual ones, or any mixture of them.
RuleOptions optionsOfSet(int set, std::uint64_t seed) {
  if (set == 0) return {};
  std::mt19937_64 random(seed);
  const auto other = [&] { return set == 1 || random() % 2 == 0; };
  RuleOptions options;
  if (other()) options.liveBids = LiveBids::one;
  options.withdrawEndsTurn = other();
  options.rebidAfterWithdraw = other();
  if (other()) options.landRound = random() % 2 == 0 ? LandRound::choice : LandRound::land;
  options.landAsChoice = !other();
  if (other()) options.reveal = RevealTime::beforeInvest;
  if (other()) options.investEnds = InvestEnds::allPassed;
  if (other()) options.governmentPays = GovernmentPays::best;
  if (other()) options.traderSource = TraderSource::warehouse;
  if (other()) options.traderAtNoYield = TraderAtNoYield::yes;
  options.exactAtUnreached = other();
  options.specialWithMarker = !other();
  if (other()) options.religionRange = ReligionRange::total;
  if (other()) options.levelLimit = LevelLimit::player;
  if (other()) options.nilePerTurn = NilePerTurn::one;
  options.soldiersLevel1 = other();
  options.thiefStrict = other();
  options.marketCardsBothWays = other();
  return options;
}

} // namespace

class tst_SaqqaraRandomGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void offeredEntriesAreLegalAndInvariantsHold_data();
  void offeredEntriesAreLegalAndInvariantsHold();
  void sameSeedGivesTheSameGame();
  void everyPhaseAndEntryComesUp();
  void sparseBoxesHoldToo_GOODS2();

private:
  void checkOffered(const Game& game, const State& state, const Options& options);
  void playOneGame(const Game& game, std::uint64_t seed);
};

void tst_SaqqaraRandomGames::offeredEntriesAreLegalAndInvariantsHold_data() {
  QTest::addColumn<int>("set");
  QTest::addColumn<int>("players");
  for (int set = 0; set < optionSets; ++set) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
      QTest::addRow("options %d, %d players", set, players) << set << players;
    }
  }
}

void tst_SaqqaraRandomGames::checkOffered(const Game& game, const State& state,
                                          const Options& options) {
  QCOMPARE(options.onTurn, state.turn);
  for (const Entry& offered : options.entries) {
    QVERIFY2(isWithin(game, offered), "an offered entry names something that is not there");
    const Verdict verdict = judge(game, state, offered);
    QVERIFY2(verdict.legal(),
             verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data());
  }
  // The least and the most that is offered of a mixture, and what is below or above it.
  const auto own = [&] { return state.of(state.turn).goods; };
  for (const GoodsOffer& offer : options.bids) {
    QVERIFY(judge(game, state, Bid{state.turn, offer.at, own()}).legal());
    QCOMPARE(own().total(), offer.most);
  }
  for (const GoodsOffer& offer : options.investments) {
    QVERIFY(judge(game, state, Invest{state.turn, offer.at, own()}).legal());
    QVERIFY(!judge(game, state, Invest{state.turn, offer.at, own() + gold(1)}).legal());
  }
  // Somebody can act, or the table is asked for something.
  const bool tells = state.phase == Phase::setup || state.phase == Phase::market ||
                     state.phase == Phase::thresholds || options.toReveal != 0 ||
                     !options.asked.empty();
  QVERIFY(tells != !options.entries.empty());
}

void tst_SaqqaraRandomGames::playOneGame(const Game& game, std::uint64_t seed) {
  State state = setUp(game);
  QCOMPARE(brokenInvariants(game, state), 0U);
  RandomGame table(game, seed);
  Options options;
  Effects effects;
  int entries = 0;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    checkOffered(game, state, options);
    const Verdict verdict = judge(game, state, *entry);
    QVERIFY2(verdict.legal(),
             verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data());
    effects.clear();
    apply(game, state, *entry, effects);
    QCOMPARE(brokenInvariants(game, state), 0U);
    QVERIFY2(++entries < 5000, "a game must come to an end");
    if (QTest::currentTestFailed()) return;
  }
  QCOMPARE(state.phase, Phase::over);
  QCOMPARE(state.round, state.lastRound);
}

void tst_SaqqaraRandomGames::offeredEntriesAreLegalAndInvariantsHold() {
  QFETCH(int, set);
  QFETCH(int, players);
  const Edition edition = bareEdition();
  const int games = qEnvironmentVariableIsSet("NILOMETER_FULL") ? manyRandomGames : fewRandomGames;
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    playOneGame(Game{&edition, optionsOfSet(set, seed), players}, seed);
    if (QTest::currentTestFailed()) qFatal("seed %d", i);
  }
}

void tst_SaqqaraRandomGames::sameSeedGivesTheSameGame() {
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

void tst_SaqqaraRandomGames::everyPhaseAndEntryComesUp() {
  const Edition edition = bareEdition();
  std::set<std::size_t> kinds;
  std::set<Phase> phases;
  table::RandomPlay<Rules> play;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Game game{&edition, optionsOfSet(seed % 2 == 0 ? 0 : 2, seed), 4};
    QVERIFY(play.play(game, seed, [&](const Entry& entry) {
      kinds.insert(entry.index());
      phases.insert(play.state().phase);
    }));
  }
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
  QCOMPARE(phases.size(), phaseNames.size() - 1); // SETUP is over with the first entry
}

void tst_SaqqaraRandomGames::sparseBoxesHoldToo_GOODS2() {
  Edition edition;
  edition.supply = Goods{{4, 6, 6, 6, 16}}; // GOODS-2: hardly anything can be paid out
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    playOneGame(Game{&edition, optionsOfSet(static_cast<int>(seed % 3), seed), 5}, seed);
    if (QTest::currentTestFailed()) qFatal("seed %d", static_cast<int>(seed));
  }
}

NILOMETER_TEST(tst_SaqqaraRandomGames)
#include "tst_saqqara_random_games.moc"
