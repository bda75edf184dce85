// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/table/action_bar/turn_order.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace nilometer::ui {

/// Whose turn it is and what to do: the two lines at the top of the window.
struct Prompt {
  QString title;
  QString hint;
  table::Player player = table::noPlayer; ///< whose colour the title has
  friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// Which round and phase it is.
struct PhaseLook {
  QString round;       ///< "Round 3 of 5", or what has come after the last
  QStringList widest;  ///< all that `round` can be, so that nothing beside it moves
  int rounds = 0;      ///< a dot for each
  int now = 0;         ///< rounds that have begun
  QStringList phases;  ///< the short names of a round's phases
  int phase = -1;      ///< the one now; none of them after the last round
  QString phaseName{}; ///< in full
  /// Where players come one after the other and no phases do: shown in their place.
  std::vector<OrderedTurn> turns{};
  QStringList numbers{}; ///< before their names, "2a"; empty: they are counted from 1
  [[nodiscard]] QString numberOf(int at) const {
    return numbers.isEmpty() ? text::number(at + 1) : numbers.value(at);
  }
  friend bool operator==(const PhaseLook&, const PhaseLook&) = default;
};

/// What the table is asked, or that player, who stands for %1 of the title.
[[nodiscard]] inline Prompt promptTo(const QString& title, const QString& hint,
                                     table::Player player, const QStringList& names) {
  if (!title.contains(u"%1") || player == table::noPlayer) return {title, hint, table::noPlayer};
  return {text::fill(title, {text::playerName(player, names)}), hint, player};
}

} // namespace nilometer::ui
