// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/canvas.h"
#include "ui/table/board/place.h"

#include <optional>
#include <span>
#include <vector>

/// Parts that boards of several games are drawn of. Rooms and lengths are in u.
namespace nilometer::ui {

/// The edge of a place that a game paints itself: what can be chosen, is being entered, or is only
/// there.
[[nodiscard]] Stroke edgeOf(const PlaceLook& place, const Stroke& usual, const Theme& theme);

/// @param pips 1 to 6
void paintDie(Canvas& canvas, const QPointF& centre, qreal side, int pips);
void paintStall(Canvas& canvas, const QPointF& centre);
/// A number on a small round marker.
void paintBadge(Canvas& canvas, const QPointF& centre, const QString& text, const QColor& ink);
/// The numbers from 1 of those that lie there, "1 3" or "1–4", in as little room as there is left
/// of `right`; its left edge, or `right` if none lies there.
[[nodiscard]] qreal paintBadgeTab(Canvas& canvas, const QPointF& right, std::span<const bool> lie);
/// A card with its back up, and whose it is.
void paintCardBack(Canvas& canvas, const QRectF& room, PlayerColour colour);
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

/// So many pieces of a kind.
struct WareCount {
  Ware ware = Ware::land;
  int count = 0;
  bool isNew = false; ///< being entered
  friend bool operator==(const WareCount&, const WareCount&) = default;
};
/// How many there are of each of the kinds, for which `wareOf` says what stands.
[[nodiscard]] std::vector<WareCount> countsOf(const auto& amounts, const auto& kinds,
                                              const auto& wareOf) {
  std::vector<WareCount> counts;
  for (const auto kind : kinds) counts.push_back({wareOf(kind), amounts[kind]});
  return counts;
}
/// Kinds side by side in a bar, a tick where there are enough, and the gap before it if they are
/// missing.
void paintWareBar(Canvas& canvas, const QRectF& bar, std::span<const WareCount> wares, int enough,
                  bool isMissing);
/// Slabs on each other over the sign of their kind, so many that they have room, and their number.
/// `now` lie there, `more` are being entered.
void paintWarePile(Canvas& canvas, const QRectF& bin, Ware ware, int now, int more);
/// The sign of a kind and how many there are of it; hollow for none.
void paintWareNumber(Canvas& canvas, const QRectF& room, qreal side, const WareCount& ware,
                     const Letters& letters, const QColor& ink);
/// What somebody owns of each kind, side by side.
struct WareLine {
  QPointF first;   ///< the left end of the first sign, in its middle
  qreal pitch = 0; ///< from one sign to the next
  qreal side = 0;  ///< of a sign
  qreal apart = 1; ///< the least air before the next one
  /// The middle of that sign.
  [[nodiscard]] QPointF signAt(std::size_t kind) const {
    return first + QPointF(pitch * static_cast<qreal>(kind) + side / 2, 0);
  }
};
void paintWareLine(Canvas& canvas, const WareLine& line, std::span<const WareCount> wares);
/// So many of a kind for so many of another, in signs; without a kind it is left open.
struct WareTrade {
  int pay = 1;
  std::optional<Ware> paid{};
  int get = 1;
  std::optional<Ware> got{};
};
void paintTrade(Canvas& canvas, const QRectF& room, const WareTrade& trade);
/// Kinds side by side in the middle, overlapping where they have no room.
void paintWareKinds(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares);

/// Where the kinds of a stock lie.
struct WareStock {
  QRectF room;
  qreal title = 0; ///< how wide it is
  int columns = 1;
  std::size_t kinds = 0;
  /// In one line behind its title.
  [[nodiscard]] bool isLine() const { return static_cast<std::size_t>(columns) >= kinds; }
  [[nodiscard]] QRectF cell(std::size_t kind) const;
  /// The middle of its sign.
  [[nodiscard]] QPointF signAt(std::size_t kind) const;
};
/// `font` has letters of 13 u.
[[nodiscard]] qreal stockTitleWidth(const QFont& font, const QString& title);

/// A stock in so many columns below its title, or in one line behind it if all have one of their
/// own; short where there are fewer than `few`.
void paintWareStock(Canvas& canvas, const QRectF& room, const QString& title,
                    std::span<const WareCount> wares, int few, int columns);

/// A river from the left to the right of the room, with its banks and the green beside it.
void paintRiverBand(Canvas& canvas, const QRectF& room, const QColor& water, const Stroke& bank);
/// The rolling land behind it, down to `ground`.
void paintDunes(Canvas& canvas, qreal width, qreal ground);

} // namespace nilometer::ui
