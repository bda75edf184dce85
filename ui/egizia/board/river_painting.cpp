// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_painting.h"

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
    QColor wave = m_theme.riverEdge;
    wave.setAlphaF(0.75F);
    pen(wave, 1.1);
    int count = qRound((firstOf(16, 15) / m_u - 16) / 15);
    for (qreal y = (16 + 15 * count) * m_u; y < m_reach.to; y += 15 * m_u, ++count) {
      const bool longer = count % 2 == 0;
      const qreal x = m_layout.middle + ((longer ? -13 : 1) + 5 * std::sin(count * 0.9)) * m_u;
      QPainterPath path(QPointF(x, y));
      for (int half = 0; half < (longer ? 2 : 1); ++half) {
        const QPointF from = path.currentPosition();
        const qreal bend = half == 0 ? 5 : -5;
        path.quadTo(from + QPointF(4, bend) * m_u, from + QPointF(8, 0) * m_u);
      }
      m_painter.drawPath(path);
    }
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
  void pen(const QColor& colour, qreal width) {
    m_painter.setPen(QPen(colour, width * m_u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
  }

  /// The last of all heights `start` + n `step`, in u, from which what is drawn there cannot reach
  /// into the piece any more.
  [[nodiscard]] qreal firstOf(qreal start, qreal step) const {
    const qreal steps = std::floor((m_reach.from / m_u - start) / step) - 1;
    return (start + std::max(steps, 0.0) * step) * m_u;
  }

  [[nodiscard]] QPainterPath bankPath(bool right, int strip) const {
    QPainterPath path;
    const qreal first = firstOf(0, 4);
    for (qreal y = first; y < m_reach.to + 4 * m_u; y += 4 * m_u) {
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

  void paintFurrows(bool right, int strip, const QColor& colour) {
    pen(colour, 1.2);
    for (qreal y = firstOf(0, 8); y < m_reach.to; y += 8 * m_u) {
      paintFurrow(m_painter, {middleOf(right, strip, y), y}, static_cast<FieldColour>(strip),
                  6 * m_u);
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
