// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/shown_names.h"

namespace nilometer::words {

/// What sentences need to know of a game: what is printed, and who plays. The edition is not owned
/// and outlives the names.
template <class Edition> struct GameNames {
  const Edition* edition = nullptr;
  /// By seat; a seat without a name is called by its number.
  QStringList playerNames;
};

template <class Edition>
[[nodiscard]] QString playerName(table::Player player, const GameNames<Edition>& names) {
  return playerName(player, names.playerNames);
}

} // namespace nilometer::words
