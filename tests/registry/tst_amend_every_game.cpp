// SPDX-License-Identifier: GPL-3.0-or-later
// A game in which an entry of the past is put right is the game that had been entered so from the
// start, whatever the game.
#include "registry/every_game.h"
#include "test_program.h"

#include "engine/record/open_record.h"

#include <algorithm>
#include <random>

using namespace nilometer;
using namespace nilometer::test;
using record::AmendKind;
using record::Resolution;

namespace {

/// Something that may be done after the first entries of a game, by chance; nothing where only the
/// players know what.
template <table::Rules G>
std::optional<typename G::Entry> anyOption(const record::GameRecord<G>& game, std::size_t entries,
                                           std::mt19937& random) {
  const auto& edition = editionsOf<G>().front();
  const auto setup = record::FileFormat<G>::setup(game.header, edition);
  typename table::Offers<G>::List list;
  table::Offers<G>::list(setup, record::stateAfter(game, edition, entries), list);
  if (list.entries.empty()) return std::nullopt;
  return list.entries[random() % list.entries.size()];
}

template <table::Rules G>
record::Amendment<G> anyAmendment(const record::GameRecord<G>& game, std::mt19937& random) {
  for (;;) {
    record::Amendment<G> amendment;
    amendment.kind = static_cast<AmendKind>(random() % 3);
    amendment.index = random() % game.entries.size();
    if (amendment.kind == AmendKind::remove) return amendment;
    const auto entry = anyOption(game, amendment.index, random);
    const bool same = entry && *entry == game.entries[amendment.index].entry;
    if (!entry || (same && amendment.kind == AmendKind::replace)) continue;
    amendment.entry.entry = *entry;
    return amendment;
  }
}

/// Every entry by itself at a new table; a refused one is passed over.
template <table::Rules G>
void equalsEnteringIt(const record::GameRecord<G>& game, const record::Replay<G>& played) {
  record::OpenRecord<G> table({game.header, {}}, editionsOf<G>().front());
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    QCOMPARE(table.enter(game.entries[i]).accepted, played.entries[i].accepted);
  }
  QVERIFY(table.state() == played.state);
  for (table::Player player = 0; player < game.header.players.size(); ++player) {
    QCOMPARE(table.replay().ledger.total(player), played.ledger.total(player));
  }
}

/// The changed sequence, put together from what is told: nothing else may be other than before.
template <table::Rules G>
std::vector<record::RecordedEntry<G>> asTold(const record::GameRecord<G>& game,
                                             const record::Amendment<G>& amendment,
                                             const record::EditPreview<G>& amended) {
  std::vector<record::RecordedEntry<G>> entries;
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    if (i == amendment.index && amendment.kind != AmendKind::asRead) {
      if (amendment.kind != AmendKind::remove) entries.push_back(amendment.entry);
      if (amendment.kind != AmendKind::insertBefore) continue;
    }
    const auto later = std::ranges::find(amended.later, i, &record::LaterEntry<G>::entry);
    record::RecordedEntry<G> entry = game.entries[i];
    if (later != amended.later.end()) {
      std::ranges::copy(later->before, std::back_inserter(entries));
      if (later->resolution == Resolution::leftOut) continue;
      if (later->instead) entry = *later->instead;
      if (later->resolution == Resolution::anyway) entry.anyway = true;
      if (later->resolution == Resolution::holdsAgain) entry.anyway = false;
    }
    entries.push_back(entry);
  }
  return entries;
}

/// Of how many changes in a hundred more than these are whole in one step.
template <table::Rules G> constexpr int wholeAtLeast = 95;
/// A stone that is gone is a turn fewer.
template <> constexpr int wholeAtLeast<toy::Rules> = 70;
/// Cards turned up, thresholds and printed numbers are facts that only the table can tell: they are
/// never proposed, and where a market or a reveal is missing, all that stood on it goes.
template <> constexpr int wholeAtLeast<saqqara::Rules> = 75;
/// The same goes for supply cards, minima and, but for the last one of a round, sites that nobody
/// has activated: what followed has no place without them.
template <> constexpr int wholeAtLeast<pyramidion::Rules> = 70;

