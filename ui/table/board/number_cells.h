// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/drawn_place.h"

#include <array>
#include <optional>

/// Cards with numbers, and a table in which these are added up. Plain values; equal looks look
/// alike. Lengths are in u.
namespace nilometer::ui {

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
/// Over a column.
struct HeadLook {
  Outline sign = Outline::circle;
  QString text{};
  bool raised = false; ///< it is more than is printed
  friend bool operator==(const HeadLook&, const HeadLook&) = default;
};

PaintOf<SumLook> paintSum;
void paintColumnHead(Canvas& canvas, const QRectF& room, const HeadLook& look, qreal letters,
                     const QColor& ink);

} // namespace nilometer::ui
