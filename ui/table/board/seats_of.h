// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/seats.h"

namespace nilometer::ui {

/// Who sits at the table of an open game, with names as they are shown.
template <class Session> [[nodiscard]] Seats seatsOf(const Session& session) {
  Seats seats{session.names(), {}};
  for (table::Player player = 0; player < session.players(); ++player) {
    seats.colours[player] = playerColourAt(session.colourOf(player));
  }
  return seats;
}

} // namespace nilometer::ui
