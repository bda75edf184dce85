// SPDX-License-Identifier: GPL-3.0-or-later
// The complete recorded games of tests/games and their stored results, which were worked out from
// the records without the engine.
#include "egizia_positions.h"
#include "recorded_games.h"
#include "run_program.h"
#include "test_program.h"

#include "engine/egizia/file/position.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/projection.h"
#include "engine/record/files.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <array>
#include <variant>

using namespace recorded_games;

namespace {

const QString positionsPath = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/");

} // namespace

class tst_Games : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void replaysWithoutFinding_data() { gameRows(); }
  void replaysWithoutFinding();
  void givesTheStoredResult_data() { gameRows(); }
  void givesTheStoredResult();
  void pointsAddUpToTheTrack_data() { gameRows(); }
  void pointsAddUpToTheTrack();
  void isWrittenBackByteByByte_data() { gameRows(); }
  void isWrittenBackByteByByte();
  void fitsTheSchema_data() { gameRows(); }
  void fitsTheSchema();
  void invariantsHoldAfterEveryEntry_data() { gameRows(); }
  void invariantsHoldAfterEveryEntry();
  void undoAndRedoThroughTheWholeGame_data() { gameRows(); }
  void undoAndRedoThroughTheWholeGame();

  void endPositionGivesTheSameResult_data() const;
  void endPositionGivesTheSameResult();

  void projectionIsWhatTheFinalScoringGives_END_1_to_3_data() { gameRows(); }
  void projectionIsWhatTheFinalScoringGives_END_1_to_3();
  void publicProjectionKnowsNoSphinxCard_data() { gameRows(); }
  void publicProjectionKnowsNoSphinxCard();
};

void tst_Games::replaysWithoutFinding() {
  QFETCH(const RecordedGame*, game);
  for (std::size_t i = 0; i < game->played.entries.size(); ++i) {
    const egizia::ReplayedEntry& entry = game->played.entries[i];
    const bool marked = game->record.entries[i].anyway;
    const auto findings = entry.verdict.findings();
    const QString rule = findings.empty() ? QString() : asText(ruleName(findings.front().rule));
    QVERIFY2(entry.accepted && (marked || findings.empty()),
             qPrintable(u"entry %1: %2"_s.arg(i + 1).arg(rule)));
  }
  QVERIFY(game->played.clean());
  QCOMPARE(game->played.state.phase, Phase::over);
  QCOMPARE(game->played.state.round, 5);
}

void tst_Games::givesTheStoredResult() {
  QFETCH(const RecordedGame*, game);
  const std::string path = pathOf(game->name, ".result.json");
  const std::string stored = test::orStop(record::readFile(path), path);
  QJsonParseError error;
  const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(stored), &error);
  QVERIFY2(document.isObject(), qPrintable(error.errorString()));
  const QJsonObject expected = document.object();
  const QJsonObject found = resultOf(*game);
  const QJsonArray players = found[u"players"].toArray();
  for (qsizetype i = 0; i < players.size(); ++i) {
    QCOMPARE(players[i].toObject(), expected[u"players"].toArray()[i].toObject());
  }
  QCOMPARE(found[u"ranking"], expected[u"ranking"]);
  QCOMPARE(found, expected);
}

void tst_Games::pointsAddUpToTheTrack() {
  QFETCH(const RecordedGame*, game);
  std::array<int, table::maxSeats> sums{};
  for (const table::LedgerLine& line : game->played.ledger.lines()) {
    sums[line.player] += line.points;
    QCOMPARE(sums[line.player], int{line.total});
  }
  for (Player player = 0; player < game->played.game.players; ++player) {
    QCOMPARE(sums[player], game->played.state.track.points(player));
  }
}

void tst_Games::isWrittenBackByteByByte() {
  QFETCH(const RecordedGame*, game);
  QCOMPARE(asText(egizia::writeRecord(game->record, printed())), asText(game->text));
}

void tst_Games::fitsTheSchema() {
  QFETCH(const RecordedGame*, game);
  QCOMPARE(test::schemaFindings(u"record.schema.json"_s, {asText(pathOf(game->name, ".jsonl"))}),
           QByteArray());
}

