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

/// A number on a small round marker.
void paintBadge(Canvas& canvas, const QPointF& centre, const QString& text, const QColor& ink);
/// A card with its back up, and whose it is.
void paintCardBack(Canvas& canvas, const QRectF& room, PlayerColour colour);

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

} // namespace nilometer::ui
