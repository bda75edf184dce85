// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"

#include <array>
#include <vector>

namespace nilometer::ui {

/// Who sits where in an end position: four columns, of which the first ones play. A column that is
/// taken away for the moment keeps its name, and every colour stands once.
class SeatPlan {
public:
  using Seat = egizia::RecordHeader::Seat;
  static constexpr std::size_t fewest = egizia::minPlayers;

  SeatPlan() { propose({}); }
  /// Nobody but these, none or 2 to 4; returns who plays.
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

  std::array<Seat, egizia::maxPlayers> m_seats;
};

} // namespace nilometer::ui
