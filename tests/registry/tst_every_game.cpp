// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every game of the shelf, whatever it is.
#include "registry/every_game.h"
#include "test_program.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <utility>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// What is offered is suitable and legal, leaves a possible table, and there is an end.
template <table::Rules G>
void playsAndOffers(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const auto setup = record::FileFormat<G>::setup(header, editionsOf<G>().front());
  typename G::State state = G::setUp(setup);
  typename table::Offers<G>::RandomGame random(setup, seed);
  typename table::Offers<G>::List list;
  table::Effects effects;
  QCOMPARE(G::impossible(setup, state), table::Impossible{0});
  int entries = 0;
  while (const auto entry = random.next(state, list)) {
    QVERIFY(!G::clock(state).over);
    for (const typename G::Entry& offered : list.entries) {
      QVERIFY(G::unsuitable(setup, offered, false).legal());
      QVERIFY(G::judge(setup, state, offered).legal());
      if (entries % 8 != 0) continue; // every one of them carried out takes its time
      typename G::State tried = state;
      QVERIFY(table::enter<G>(setup, tried, offered, false, effects).accepted);
      QCOMPARE(G::impossible(setup, tried), table::Impossible{0});
    }
    QVERIFY(table::enter<G>(setup, state, *entry, false, effects).accepted);
    QCOMPARE(G::impossible(setup, state), table::Impossible{0});
    QVERIFY2(++entries < table::RandomPlay<G>::maxEntries, "no end");
  }
  QVERIFY(G::clock(state).over);
  table::Offers<G>::list(setup, state, list);
  QVERIFY2(list.entries.empty(), "something is offered after the end");
  QCOMPARE(G::ranking(setup, state).size(), header.players.size());
}

/// Undo leads back through every table there was, redo to the end again.
template <table::Rules G>
void undoesAndRedoes(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  record::OpenRecord<G> open(game, edition);
  const typename G::State end = open.state();
  for (std::size_t left = game.entries.size(); left > 0; --left) {
    open.undo();
    // Each one by one takes its time: near the ends, and some between.
    if (left > 10 && left + 3 < game.entries.size() && left % 25 != 0) continue;
    QVERIFY(open.state() == record::stateAfter(game, edition, left - 1));
  }
  QVERIFY(!open.canUndo());
  while (open.canRedo()) open.redo();
  QVERIFY(open.state() == end);
  QVERIFY(open.record() == game);
  QVERIFY(open.replay().clean());
  for (table::Player player = 0; player < header.players.size(); ++player) {
    QCOMPARE(open.replay().ledger.total(player), G::points(end, player));
  }
}

/// Reading gives what was written, with and without the printed values in it.
template <table::Rules G>
void writesAndReads(const record::RecordHeader<G>& header, std::uint64_t seed) {
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> game = randomGame(header, seed);
  const std::string text = record::writeRecord<G>(game, edition);
  const auto read = record::readRecord<G>(text, edition, "a");
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(*read == game);
  QCOMPARE(record::writeRecord<G>(*read, edition), text);
  const std::string whole = record::writeRecordWithEdition<G>(game, edition);
  const auto brought = record::editionIn<G>(whole, "a");
  QVERIFY(brought && *brought);
  QCOMPARE((*brought)->checksum, edition.checksum);
  const auto again = record::readRecord<G>(whole, **brought, "a");
  QVERIFY(again && *again == game);
}

/// A game's files are refused by every other game.
template <table::Rules G, class... Other> void isRefusedBy(GameList<Other...>) {
  const auto game = randomGame(headerOf<G>(0, G::seats.least), 1);
  const std::string text = record::writeRecord<G>(game, editionsOf<G>().front());
  const auto refused = [&]<class H>() {
    const auto header = record::readHeader<H>(text, "a");
    return std::is_same_v<G, H> ? bool(header) : !header;
  };
  QVERIFY((refused.template operator()<Other>() && ...));
  if (record::FileFormat<G>::named == record::GameNamed::always)
    QCOMPARE(record::gameIn(text), std::string(G::id));
}

