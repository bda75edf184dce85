// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

namespace nilometer::ui {

class RunningCard;
class StartHead;
class StartTiles;

/// Where the parts of the start page are, in u.
struct StartPlan {
  QRectF head{};
  QRectF shelf{};
  QRectF card{};
  QRectF tiles{};
  qreal water = 0;  ///< where it begins
  qreal height = 0; ///< of the page; more than there is room for where it has to be scrolled
};

/// For a window of that size in u. Tells the head how large it is and the tiles how many stand
/// beside each other.
[[nodiscard]] StartPlan startPlan(const QSizeF& window, StartHead& head, const RunningCard& card,
                                  StartTiles& tiles, qreal u);

} // namespace nilometer::ui
