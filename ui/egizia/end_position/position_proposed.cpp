// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from what has been entered: places in a queue and order tiles.
#include "ui/egizia/end_position/position_asked.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Edition;
using table::Player;
using enum PositionRow;

std::vector<Player> onOneSpace(const PositionEntered& entry, Player player,
                               const Edition& edition) {
  const PositionNumber mine = numberIn(entry, {points, 0, player}, edition);
  std::vector<Player> players;
  if (!mine.given()) return players;
  for (Player other = 0; other < entry.players(); ++other) {
    const PositionNumber theirs = numberIn(entry, {points, 0, other}, edition);
    if (theirs.given() && theirs.number == mine.number) players.push_back(other);
  }
  return players;
}

std::vector<std::optional<int>> queuePlaces(const PositionEntered& entry, const Edition& edition) {
  std::vector<std::optional<int>> places(static_cast<std::size_t>(entry.players()));
  for (Player player = 0; player < entry.players(); ++player) {
    const PositionNumber place = numberIn(entry, {queue, 0, player}, edition);
    if (place.given()) places[player] = place.number;
  }
  for (Player player = 0; player < entry.players(); ++player) {
    const std::vector<Player> together = onOneSpace(entry, player, edition);
    const auto count = static_cast<int>(together.size());
    int known = 0;
    int sum = 0;
    for (const Player other : together) {
      known += places[other] ? 1 : 0;
      sum += places[other].value_or(0);
    }
    const int left = count * (count + 1) / 2 - sum;
    const bool last = count > 1 && known == count - 1 && !places[player];
    if (last && left >= 1 && left <= count) places[player] = left;
  }
  return places;
}

std::vector<int> orderTiles(const PositionEntered& entry, const Edition& edition) {
  const std::vector<std::optional<int>> places = queuePlaces(entry, edition);
  std::vector<int> tiles(places.size(), 0);
  std::vector<bool> used(places.size() + 1, false);
  std::vector<Player> open;
  for (Player player = 0; player < entry.players(); ++player) {
    const PositionNumber tile = numberIn(entry, {orderTile, 0, player}, edition);
    if (!tile.given()) {
      open.push_back(player);
      continue;
    }
    tiles[player] = tile.number;
    if (tile.number > 0 && tile.number <= entry.players()) {
      used[static_cast<std::size_t>(tile.number)] = true;
    }
  }
  // ORDER-1: fewest points first, on one space the one further back.
  std::ranges::stable_sort(open, {}, [&](Player player) {
    const int total = numberIn(entry, {points, 0, player}, edition).number;
    return std::pair(total, -places[player].value_or(entry.players()));
  });
  int tile = 1;
  for (const Player player : open) {
    while (used[static_cast<std::size_t>(tile)]) ++tile;
    tiles[player] = tile++;
  }
  return tiles;
}

std::optional<int> proposed(const PositionEntered& entry, const PositionCell& cell,
                            const Edition& edition) {
  if (cell.row == queue && !numberIn(entry, cell, edition).given()) {
    return queuePlaces(entry, edition)[cell.player];
  }
  if (cell.row != orderTile) return std::nullopt;
  const std::vector<std::optional<int>> places = queuePlaces(entry, edition);
  for (Player player = 0; player < entry.players(); ++player) {
    const std::size_t together = onOneSpace(entry, player, edition).size();
    if (together == 0 || (together > 1 && !places[player])) return std::nullopt;
  }
  return orderTiles(entry, edition)[cell.player];
}

} // namespace nilometer::ui
