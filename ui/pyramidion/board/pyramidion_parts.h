// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/number_cells.h"
#include "ui/table/board/scene_parts.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// Parts that the board of this game alone is drawn of. Rooms and lengths are in u.
namespace nilometer::ui {

/// The numbers from 1 of those that lie there, "1 3" or "1–4", in as little room as there is left
/// of `right`; its left edge, or `right` if none lies there.
[[nodiscard]] qreal paintBadgeTab(Canvas& canvas, const QPointF& right, std::span<const bool> lie);

/// A broad boat with what it carries or is to carry, and a flag; none: where one would lie.
struct BargeLook {
  std::vector<WareCount> cargo{};
  QString flag{}; ///< "?" where nobody has read it; empty: what it carries is not seen either
  QString key{};
  std::optional<PlayerColour> owner{};
};
void paintBarge(Canvas& canvas, const QSizeF& size, const BargeLook& look, const QColor& hull,
                const Stroke& edge);
void paintNoBarge(Canvas& canvas, const QSizeF& size, const QString& text);

/// Where so many things lie in a row, the first one first: each as wide as it can be, from
/// `widths`.
[[nodiscard]] std::vector<QRectF> roomsInRow(const QRectF& row, int count, qreal height,
                                             std::span<const qreal> widths);

/// Where the `place`th of so many kinds lies in a row of wares, from 0.
[[nodiscard]] QRectF wareRoom(const QRectF& room, int place, int kinds);

/// The sign of each kind with how many there are of it, from the left.
void paintWareRow(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares);

/// "+2" before the sign of each kind, in quiet, behind a word if it has room.
void paintComing(Canvas& canvas, const QRectF& room, const QString& word,
                 std::span<const WareCount> wares);

/// A dashed frame around what nobody has read.
void paintUnread(Canvas& canvas, const QRectF& room);

/// Numbers side by side, one of them bold; where they have no room, that one alone.
void paintNumbers(Canvas& canvas, const QRectF& room, std::span<const QString> numbers,
                  std::optional<std::size_t> bold);

/// A card with three numbers.
struct CardLook {
  Outline sign = Outline::circle;
  bool isSolid = false;             ///< its sign warns
  std::array<QString, 3> values{};  ///< as they count now
  std::optional<std::size_t> own{}; ///< the one that the card is for
  bool ankh = false;
  bool doubled = false;
  bool lost = false;
  bool entering = false;
  friend bool operator==(const CardLook&, const CardLook&) = default;
};

/// What a column comes to.
struct EndLook {
  QString text{};
  std::optional<PlayerColour> colour{}; ///< who wins it
  std::optional<Outline> troop{};       ///< whose piece of that shape comes
  bool entering = false;
  friend bool operator==(const EndLook&, const EndLook&) = default;
};

PaintOf<CardLook> paintCard;
void paintEnd(Canvas& canvas, const QRectF& room, const EndLook& look);

} // namespace nilometer::ui
