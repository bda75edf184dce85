// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/amended_game.h"

#include <algorithm>

namespace nilometer::ui {

bool AmendedTable::differs() const {
  return std::ranges::any_of(players, [](const AmendedPlayer& player) {
    return player.points.differs() ||
           std::ranges::any_of(player.trackedNumbers, &AmendedNumber::differs);
  });
}

bool AmendedGame::changesNothingElse() const {
  return later.empty() && moves.isEmpty() && std::ranges::none_of(tables, &AmendedTable::differs);
}

} // namespace nilometer::ui
