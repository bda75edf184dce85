// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/spaces/signs.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace nilometer::ui {

using State = SpaceLook::State;

namespace {

// Lengths in u.
constexpr qreal discSide = 20;  ///< without the ring
constexpr qreal ringRoom = 36;  ///< with the ring, and the frame of what can be chosen
constexpr qreal ringLine = 3.5; ///< where the ring lies
constexpr qreal tileWidth = 8;
constexpr qreal tilePitch = 10; ///< from one tile to the next
constexpr qreal tileHeight = 9;

/// Every band has strokes of its own, so that it is told without its colour too.
void paintStrokes(QPainter& painter, const QRectF& disc, std::size_t bands, const QColor& colour) {
  constexpr std::array<qreal, 3> rise{1.6, -1.6, 0};
  const qreal u = disc.width() / discSide;
  painter.setPen(QPen(colour, 0.9 * u, Qt::SolidLine, Qt::RoundCap));
  for (std::size_t i = 0; i < bands; ++i) {
    const QPointF half(1.6 * u, rise[i % rise.size()] * u);
    const qreal part = (static_cast<qreal>(i) + 0.5) / static_cast<qreal>(bands);
    for (const qreal x : {-4.5, 0.0, 4.5}) {
      const QPointF at(disc.center().x() + x * u, disc.top() + disc.height() * part);
      painter.drawLine(at - half, at + half);
    }
  }
}

void paintBands(QPainter& painter, const QRectF& disc, const std::vector<QColor>& bands) {
  QPainterPath clip;
  clip.addEllipse(disc);
  painter.save();
  painter.setClipPath(clip);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    const qreal part = static_cast<qreal>(i) / static_cast<qreal>(bands.size());
    painter.fillRect(disc.adjusted(0, disc.height() * part, 0, 0), bands[i]);
  }
  painter.restore();
}

} // namespace

void paintDisc(QPainter& painter, const QRectF& body, const SpaceLook& look,
               const PlaceTouch& touch, const Theme& theme) {
  const qreal u = body.width() / ringRoom;
  const qreal radius = discSide / 2 * u;
  const QRectF disc(body.center() - QPointF(radius, radius), 2 * QSizeF(radius, radius));
  paintBands(painter, disc, look.tiles);
  paintStrokes(painter, disc, look.tiles.size(), theme.tileRim);
  painter.setBrush(Qt::NoBrush);
  const auto circle = [&](qreal at, const QColor& colour, qreal width) {
    painter.setPen(QPen(colour, width * u));
    painter.drawEllipse(body.center(), at * u, at * u);
  };
  circle(discSide / 2, touch.hovered ? theme.quietInk : theme.line, 1);
  if (look.marked) circle(14, theme.riverEdge, ringLine);
  if (look.state == State::chosen) {
    circle(16.5, theme.ink, 2.5);
  } else if (look.state == State::open) {
    circle(look.marked ? 16.5 : 13, theme.choose, 2);
  }
}

QSizeF tilesSize(std::size_t count) {
  return {count == 0 ? 0 : static_cast<qreal>(count - 1) * tilePitch + tileWidth, tileHeight};
}

void paintTiles(QPainter& painter, const QRectF& room, const std::vector<QColor>& tiles,
                const Theme& theme, qreal u) {
  QRectF at(room.left(), room.top(), tileWidth * u, room.height());
  for (const QColor& tile : tiles) {
    paintCard(painter, at.toRect(), tile.isValid() ? tile : QColor(Qt::transparent),
              tile.isValid() ? theme.tileRim : theme.line, 2 * u);
    at.translate(tilePitch * u, 0);
  }
}

void paintForbidden(QPainter& painter, const QPointF& centre, const Theme& theme, qreal u) {
  painter.setPen(QPen(theme.surface, u));
  painter.setBrush(theme.stop);
  painter.drawEllipse(centre, 6.5 * u, 6.5 * u);
  painter.setPen(QPen(theme.surface, 2 * u, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(centre - QPointF(0, 3.2 * u), centre + QPointF(0, 0.6 * u));
  painter.drawPoint(centre + QPointF(0, 3.4 * u));
}

} // namespace nilometer::ui
