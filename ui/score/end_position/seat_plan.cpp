// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/seat_plan.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

void SeatPlan::giveColour(std::size_t column, const std::string& colour) {
  const auto other = std::ranges::find(m_seats, colour, &Seat::colour);
  if (other != m_seats.end()) std::swap(m_seats[column].colour, other->colour);
}

std::vector<SeatPlan::Seat> SeatPlan::propose(const std::vector<Seat>& seats) {
  for (std::size_t i = 0; i < m_seats.size(); ++i) {
    m_seats[i] = {{}, std::string(m_colours[i]), 0};
  }
  const bool proposed = seats.size() >= m_fewest && seats.size() <= m_seats.size();
  if (!proposed) return first(m_seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    giveColour(i, seats[i].colour);
    m_seats[i].name = seats[i].name;
  }
  return first(seats.size());
}

void SeatPlan::take(const std::vector<Seat>& seats) {
  for (std::size_t i = 0; i < m_seats.size() && i < seats.size(); ++i) set(i, seats[i]);
}

void SeatPlan::set(std::size_t column, const Seat& seat) {
  giveColour(column, seat.colour);
  m_seats[column] = seat;
}

} // namespace nilometer::ui
