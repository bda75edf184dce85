// SPDX-License-Identifier: GPL-3.0-or-later
// The complete recorded games of tests/games and their stored results, which were worked out from
// the records without the engine.
#include "recorded_games.h"
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/projection.h"
#include "engine/record/files.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <variant>

using namespace recorded_games;

namespace {

const QString positionsPath = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/");
constexpr std::size_t leastGames = 6;

/// The sources of points that every set of games must show (docs/rules.md).
constexpr auto scoringRules = std::to_array<RuleId>(
    {"FEED-3"_rule, "BUILD-8"_rule, "SPHINX-2"_rule, "PYR-2"_rule, "MARKET-3"_rule, "BONUS-1"_rule,
     "END-1"_rule, "END-2"_rule, "END-3"_rule, "CARD-FIELD-BROWN"_rule, "CARD-SELL10"_rule,
     "CARD-STONES-IN-BUILDINGS"_rule, "ENTRY"_rule});

} // namespace

class tst_Games : public QObject {
  Q_OBJECT

private:
  Edition m_edition;
  std::vector<RecordedGame> m_games;

  void rows() const;
  [[nodiscard]] const RecordedGame* find(const QString& name) const;
  template <class Wanted> void forEffects(EffectKind kind, Wanted wanted) const;

private Q_SLOTS:
  void initTestCase();

  void replaysWithoutFinding_data() const { rows(); }
  void replaysWithoutFinding();
  void givesTheStoredResult_data() const { rows(); }
  void givesTheStoredResult();
  void pointsAddUpToTheTrack_data() const { rows(); }
  void pointsAddUpToTheTrack();
  void isWrittenBackByteByByte_data() const { rows(); }
  void isWrittenBackByteByByte();
  void fitsTheSchema_data() const { rows(); }
  void fitsTheSchema();
  void invariantsHoldAfterEveryEntry_data() const { rows(); }
  void invariantsHoldAfterEveryEntry();
  void undoAndRedoThroughTheWholeGame_data() const { rows(); }
  void undoAndRedoThroughTheWholeGame();

  void endPositionGivesTheSameResult_data() const;
  void endPositionGivesTheSameResult();

  void projectionIsWhatTheFinalScoringGives_END_1_to_3_data() const { rows(); }
  void projectionIsWhatTheFinalScoringGives_END_1_to_3();
  void publicProjectionKnowsNoSphinxCard_data() const { rows(); }
  void publicProjectionKnowsNoSphinxCard();

  void everyProfileAndNumberOfPlayersOccurs();
  void everyKindOfEntryOccurs();
  void everyScoringRuleMovesPoints();
  void everyKindOfNileCardIsTaken();
  void everySphinxCardIsScored();

  void theExampleIsALongGameOfFour();
  void tieForTheWinIsDecidedByArrival_END4();
  void seatBidsDecideTheRanking_END4();
  void marksWhatWasEnteredAnyway();
  void correctionsChangeWhatTheySay();
};

