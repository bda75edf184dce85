// SPDX-License-Identifier: GPL-3.0-or-later
// Every game puts the numbers of its table right, with a note.
#include "registry/every_game.h"
#include "test_program.h"

#include "engine/pyramidion/correct.h"
#include "engine/saqqara/correct.h"

using namespace nilometer;
using namespace nilometer::test;

namespace {

using CorrectingGames = GameList<saqqara::Rules, pyramidion::Rules>;

/// Every number of the table and of every player that there is now.
template <class G> auto numbersOf(const typename G::Setup& game, const typename G::State& state) {
  using Speech = text::Phrasebook<G>;
  std::vector<typename Speech::Correct> all;
  for (auto number : table::correctableIn<decltype(Speech::Correct::what)>(Speech::correctables)) {
    const int players = number.player == table::noPlayer ? 1 : game.players;
    for (int player = 0; player < players; ++player) {
      if (number.player != table::noPlayer) number.player = table::code(player);
      if (!rangeOf(game, state, number).empty()) all.push_back(number);
    }
  }
  return all;
}

/// Within its range, every number can be put right in every phase, and says so afterwards; nothing
/// beyond it is possible.
template <table::Rules G>
void staysPossible(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const auto setup = record::FileFormat<G>::setup(header, editionsOf<G>().front());
  typename G::State state = G::setUp(setup);
  typename table::Offers<G>::RandomGame random(setup, seed);
  typename table::Offers<G>::List list;
  table::Effects effects;
  for (int entries = 0;; ++entries) {
    for (auto number : numbersOf<G>(setup, state)) {
      if (entries % 8 != 0) break; // every one of them takes its time
      const auto range = rangeOf(setup, state, number);
      const int now = numberNow(state, number);
      QVERIFY(range.contains(now));
      for (const int value : {range.low, range.high, (range.low + range.high) / 2, now}) {
        number.value = static_cast<std::int16_t>(value);
        typename G::State tried = state;
        effects.clear();
        const table::Outcome outcome = table::enter<G>(setup, tried, number, true, effects);
        if (!outcome.accepted) QVERIFY(!outcome.verdict.legal());
        if (!outcome.accepted) continue;
        QCOMPARE(G::impossible(setup, tried), table::Impossible{0});
        QVERIFY(value != now || effects.empty());
        if (effects.size() <= 2) QCOMPARE(numberNow(tried, number), value);
        // What can be done then is legal.
        table::Offers<G>::list(setup, tried, list);
        for (const typename G::Entry& offered : list.entries) {
          QVERIFY(G::judge(setup, tried, offered).legal());
        }
      }
      for (const int value : {range.low - 1, range.high + 1}) {
        number.value = static_cast<std::int16_t>(value);
        QVERIFY(!G::judge(setup, state, number).legal());
      }
    }
    const auto entry = random.next(state, list);
    if (!entry) break;
    QVERIFY(table::enter<G>(setup, state, *entry, false, effects).accepted);
  }
}

/// It needs a note, which the log says; undo takes it back, and the file keeps it.
template <table::Rules G>
void isKeptWithItsNote(const record::RecordHeader<G>& header, std::uint64_t seed) {
  using Speech = text::Phrasebook<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> whole = randomGame(header, seed);
  for (const std::size_t after : {whole.entries.size() / 2, whole.entries.size()}) {
    record::GameRecord<G> game = whole;
    game.entries.resize(after);
    record::OpenRecord<G> open(game, edition);
    const typename G::State before = open.state();
    const std::string text = record::writeRecord<G>(game, edition);
    for (auto number : numbersOf<G>(open.game(), before)) {
      const auto range = rangeOf(open.game(), before, number);
      const bool isHighest = numberNow(before, number) == range.high;
      number.value = static_cast<std::int16_t>(numberNow(before, number) + (isHighest ? -1 : 1));
      if (!range.contains(number.value)) continue;
      record::RecordedEntry<G> line;
      line.entry = number;
      QVERIFY(!open.enter(line).accepted);
      line.reason = "counted again";
      if (!open.enter(line).accepted) continue;
      const auto names =
          Speech::names({u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dirk"_s, u"Eva"_s}, edition);
      const QString said = Speech::sentence(open.record().entries.back(), names);
      QVERIFY2(said.contains(u"counted again"_s), qPrintable(said));
      QVERIFY(Speech::corrects(open.record().entries.back().entry));
      const std::string with = record::writeRecord<G>(open.record(), edition);
      const auto read = record::readRecord<G>(with, edition, "a");
      QVERIFY2(read, read ? "" : read.error().where.c_str());
      QVERIFY(*read == open.record());
      QCOMPARE(record::writeRecord<G>(*read, edition), with);
      for (table::Player player = 0; player < header.players.size(); ++player) {
        QCOMPARE(open.replay().ledger.total(player), G::points(open.state(), player));
      }
      open.undo();
      QVERIFY(open.state() == before);
      QCOMPARE(record::writeRecord<G>(open.record(), edition), text);
    }
  }
}

} // namespace

class tst_corrections_every_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void numberPutRightLeavesAPossibleTable_data();
  void numberPutRightLeavesAPossibleTable() { checkRow(); }
  void correctionIsKeptWithItsNote_data();
  void correctionIsKeptWithItsNote() { checkRow(); }

private:
  static void checkRow() {
    QFETCH(const GameCheck, check);
    check();
  }
};

void tst_corrections_every_game::numberPutRightLeavesAPossibleTable_data() {
  gameRows(CorrectingGames(), []<class G>() { forEveryTable<G>(2, staysPossible<G>); });
}

void tst_corrections_every_game::correctionIsKeptWithItsNote_data() {
  gameRows(CorrectingGames(), []<class G>() { forEveryTable<G>(1, isKeptWithItsNote<G>); });
}

NILOMETER_TEST(tst_corrections_every_game)
#include "tst_corrections_every_game.moc"
