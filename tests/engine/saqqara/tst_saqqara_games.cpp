// SPDX-License-Identifier: GPL-3.0-or-later
// The complete recorded games of Saqqara: what they lead to stays as it was. The points of their
// results were worked out from the records without the engine.
#include "saqqara_games.h"
#include "test_program.h"

#include "engine/record/write_record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// What the entries of a record alone say of the points: Nile spaces, levels, printed and told
/// numbers.
class EntryPoints {
public:
  explicit EntryPoints(const Sheet& sheet) {
    for (std::size_t i = 0; i < pyramidCount; ++i) {
      for (int level = 1; level <= topLevel; ++level) {
        m_points[i][at(level)] =
            sheet.level(pyramidAt(static_cast<int>(i)), level).points.value_or(std::int16_t{0});
      }
    }
  }
  void add(const Entry& entry) {
    if (const auto* sail = std::get_if<Sail>(&entry)) m_nile[sail->player] += sail->times;
    if (const auto* up = std::get_if<Advance>(&entry)) ++m_level[up->player][at(up->pyramid)];
    const auto* free = std::get_if<FreeWorker>(&entry);
    if (free != nullptr && free->pyramid) ++m_level[free->player][at(*free->pyramid)];
    const auto* tell = std::get_if<Tell>(&entry);
    if (tell != nullptr && tell->what == Told::points) {
      m_points[at(tell->pyramid)][tell->level] = tell->number;
    }
  }
  [[nodiscard]] int of(Player player) const {
    int points = m_nile[player];
    for (std::size_t i = 0; i < pyramidCount; ++i) points += m_points[i][m_level[player][i]];
    return points;
  }

private:
  std::array<int, maxPlayers> m_nile{};
  std::array<std::array<std::size_t, pyramidCount>, maxPlayers> m_level{};
  std::array<std::array<int, topLevel + 1>, pyramidCount> m_points{};
};

} // namespace

class tst_SaqqaraGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyNumberOfPlayersOccurs();
  void replaysWithoutFinding_data() { saqqaraGameRows(); }
  void replaysWithoutFinding();
  void givesTheStoredResult_data() { saqqaraGameRows(); }
  void givesTheStoredResult();
  void pointsFollowFromTheEntries_END3_data() { saqqaraGameRows(); }
  void pointsFollowFromTheEntries_END3();
  void isWrittenBackByteByByte_data() { saqqaraGameRows(); }
  void isWrittenBackByteByByte();
  void invariantsHoldAfterEveryEntry_data() { saqqaraGameRows(); }
  void invariantsHoldAfterEveryEntry();
  void nothingIsAskedOnACompleteSheet();
};

void tst_SaqqaraGames::everyNumberOfPlayersOccurs() {
  std::set<std::size_t> players;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    if (game.edition.id == completeEdition().id) players.insert(game.record.header.players.size());
  }
  QCOMPARE(players, (std::set<std::size_t>{3, 4, 5}));
}

void tst_SaqqaraGames::replaysWithoutFinding() {
  QFETCH(const PlayedSaqqara*, game);
  for (std::size_t i = 0; i < game->played.entries.size(); ++i) {
    const auto& entry = game->played.entries[i];
    QCOMPARE(entry.verdict.legal(), !game->record.entries[i].anyway);
    QVERIFY(entry.accepted);
  }
  QVERIFY(game->played.clean());
  QCOMPARE(game->played.state.phase, Phase::over);
}

void tst_SaqqaraGames::givesTheStoredResult() {
  QFETCH(const PlayedSaqqara*, game);
  const std::string stored = sourceText(game->path + ".result.json");
  const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(stored)).object();
  const State& end = game->played.state;
  QCOMPARE(result[u"entries"].toInt(), static_cast<int>(game->record.entries.size()));
  QCOMPARE(result[u"round"].toInt(), int{end.round});
  const QJsonArray players = result[u"players"].toArray();
  QCOMPARE(players.size(), qsizetype{end.players});
  for (Player player = 0; player < end.players; ++player) {
    const QJsonObject expected = players[player].toObject();
    QCOMPARE(expected[u"colour"].toString().toStdString(),
             game->record.header.players[player].colour);
    QCOMPARE(expected[u"points"].toInt(), int{end.of(player).points});
  }
  QJsonArray order;
  for (const Player player : ranking(game->played.game, end)) {
    order += QString::fromStdString(game->record.header.players[player].colour);
  }
  QCOMPARE(order, result[u"ranking"].toArray());
}

void tst_SaqqaraGames::pointsFollowFromTheEntries_END3() {
  QFETCH(const PlayedSaqqara*, game);
  EntryPoints points(game->edition.sheet); // END-3
  for (const RecordedEntry& line : game->record.entries) points.add(line.entry);
  for (Player player = 0; player < game->played.state.players; ++player) {
    QCOMPARE(int{game->played.state.of(player).points}, points.of(player));
  }
}

void tst_SaqqaraGames::isWrittenBackByteByByte() {
  QFETCH(const PlayedSaqqara*, game);
  const bool ownValues = game->edition.id != completeEdition().id;
  QCOMPARE(ownValues ? writeRecordWithEdition(game->record, game->edition)
                     : writeRecord(game->record, game->edition),
           game->text);
}

void tst_SaqqaraGames::invariantsHoldAfterEveryEntry() {
  QFETCH(const PlayedSaqqara*, game);
  State state = setUp(game->played.game);
  Effects effects;
  for (const RecordedEntry& line : game->record.entries) {
    effects.clear();
    QVERIFY(enter(game->played.game, state, line.entry, line.anyway, effects).accepted);
    QCOMPARE(brokenInvariants(game->played.game, state), 0U);
  }
  QVERIFY(state == game->played.state);
}

void tst_SaqqaraGames::nothingIsAskedOnACompleteSheet() {
  for (const PlayedSaqqara& game : saqqaraGames()) {
    if (game.edition.id != completeEdition().id) continue;
    for (const RecordedEntry& line : game.record.entries) {
      QVERIFY(!std::holds_alternative<TableNumber>(line.entry));
      QVERIFY(!std::holds_alternative<MoveStall>(line.entry));
    }
  }
}

NILOMETER_TEST(tst_SaqqaraGames)
#include "tst_saqqara_games.moc"