void tst_Games::initTestCase() {
  // The printed values as they were when these games were composed: a value that is corrected in
  // the shipped edition later changes nothing here.
  const auto values = record::readFile(NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json");
  QVERIFY(values);
  auto edition = egizia::readEdition(*values);
  QVERIFY(edition);
  m_edition = std::move(*edition);
  for (const QString& name : gameNames()) {
    const auto file = record::readFile(pathOf(name, ".jsonl"));
    QVERIFY2(file, qPrintable(name));
    auto read = egizia::readRecord(*file, m_edition, name.toStdString());
    QVERIFY2(read, read ? "" : (read.error().where + ": " + read.error().expected).c_str());
    const Replay played = record::replay(*read, m_edition);
    m_games.push_back(RecordedGame{name, *file, *read, played});
  }
  QVERIFY2(m_games.size() >= leastGames, "games are missing in tests/games");
}

void tst_Games::rows() const {
  QTest::addColumn<const RecordedGame*>("game");
  for (const RecordedGame& game : m_games) QTest::addRow("%s", qPrintable(game.name)) << &game;
}

const RecordedGame* tst_Games::find(const QString& name) const {
  const auto found = std::ranges::find(m_games, name, &RecordedGame::name);
  return found == m_games.end() ? nullptr : &*found;
}

template <class Wanted> void tst_Games::forEffects(EffectKind kind, Wanted wanted) const {
  for (const RecordedGame& game : m_games) {
    for (const Effect& effect : game.played.effects) {
      if (effect.kind == kind) wanted(effect);
    }
  }
}

void tst_Games::replaysWithoutFinding() {
  QFETCH(const RecordedGame*, game);
  for (std::size_t i = 0; i < game->played.entries.size(); ++i) {
    const egizia::ReplayedEntry& entry = game->played.entries[i];
    const bool marked = game->record.entries[i].anyway;
    const auto findings = entry.verdict.findings();
    const QString rule = findings.empty() ? QString() : text(ruleName(findings.front().rule));
    QVERIFY2(entry.accepted && (marked || findings.empty()),
             qPrintable(u"entry %1: %2"_s.arg(i + 1).arg(rule)));
  }
  QVERIFY(game->played.clean());
  QCOMPARE(game->played.state.phase, Phase::over);
  QCOMPARE(game->played.state.round, 5);
}

void tst_Games::givesTheStoredResult() {
  QFETCH(const RecordedGame*, game);
  const auto stored = record::readFile(pathOf(game->name, ".result.json"));
  QVERIFY(stored);
  QJsonParseError error;
  const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(*stored), &error);
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
  QCOMPARE(text(egizia::writeRecord(game->record, m_edition)), text(game->text));
}

void tst_Games::fitsTheSchema() {
  QFETCH(const RecordedGame*, game);
  const QString root = QStringLiteral(NILOMETER_SOURCE_DIR);
  QProcess validator;
  validator.start(u"/usr/bin/python3"_s, {root + u"/tests/check_schemas.py"_s,
                                          root + u"/resources/schemas/record.schema.json"_s,
                                          text(pathOf(game->name, ".jsonl"))});
  QVERIFY(validator.waitForFinished(120'000));
  const QByteArray said = validator.readAllStandardOutput() + validator.readAllStandardError();
  QCOMPARE(validator.exitStatus(), QProcess::NormalExit);
  QVERIFY2(validator.exitCode() == 0, said.constData());
}

void tst_Games::invariantsHoldAfterEveryEntry() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game, m_edition);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const InvariantSet broken = brokenInvariants(game->played.game, states[i]);
    QVERIFY2(broken == 0, qPrintable(u"after entry %1: %2"_s.arg(i).arg(broken, 0, 2)));
  }
  QVERIFY(states.back() == game->played.state);
}

void tst_Games::undoAndRedoThroughTheWholeGame() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game, m_edition);
  egizia::OpenRecord open(game->record, m_edition);
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
  QCOMPARE(text(egizia::writeRecord(open.record(), m_edition)), text(game->text));
}

void tst_Games::endPositionGivesTheSameResult_data() const {
  QTest::addColumn<QString>("name");
  for (const QString& file : QDir(positionsPath).entryList({u"*.json"_s}, QDir::Files)) {
    QTest::addRow("%s", qPrintable(file)) << file.chopped(5);
  }
}

// tests/positions holds the end of some of the games: the same points from the position alone.
void tst_Games::endPositionGivesTheSameResult() {
  QFETCH(QString, name);
  const RecordedGame* game = find(name);
  QVERIFY(game != nullptr);
  const auto file = record::readFile(QString(positionsPath + name + u".json"_s).toStdString());
  QVERIFY(file);
  const auto position = egizia::readPosition(*file, m_edition, name.toStdString());
  QVERIFY2(position, position ? "" : position.error().where.c_str());
  const egizia::ScoredPosition scored = egizia::scorePosition(*position, m_edition);
  QCOMPARE(scored.ranking, ranking(game->played.game, game->played.state));
  for (Player player = 0; player < game->played.game.players; ++player) {
    QCOMPARE(scored.track.points(player), game->played.state.track.points(player));
  }
}

