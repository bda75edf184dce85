// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games of Saqqara: what must hold after every entry of every game.
// NILOMETER_FULL=1 in the environment plays 10,000 games instead of some hundred.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/random_play/saqqara/random_game.h"

#include <random>
#include <set>

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

namespace {

/// A table that is moved by what effects say alone.
class ToldTable {
public:
  explicit ToldTable(const State& state) : m_state(state) {}

  void follow(const Effects& effects) {
    for (const Effect& effect : effects) follow(effect);
  }
  /// Everything that effects tell of is as on the table itself.
  void isLike(const State& state) const {
    QCOMPARE(m_state.supply, state.supply);
    QCOMPARE(m_state.round, state.round);
    QCOMPARE(m_state.phase, state.phase);
    QCOMPARE(m_state.stall, state.stall);
    for (const Warehouse at : allWarehouses) {
      QCOMPARE(m_state.in(at).goods, state.in(at).goods);
      QCOMPARE(m_state.in(at).bids, state.in(at).bids);
      QCOMPARE(m_state.in(at).winner, state.in(at).winner);
      QCOMPARE(m_state.in(at).threshold, state.in(at).threshold);
    }
    for (Player player = 0; player < state.players; ++player) {
      const PlayerState& own = state.of(player);
      const PlayerState& told = m_state.of(player);
      QCOMPARE(told.goods, own.goods);
      QCOMPARE(told.level, own.level);
      QCOMPARE(told.boat, own.boat);
      QCOMPARE(told.points, own.points);
      QCOMPARE(told.markers, own.markers);
      QCOMPARE(told.shown, own.shown);
      QCOMPARE(told.discards, own.discards);
      QCOMPARE(told.laid, own.laid);
    }
  }

private:
  void follow(const Effect& effect) {
    PlayerState& own = m_state.player[effect.player % maxPlayers];
    switch (effect.kind) {
    case EffectKind::stock: move(effect); break;
    case EffectKind::points: set(own.points, effect); break;
    case EffectKind::piece: set(own.level[at(pyramidOf(effect))], effect); break;
    case EffectKind::marker: moveMarker(own, effect); break;
    case EffectKind::card: moveCard(own, effect); break;
    case EffectKind::phase:
      QCOMPARE(static_cast<int>(m_state.phase), static_cast<int>(effect.before));
      m_state.phase = phaseOf(effect);
      QCOMPARE(roundOf(effect), static_cast<int>(m_state.round));
      break;
    case EffectKind::note: break;
    case EffectKind::queue:
    case EffectKind::strength:
    case EffectKind::turned:
    case EffectKind::built:
    case EffectKind::tile:
    case EffectKind::order: QFAIL("no such thing on this table");
    }
  }
  /// What was there before, then what is there now.
  template <class T> static void set(T& value, const Effect& effect) {
    QCOMPARE(static_cast<int>(value), static_cast<int>(effect.before));
    value = static_cast<T>(effect.after);
  }
  void move(const Effect& effect) {
    const StockEffect stock = asStock(effect);
    set(goodsAt(stock.spot).of[at(stock.good)], effect);
  }
  Goods& goodsAt(const Spot& spot) {
    switch (spot.store) {
    case Store::hand: return m_state.of(spot.player).goods;
    case Store::supply: return m_state.supply;
    case Store::warehouse: return m_state.in(spot.at).goods;
    case Store::hut: break;
    }
    return m_state.in(spot.at).bids[spot.player];
  }
  void moveMarker(PlayerState& own, const Effect& effect) {
    switch (markerOf(effect)) {
    case Marker::boat: set(own.boat, effect); break;
    case Marker::stall: set(m_state.stall, effect); break;
    case Marker::die: set(m_state.round, effect); break;
    case Marker::start:
      if (effect.rule == "CAL-5"_rule) QCOMPARE(int{m_start}, static_cast<int>(effect.before));
      m_start = static_cast<Player>(effect.after);
      break;
    case Marker::influence: set(own.markers[at(warehouseOf(effect))], effect); break;
    }
  }
  void moveCard(PlayerState& own, const Effect& effect) {
    WarehouseState& there = m_state.warehouses[effect.detail % warehouseCount];
    switch (cardMoveOf(effect)) {
    case CardMove::marketWon: there.winner = effect.player; break;
    case CardMove::marketBack:
      QCOMPARE(there.winner, effect.player);
      there.winner = noPlayer;
      break;
    case CardMove::threshold: there.threshold = static_cast<Threshold>(effect.after); break;
    case CardMove::thresholdGone: there.threshold.reset(); break;
    case CardMove::shown: set(own.shown[at(warehouseOf(effect))], effect); break;
    case CardMove::laid: set(own.laid, effect); break;
    case CardMove::shuffled: own.discards = 0; break;
    case CardMove::discarded: ++own.discards; break;
    case CardMove::putAway:
      own.discards = static_cast<std::uint8_t>(effect.after);
      own.laid = 0;
      own.shown = {};
      break;
    case CardMove::marketOpened:
    case CardMove::marketLeft:
    case CardMove::drawn:
    case CardMove::thresholdPile:
    // Between two tables only.
    case CardMove::thresholdBack:
    case CardMove::laidBack: break;
    }
  }

  State m_state;
  Player m_start = noPlayer;
};

} // namespace

class tst_SaqqaraRandomGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void offeredEntriesAreLegalAndInvariantsHold_data();
  void offeredEntriesAreLegalAndInvariantsHold();
  void entriesOutOfTurnKeepTheTablePossible_TURN();
  void sameSeedGivesTheSameGame();
  void everyPhaseAndEntryComesUp();
  void sparseBoxesHoldToo_GOODS2();
  void effectsTellAllThatChanged();

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
  const bool isLater =
      options.entries.size() == 1 && std::holds_alternative<Later>(options.entries.front());
  QVERIFY(tells != !options.entries.empty() || (tells && isLater));
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

void tst_SaqqaraRandomGames::entriesOutOfTurnKeepTheTablePossible_TURN() {
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
    const int players = static_cast<int>(3 + seed % 3);
    const Game game{&edition, optionsOfSet(static_cast<int>(seed / 3 % 3), seed), players};
    State state = setUp(game);
    RandomGame table(game, seed);
    std::mt19937_64 random(seed);
    Options options;
    Effects effects;
    int entries = 0;
    while (const std::optional<Entry> entry = table.next(state, options)) {
      effects.clear();
      const Player asked = state.turn;
      if (asked < players && random() % 4 == 0) {
        const Player other = state.clockwise(asked);
        const bool done = enter(game, state, madeBy(*entry, other), true, effects).accepted;
        made += done ? 1 : 0;
      } else {
        QVERIFY(enter(game, state, *entry, false, effects).accepted);
      }
      QCOMPARE(brokenInvariants(game, state), 0U);
      QVERIFY2(++entries < 5000, "a game must come to an end");
    }
    QCOMPARE(state.phase, Phase::over);
  }
  QVERIFY(made > 1000);
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
  kinds.insert(Entry(Later{}).index());   // tst_saqqara_later
  kinds.insert(Entry(Correct{}).index()); // tst_saqqara_corrections
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

void tst_SaqqaraRandomGames::effectsTellAllThatChanged() {
  const Edition edition = bareEdition();
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const Game game{&edition, optionsOfSet(static_cast<int>(seed % 3), seed),
                    static_cast<int>(3 + seed % 3)};
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

NILOMETER_TEST(tst_SaqqaraRandomGames)
#include "tst_saqqara_random_games.moc"
