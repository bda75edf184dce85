// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/board_parts.h"

#include <optional>
#include <span>

/// Parts that the board of this game alone is drawn of. Rooms and lengths are in u.
namespace nilometer::ui {

/// @param pips 1 to 6
void paintDie(Canvas& canvas, const QPointF& centre, qreal side, int pips);
void paintStall(Canvas& canvas, const QPointF& centre);

/// A card that shows something of a player's: its frame and his symbol, in the middle of its upper
/// edge or aside.
void paintOwnCard(Canvas& canvas, const QRectF& room, PlayerColour colour, bool aside);

/// Figures side by side in the middle; where they have no room they move together as far as every
/// symbol stays free, and then are smaller.
void paintFigures(Canvas& canvas, const QRectF& room, std::span<const PlayerColour> figures);

/// Ships that lie at one place, around its middle: more than two are smaller, half of them behind
/// the others. They keep to about the width of `room`; none is higher than it. A `frame` with a
/// width is that of the last one, which is being entered: every other symbol stays free of it.
void paintShips(Canvas& canvas, const QPointF& centre, const QSizeF& room,
                std::span<const PlayerColour> ships, const Stroke& frame = {Qt::transparent, 0});

/// Kinds side by side in a bar, a tick where there are enough, and the gap before it if they are
/// missing.
void paintWareBar(Canvas& canvas, const QRectF& bar, std::span<const WareCount> wares, int enough,
                  bool isMissing);

/// Slabs on each other over the sign of their kind, so many that they have room, and their number.
/// `now` lie there, `more` are being entered.
void paintWarePile(Canvas& canvas, const QRectF& bin, Ware ware, int now, int more);

/// So many of a kind for so many of another, in signs; without a kind it is left open.
struct WareTrade {
  int pay = 1;
  std::optional<Ware> paid{};
  int get = 1;
  std::optional<Ware> got{};
};
void paintTrade(Canvas& canvas, const QRectF& room, const WareTrade& trade);

/// The rolling land behind the river, down to `ground`.
void paintDunes(Canvas& canvas, qreal width, qreal ground);

} // namespace nilometer::ui
