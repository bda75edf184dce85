// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/public_copy.h"

#include "record_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace record_fixture;
using nilometer::table::Player;

namespace {

/// A game at which everything is named as early as it can be.
GameRecord talkativeGame(const Edition& edition, int players, std::uint64_t seed) {
  GameRecord record{headerFor(edition, players), {}};
  const Game game = gameOf(record.header, edition);
  RandomGame table(game, Naming::asEarly, seed);
  State state = setUp(game);
  Options options;
  Effects effects;
  while (std::optional<Entry> entry = table.next(state, options)) {
    if (!enter(game, state, *entry, false, effects).accepted) qFatal("seed %d", int(seed));
    record.entries.push_back({*entry, false, "", "", 0});
  }
  return record;
}

GameRecord firstEntries(const GameRecord& record, std::size_t count) {
  return {record.header, {record.entries.begin(), record.entries.begin() + int(count)}};
}

/// What the whole table may know of it.
State withoutHiddenNames(State state) {
  for (PlayerState& player : state.player) {
    if (!player.scored) player.sphinxNamed = 0;
  }
  return state;
}

SphinxSet namesIn(const State& state, bool hidden) {
  SphinxSet names = 0;
  for (const PlayerState& player : state.player) {
    if (player.scored != hidden) names |= player.sphinxNamed;
  }
  return names;
}

/// Sphinx cards whose id stands in the text.
SphinxSet idsIn(const std::string& text, const Edition& edition) {
  SphinxSet found = 0;
  for (std::size_t i = 0; i < edition.sphinxCards.size(); ++i) {
    const std::string id = '"' + edition.sphinxCards[i].id + '"';
    if (text.find(id) != std::string::npos) found |= SphinxSet{1} << i;
  }
  return found;
}

} // namespace

/// The copy of a record that may be shown to everybody.
class tst_PublicCopy : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void hiddenNamesAreTakenOutAtEveryLength_data();
  void hiddenNamesAreTakenOutAtEveryLength();
  void cardsOfScoredPlayersStay();
  void numberOfKeptCardsStays();
  void finalScoringOfTheCopyMayNameTheCards();
  void entriesNotCarriedOutAreLeftOut();
  void recordWithoutHiddenCardsIsItsOwnCopy();

private:
  Edition m_edition;
};

void tst_PublicCopy::initTestCase() {
  m_edition = bundledEdition();
  QVERIFY2(!m_edition.river.empty(), "the bundled edition must be readable");
}

void tst_PublicCopy::hiddenNamesAreTakenOutAtEveryLength_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("seed");
  for (int players = 2; players <= 4; ++players) {
    for (int seed = 1; seed <= 3; ++seed) {
      QTest::addRow("%d players, seed %d", players, seed) << players << seed;
    }
  }
}

void tst_PublicCopy::hiddenNamesAreTakenOutAtEveryLength() {
  QFETCH(int, players);
  QFETCH(int, seed);
  const GameRecord game = talkativeGame(m_edition, players, static_cast<std::uint64_t>(seed));
  SphinxSet everHidden = 0;
  for (std::size_t length = 0; length <= game.entries.size(); ++length) {
    const GameRecord part = firstEntries(game, length);
    const GameRecord copy = publicCopy(part, m_edition);
    const State state = stateAfter(part, m_edition);
    const Replay played = replay(copy, m_edition);
    QVERIFY(played.clean());
    QVERIFY(played.state == withoutHiddenNames(state));
    const SphinxSet hidden = namesIn(state, true);
    QCOMPARE(idsIn(writeRecord(copy, m_edition), m_edition), namesIn(state, false));
    QCOMPARE(hidden & ~idsIn(writeRecord(part, m_edition), m_edition), SphinxSet{0});
    everHidden |= hidden;
  }
  QVERIFY2(everHidden != 0, "the game must hide something");
}

void tst_PublicCopy::cardsOfScoredPlayersStay() {
  const GameRecord game = talkativeGame(m_edition, 3, 4);
  const GameRecord part = firstEntries(game, game.entries.size() - 1);
  const State state = stateAfter(part, m_edition);
  QCOMPARE(state.phase, Phase::final);
  const State copied = stateAfter(publicCopy(part, m_edition), m_edition);
  for (Player player = 0; player < 3; ++player) {
    const PlayerState& own = state.player[player];
    QCOMPARE(copied.player[player].sphinxNamed, own.scored ? own.sphinxNamed : SphinxSet{0});
  }
  QVERIFY(namesIn(state, false) != 0);
}

void tst_PublicCopy::numberOfKeptCardsStays() {
  const GameRecord game = talkativeGame(m_edition, 4, 9);
  const GameRecord part = firstEntries(game, game.entries.size() - 4);
  int named = 0;
  std::size_t at = 0;
  const GameRecord copy = publicCopy(part, m_edition);
  for (const RecordedEntry& line : part.entries) {
    if (std::holds_alternative<NameSphinxCards>(line.entry)) continue;
    Entry entry = line.entry;
    if (Build* build = std::get_if<Build>(&entry); build != nullptr && build->keptCards != 0) {
      build->keptCards = 0;
      ++named;
    }
    QVERIFY(copy.entries[at++].entry == entry);
  }
  QCOMPARE(at, copy.entries.size());
  QVERIFY(named > 0);
}

void tst_PublicCopy::finalScoringOfTheCopyMayNameTheCards() {
  const GameRecord game = talkativeGame(m_edition, 2, 6);
  const State end = stateAfter(game, m_edition);
  GameRecord copy = publicCopy(firstEntries(game, game.entries.size() - 2), m_edition);
  for (std::size_t i = game.entries.size() - 2; i < game.entries.size(); ++i) {
    RecordedEntry line = game.entries[i];
    FinalScore& score = std::get<FinalScore>(line.entry);
    score.cards = end.player[score.player].sphinxNamed;
    copy.entries.push_back(line);
  }
  const Replay played = replay(copy, m_edition);
  QVERIFY(played.clean());
  QVERIFY(played.state == end);
}

void tst_PublicCopy::entriesNotCarriedOutAreLeftOut() {
  const GameRecord game = talkativeGame(m_edition, 3, 7);
  GameRecord part = firstEntries(game, game.entries.size() / 2);
  const GameRecord plain = publicCopy(part, m_edition);
  const State state = stateAfter(part, m_edition);
  // Refused because the card is another player's: without that name it would be accepted.
  const Player holder = state.player[0].sphinxNamed != 0 ? Player{0} : Player{1};
  const SphinxSet taken = state.player[holder].sphinxNamed;
  QVERIFY(taken != 0);
  part.entries.push_back({NameSphinxCards{Player{2}, taken}, false, "", "", 0});
  part.entries.push_back({FinalScore{Player{2}, false, taken}, false, "", "", 0});
  part.entries.push_back(
      {Correct{.what = Correctable::sphinxCount, .player = holder}, false, "counted", "", 0});
  QVERIFY(!replay(part, m_edition).clean());
  QVERIFY(publicCopy(part, m_edition) == plain);
}

void tst_PublicCopy::recordWithoutHiddenCardsIsItsOwnCopy() {
  const GameRecord over = talkativeGame(m_edition, 4, 8);
  QVERIFY(publicCopy(over, m_edition) == over);
  const GameRecord begun{headerFor(m_edition), {}};
  QVERIFY(publicCopy(begun, m_edition) == begun);
}

NILOMETER_TEST(tst_PublicCopy)
#include "tst_public_copy.moc"