/// A record whose header names the printed values that come with the program instead of its own: it
/// is refused where they lack what its entries name; what is read of it can be judged.
template <table::Rules G> void isReadOnlyWhereItFits(const std::string& path, std::string text) {
  const auto named = record::readHeader<G>(text, path);
  QVERIFY2(named, path.c_str());
  const auto put = [&text](const std::string& old, const std::string& now) {
    text.replace(text.find(old), old.size(), now);
  };
  std::string id = named->editionId;
  std::string checksum = named->editionChecksum;
  for (const auto& edition : record::FileFormat<G>::shippedEditions()) {
    put(std::exchange(id, edition.id), edition.id);
    put(std::exchange(checksum, edition.checksum), edition.checksum);
    const auto game = record::readRecord<G>(text, edition, path);
    if (!game) continue;
    const typename G::Setup setup = record::FileFormat<G>::setup(game->header, edition);
    for (const auto& line : game->entries) {
      QVERIFY2(G::unsuitable(setup, line.entry, true).legal(), path.c_str());
    }
  }
}

/// The public copy names nothing that is hidden, and is the same game otherwise.
template <table::Rules G>
void hidesInThePublicCopy(const record::RecordHeader<G>& header, std::uint64_t seed, int& named) {
  using Hidden = record::Hidden<G>;
  const typename G::Edition& edition = editionsOf<G>().front();
  const record::GameRecord<G> whole = randomGame(header, seed);
  const std::size_t step = 1 + whole.entries.size() / 20;
  for (std::size_t entries = 0; entries <= whole.entries.size(); entries += step) {
    record::GameRecord<G> game{
        header, {whole.entries.begin(), whole.entries.begin() + static_cast<long>(entries)}};
    const record::Replay<G> played = record::replay(game, edition);
    const record::GameRecord<G> copy = record::FileFormat<G>::publicCopy(game, edition);
    const record::Replay<G> shown = record::replay(copy, edition);
    named += Hidden::named(played.state);
    QVERIFY(shown.clean());
    QCOMPARE(Hidden::named(shown.state), 0);
    QVERIFY(record::FileFormat<G>::publicCopy(copy, edition) == copy);
    QCOMPARE(G::clock(shown.state).phase, G::clock(played.state).phase);
    for (table::Player player = 0; player < header.players.size(); ++player) {
      QCOMPARE(G::points(shown.state, player), G::points(played.state, player));
    }
  }
  QVERIFY2(record::FileFormat<G>::publicCopy(whole, edition) == whole,
           "nothing is hidden at the end");
}

QJsonObject resultOf(const record::Seat& seat, int points,
                     const std::map<std::string, int>& sources) {
  QJsonObject byRule;
  for (const auto& [rule, sum] : sources) byRule.insert(QString::fromStdString(rule), sum);
  return {{u"name"_s, QString::fromStdString(seat.name)},
          {u"colour"_s, QString::fromStdString(seat.colour)},
          {u"sources"_s, byRule},
          {u"points"_s, points},
          {u"result"_s, points - seat.bid / 2.0}};
}

