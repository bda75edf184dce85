// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QStringList>

#include <array>

namespace nilometer::ui {

/// Who sits at the table.
struct Seats {
  text::ShownNames names;
  std::array<PlayerColour, table::maxSeats> colours{};
  /// What the table does not agree about in the entries of each of them, in lines.
  std::array<QStringList, table::maxSeats> disputed{};

  [[nodiscard]] QString name(table::Player player) const {
    return text::playerName(player, names.shown);
  }
};

} // namespace nilometer::ui
