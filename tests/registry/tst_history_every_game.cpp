// SPDX-License-Identifier: GPL-3.0-or-later
// Every step of what was done can be gone back to, whatever the game.
#include "registry/every_game.h"
#include "test_program.h"

#include "engine/record/open_record.h"
#include "engine/record/rejudge.h"

#include <algorithm>
#include <random>

using namespace nilometer;
using namespace nilometer::test;
using record::Did;

namespace {

template <table::Rules G> std::string bytesOf(const record::OpenRecord<G>& open) {
  return record::writeRecordWithEdition<G>(open.record(), open.edition());
}

/// Everybody has the name and colour of the next one, the last one a name of their own.
template <table::Rules G> record::Naming othersOf(const record::RecordHeader<G>& header) {
  record::Naming other = record::namingOf<G>(header);
  std::rotate(other.players.begin(), other.players.begin() + 1, other.players.end());
  other.players.back().name += "!";
  other.title = "Friday";
  return other;
}

/// What the scribe does by chance: entries as the game goes on, removed ones, undo, redo, values
/// compared, names put right.
template <table::Rules G> class Scribe {
public:
  Scribe(const record::RecordHeader<G>& header, std::uint64_t seed)
      : m_random(static_cast<unsigned>(seed)), m_game(randomGame(header, seed)),
        m_compared(editionsOf<G>().front()), m_open(begun(), editionsOf<G>().front()) {
    m_compared.id = "our-copy";
    noteSteps();
  }

  void doSomething() {
    const auto& entries = m_open.record().entries;
    switch (m_random() % 7) {
    case 0:
    case 1: enterNext(); break;
    case 2: remove(entries.empty() ? 0 : m_random() % entries.size()); break;
    case 3: compare(); break;
    case 4: m_open.rename(othersOf<G>(m_open.record().header)); break;
    case 5:
      if (m_open.canUndo()) m_open.undo();
      break;
    default:
      if (m_open.canRedo()) m_open.redo();
      break;
    }
    noteSteps();
    isAt(m_open.history().now());
  }
  void isAt(std::size_t step) {
    QCOMPARE(m_open.history().now(), step);
    QCOMPARE(bytesOf<G>(m_open), m_bytes[step]);
    QVERIFY(m_open.state() == record::stateAfter(m_open.record(), m_open.edition()));
  }
  void goesToEveryStep() {
    const std::size_t steps = m_open.history().steps().size();
    for (std::size_t i = 0; i < 40; ++i) {
      const std::size_t step = m_random() % steps;
      const auto before = m_open.record().entries;
      const std::size_t first = m_open.goTo(step);
      isAt(step);
      const auto& after = m_open.record().entries;
      QVERIFY(first <= std::min(before.size(), after.size()));
      QVERIFY(std::equal(before.begin(), before.begin() + static_cast<long>(first), after.begin()));
    }
    m_open.goTo(0);
    while (m_open.canRedo()) m_open.redo();
    while (m_open.canUndo()) m_open.undo();
    QVERIFY(m_open.record().entries.empty());
  }

private:
  [[nodiscard]] record::GameRecord<G> begun() const {
    record::GameRecord<G> game = m_game;
    game.entries.resize(game.entries.size() / 2);
    return game;
  }
  void enterNext() {
    const std::size_t at = m_open.record().entries.size();
    if (at < m_game.entries.size()) m_open.enter(m_game.entries[at]);
  }
  void remove(std::size_t index) {
    if (m_open.record().entries.empty()) return;
    record::Amendment<G> amendment;
    amendment.kind = record::AmendKind::remove;
    amendment.index = index;
    m_open.keep(Did::removed, m_open.record().entries[index],
                m_open.amend(amendment).record.entries);
  }
  void compare() {
    const typename G::Edition& shipped = editionsOf<G>().front();
    const bool is = &m_open.edition() == &m_compared;
    const typename G::Edition& other = is ? shipped : m_compared;
    m_open.goOn(record::rejudge<G>(m_open.record(), m_open.edition(), other).record, other);
  }
  /// The bytes of the record at steps that are new.
  void noteSteps() {
    const std::size_t now = m_open.history().now();
    while (m_bytes.size() < m_open.history().steps().size()) {
      const std::size_t step = m_bytes.size();
      m_open.goTo(step);
      m_bytes.push_back(bytesOf<G>(m_open));
    }
    m_open.goTo(now);
  }

  std::mt19937 m_random;
  record::GameRecord<G> m_game;
  typename G::Edition m_compared;
  record::OpenRecord<G> m_open;
  std::vector<std::string> m_bytes; ///< by step
};

template <table::Rules G> void goesBack(const record::RecordHeader<G>& header, std::uint64_t seed) {
  Scribe<G> scribe(header, seed);
  for (int i = 0; i < 40; ++i) {
    scribe.doSomething();
    if (QTest::currentTestFailed()) return;
  }
  scribe.goesToEveryStep();
}

template <table::Rules G> void branches(const record::RecordHeader<G>& header, std::uint64_t seed) {
  record::GameRecord<G> game = randomGame(header, seed);
  const auto last = game.entries.back();
  game.entries.resize(game.entries.size() - 2);
  const typename G::Edition& edition = editionsOf<G>().front();
  record::OpenRecord<G> open(game, edition);
  const std::size_t whole = open.history().now();
  const std::string text = bytesOf<G>(open);
  open.undo();
  open.undo();
  record::Amendment<G> amendment;
  amendment.kind = record::AmendKind::remove;
  amendment.index = open.record().entries.size() - 1;
  open.keep(Did::removed, last, open.amend(amendment).record.entries);
  const std::size_t removed = open.history().now();
  QVERIFY(!open.canRedo());
  QCOMPARE(open.history().undone().did, Did::removed);
  QVERIFY(!open.history().isDone(whole));
  open.goTo(whole);
  QCOMPARE(bytesOf<G>(open), text);
  QVERIFY(!open.history().isDone(removed));
  open.goTo(removed);
  open.undo();
  // Redo leads where the game was last.
  open.redo();
  QCOMPARE(open.history().now(), removed);
}

/// The file names everybody otherwise, and its game is the same.
template <table::Rules G>
void namesArePutRight(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const record::GameRecord<G> game = randomGame(header, seed);
  const typename G::Edition& edition = editionsOf<G>().front();
  record::OpenRecord<G> open(game, edition);
  const std::string text = bytesOf<G>(open);
  open.rename(record::namingOf<G>(header));
  QCOMPARE(open.history().undone().did, Did::entered);
  open.undo();
  const record::Naming other = othersOf<G>(header);
  open.rename(other);
  QCOMPARE(open.history().undone().did, Did::renamed);
  // What was undone before is still there.
  open.redo();
  QVERIFY(record::isCalledAs(record::namingOf<G>(open.record().header), other));
  QVERIFY(open.record().entries == game.entries);
  const std::string renamed = bytesOf<G>(open);
  for (const record::Seat& seat : other.players) {
    QVERIFY(renamed.find(seat.name) != std::string::npos);
  }
  const auto read = record::readRecord<G>(renamed, edition, {});
  QVERIFY(read);
  QVERIFY(*read == open.record());
  QVERIFY(record::replay(*read, edition).state == record::replay(game, edition).state);
  open.undo();
  open.undo();
  open.redo();
  open.redo();
  QCOMPARE(bytesOf<G>(open), renamed);
  open.undo();
  open.undo();
  open.enter(game.entries.back());
  QCOMPARE(bytesOf<G>(open), text);
}

} // namespace

class tst_history_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyStepIsReachedWithItsBytes_data();
  void everyStepIsReachedWithItsBytes() { run(); }
  void whatWasUndoneAndOverwrittenStaysReachable_data();
  void whatWasUndoneAndOverwrittenStaysReachable() { run(); }

  void namesArePutRightWithoutTouchingTheGame_data();
  void namesArePutRightWithoutTouchingTheGame() { run(); }

private:
  static void run() {
    QFETCH(GameCheck, check);
    check();
  }
};

void tst_history_every_game::everyStepIsReachedWithItsBytes_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, goesBack<G>); });
}

void tst_history_every_game::whatWasUndoneAndOverwrittenStaysReachable_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, branches<G>); });
}

void tst_history_every_game::namesArePutRightWithoutTouchingTheGame_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, namesArePutRight<G>); });
}

NILOMETER_TEST(tst_history_every_game)
#include "tst_history_every_game.moc"