void tst_Games::projectionIsWhatTheFinalScoringGives_END_1_to_3() {
  QFETCH(const RecordedGame*, game);
  const std::vector<State> states = statesOf(*game, m_edition);
  const Game rules = egizia::gameOf(game->record.header, m_edition);
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
  const Game rules = egizia::gameOf(game->record.header, m_edition);
  for (const State& state : statesOf(*game, m_edition)) {
    State sealed = state;
    for (PlayerState& own : sealed.player) own.sphinxNamed = 0;
    for (Player player = 0; player < rules.players; ++player) {
      const Projection seen = projection(rules, state, player, 0);
      QCOMPARE(seen.forCards(), 0);
      QCOMPARE(seen.total(), projection(rules, sealed, player, 0).total());
    }
  }
}

void tst_Games::everyProfileAndNumberOfPlayersOccurs() {
  std::set<Profile> profiles;
  std::set<std::size_t> players;
  for (const RecordedGame& game : m_games) {
    profiles.insert(game.record.header.profile);
    players.insert(game.record.header.players.size());
  }
  QCOMPARE(profiles.size(), profileNames.size());
  QCOMPARE(players, (std::set<std::size_t>{2, 3, 4}));
}

void tst_Games::everyKindOfEntryOccurs() {
  std::set<std::size_t> kinds;
  for (const RecordedGame& game : m_games) {
    for (const auto& recorded : game.record.entries) kinds.insert(recorded.entry.index());
  }
  for (std::size_t kind = 0; kind < std::variant_size_v<Entry>; ++kind) {
    QVERIFY2(kinds.contains(kind), qPrintable(u"kind of entry %1"_s.arg(kind)));
  }
}

void tst_Games::everyScoringRuleMovesPoints() {
  std::set<RuleId> moved;
  forEffects(EffectKind::points, [&](const Effect& effect) { moved.insert(effect.rule); });
  for (const RuleId rule : scoringRules) {
    QVERIFY2(moved.erase(rule) == 1, qPrintable(text(ruleName(rule))));
  }
  // Nothing else moves points, so the list above is all there is.
  const QString other = moved.empty() ? QString() : text(ruleName(*moved.begin()));
  QVERIFY2(moved.empty(), qPrintable(other));
}

void tst_Games::everyKindOfNileCardIsTaken() {
  std::set<std::uint8_t> taken;
  forEffects(EffectKind::card, [&](const Effect& effect) {
    if (effect.detail == static_cast<std::uint8_t>(CardMove::taken)) taken.insert(effect.what);
  });
  std::set<CardKind> kinds;
  for (const NileCard& card : m_edition.nileCards) {
    if (taken.contains(card.name)) kinds.insert(card.kind);
  }
  for (int kind = 0; kind < cardKindCount; ++kind) {
    const auto wanted = static_cast<CardKind>(kind);
    QVERIFY2(kinds.contains(wanted), qPrintable(text(ruleName(ruleOf(wanted)))));
  }
}

void tst_Games::everySphinxCardIsScored() {
  std::set<std::size_t> scored;
  forEffects(EffectKind::note, [&](const Effect& effect) {
    if (effect.what == static_cast<std::uint8_t>(Note::sphinxScored)) scored.insert(effect.detail);
  });
  QCOMPARE(m_edition.sphinxCards.size(), std::size_t{29});
  for (std::size_t i = 0; i < m_edition.sphinxCards.size(); ++i) {
    QVERIFY2(scored.contains(i), m_edition.sphinxCards[i].id.c_str());
  }
}

