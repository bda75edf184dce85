// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <span>
#include <string_view>
#include <vector>

namespace nilometer::ui {

/// Who sits where in an end position: a column for each player there may be, of which the first
/// ones play. A column that is taken away for the moment keeps its name, and every colour stands
/// once.
class SeatPlan {
public:
  using Seat = record::Seat;

  SeatPlan() = default; ///< without columns
  /// `colours` = the ids of those in the box, one for each column at least.
  SeatPlan(table::SeatRange seats, std::span<const std::string_view> colours)
      : m_fewest(static_cast<std::size_t>(seats.least)), m_colours(colours),
        m_seats(static_cast<std::size_t>(seats.most)) {
    propose({});
  }
  /// Nobody but these, none or as many as may play; returns who plays.
  std::vector<Seat> propose(const std::vector<Seat>& seats);
  /// Those who play, as they stand in a file.
  void take(const std::vector<Seat>& seats);
  /// A column as somebody has changed it; whoever had that colour gets the one it had.
  void set(std::size_t column, const Seat& seat);
  [[nodiscard]] std::vector<Seat> first(std::size_t players) const {
    return {m_seats.begin(), m_seats.begin() + static_cast<std::ptrdiff_t>(players)};
  }

private:
  void giveColour(std::size_t column, const std::string& colour);

  std::size_t m_fewest = 0;
  std::span<const std::string_view> m_colours;
  std::vector<Seat> m_seats;
};

} // namespace nilometer::ui
