// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_painting.h"

#include "ui/base/style/kept_picture.h"
#include "ui/egizia/style/box_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

using egizia::FieldColour;

namespace {

constexpr int strips = 3; ///< of fields, outward from the water

class RiverPainter {
public:
  RiverPainter(QPainter& painter, const RiverLayout& layout, RiverReach reach, const Theme& theme)
      : m_painter(painter), m_layout(layout), m_reach(reach), m_theme(theme), m_u(layout.u) {}

  void paintFields(int reached) {
    for (int strip = strips; strip-- > 0;) {
      const auto colour = static_cast<FieldColour>(strip);
      const FieldStrip look = fieldStrip(colour, m_theme);
      for (const bool right : {false, true}) {
        const bool wet = strip < reached;
        m_painter.fillPath(between(right, strip, right, strip + 1), wet ? look.wet : look.dry);
        if (wet) {
          paintFurrows(right, strip, look.furrow);
        } else {
          paintCracks(right, strip);
        }
      }
    }
  }

  void paintWater(int reached) {
    m_painter.fillPath(between(false, 0, true, 0), m_theme.water);
    pen(m_theme.riverEdge, 2);
    for (const bool right : {false, true}) {
      m_painter.drawPath(bankPath(right, 0));
      m_painter.drawPath(bankPath(right, reached)); // as far as the water comes
    }
    paintWaves();
  }

  /// A jetty leads from the water to every stop, so that its height on the river can be read.
  void paintJetty(const egizia::Stop& stop, int height) {
    const bool left = isLeftBank(stop);
    const QPointF water(m_layout.middle + (left ? -22 : 22) * m_u, height + 0.5);
    const QPointF land(left ? m_layout.cards.right() + 1 : m_layout.others.left() + 3 * m_u,
                       height + 0.5);
    pen(m_theme.surface, 4);
    m_painter.drawLine(water, land);
    pen(m_theme.stoneEdge, 1.5);
    m_painter.drawLine(water, land);
  }

private:
  void paintWaves() {
    int count = qRound((firstOf(16, 15) / m_u - 16) / 15);
    for (qreal y = (16 + 15 * count) * m_u; y < m_reach.to; y += 15 * m_u, ++count) {
      const bool longer = count % 2 == 0;
      const qreal x = m_layout.middle + ((longer ? -13 : 1) + 5 * std::sin(count * 0.9)) * m_u;
      paintWave(QPointF(x, y).toPoint(), longer);
    }
  }

  /// From there to the right; like the furrows.
  void paintWave(const QPointF& start, bool longer) {
    QColor colour = m_theme.riverEdge;
    colour.setAlphaF(0.75F);
    const KeptLook look{.shape = KeptLook::Shape::ripple,
                        .edge = colour.rgba(),
                        .pen = 1.1 * m_u,
                        .kind = longer ? 2 : 1};
    const QRectF room(start + QPointF(-1, -4) * m_u, start + QPointF(17, 4) * m_u);
    paintKept(m_painter, look, room, 0, [&](QPainter& on, const QRectF& where) {
      QPainterPath path(where.topLeft() + QPointF(1, 4) * m_u);
      for (int half = 0; half < look.kind; ++half) {
        const QPointF from = path.currentPosition();
        const qreal bend = half == 0 ? 5 : -5;
        path.quadTo(from + QPointF(4, bend) * m_u, from + QPointF(8, 0) * m_u);
      }
      on.setPen(linePen(colour, 1.1));
      on.drawPath(path);
    });
  }

  [[nodiscard]] QPen linePen(const QColor& colour, qreal width) const {
    return {colour, width * m_u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
  }

  void pen(const QColor& colour, qreal width) {
    m_painter.setPen(linePen(colour, width));
    m_painter.setBrush(Qt::NoBrush);
  }

  /// The last of all heights `start` + n `step`, in u, from which what is drawn there cannot reach
  /// into the piece any more.
  [[nodiscard]] qreal firstOf(qreal start, qreal step) const {
    const qreal steps = std::floor((m_reach.from / m_u - start) / step) - 1;
    return (start + std::max(steps, 0.0) * step) * m_u;
  }

  [[nodiscard]] QPainterPath bankPath(bool right, int strip) const {
    // So short that no eye sees the corners.
    constexpr qreal step = 7;
    QPainterPath path;
    const qreal first = firstOf(0, step);
    for (qreal y = first; y < m_reach.to + step * m_u; y += step * m_u) {
      const QPointF at(m_layout.bank(right, strip, y), y);
      if (y == first) {
        path.moveTo(at);
      } else {
        path.lineTo(at);
      }
    }
    return path;
  }

  [[nodiscard]] QPainterPath between(bool right, int from, bool otherRight, int to) const {
    QPainterPath path = bankPath(right, from);
    path.connectPath(bankPath(otherRight, to).toReversed());
    path.closeSubpath();
    return path;
  }

  [[nodiscard]] qreal middleOf(bool right, int strip, qreal y) const {
    return (m_layout.bank(right, strip, y) + m_layout.bank(right, strip + 1, y)) / 2;
  }

  /// They lie on whole pixels, so that one is painted and the others are copied.
  void paintFurrows(bool right, int strip, const QColor& colour) {
    const KeptLook look{
        .shape = KeptLook::Shape::furrow, .edge = colour.rgba(), .pen = 1.2 * m_u, .kind = strip};
    const QRectF room(QPointF(-4, -4) * m_u, QPointF(4, 4) * m_u);
    for (qreal y = firstOf(0, 8); y < m_reach.to; y += 8 * m_u) {
      const QPointF middle = QPointF(middleOf(right, strip, y), y).toPoint();
      paintKept(m_painter, look, room.translated(middle), 0,
                [&](QPainter& on, const QRectF& where) {
                  on.setPen(linePen(colour, 1.2));
                  paintFurrow(on, where.center(), static_cast<FieldColour>(strip), 6 * m_u);
                });
    }
  }

  void paintCracks(bool right, int strip) {
    QColor crack = m_theme.stoneEdge;
    crack.setAlphaF(0.8F);
    pen(crack, 0.9);
    for (qreal y = firstOf(6, 16); y < m_reach.to; y += 16 * m_u) {
      const QPointF at(middleOf(right, strip, y) - 4 * m_u, y);
      m_painter.drawPolyline(QPolygonF(
          {at, at + QPointF(3, 3) * m_u, at + QPointF(5, 1) * m_u, at + QPointF(8, 5) * m_u}));
    }
  }

  QPainter& m_painter;
  const RiverLayout& m_layout;
  RiverReach m_reach;
  const Theme& m_theme;
  qreal m_u;
};

} // namespace

void paintRiver(QPainter& painter, const std::vector<egizia::Stop>& river,
                const RiverLayout& layout, RiverReach reach, egizia::Ring ring,
                const Theme& theme) {
  RiverPainter paint(painter, layout, reach, theme);
  // Every position of the ring waters one strip more than the one before it.
  const int reached = static_cast<int>(ring) + 1;
  paint.paintFields(reached);
  paint.paintWater(reached);
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    paint.paintJetty(river[stop], layout.heights[stop]);
  }
}

} // namespace nilometer::ui