void tst_Games::theExampleIsALongGameOfFour() {
  const RecordedGame* game = find(u"revised-4-players"_s);
  QVERIFY(game != nullptr);
  QCOMPARE(game->record.header.profile, Profile::revised);
  QStringList names;
  for (const auto& seat : game->record.header.players) names << text(seat.name);
  QCOMPARE(names, (QStringList{u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s}));
  QVERIFY(game->record.entries.size() > 170);
  QCOMPARE(roundEnds(game->record).size(), std::size_t{5});
}

void tst_Games::tieForTheWinIsDecidedByArrival_END4() {
  const RecordedGame* game = find(u"revised-2-players-tie"_s);
  QVERIFY(game != nullptr);
  const State& end = game->played.state;
  const std::vector<Player> order = ranking(game->played.game, end);
  QCOMPARE(end.track.points(order[0]), end.track.points(order[1]));
  QCOMPARE(end.track.aheadOnSameSpace(order[1]), order[0]);
  // The winner's marker came to that space before the other one's.
  const auto lines = game->played.ledger.lines();
  QVERIFY(lines.back().player == order[1]);
  bool negativeAtTheEndOfARound = false;
  for (const std::size_t entry : roundEnds(game->record)) {
    const State state = record::stateAfter(game->record, m_edition, entry + 1);
    for (const Player player : order) {
      if (state.track.points(player) < 0) negativeAtTheEndOfARound = true;
    }
  }
  QVERIFY(negativeAtTheEndOfARound);
}

void tst_Games::seatBidsDecideTheRanking_END4() {
  const RecordedGame* game = find(u"tournament-4-players"_s);
  QVERIFY(game != nullptr);
  QVERIFY(game->record.header.options.seatBids);
  const auto halves = [](const auto& seat) { return seat.bid % 2 != 0; };
  QVERIFY(std::ranges::any_of(game->record.header.players, halves));
  const State& end = game->played.state;
  const std::vector<Player> order = ranking(game->played.game, end);
  QVERIFY(order.front() != end.track.fromTheFront().front());
  QVERIFY(!std::ranges::equal(order, end.track.fromTheFront()));
}

void tst_Games::marksWhatWasEnteredAnyway() {
  const RecordedGame* game = find(u"revised-3-players-anyway"_s);
  QVERIFY(game != nullptr);
  std::set<RuleId> broken;
  std::set<std::size_t> kinds;
  for (std::size_t i = 0; i < game->record.entries.size(); ++i) {
    const egizia::RecordedEntry& recorded = game->record.entries[i];
    if (!recorded.anyway) continue;
    const Verdict& verdict = game->played.entries[i].verdict;
    QVERIFY2(!verdict.legal(), qPrintable(u"entry %1 is legal"_s.arg(i + 1)));
    QVERIFY(!recorded.reason.empty());
    for (const Finding& finding : verdict.findings()) broken.insert(finding.rule);
    kinds.insert(recorded.entry.index());
  }
  QVERIFY(broken.size() >= 4);
  QVERIFY(kinds.size() >= 2);
}

void tst_Games::correctionsChangeWhatTheySay() {
  const RecordedGame* game = find(u"revised-3-players-anyway"_s);
  QVERIFY(game != nullptr);
  const std::vector<State> states = statesOf(*game, m_edition);
  std::set<Correctable> corrected;
  for (std::size_t i = 0; i < game->record.entries.size(); ++i) {
    const auto* entry = std::get_if<Correct>(&game->record.entries[i].entry);
    if (entry == nullptr) continue;
    QVERIFY(!game->record.entries[i].reason.empty());
    QVERIFY2(!(states[i] == states[i + 1]), qPrintable(u"entry %1 changes nothing"_s.arg(i + 1)));
    corrected.insert(entry->what);
  }
  for (const Correctable what : {Correctable::points, Correctable::stones, Correctable::crew,
                                 Correctable::stoneMarket, Correctable::grainMarket}) {
    const auto name = correctableNames[static_cast<std::size_t>(what)];
    QVERIFY2(corrected.contains(what), qPrintable(text(name)));
  }
}

NILOMETER_TEST(tst_Games)
#include "tst_games.moc"
