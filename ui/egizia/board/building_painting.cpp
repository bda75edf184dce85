// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/building_painting.h"

#include <QPainter>

namespace nilometer::ui {

using egizia::Building;

void paintBuildingGround(QPainter& painter, Building building, const QRectF& spaces,
                         const Theme& theme, qreal u) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.sand);
  switch (building) {
  case Building::tombs: {
    const int around = qRound(rockAround * u);
    painter.drawRoundedRect(spaces.adjusted(-around, -around, around, around), 6 * u, 6 * u);
    break;
  }
  case Building::pyramid:
    painter.drawPolygon(QPolygonF({spaces.bottomLeft() - QPointF(5 * u, 0),
                                   QPointF(spaces.center().x(), spaces.top() - 6 * u),
                                   spaces.bottomRight() + QPointF(5 * u, 0)}));
    break;
  case Building::temple:
    painter.drawRect(
        QRectF(spaces.left() - 4 * u, spaces.top() - 4 * u, spaces.width() + 8 * u, 4 * u));
    break;
  case Building::obelisk: break;
  }
}

} // namespace nilometer::ui
