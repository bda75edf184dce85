// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/score_track.h"

#include <algorithm>
#include <cassert>

namespace nilometer::table {

ScoreTrack::ScoreTrack(std::span<const Player> backToFront)
    : m_count(static_cast<std::uint8_t>(backToFront.size())) {
  assert(backToFront.size() <= maxSeats);
  std::reverse_copy(backToFront.begin(), backToFront.end(), m_order.begin());
}

Player ScoreTrack::aheadOnSameSpace(Player player) const {
  for (std::size_t i = 1; i < m_count; ++i) {
    const Player ahead = m_order[i - 1];
    if (m_order[i] == player && m_points[ahead] == m_points[player]) return ahead;
  }
  return noPlayer;
}

int ScoreTrack::placeInQueue(Player player) const {
  int place = 0;
  for (const Player other : fromTheFront()) {
    if (other == player) break;
    if (m_points[other] == m_points[player]) ++place;
  }
  return place;
}

void ScoreTrack::move(Player player, int by) {
  if (by == 0) return;
  remove(player);
  m_points[player] += by;
  std::size_t at = 0;
  while (at + 1 < m_count && m_points[m_order[at]] >= m_points[player]) ++at;
  insert(player, at);
}

void ScoreTrack::setPlaceInQueue(Player player, int place) {
  remove(player);
  std::size_t at = 0;
  while (at + 1 < m_count && m_points[m_order[at]] > m_points[player]) ++at;
  while (place > 0 && at + 1 < m_count && m_points[m_order[at]] == m_points[player]) {
    ++at;
    --place;
  }
  insert(player, at);
}

// Moves the player to the last slot of m_order, which insert() then fills from.
void ScoreTrack::remove(Player player) {
  const auto end = m_order.begin() + m_count;
  const auto found = std::find(m_order.begin(), end, player);
  assert(found != end);
  std::rotate(found, found + 1, end);
}

void ScoreTrack::insert(Player player, std::size_t at) {
  const auto end = m_order.begin() + m_count;
  const auto where = m_order.begin() + static_cast<std::ptrdiff_t>(at);
  std::rotate(where, end - 1, end);
  assert(m_order[at] == player);
  static_cast<void>(player);
}

} // namespace nilometer::table