/// How often a change by chance was made whole in one step.
struct Tally {
  int changes = 0;
  int whole = 0;     ///< nothing refused, and the game is where it was
  int untouched = 0; ///< … without a word about any later entry
  int lossless = 0;  ///< … and no later entry is lost
  std::size_t leftOut = 0;
  std::size_t missing = 0;
};

template <table::Rules G>
void count(Tally& tally, const record::Replay<G>& before, const record::EditPreview<G>& amended) {
  ++tally.changes;
  const table::GameClock was = G::clock(before.state);
  const table::GameClock is = G::clock(amended.replay.state);
  const bool there = std::pair(is.round, is.phase) >= std::pair(was.round, was.phase);
  if (amended.replay.clean() && amended.whole() && there) ++tally.whole;
  const auto lost = [](const record::LaterEntry<G>& later) {
    return later.resolution == Resolution::leftOut;
  };
  if (there && std::ranges::none_of(amended.later, lost)) ++tally.lossless;
  if (amended.later.empty() && there) ++tally.untouched;
  for (const record::LaterEntry<G>& later : amended.later) {
    if (later.resolution == Resolution::leftOut) ++tally.leftOut;
    tally.missing += later.before.size();
  }
}

template <table::Rules G>
void isAmended(const record::RecordHeader<G>& header, std::uint64_t seed, Tally& tally) {
  const typename G::Edition& edition = editionsOf<G>().front();
  record::GameRecord<G> game = randomGame(header, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  // Half of the games are still being played.
  if (seed % 2 == 0) game.entries.resize(1 + random() % game.entries.size());
  record::OpenRecord<G> open(game, edition);
  const std::string text = record::writeRecord<G>(game, edition);
  for (int i = 0; i < 8; ++i) {
    const record::Amendment<G> amendment = anyAmendment<G>(game, random);
    const record::EditPreview<G> amended = open.amend(amendment);
    QVERIFY(amended.record.entries == asTold(game, amendment, amended));
    equalsEnteringIt(amended.record, amended.replay);
    count(tally, open.replay(), amended);
    const std::string after = record::writeRecord<G>(amended.record, edition);
    open.keep(record::Did::replaced, amendment.entry, amended.record.entries);
    QCOMPARE(record::writeRecord<G>(open.record(), edition), after);
    QVERIFY(open.state() == amended.replay.state);
    if (after == text) continue;
    open.undo();
    QCOMPARE(record::writeRecord<G>(open.record(), edition), text);
    QVERIFY(open.state() == record::stateAfter(game, edition));
    open.redo();
    QCOMPARE(record::writeRecord<G>(open.record(), edition), after);
    open.undo();
  }
}

/// Whatever is chosen for a later entry is done, and the rest is proposed around it.
template <table::Rules G>
void followsChoices(const record::RecordHeader<G>& header, std::uint64_t seed, int& chosen) {
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  const record::Replay<G> before = record::replay(game, edition);
  std::mt19937 random(static_cast<unsigned>(seed) + 99);
  for (int i = 0; i < 4; ++i) {
    record::Amendment<G> amendment = anyAmendment<G>(game, random);
    for (int choices = 0; choices < 3; ++choices) {
      const record::EditPreview<G> proposed = record::amend(game, before, amendment);
      if (proposed.later.empty()) break;
      const auto& later = proposed.later[random() % proposed.later.size()];
      QVERIFY(std::ranges::find(later.choices, Resolution::leftOut) != later.choices.end());
      const Resolution resolution = later.choices[random() % later.choices.size()];
      std::erase_if(amendment.later, [&](const auto& at) { return at.entry == later.entry; });
      amendment.later.push_back({later.entry, resolution});
      const record::EditPreview<G> amended = record::amend(game, before, amendment);
      const auto is = std::ranges::find(amended.later, later.entry, &record::LaterEntry<G>::entry);
      ++chosen;
      QVERIFY(is != amended.later.end() || resolution == Resolution::kept);
      if (is == amended.later.end()) continue;
      QCOMPARE(is->resolution, resolution);
      QVERIFY(!is->proposed);
      QVERIFY(amended.record.entries == asTold(game, amendment, amended));
      QVERIFY(amended.replay.clean());
    }
  }
}

/// A record with entries that do not hold is whole after what is proposed for them.
template <table::Rules G>
void mendsAsRead(const record::RecordHeader<G>& header, std::uint64_t seed, int& mended) {
  const typename G::Edition& edition = editionsOf<G>().front();
  record::GameRecord<G> game = randomGame(header, seed);
  std::mt19937 random(static_cast<unsigned>(seed));
  game.entries.erase(game.entries.begin() + static_cast<long>(random() % game.entries.size()));
  const record::Replay<G> before = record::replay(game, edition);
  record::Amendment<G> amendment;
  amendment.kind = AmendKind::asRead;
  const record::EditPreview<G> amended = record::amend(game, before, amendment);
  QCOMPARE(amended.later.empty(), before.clean());
  QVERIFY(amended.record.entries == asTold(game, amendment, amended));
  QVERIFY(amended.replay.clean());
  if (!before.clean()) ++mended;
}

/// The ends of rounds are those of the two games.
template <table::Rules G>
void tellsEndsOfRounds(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  const record::Replay<G> before = record::replay(game, edition);
  std::mt19937 random(static_cast<unsigned>(seed) + 7);
  const record::EditPreview<G> amended = record::amend(game, before, anyAmendment<G>(game, random));
  const auto isEnd = [&](const record::GameRecord<G>& of, const record::Replay<G>& played,
                         int round, const typename G::State& state) {
    std::size_t count = 0;
    while (count < played.entries.size() && played.entries[count].round <= round) ++count;
    return record::stateAfter(of, edition, count) == state;
  };
  for (const record::RoundEnd<G>& end : amended.ends) {
    QVERIFY(end.before || end.after);
    if (end.before) QVERIFY(isEnd(game, before, end.round, *end.before));
    if (end.after) QVERIFY(isEnd(amended.record, amended.replay, end.round, *end.after));
  }
  const int rounds = G::clock(before.state).round;
  const auto ended = [](const record::RoundEnd<G>& end) { return end.before.has_value(); };
  QVERIFY(std::ranges::count_if(amended.ends, ended) >= rounds - 1);
}

/// What speaks against a proposal, most important first: it costs points that the entry did not
/// cost as it was made; it does nothing, unlike that one.
template <table::Rules G>
std::pair<bool, bool> against(const record::GameRecord<G>& game, const record::Replay<G>& before,
                              const record::EditPreview<G>& amended,
                              const record::LaterEntry<G>& later) {
  const auto& was = game.entries[later.entry].entry;
  const bool isOther = later.resolution == Resolution::mended && later.instead;
  const bool nothing = isOther && table::RepairRules<G>::doesNothing(later.instead->entry) &&
                       !table::RepairRules<G>::doesNothing(was);
  if (!later.before.empty()) return {false, nothing};
  const auto& edition = editionsOf<G>().front();
  const auto lost = [&](const record::GameRecord<G>& of, std::size_t entry) {
    const auto table = record::stateAfter(of, edition, entry);
    const auto then = record::stateAfter(of, edition, entry + 1);
    int points = 0;
    for (table::Player player = 0; player < game.header.players.size(); ++player) {
      points += std::max(G::points(table, player) - G::points(then, player), 0);
    }
    return points;
  };
  const int then = before.entries[later.entry].accepted ? lost(game, later.entry) : 0;
  return {lost(amended.record, later.at) > then, nothing};
}

/// No later entry is proposed to cost points, or to do nothing, where it could stay otherwise.
template <table::Rules G>
void proposesNothingDoneLast(const record::RecordHeader<G>& header, std::uint64_t seed, int& seen) {
  const record::GameRecord<G> game = randomGame(header, seed);
  const record::Replay<G> before = record::replay(game, editionsOf<G>().front());
  std::mt19937 random(static_cast<unsigned>(seed) + 5);
  for (int i = 0; i < 12; ++i) {
    record::Amendment<G> amendment = anyAmendment<G>(game, random);
    const record::EditPreview<G> proposed = record::amend(game, before, amendment);
    for (const auto& later : proposed.later) {
      const auto speaks = against(game, before, proposed, later);
      if (later.resolution == Resolution::leftOut || speaks == std::pair(false, false)) continue;
      ++seen;
      for (const Resolution resolution : later.choices) {
        if (resolution == Resolution::leftOut || resolution == later.resolution) continue;
        amendment.later = {{later.entry, resolution}};
        const record::EditPreview<G> other = record::amend(game, before, amendment);
        const auto is = std::ranges::find(other.later, later.entry, &record::LaterEntry<G>::entry);
        QVERIFY(is != other.later.end());
        QVERIFY2(against(game, before, other, *is) >= speaks,
                 qPrintable(QString::number(later.entry)));
      }
      amendment.later.clear();
    }
  }
}

} // namespace

