// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/pieces_painting.h"

#include "ui/words/phrase.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal pieceStep = 1.3; ///< from a piece to the next, in widths of one

/// Draws `count` pieces side by side, each in a square around its centre.
template <class Draw>
void paintRow(QPainter& painter, const QRect& room, int count, qreal largest, const Draw& draw) {
  if (count <= 0 || room.width() <= 0) return;
  const qreal size = std::min({largest, room.height() * 0.8, room.width() / (count * pieceStep)});
  if (size < 2) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < count; ++i) {
    draw(QPointF(room.left() + size * (pieceStep * i + 0.5), room.center().y() + 0.5), size / 2);
  }
  painter.restore();
}

} // namespace

void paintShips(QPainter& painter, const QRect& room, int count, const Theme& theme) {
  painter.setPen(QPen(theme.riverEdge, 1));
  painter.setBrush(theme.river);
  const qreal largest = painter.fontMetrics().height() * 1.4;
  paintRow(painter, room, count, largest, [&](const QPointF& at, qreal half) {
    const auto point = [&](qreal x, qreal y) { return at + QPointF(x, y) * half; };
    painter.drawPolygon(
        QPolygonF({point(-0.9, 0.25), point(0.9, 0.25), point(0.55, 0.8), point(-0.55, 0.8)}));
    painter.drawPolygon(QPolygonF({point(0, -0.85), point(0.6, 0.05), point(0, 0.05)}));
  });
}

void paintStones(QPainter& painter, const QRect& room, int count, const Theme& theme) {
  painter.setPen(QPen(theme.quietInk, 1));
  painter.setBrush(theme.line);
  const qreal largest = painter.fontMetrics().height() * 0.85;
  paintRow(painter, room, count, largest, [&](const QPointF& at, qreal half) {
    painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 2, 2);
  });
}

void paintMarkers(QPainter& painter, const QRect& room, int count, const Theme& theme) {
  painter.setPen(QPen(theme.quietInk, 1));
  painter.setBrush(theme.line);
  const qreal largest = painter.fontMetrics().height() * 0.85;
  paintRow(painter, room, count, largest,
           [&](const QPointF& at, qreal half) { painter.drawEllipse(at, half, half); });
}

void paintTrackTo(QPainter& painter, const QRect& room, int end, const Theme& theme) {
  const QFontMetrics letters = painter.fontMetrics();
  const QString last = words::number(end);
  const int left = room.left() + letters.horizontalAdvance(u'0') + 2 * unit;
  const int right = std::min(room.right() - letters.horizontalAdvance(last) - 3 * unit,
                             left + 12 * letters.height());
  if (end < 1 || right - left < 2 * letters.height()) return;
  const int middle = room.center().y();
  painter.setPen(theme.quietInk);
  painter.drawText(QRect(room.left(), room.top(), left - room.left() - unit, room.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
  painter.drawText(QRect(right + 2 * unit, room.top(), room.width(), room.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, last);
  painter.drawLine(left, middle, right, middle);
  for (int step = 0; step <= end; ++step) {
    const bool tall = step % 5 == 0 || step == end;
    const int x = left + (right - left) * step / end;
    painter.drawLine(x, middle - (tall ? 5 : 2), x, middle + (tall ? 5 : 2));
  }
}

} // namespace nilometer::ui
