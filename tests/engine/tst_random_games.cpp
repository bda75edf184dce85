// SPDX-License-Identifier: GPL-3.0-or-later
// Complete random games: what must hold after every entry of every game.
// NILOMETER_FULL=1 in the environment plays 10,000 games instead of 240.
#include "test_program.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/turn.h"
#include "engine/random_play/egizia/random_game.h"
#include "tests/random_record.h"

#include <QTest>

#include <random>

using namespace nilometer;
using namespace nilometer::egizia;

namespace {

constexpr int profileCount = 4;
constexpr int fewGames = 20;
constexpr int manyGames = 834; // times 4 profiles times 3 player counts: 10,008

} // namespace

class tst_RandomGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void offeredOptionsAreLegalAndInvariantsHold_data() { combinations(); }
  void offeredOptionsAreLegalAndInvariantsHold();
  void replayAndUndoRedoGiveTheSameState_data() { combinations(); }
  void replayAndUndoRedoGiveTheSameState();
  void writeAndReadAreTheIdentity_data() { combinations(); }
  void writeAndReadAreTheIdentity();
  void orderPutRightAtAnyTimeLetsTheGameGoOn_ENTRY_data() { combinations(); }
  void orderPutRightAtAnyTimeLetsTheGameGoOn_ENTRY();
  void sameSeedGivesTheSameGame();

private:
  void combinations();
  void playOneGame(const Game& game, std::uint64_t seed);
  [[nodiscard]] int games() const {
    return qEnvironmentVariableIsSet("NILOMETER_FULL") ? manyGames : fewGames;
  }

  Edition m_edition;
};

void tst_RandomGames::initTestCase() {
  auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
}

void tst_RandomGames::combinations() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("players");
  for (int profile = 0; profile < profileCount; ++profile) {
    for (int players = 2; players <= 4; ++players) {
      QTest::addRow("%s, %d players", profileNames[static_cast<std::size_t>(profile)].data(),
                    players)
          << profile << players;
    }
  }
}

void tst_RandomGames::playOneGame(const Game& game, std::uint64_t seed) {
  State state = setUp(game);
  QCOMPARE(brokenInvariants(game, state), 0U);
  RandomGame table(game, seed % 2 == 0 ? Naming::asLate : Naming::asEarly, seed);
  Options options;
  Effects effects;
  int entries = 0;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    for (const Entry& offered : options.entries) {
      QVERIFY2(isWithin(game, offered), "an offered option names something that is not there");
      const Verdict verdict = judge(game, state, offered);
      QVERIFY2(verdict.legal(),
               verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data());
    }
    for (const RefusedPlace& place : options.refusedPlaces) QVERIFY(!place.verdict.legal());
    const Verdict verdict = judge(game, state, *entry);
    QVERIFY2(verdict.legal(),
             verdict.legal() ? "" : ruleName(verdict.findings().front().rule).data());
    apply(game, state, *entry, effects);
    QCOMPARE(brokenInvariants(game, state), 0U);
    QVERIFY2(++entries < 2000, "a game must come to an end");
  }
  QCOMPARE(state.phase, Phase::over);
  QCOMPARE(state.round, 5);
}

void tst_RandomGames::offeredOptionsAreLegalAndInvariantsHold() {
  QFETCH(int, profile);
  QFETCH(int, players);
  const auto header = test::randomHeader(m_edition, static_cast<Profile>(profile), players);
  const Game game = egizia::gameOf(header, m_edition);
  for (int i = 0; i < games(); ++i) {
    playOneGame(game, static_cast<std::uint64_t>(i));
    if (QTest::currentTestFailed()) qFatal("seed %d", i);
  }
}

void tst_RandomGames::replayAndUndoRedoGiveTheSameState() {
  QFETCH(int, profile);
  QFETCH(int, players);
  const auto header = test::randomHeader(m_edition, static_cast<Profile>(profile), players);
  for (int i = 0; i < games(); ++i) {
    const egizia::GameRecord game =
        test::randomRecord(header, m_edition, static_cast<std::uint64_t>(i));
    const egizia::Replay replay = record::replay(game, m_edition);
    QVERIFY(replay.clean());
    QCOMPARE(replay.state.phase, Phase::over);
    for (Player player = 0; player < players; ++player) {
      QCOMPARE(replay.ledger.total(player), replay.state.track.points(player));
    }
    egizia::OpenRecord open(game, m_edition);
    QVERIFY(open.state() == replay.state);
    const std::size_t undone = game.entries.size() / 7 + 1;
    for (std::size_t n = 0; n < undone; ++n) open.undo();
    QVERIFY(open.state() == record::stateAfter(game, m_edition, game.entries.size() - undone));
    while (open.canRedo()) open.redo();
    QVERIFY(open.state() == replay.state);
    QVERIFY(open.record() == game);
  }
}

void tst_RandomGames::writeAndReadAreTheIdentity() {
  QFETCH(int, profile);
  QFETCH(int, players);
  const auto header = test::randomHeader(m_edition, static_cast<Profile>(profile), players);
  for (int i = 0; i < games(); ++i) {
    const egizia::GameRecord game =
        test::randomRecord(header, m_edition, static_cast<std::uint64_t>(i));
    const std::string text = egizia::writeRecord(game, m_edition);
    const auto read = egizia::readRecord(text, m_edition);
    QVERIFY2(read, read ? "" : read.error().where.c_str());
    QVERIFY(*read == game);
    QCOMPARE(egizia::writeRecord(*read, m_edition), text);
  }
}

void tst_RandomGames::orderPutRightAtAnyTimeLetsTheGameGoOn_ENTRY() {
  QFETCH(int, profile);
  QFETCH(int, players);
  const auto header = test::randomHeader(m_edition, static_cast<Profile>(profile), players);
  const Game game = egizia::gameOf(header, m_edition);
  Options options;
  Effects effects;
  for (int i = 0; i < games() / 2; ++i) {
    std::mt19937 random(static_cast<unsigned>(i));
    RandomGame table(game, static_cast<std::uint64_t>(i));
    State state = setUp(game);
    for (int entries = 0; state.phase != Phase::over; ++entries) {
      QVERIFY2(entries < 2000, "a game must come to an end");
      PlayerOrder order = orderOfPlay(state);
      std::swap(order[0], order[1 + random() % static_cast<unsigned>(players - 1)]);
      const Correct correct{.what = Correctable::order, .order = order};
      if (random() % 4 == 0) {
        QVERIFY(egizia::enter(game, state, correct, false, effects).accepted);
        QVERIFY(orderOfPlay(state) == order);
        QCOMPARE(brokenInvariants(game, state), 0U);
      }
      const std::optional<Entry> entry = table.next(state, options);
      QVERIFY(entry && egizia::enter(game, state, *entry, false, effects).accepted);
      effects.clear();
    }
  }
}

void tst_RandomGames::sameSeedGivesTheSameGame() {
  const auto header = test::randomHeader(m_edition, Profile::revised, 4);
  QVERIFY(test::randomRecord(header, m_edition, 7) == test::randomRecord(header, m_edition, 7));
  QVERIFY(!(test::randomRecord(header, m_edition, 7) == test::randomRecord(header, m_edition, 8)));
}

NILOMETER_TEST(tst_RandomGames)
#include "tst_random_games.moc"
