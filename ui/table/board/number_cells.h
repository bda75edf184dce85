// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/drawn_place.h"

#include <array>
#include <optional>

/// Cards with numbers, and a table in which these are added up. Plain values; equal looks look
/// alike. Lengths are in u.
namespace nilometer::ui {

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
/// What a player has in a column.
struct SumLook {
  QString text{};
  std::optional<PlayerColour> leads{}; ///< alone in front
  bool tie = false;
  bool waits = false;    ///< for a number that nobody has read
  bool struck = false;   ///< it is lost
  bool isField = false;  ///< it is told
  bool entering = false; ///< it is typed now
  friend bool operator==(const SumLook&, const SumLook&) = default;
};
/// What a column comes to.
struct EndLook {
  QString text{};
  std::optional<PlayerColour> colour{}; ///< who wins it
  std::optional<Outline> troop{};       ///< whose piece of that shape comes
  bool entering = false;
  friend bool operator==(const EndLook&, const EndLook&) = default;
};

/// Over a column.
struct HeadLook {
  Outline sign = Outline::circle;
  QString text{};
  bool raised = false; ///< it is more than is printed
  friend bool operator==(const HeadLook&, const HeadLook&) = default;
};

PaintOf<CardLook> paintCard;
PaintOf<SumLook> paintSum;
void paintColumnHead(Canvas& canvas, const QRectF& room, const HeadLook& look, qreal letters,
                     const QColor& ink);
void paintEnd(Canvas& canvas, const QRectF& room, const EndLook& look);

} // namespace nilometer::ui
