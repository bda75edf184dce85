// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace record_fixture;
using nilometer::table::Player;

/// Replay, undo and redo of records.
class tst_Replay : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void entryOutsideTheGameIsNotWithin_data();
  void entryOutsideTheGameIsNotWithin();
  void playerOfAnEntry();
  void seatBidsCountOnlyWithTheirOption();
  void refusedEntriesAreNotReplayed();
  void replayKnowsRoundAndPhaseBeforeEachEntry();
  void ledgerOfAReplayAddsUp();
  void undoAndRedoAreTheIdentity();
  void enteringForgetsWhatWasUndone();
  void refusedEntryForgetsNothing();
  void correctionWithoutReasonIsRefused();
  void replacedEntryIsJudgedAgain();

private:
  Edition m_edition;
};

void tst_Replay::initTestCase() {
  m_edition = bundledEdition();
  QVERIFY2(!m_edition.river.empty(), "the bundled edition must be readable");
}

void tst_Replay::entryOutsideTheGameIsNotWithin_data() {
  QTest::addColumn<RecordedEntry>("entry");
  const auto row = [](const char* name, Entry entry) {
    QTest::newRow(name) << RecordedEntry{std::move(entry), false, "", "", 0};
  };
  const auto names = static_cast<std::uint8_t>(m_edition.cardNames.size());
  const auto stops = static_cast<std::uint8_t>(m_edition.river.size());
  LayOut lay;
  lay.cards[0] = names;
  row("lay, card", lay);
  lay = {};
  lay.cards[m_edition.cardStops] = 0;
  row("lay, space", lay);
  row("player", Pass{2});
  row("nobody", Pass{noPlayer});
  row("stop", PlaceShip{.player = 0, .stop = stops});
  row("building space", PlaceShip{.player = 0, .stop = 0, .space = 9});
  row("card", PlaceShip{.player = 0, .stop = 0, .card = names});
  row("crews", PlaceShip{.player = 0, .stop = 0, .choices = {{}, 3, {}}});
  row("leftover at a round space",
      TakeLeftover{.player = 0, .stop = stopOf(m_edition, StopKind::round, 0)});
  row("feed, third of two", Feed{.only = 2});
  Feed feed;
  feed.help[2].grain4 = true;
  row("feed, help of the third of two", feed);
  feed = {};
  feed.help[0].improve[0].copy = 0;
  row("field, copy 0", feed);
  Build build{.player = 0, .market = {}};
  build.spaces[0] = m_edition.plan(Building::obelisk).spaces() + 1;
  row("building space of the obelisk", build);
  row("no strength card",
      Build{.player = 0, .strengthCards = firstOfKind(m_edition, CardKind::quarry), .market = {}});
  row("Sphinx card", FinalScore{.player = 0, .cards = SphinxSet{1} << 31U});
  row("tombs",
      NameTombs{.first = m_edition.plan(Building::tombs).count, .values = {2}, .count = 1});
  row("card name", NameNileCard{stopOf(m_edition, StopKind::card, 0), unnamed});
  row("ring", Correct{.what = Correctable::ring, .value = 3});
  row("points of nobody", Correct{.what = Correctable::points, .value = 3});
  row("no card given", Correct{.what = Correctable::giveCard, .player = 0});
}

void tst_Replay::entryOutsideTheGameIsNotWithin() {
  QFETCH(RecordedEntry, entry);
  const Game game = gameOf(headerFor(m_edition, 2), m_edition);
  QVERIFY(!isWithin(game, entry.entry));
  OpenRecord open({headerFor(m_edition, 2), {}}, m_edition);
  entry.reason = "tried";
  const Outcome outcome = open.enter(entry);
  QVERIFY(!outcome.accepted);
  QVERIFY(outcome.verdict.breaks("ENTRY"_rule));
  QVERIFY(open.replay().entries.empty());
}

void tst_Replay::playerOfAnEntry() {
  QCOMPARE(playerOf(Pass{2}), Player{2});
  QCOMPARE(playerOf(Build{.player = 1, .market = {}}), Player{1});
  QCOMPARE(playerOf(Feed{.only = 3}), Player{3});
  QCOMPARE(playerOf(Feed{}), noPlayer);
  QCOMPARE(playerOf(SetOrder{}), noPlayer);
  QCOMPARE(playerOf(NameTombs{}), noPlayer);
}

void tst_Replay::seatBidsCountOnlyWithTheirOption() {
  RecordHeader header = headerFor(m_edition, 2);
  header.players[1].bid = 5;
  QCOMPARE(gameOf(header, m_edition).seatBids[1], std::int16_t{0});
  header.options.seatBids = true;
  QCOMPARE(gameOf(header, m_edition).seatBids[1], std::int16_t{5});
}