class tst_amend_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void amendedGameEqualsTheChangedOnePlayedFromTheStart_data();
  void amendedGameEqualsTheChangedOnePlayedFromTheStart() { run(); }
  void chosenResolutionIsFollowed_data();
  void chosenResolutionIsFollowed() { run(); }
  void recordThatDoesNotHoldIsMended_data();
  void recordThatDoesNotHoldIsMended() { run(); }
  void nothingDoneAndWhatCostsPointsIsProposedLast_data();
  void nothingDoneAndWhatCostsPointsIsProposedLast() { run(); }
  void endsOfRoundsAreThoseOfBothGames_data();
  void endsOfRoundsAreThoseOfBothGames() { run(); }

private:
  static void run() {
    QFETCH(GameCheck, check);
    check();
  }
};

void tst_amend_every_game::amendedGameEqualsTheChangedOnePlayedFromTheStart_data() {
  gameRows(EveryGame(), []<class G>() {
    Tally tally;
    forEveryTable<G>(6, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
      isAmended<G>(header, seed, tally);
    });
    qInfo("%d changes: %d whole in one step (%d with every later entry, %d touch none); "
          "%zu entries left out, %zu put in",
          tally.changes, tally.whole, tally.lossless, tally.untouched, tally.leftOut,
          tally.missing);
    QVERIFY(tally.whole * 100 > tally.changes * wholeAtLeast<G>);
    QVERIFY(tally.whole > tally.untouched);
  });
}

void tst_amend_every_game::chosenResolutionIsFollowed_data() {
  gameRows(EveryGame(), []<class G>() {
    int chosen = 0;
    forEveryTable<G>(2, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
      followsChoices<G>(header, seed, chosen);
    });
    QVERIFY(chosen > 10);
  });
}

void tst_amend_every_game::recordThatDoesNotHoldIsMended_data() {
  gameRows(EveryGame(), []<class G>() {
    int mended = 0;
    forEveryTable<G>(4, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
      mendsAsRead<G>(header, seed, mended);
    });
    QVERIFY(mended > 3);
  });
}

void tst_amend_every_game::nothingDoneAndWhatCostsPointsIsProposedLast_data() {
  gameRows(EveryGame(), []<class G>() {
    int seen = 0;
    forEveryTable<G>(2, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
      proposesNothingDoneLast<G>(header, seed, seen);
    });
    qInfo("%d cost points or do nothing", seen);
  });
}

void tst_amend_every_game::endsOfRoundsAreThoseOfBothGames_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(2, tellsEndsOfRounds<G>); });
}

NILOMETER_TEST(tst_amend_every_game)
#include "tst_amend_every_game.moc"
