// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/player_look.h"

#include <QFont>

class QPainter;

/// What a player has so many of: a sign, the number, and quietly what belongs to it.
namespace nilometer::ui {

/// The letters in which it is said.
struct StoreFonts {
  QFont count;
  QFont more;
  bool label = false; ///< with its word
};

/// The width of the sign of that store (CardLayout::stores), in u.
[[nodiscard]] qreal storeSignWidth(std::size_t store);
[[nodiscard]] qreal storeWidth(const PlayerLook::Fact& fact, std::size_t store,
                               const StoreFonts& fonts, qreal u);
void paintStore(QPainter& painter, const QRectF& room, const PlayerLook::Fact& fact,
                std::size_t store, const StoreFonts& fonts, const Theme& theme, qreal u);

} // namespace nilometer::ui
