// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

namespace nilometer::ui {

class BoxShelf;
class RunningCard;
class StartHead;
class StartTiles;

/// Where the parts of the start page are, in u.
struct StartPlan {
  QRectF head{};
  QRectF shelf{};
  QRectF card{};
  QRectF tiles{};
  qreal water = 0;  ///< where it begins; below the page where there is no room for it
  qreal height = 0; ///< of the page; more than there is room for where it has to be scrolled
};

struct StartParts {
  StartHead& head;
  BoxShelf& shelf;
  RunningCard& card;
  StartTiles& tiles;
};

/// For a window of that size in u. Tells the parts how flat they are and the tiles how many stand
/// beside each other.
[[nodiscard]] StartPlan startPlan(const QSizeF& window, const StartParts& parts, qreal u);

} // namespace nilometer::ui
