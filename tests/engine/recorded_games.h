// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/game.h"
#include "engine/table/score_sheet.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QMetaType>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

/// The complete recorded games of tests/games.
namespace recorded_games {

using namespace nilometer;
using namespace nilometer::egizia;
using namespace Qt::Literals::StringLiterals;
using egizia::GameRecord;
using egizia::Replay;

inline const QString gamesPath = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/");

/// A record as it was read and played.
struct RecordedGame {
  QString name;
  std::string text;
  GameRecord record;
  Replay played;
};

[[nodiscard]] inline QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

[[nodiscard]] inline std::string pathOf(const QString& name, std::string_view ending) {
  return gamesPath.toStdString() + name.toStdString() + std::string(ending);
}

/// Names of all games, without ending.
[[nodiscard]] inline QStringList gameNames() {
  QStringList names = QDir(gamesPath).entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name);
  for (QString& name : names) name.chop(6);
  return names;
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
      if (row.points[i] != 0) sources.insert(text(ruleName(row.rule)), row.points[i]);
    }
    const int points = game.played.state.track.points(static_cast<Player>(i));
    players.append(QJsonObject{{u"name"_s, text(seat.name)},
                               {u"colour"_s, text(seat.colour)},
                               {u"sources"_s, sources},
                               {u"points"_s, points},
                               {u"result"_s, points - 0.5 * seat.bid}});
  }
  QJsonArray order;
  for (const Player player : ranking(game.played.game, game.played.state)) {
    order.append(text(game.record.header.players[player].colour));
  }
  return {{u"entries"_s, static_cast<int>(game.record.entries.size())},
          {u"players"_s, players},
          {u"ranking"_s, order}};
}

/// The table before the first entry and after each.
[[nodiscard]] inline std::vector<State> statesOf(const RecordedGame& game, const Edition& edition) {
  const Game rules = egizia::gameOf(game.record.header, edition);
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

Q_DECLARE_METATYPE(const recorded_games::RecordedGame*)
