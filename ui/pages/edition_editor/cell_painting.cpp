// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/cell_painting.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal markSize = 0.72; // of the cell's letters

QFont markFont(const QFont& font) {
  QFont small = font;
  small.setBold(true);
  if (font.pointSizeF() > 0)
    small.setPointSizeF(font.pointSizeF() * markSize);
  else
    small.setPixelSize(std::max(1, qRound(font.pixelSize() * markSize)));
  return small;
}

QColor mixed(const QColor& ground, const QColor& ink, qreal share) {
  const auto part = [&](int a, int b) { return qRound(a + (b - a) * share); };
  return {part(ground.red(), ink.red()), part(ground.green(), ink.green()),
          part(ground.blue(), ink.blue())};
}

struct Ground {
  QColor fill;
  QPen border;
};

Ground groundOf(Sureness sureness, CellTouch touch, const Theme& theme) {
  const bool hover = touch == CellTouch::hover;
  switch (sureness) {
  case Sureness::certain:
  case Sureness::confirmed: break;
  case Sureness::assumed: {
    QPen dashes(theme.choose, 1.5);
    dashes.setDashPattern({3, 2});
    return {mixed(theme.surface, theme.choose, hover ? 0.2 : 0.1), dashes};
  }
  case Sureness::missing:
  case Sureness::nonsense:
    return {mixed(theme.surface, theme.stop, hover ? 0.2 : 0.1), QPen(theme.stop, 2)};
  }
  return {hover ? theme.sunken : theme.surface, QPen(theme.line, 1)};
}

void paintTick(QPainter& painter, const QRectF& box, const Theme& theme) {
  painter.setPen(QPen(theme.fine, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const auto at = [&](qreal x, qreal y) {
    return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
  };
  painter.drawPolyline(QPolygonF({at(0.1, 0.55), at(0.4, 0.85), at(0.95, 0.15)}));
}

} // namespace

int sureMarkWidth(const QFont& font) {
  return QFontMetrics(markFont(font)).horizontalAdvance(u'?') + unit;
}

int cellHeight(const QFontMetrics& letters) {
  return std::max<int>(targetHeight, letters.height() + 2 * unit);
}

CellTouch touchOf(const QWidget& cell) {
  return cell.underMouse() && cell.isEnabled() ? CellTouch::hover : CellTouch::none;
}

void paintCellGround(QPainter& painter, const QRectF& rect, Sureness sureness, CellTouch touch,
                     const Theme& theme, qreal radius) {
  const Ground ground = groundOf(sureness, touch, theme);
  const qreal half = ground.border.widthF() / 2;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(ground.border);
  painter.setBrush(ground.fill);
  painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
  painter.restore();
}

void paintSureMark(QPainter& painter, const QRectF& rect, Sureness sureness, const Theme& theme,
                   MarkAt at) {
  if (sureness == Sureness::certain) return;
  const int room = sureMarkWidth(painter.font());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(markFont(painter.font()));
  const QFontMetricsF letters(painter.font());
  const qreal width = room - unit;
  const qreal height = at == MarkAt::corner ? letters.height() : rect.height() - 6;
  const QRectF box(rect.right() - room, rect.top() + 3, width, height);
  if (sureness == Sureness::confirmed) {
    const qreal side = letters.capHeight();
    const qreal top =
        at == MarkAt::corner ? rect.top() + unit : rect.center().y() - letters.capHeight() / 2;
    paintTick(painter, QRectF(box.center().x() - side / 2, top, side, side), theme);
  } else {
    painter.setPen(sureness == Sureness::assumed ? theme.choose : theme.stop);
    painter.drawText(box, Qt::AlignCenter,
                     sureness == Sureness::nonsense ? QStringLiteral("!") : QStringLiteral("?"));
  }
  painter.restore();
}

void paintCellFocus(QPainter& painter, const QRectF& rect, const Theme& theme, qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
  painter.restore();
}

} // namespace nilometer::ui