void tst_Games::invariantsHoldAfterEveryEntry() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const InvariantSet broken = brokenInvariants(game->played.game, states[i]);
    QVERIFY2(broken == 0, qPrintable(u"after entry %1: %2"_s.arg(i).arg(broken, 0, 2)));
  }
  QVERIFY(states.back() == game->played.state);
}

void tst_Games::undoAndRedoThroughTheWholeGame() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game);
  egizia::OpenRecord open(game->record, printed());
  for (std::size_t left = game->record.entries.size(); left > 0; --left) {
    QVERIFY(open.canUndo());
    open.undo();
    QVERIFY2(open.state() == states[left - 1], qPrintable(u"entry %1 undone"_s.arg(left)));
  }
  QVERIFY(!open.canUndo());
  for (std::size_t i = 1; i < states.size(); ++i) {
    QVERIFY(open.canRedo());
    open.redo();
    QVERIFY2(open.state() == states[i], qPrintable(u"entry %1 redone"_s.arg(i)));
  }
  QVERIFY(!open.canRedo());
  QCOMPARE(asText(egizia::writeRecord(open.record(), printed())), asText(game->text));
}

void tst_Games::endPositionGivesTheSameResult_data() const {
  QTest::addColumn<QString>("name");
  for (const QString& file : QDir(positionsPath).entryList({u"*.json"_s}, QDir::Files)) {
    if (!test::isOfEgizia(positionsPath + file)) continue;
    QTest::addRow("%s", qPrintable(file)) << file.chopped(5);
  }
}

// tests/positions holds the end of some of the games: the same points from the position alone.
void tst_Games::endPositionGivesTheSameResult() {
  QFETCH(QString, name);
  const RecordedGame& game = recordedGame(name);
  const auto file = record::readFile(QString(positionsPath + name + u".json"_s).toStdString());
  QVERIFY(file);
  const auto position = egizia::readPosition(*file, printed(), name.toStdString());
  QVERIFY2(position, position ? "" : position.error().where.c_str());
  const egizia::ScoredPosition scored = egizia::scorePosition(*position, printed());
  QCOMPARE(scored.ranking, ranking(game.played.game, game.played.state));
  for (Player player = 0; player < game.played.game.players; ++player) {
    QCOMPARE(scored.track.points(player), game.played.state.track.points(player));
  }
}

void tst_Games::projectionIsWhatTheFinalScoringGives_END_1_to_3() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game);
  const Game rules = egizia::gameOf(game->record.header, printed());
  int scored = 0;
  for (std::size_t i = 0; i < game->record.entries.size(); ++i) {
    const auto* entry = std::get_if<FinalScore>(&game->record.entries[i].entry);
    if (entry == nullptr) continue;
    const Player player = entry->player;
    const State& after = states[i + 1];
    const Projection before =
        projection(rules, states[i], player, after.player[player].sphinxNamed);
    const bool sells = maySell(rules, factsOf(rules, states[i]).player[player]);
    // One who keeps stones that he may sell has fewer points than projected.
    if (entry->sell || !sells) QCOMPARE(before.total(), after.track.points(player));
    QCOMPARE(projection(rules, after, player, after.player[player].sphinxNamed).total(),
             after.track.points(player));
    ++scored;
  }
  QCOMPARE(scored, rules.players);
}

void tst_Games::publicProjectionKnowsNoSphinxCard() {
  QFETCH(const RecordedGame*, game);
  const Game rules = egizia::gameOf(game->record.header, printed());
  for (const State& state : statesOf(*game)) {
    State sealed = state;
    for (PlayerState& own : sealed.player) own.sphinxNamed = 0;
    for (Player player = 0; player < rules.players; ++player) {
      const Projection seen = projection(rules, state, player, 0);
      QCOMPARE(seen.forCards(), 0);
      QCOMPARE(seen.total(), projection(rules, sealed, player, 0).total());
    }
  }
}

NILOMETER_TEST(tst_Games)
#include "tst_games.moc"
