// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/game.h"
#include "engine/table/score_sheet.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMetaType>
#include <QString>
#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// The complete recorded games of tests/games, played.
namespace recorded_games {

using namespace nilometer;
using namespace nilometer::egizia;
using namespace Qt::Literals::StringLiterals;
using egizia::GameRecord;
using egizia::Replay;

/// A record as it was read and played.
struct RecordedGame {
  QString name;
  std::string text;
  GameRecord record;
  Replay played;
};

[[nodiscard]] inline QString asText(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// The printed values the games were composed on.
[[nodiscard]] inline const Edition& printed() {
  static const auto edition = test::goldenEdition();
  return *edition;
}

[[nodiscard]] inline const std::vector<RecordedGame>& recordedGames() {
  static const std::vector<RecordedGame> games = [] {
    std::vector<RecordedGame> read;
    for (const QString& name : test::goldenNames()) {
      const GameRecord record = test::goldenGame(name.toStdString(), printed());
      read.push_back({name, test::goldenText(name).toStdString(), record,
                      nilometer::record::replay(record, printed())});
    }
    return read;
  }();
  return games;
}

[[nodiscard]] inline const RecordedGame& recordedGame(const QString& name) {
  const auto found = std::ranges::find(recordedGames(), name, &RecordedGame::name);
  if (found == recordedGames().end()) qFatal("no game %s", qPrintable(name));
  return *found;
}

/// One row per game; fetch with QFETCH(const RecordedGame*, game).
inline void gameRows() {
  QTest::addColumn<const RecordedGame*>("game");
  for (const RecordedGame& game : recordedGames()) {
    QTest::addRow("%s", qPrintable(game.name)) << &game;
  }
}

[[nodiscard]] inline std::string pathOf(const QString& name, std::string_view ending) {
  return test::goldenPath.toStdString() + name.toStdString() + std::string(ending);
}

/// Indices of the entries that end a round.
[[nodiscard]] inline std::vector<std::size_t> roundEnds(const GameRecord& record) {
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (std::holds_alternative<SetOrder>(record.entries[i].entry)) ends.push_back(i);
  }
  return ends;
}

/// What a record says of every player, as the stored results put it.
[[nodiscard]] inline QJsonObject resultOf(const RecordedGame& game) {
  const table::ScoreSheet sheet = table::scoreSheet(game.played.ledger.lines());
  QJsonArray players;
  for (std::size_t i = 0; i < game.record.header.players.size(); ++i) {
    const auto& seat = game.record.header.players[i];
    QJsonObject sources;
    for (const table::ScoreRow& row : sheet.rows) {
      if (row.points[i] != 0) sources.insert(asText(ruleName(row.rule)), row.points[i]);
    }
    const int points = game.played.state.track.points(static_cast<Player>(i));
    players.append(QJsonObject{{u"name"_s, asText(seat.name)},
                               {u"colour"_s, asText(seat.colour)},
                               {u"sources"_s, sources},
                               {u"points"_s, points},
                               {u"result"_s, points - 0.5 * seat.bid}});
  }
  QJsonArray order;
  for (const Player player : ranking(game.played.game, game.played.state)) {
    order.append(asText(game.record.header.players[player].colour));
  }
  return {{u"entries"_s, static_cast<int>(game.record.entries.size())},
          {u"players"_s, players},
          {u"ranking"_s, order}};
}

/// The table before the first entry and after each.
[[nodiscard]] inline std::vector<State> statesOf(const RecordedGame& game) {
  const Game rules = egizia::gameOf(game.record.header, printed());
  std::vector<State> states{setUp(rules)};
  Effects effects;
  for (const egizia::RecordedEntry& recorded : game.record.entries) {
    State next = states.back();
    enter(rules, next, recorded.entry, recorded.anyway, effects);
    states.push_back(next);
  }
  return states;
}

} // namespace recorded_games
