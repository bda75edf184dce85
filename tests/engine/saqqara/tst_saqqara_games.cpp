// SPDX-License-Identifier: GPL-3.0-or-later
// The complete recorded games of tests/engine/saqqara/games: what they lead to stays as it was.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/file/game_record.h"

#include "engine/record/files.h"
#include "engine/record/read_record.h"
#include "engine/record/replay.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr const char* gamesFolder = NILOMETER_SOURCE_DIR "/tests/engine/saqqara/games/saqqara-";

std::string fileText(int players, const char* ending) {
  const std::string path = gamesFolder + std::to_string(players) + "-players" + ending;
  const auto text = record::readFile(path);
  if (!text) qFatal("%s is missing", path.c_str());
  return *text;
}

/// What the entries of a record alone say of the points: Nile spaces, levels, told numbers.
class EntryPoints {
public:
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
  void recordedGamesGiveTheirResults_data() { playerCounts(); }
  void recordedGamesGiveTheirResults();
  void pointsFollowFromTheEntries_END3_data() { playerCounts(); }
  void pointsFollowFromTheEntries_END3();

private:
  void playerCounts();
  static void play(int players, Replay& played, saqqara::GameRecord& game, Edition& edition);
};

void tst_SaqqaraGames::playerCounts() {
  QTest::addColumn<int>("players");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d players", players) << players;
  }
}

void tst_SaqqaraGames::play(int players, Replay& played, saqqara::GameRecord& game,
                            Edition& edition) {
  const std::string text = fileText(players, ".jsonl");
  const auto brought = record::editionIn<Rules>(text, {});
  QVERIFY(brought && *brought);
  edition = **brought;
  const auto read = readRecord(text, edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  game = *read;
  played = record::replay(game, edition);
  QVERIFY(played.clean());
  QVERIFY(Rules::moment(played.state).over);
  QCOMPARE(writeRecordWithEdition(game, edition), text);
}

void tst_SaqqaraGames::recordedGamesGiveTheirResults() {
  QFETCH(int, players);
  Replay played;
  saqqara::GameRecord game;
  Edition edition;
  play(players, played, game, edition);
  const std::string text = fileText(players, ".result.json");
  const QJsonObject result = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  QCOMPARE(result[u"entries"].toInt(), static_cast<int>(game.entries.size()));
  QCOMPARE(result[u"round"].toInt(), static_cast<int>(played.state.round));
  int place = 0;
  for (const Player player : ranking(played.game, played.state)) {
    const record::Seat& seat = game.header.players[player];
    QCOMPARE(result[u"ranking"][place++].toString(), QString::fromStdString(seat.colour));
    const QJsonObject expected = result[u"players"][player].toObject();
    QCOMPARE(expected[u"name"].toString(), QString::fromStdString(seat.name));
    QCOMPARE(expected[u"points"].toInt(), static_cast<int>(played.state.of(player).points));
  }
  QCOMPARE(place, players);
}

void tst_SaqqaraGames::pointsFollowFromTheEntries_END3() {
  QFETCH(int, players);
  Replay played; // END-3
  saqqara::GameRecord game;
  Edition edition;
  play(players, played, game, edition);
  EntryPoints points;
  for (const RecordedEntry& line : game.entries) points.add(line.entry);
  for (Player player = 0; player < players; ++player) {
    QCOMPARE(static_cast<int>(played.state.of(player).points), points.of(player));
  }
}

NILOMETER_TEST(tst_SaqqaraGames)
#include "tst_saqqara_games.moc"