/// The record replays without findings to the result that lies beside it.
template <table::Rules G> void givesItsResult(const std::string& path, const std::string& text) {
  const auto header = record::readHeader<G>(text, path);
  QVERIFY2(header, path.c_str());
  const auto& editions = editionsOf<G>();
  const auto fits = [&](const auto& edition) { return header->edition().fits(edition); };
  const auto edition = std::ranges::find_if(editions, fits);
  QVERIFY2(edition != editions.end(), path.c_str());
  const auto game = record::readRecord<G>(text, *edition, path);
  QVERIFY2(game, path.c_str());
  const record::Replay<G> played = record::replay(*game, *edition);
  QVERIFY2(played.clean() && G::clock(played.state).over, path.c_str());
  const std::string beside = path.substr(0, path.rfind('.')) + ".result.json";
  const auto result = record::readFile(beside);
  QVERIFY2(result, beside.c_str());
  const QJsonObject expected = QJsonDocument::fromJson(QByteArray::fromStdString(*result)).object();
  QCOMPARE(expected[u"entries"].toInt(), static_cast<int>(game->entries.size()));
  const auto rules = text::Phrasebook<G>::ruleNames();
  for (table::Player player = 0; player < header->players.size(); ++player) {
    std::map<std::string, int> sources;
    for (const table::LedgerLine& line : played.ledger.lines()) {
      if (line.player == player) sources[std::string(rules[line.rule.index])] += line.points;
    }
    std::erase_if(sources, [](const auto& source) { return source.second == 0; });
    QCOMPARE(resultOf(header->players[player], G::points(played.state, player), sources),
             expected[u"players"][player].toObject());
  }
  int place = 0;
  for (const table::Player player : G::ranking(played.game, played.state)) {
    QCOMPARE(QString::fromStdString(header->players[player].colour),
             expected[u"ranking"][place++].toString());
  }
}

} // namespace

class tst_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void whatIsOfferedIsAcceptedAndEveryTablePossible_data();
  void whatIsOfferedIsAcceptedAndEveryTablePossible() { run(); }
  void undoAndRedoLeadThroughTheSameTables_data();
  void undoAndRedoLeadThroughTheSameTables() { run(); }
  void recordsAreReadBackAsTheyWereWritten_data();
  void recordsAreReadBackAsTheyWereWritten() { run(); }
  void recordsAreReadOnlyWithPrintedValuesThatFit_data();
  void recordsAreReadOnlyWithPrintedValuesThatFit() { run(); }
  void filesAreRefusedByEveryOtherGame_data();
  void filesAreRefusedByEveryOtherGame() { run(); }
  void publicCopyNamesNothingHidden_data();
  void publicCopyNamesNothingHidden() { run(); }
  void recordedGamesGiveTheirResults_data();
  void recordedGamesGiveTheirResults() { run(); }

private:
  static void run() {
    QFETCH(GameCheck, check);
    check();
  }
};

void tst_every_game::whatIsOfferedIsAcceptedAndEveryTablePossible_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(3, playsAndOffers<G>); });
}

void tst_every_game::undoAndRedoLeadThroughTheSameTables_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(1, undoesAndRedoes<G>); });
}

void tst_every_game::recordsAreReadBackAsTheyWereWritten_data() {
  gameRows(EveryGame(), []<class G>() { forEveryTable<G>(2, writesAndReads<G>); });
}

void tst_every_game::recordsAreReadOnlyWithPrintedValuesThatFit_data() {
  gameRows(EveryGame(), []<class G>() {
    for (const auto& [path, text] : textsOf<G>(".jsonl")) isReadOnlyWhereItFits<G>(path, text);
  });
}

void tst_every_game::filesAreRefusedByEveryOtherGame_data() {
  gameRows(EveryGame(), []<class G>() { isRefusedBy<G>(EveryGame()); });
}

void tst_every_game::publicCopyNamesNothingHidden_data() {
  gameRows(EveryGame(), []<class G>() {
    if constexpr (record::Hides<G>) {
      int named = 0;
      forEveryTable<G>(2, [&](const record::RecordHeader<G>& header, std::uint64_t seed) {
        hidesInThePublicCopy<G>(header, seed, named);
      });
      QVERIFY2(named > 0, "nothing hidden was ever named");
    }
  });
}

void tst_every_game::recordedGamesGiveTheirResults_data() {
  gameRows(EveryGame(), []<class G>() {
    const auto games = textsOf<G>(".jsonl");
    QVERIFY2(!games.empty(), "a game needs a complete recorded game");
    for (const auto& [path, text] : games) givesItsResult<G>(path, text);
  });
}

NILOMETER_TEST(tst_every_game)
#include "tst_every_game.moc"