void tst_Replay::refusedEntriesAreNotReplayed() {
  const GameRecord legal = randomGame(m_edition, 3, Profile::revised, 5);
  GameRecord record = legal;
  // Entries of another phase in between change nothing.
  record.entries.insert(record.entries.begin(), RecordedEntry{SetOrder{}, false, "", "", 0});
  record.entries.insert(record.entries.begin() + 20, RecordedEntry{LayOut{}, false, "", "", 0});
  const Replay played = replay(record, m_edition);
  QVERIFY(!played.clean());
  QVERIFY(!played.entries[0].accepted);
  QVERIFY(!played.entries[0].verdict.legal());
  QVERIFY(played.effectsOf(0).empty());
  QVERIFY(!played.entries[20].accepted);
  QVERIFY(played.state == stateAfter(legal, m_edition));
  QVERIFY(replay(legal, m_edition).clean());
}

void tst_Replay::replayKnowsRoundAndPhaseBeforeEachEntry() {
  const GameRecord record = randomGame(m_edition, 2, Profile::revised, 9);
  const Replay played = replay(record, m_edition);
  QCOMPARE(played.entries.size(), record.entries.size());
  QCOMPARE(played.entries.front().round, 1);
  QCOMPARE(played.entries.front().phase, Phase::lay);
  QCOMPARE(played.entries.back().round, 5);
  QCOMPARE(played.entries.back().phase, Phase::final);
  for (std::size_t i = 0; i < played.entries.size(); ++i) {
    const State before = stateAfter(record, m_edition, i);
    QCOMPARE(played.entries[i].round, int{before.round});
    QCOMPARE(played.entries[i].phase, before.phase);
  }
  QVERIFY(replay(record, m_edition, 10).state == stateAfter(record, m_edition, 10));
}

void tst_Replay::ledgerOfAReplayAddsUp() {
  const GameRecord record = randomGame(m_edition, 4, Profile::revised, 3);
  const Replay played = replay(record, m_edition);
  QVERIFY(!played.ledger.lines().empty());
  for (Player player = 0; player < 4; ++player) {
    QCOMPARE(played.ledger.total(player), played.state.track.points(player));
  }
  for (const auto& line : played.ledger.lines()) {
    const auto& entry = played.entries[static_cast<std::size_t>(line.entry - 1)];
    QCOMPARE(int{line.round}, entry.round);
    QCOMPARE(int{line.phase}, static_cast<int>(entry.phase));
  }
}

void tst_Replay::undoAndRedoAreTheIdentity() {
  const GameRecord record = randomGame(m_edition, 3, Profile::first, 11);
  OpenRecord open(record, m_edition);
  const State end = open.state();
  QVERIFY(end == stateAfter(record, m_edition));
  std::vector<State> states;
  while (open.canUndo()) {
    states.push_back(open.state());
    open.undo();
  }
  QVERIFY(open.state() == setUp(open.game()));
  QVERIFY(!open.canUndo());
  while (open.canRedo()) {
    open.redo();
    QVERIFY(open.state() == states.back());
    states.pop_back();
  }
  QVERIFY(states.empty());
  QVERIFY(open.state() == end);
  QVERIFY(open.record() == record);
}

void tst_Replay::enteringForgetsWhatWasUndone() {
  OpenRecord open({headerFor(m_edition, 2), {}}, m_edition);
  QVERIFY(open.enter({LayOut{}, false, "", "", 0}).accepted);
  QVERIFY(!open.replay().effects.empty());
  open.undo();
  QVERIFY(open.canRedo());
  QVERIFY(open.enter({LayOut{}, false, "", "", 0}).accepted);
  QVERIFY(!open.canRedo());
  QCOMPARE(open.record().entries.size(), std::size_t{1});
}

void tst_Replay::refusedEntryForgetsNothing() {
  OpenRecord open({headerFor(m_edition, 2), {}}, m_edition);
  QVERIFY(open.enter({LayOut{}, false, "", "", 0}).accepted);
  open.undo();
  QVERIFY(!open.enter({SetOrder{}, false, "", "", 0}).accepted);
  QVERIFY(open.canRedo());
  QVERIFY(open.record().entries.empty());
}

void tst_Replay::correctionWithoutReasonIsRefused() {
  OpenRecord open({headerFor(m_edition, 2), {}}, m_edition);
  const Correct correct{.what = Correctable::points, .player = 1, .value = 12};
  QVERIFY(!open.enter({correct, false, "", "", 0}).accepted);
  QVERIFY(open.enter({correct, false, "counted again", "", 0}).accepted);
  QCOMPARE(open.state().track.points(1), 12);
}

void tst_Replay::replacedEntryIsJudgedAgain() {
  const GameRecord record = randomGame(m_edition, 3, Profile::revised, 21);
  OpenRecord open(record, m_edition);
  // Without the first card laid out nothing after it can be as it was.
  auto entries = record.entries;
  entries[0] = {Pass{0}, false, "", "", 0};
  open.keep(nilometer::record::Did::replaced, entries[0], entries);
  QCOMPARE(open.record().entries.size(), record.entries.size());
  QVERIFY(!open.replay().clean());
  QVERIFY(open.state() == stateAfter(open.record(), m_edition));
  open.undo();
  QVERIFY(open.state() == stateAfter(record, m_edition));
}

NILOMETER_TEST(tst_Replay)
#include "tst_replay.moc"
