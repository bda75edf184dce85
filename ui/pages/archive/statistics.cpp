// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/statistics.h"

#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace nilometer::ui {

namespace {

void count(ResultCount& count, const record::SeatResult& seat) {
  ++count.games;
  count.wins += seat.place == 1 ? 1 : 0;
  count.halves += seat.result();
}

void count(PlayerStatistics::Sources& sources, const Game& kind, const record::GameResult& result,
           std::size_t index) {
  sources.before += result.seats[index].before;
  sources.bids += result.seats[index].bid;
  for (std::size_t i = 0; i < result.lines.size(); ++i) {
    if (result.lines[i].player != index) continue;
    const auto group = static_cast<std::size_t>(kind.groupOf(result.lines[i]));
    sources.points[group] += result.lines[i].points;
    if (result.assumed[i]) sources.assumed[group] = true;
  }
}

void count(PlayerStatistics& player, const ArchivedGame& game, const record::GameResult& result,
           std::size_t index) {
  const record::SeatResult& seat = result.seats[index];
  const bool better = player.all.games == 0 || std::tuple(-seat.result(), game.date) <
                                                   std::tuple(-player.bestHalves, player.bestDate);
  if (better) {
    player.bestHalves = seat.result();
    player.bestDate = game.date;
    player.bestPath = game.file.path;
    player.assumed.best = seat.assumed;
  }
  count(player.all, seat);
  if (seat.start > 0) count(player.byStart[static_cast<std::size_t>(seat.start - 1)], seat);
  count(player.sources, *game.kind, result, index);
  PlayerStatistics::Assumed& assumed = player.assumed;
  assumed.all = assumed.all || seat.assumed;
  if (seat.start > 0) {
    bool& byStart = assumed.byStart[static_cast<std::size_t>(seat.start - 1)];
    byStart = byStart || seat.assumed;
  }
}

} // namespace

double ResultCount::average() const {
  return games == 0 ? 0 : halves / 2.0 / games;
}

std::vector<PlayerStatistics> statisticsOf(std::span<const ArchivedGame* const> games) {
  std::vector<PlayerStatistics> players;
  QHash<std::pair<QString, const Game*>, std::size_t> places;
  QHash<QString, std::pair<QDate, QString>> names;
  for (const ArchivedGame* game : games) {
    const record::GameResult* result = game->result();
    if (result == nullptr) continue;
    for (std::size_t i = 0; i < result->seats.size(); ++i) {
      const QString name = text::plainLine(text::fromUtf8(result->seats[i].name));
      const QString key = text::nameKey(name);
      const std::size_t at = places.value({key, game->kind}, players.size());
      if (at == players.size()) {
        places.insert({key, game->kind}, at);
        PlayerStatistics& player = players.emplace_back();
        player.kind = game->kind;
        player.sources.points.resize(static_cast<std::size_t>(game->kind->groups()));
        player.sources.assumed.resize(player.sources.points.size());
      }
      auto& [day, written] = names[key];
      if (!day.isValid() || game->date > day) std::tie(day, written) = std::tie(game->date, name);
      count(players[at], *game, *result, i);
    }
  }
  for (const auto& [key, at] : places.asKeyValueRange()) {
    players[at].name = names.value(key.first).second;
  }
  const auto before = [](const PlayerStatistics& a, const PlayerStatistics& b) {
    if (a.all.games != b.all.games) return a.all.games > b.all.games;
    return QString::localeAwareCompare(a.name, b.name) < 0;
  };
  std::stable_sort(players.begin(), players.end(), before);
  return players;
}

} // namespace nilometer::ui
