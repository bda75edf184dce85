// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/store_line.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/outlines.h"
#include "ui/base/style/text_width.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace nilometer::ui {

namespace {

constexpr qreal afterSign = 4;
constexpr qreal beforeMore = 2;
constexpr qreal beforeLabel = 4;

/// A stone or a card, as they lie on the table.
void paintPiece(QPainter& painter, const QPointF& centre, const QSizeF& size, const Theme& theme,
                qreal u) {
  QRectF box(QPointF(), size);
  box.moveCenter(centre);
  painter.setPen(QPen(theme.stoneEdge, 1.2 * u));
  painter.setBrush(theme.stone);
  painter.drawRoundedRect(box, 2 * u, 2 * u);
}

void paintShape(QPainter& painter, const QPointF& centre, qreal size, Outline which,
                const QColor& colour) {
  QRectF box(0, 0, size, size);
  box.moveCenter(centre);
  painter.fillPath(outlineIn(which, box), colour);
}

void paintWholeSign(QPainter& painter, std::size_t store, const QPointF& centre, const Theme& theme,
                    qreal u) {
  switch (store) {
  case 0: paintPiece(painter, centre, QSizeF(15, 12) * u, theme, u); break;
  case 1:
    for (const Outline part : {Outline::mast, Outline::sail, Outline::hull}) {
      paintShape(painter, centre, 20 * u, part, theme.quietInk);
    }
    break;
  case 2:
    paintPiece(painter, centre, QSizeF(13, 18) * u, theme, u);
    paintShape(painter, centre, 9 * u, Outline::tomb, theme.stoneEdge);
    break;
  default: paintShape(painter, centre, 17 * u, Outline::tomb, theme.quietInk); break;
  }
}

void paintSign(QPainter& painter, std::size_t store, const QPointF& centre, const Theme& theme,
               qreal u) {
  const KeptLook look{.shape = KeptLook::Shape::store,
                      .fill = theme.stone.rgba(),
                      .edge = theme.quietInk.rgba(),
                      .kind = static_cast<int>(store)};
  constexpr qreal most = 22;
  const QRectF room(centre - QPointF(most / 2, most / 2) * u, QSizeF(most, most) * u);
  paintKept(painter, look, room, 0, [&](QPainter& on, const QRectF& where) {
    paintWholeSign(on, store, where.center(), theme, u);
  });
}

} // namespace

qreal storeSignWidth(std::size_t store) {
  static constexpr std::array<qreal, 4> widths = {15, 20, 13, 17};
  return widths[store];
}

qreal storeWidth(const PlayerLook::Fact& fact, std::size_t store, const StoreFonts& fonts,
                 qreal u) {
  qreal width = (storeSignWidth(store) + afterSign) * u + textWidth(fonts.count, fact.count);
  if (!fact.more.isEmpty()) width += beforeMore * u + textWidth(fonts.more, fact.more);
  if (fonts.label) width += beforeLabel * u + textWidth(fonts.more, fact.label);
  return width;
}

void paintStore(QPainter& painter, const QRectF& room, const PlayerLook::Fact& fact,
                std::size_t store, const StoreFonts& fonts, const Theme& theme, qreal u) {
  const qreal sign = storeSignWidth(store) * u;
  paintSign(painter, store, {room.left() + sign / 2, room.center().y()}, theme, u);
  const QFontMetricsF metrics(fonts.count);
  const qreal base = room.center().y() + metrics.capHeight() / 2;
  qreal x = room.left() + sign + afterSign * u;
  painter.setFont(fonts.count);
  painter.setPen(theme.ink);
  painter.drawText(QPointF(x, base), fact.count);
  x += textWidth(fonts.count, fact.count);
  painter.setFont(fonts.more);
  painter.setPen(theme.quietInk);
  if (!fact.more.isEmpty()) {
    x += beforeMore * u;
    painter.drawText(QPointF(x, base), fact.more);
    x += textWidth(fonts.more, fact.more);
  }
  if (fonts.label) painter.drawText(QPointF(x + beforeLabel * u, base), fact.label);
}

} // namespace nilometer::ui
