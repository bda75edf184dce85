// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_painting.h"

#include <QPainter>

namespace nilometer::ui {

namespace {

/// Small arrow heads at some of the bends say which way the current flows.
void paintFlow(QPainter& painter, const std::vector<egizia::Stop>& river,
               const RiverLayout& layout) {
  constexpr std::size_t every = 3;
  const qreal size = layout.band / 6.0;
  for (std::size_t i = every / 2; i < river.size(); i += every) {
    const qreal x = layout.middle + (isLeftBank(river[i]) ? -layout.swing : layout.swing);
    const qreal y = layout.heights[i];
    painter.drawPolyline(
        QPolygonF({QPointF(x - size, y - size), QPointF(x, y), QPointF(x + size, y - size)}));
  }
}

void paintWater(QPainter& painter, const QPainterPath& course, const RiverLayout& layout,
                const Theme& theme) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.river, layout.band, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawPath(course);
  QPen current(theme.riverEdge, 1.4, Qt::CustomDashLine, Qt::RoundCap);
  current.setDashPattern({0.1, 4.2});
  painter.setPen(current);
  painter.drawPath(course);
  painter.setPen(QPen(theme.riverEdge, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// A landing stage from the water to the stop, so that its height on the river can be read.
void paintStage(QPainter& painter, const egizia::Stop& stop, int height, const RiverLayout& layout,
                const Theme& theme) {
  const bool left = isLeftBank(stop);
  const qreal water = layout.middle + (left ? -layout.swing : layout.swing) +
                      (left ? -layout.band : layout.band) / 2.0;
  const qreal land = left ? layout.cards.right() + 1 : layout.others.left();
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(QPointF(water, height + 0.5), QPointF(land, height + 0.5));
}

} // namespace

QPainterPath courseOf(const std::vector<egizia::Stop>& river, const RiverLayout& layout,
                      int bottom) {
  QPainterPath course(QPointF(layout.middle, -layout.band));
  const auto bendTo = [&course](const QPointF& to) {
    const QPointF from = course.currentPosition();
    const qreal half = (to.y() - from.y()) / 2;
    course.cubicTo(from + QPointF(0, half), to - QPointF(0, half), to);
  };
  for (std::size_t i = 0; i < river.size(); ++i) {
    const int side = isLeftBank(river[i]) ? -layout.swing : layout.swing;
    bendTo(QPointF(layout.middle + side, layout.heights[i]));
  }
  bendTo(QPointF(layout.middle, bottom + layout.band));
  return course;
}

void paintRiver(QPainter& painter, const std::vector<egizia::Stop>& river,
                const RiverLayout& layout, const QPainterPath& course, const Theme& theme) {
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    paintStage(painter, river[stop], layout.heights[stop], layout, theme);
  }
  paintWater(painter, course, layout, theme);
  paintFlow(painter, river, layout);
}

} // namespace nilometer::ui
