// SPDX-License-Identifier: GPL-3.0-or-later
// An entry that the table does not agree about: it changes nothing, and the other way scores as if
// it had been entered so from the start, whatever the game.
#include "registry/every_game.h"
#include "test_program.h"

#include "engine/record/disputes.h"
#include "engine/record/line_sums.h"
#include "engine/record/open_record.h"

#include <QByteArray>

#include <random>

using namespace nilometer;
using namespace nilometer::test;
using record::Did;

namespace {

/// Another way for some entry of the game, by chance: another option of the same moment, or none.
template <table::Rules G>
record::Dispute<G> anyDispute(const record::GameRecord<G>& game, std::size_t entry,
                              std::mt19937& random) {
  const auto& edition = editionsOf<G>().front();
  const auto setup = record::FileFormat<G>::setup(game.header, edition);
  typename table::Offers<G>::List list;
  table::Offers<G>::list(setup, record::stateAfter(game, edition, entry), list);
  record::Dispute<G> dispute{.note = "Ben saw it otherwise", .otherwise = record::OtherWay<G>()};
  if (!list.entries.empty() && random() % 4 != 0) {
    dispute.otherwise->entry = list.entries[random() % list.entries.size()];
    dispute.otherwise->anyway = random() % 4 == 0;
  }
  return dispute;
}

template <table::Rules G> std::string textOf(const record::GameRecord<G>& game) {
  return record::writeRecord<G>(game, editionsOf<G>().front());
}

/// The game with the other way in place of the disputed entry and with what is proposed for later
/// ones, entered entry by entry at a new table.
template <table::Rules G>
record::OpenRecord<G> playedOtherwise(const record::GameRecord<G>& game, std::size_t entry) {
  record::GameRecord<G> plain = game;
  plain.entries[entry].dispute.reset();
  record::Amendment<G> amendment{.kind = record::AmendKind::remove, .index = entry};
  const record::OtherWay<G>& other = *game.entries[entry].dispute->otherwise;
  if (other.entry) {
    amendment.kind = record::AmendKind::replace;
    amendment.entry.entry = *other.entry;
    amendment.entry.anyway = other.anyway;
  }
  const auto& edition = editionsOf<G>().front();
  record::OpenRecord<G> table({game.header, {}}, edition);
  for (const auto& each :
       record::amend(plain, record::replay(plain, edition), amendment).record.entries) {
    table.enter(each);
  }
  return table;
}

template <table::Rules G>
void scoresBothWays(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const auto& edition = editionsOf<G>().front();
  record::GameRecord<G> game = randomGame(header, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  if (seed % 2 == 0) game.entries.resize(1 + random() % game.entries.size());
  record::OpenRecord<G> open(game, edition);
  for (int i = 0; i < 3; ++i) {
    const std::size_t entry = random() % game.entries.size();
    open.mark(entry, anyDispute<G>(game, entry, random));
  }
  QVERIFY(open.state() == record::stateAfter(game, edition));
  const auto disputed = record::disputedEntries(open.record());
  QVERIFY(!disputed.empty());
  for (const std::size_t entry : disputed) {
    const record::OtherScore score = record::otherScore(open.record(), open.replay(), entry);
    const record::OpenRecord<G> otherwise = playedOtherwise<G>(open.record(), entry);
    for (table::Player player = 0; player < header.players.size(); ++player) {
      QCOMPARE(score.points[player], int{G::points(otherwise.state(), player)});
    }
    QVERIFY(score.ranking == G::ranking(otherwise.game(), otherwise.state()));
    QVERIFY(record::hasOtherWay(open.record().entries[entry]));
  }
}

/// Marked, marked otherwise, settled; each taken back and done again.
template <table::Rules G>
void marksAreSteps(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const auto& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  record::OpenRecord<G> open(game, edition);
  const std::size_t entry = random() % game.entries.size();
  std::vector<std::string> texts{textOf<G>(open.record())};
  open.mark(entry, anyDispute<G>(game, entry, random));
  texts.push_back(textOf<G>(open.record()));
  QCOMPARE(open.history().undone().did, Did::disputed);
  open.mark(entry, record::Dispute<G>{.note = "only a note", .otherwise = {}});
  texts.push_back(textOf<G>(open.record()));
  open.mark(entry, std::nullopt);
  QCOMPARE(open.history().undone().did, Did::settled);
  QVERIFY(open.record() == game);
  for (auto text = texts.rbegin(); text != texts.rend(); ++text) {
    open.undo();
    QCOMPARE(textOf<G>(open.record()), *text);
  }
  open.redo();
  QCOMPARE(textOf<G>(open.record()), texts[1]);
}

/// Nothing but the line and the number of the format is otherwise, and all of it is read again.
template <table::Rules G>
void isWritten(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const auto& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  const std::size_t entry = random() % game.entries.size();
  record::GameRecord<G> disputed = game;
  disputed.entries[entry].dispute = anyDispute<G>(game, entry, random);
  const auto plainLines = QByteArray::fromStdString(textOf<G>(game)).split('\n');
  const auto lines = QByteArray::fromStdString(textOf<G>(disputed)).split('\n');
  QCOMPARE(lines.size(), plainLines.size());
  QCOMPARE(QByteArray(lines[0]).replace("\"format\":3", "\"format\":1"), plainLines[0]);
  for (qsizetype i = 1; i < lines.size(); ++i) {
    const bool same = lines[i] == plainLines[i];
    QCOMPARE(same, i != static_cast<qsizetype>(entry) + 1);
    if (!same) QVERIFY(lines[i].startsWith(QByteArray(plainLines[i]).chopped(1)));
  }
  for (const std::string& text : {textOf<G>(disputed), record::withSums(textOf<G>(disputed))}) {
    const auto read = record::readRecord<G>(text, edition, "a");
    QVERIFY(read);
    QVERIFY(*read == disputed);
  }
  const auto settled = record::readRecord<G>(textOf<G>(game), edition, "a");
  QVERIFY(settled && *settled == game);
  const std::string open =
      record::writeRecord<G>(record::FileFormat<G>::publicCopy(disputed, edition), edition);
  QVERIFY(record::readRecord<G>(open, edition, "a"));
}

} // namespace

class tst_disputes_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void otherWayScoresAsIfItHadBeenEnteredSo_data();
  void otherWayScoresAsIfItHadBeenEnteredSo() { run(); }
  void markIsAStepAndUndoGivesTheSameBytes_data();
  void markIsAStepAndUndoGivesTheSameBytes() { run(); }
  void markChangesNothingButItsLineAndTheFormat_data();
  void markChangesNothingButItsLineAndTheFormat() { run(); }

private:
  static void run() {
    QFETCH(GameCheck, check);
    check();
  }
};

void tst_disputes_every_game::otherWayScoresAsIfItHadBeenEnteredSo_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(4, scoresBothWays<G>); });
}

void tst_disputes_every_game::markIsAStepAndUndoGivesTheSameBytes_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(2, marksAreSteps<G>); });
}

void tst_disputes_every_game::markChangesNothingButItsLineAndTheFormat_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(3, isWritten<G>); });
}

NILOMETER_TEST(tst_disputes_every_game)
#include "tst_disputes_every_game.moc"
