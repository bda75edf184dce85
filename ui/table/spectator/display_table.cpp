// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/kept_picture.h"
#include "ui/table/spectator/display_painting.h"

#include <QPainterPath>

#include <algorithm>

namespace nilometer::ui {

namespace {

QColor mixed(const QColor& one, const QColor& other, qreal share) {
  const auto part = [share](float a, float b) {
    return static_cast<float>(a * share + b * (1 - share));
  };
  return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                          part(one.blueF(), other.blueF()));
}

void paintWaveRows(QPainter& painter, const QRectF& box, const QColor& tint) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(tint);
  painter.drawRoundedRect(box, 8, 8);
  painter.setPen(QPen(QColor(0xDD, 0xF0, 0xF8), 5, Qt::SolidLine, Qt::RoundCap));
  painter.setBrush(Qt::NoBrush);
  const qreal swell = (box.width() - 28) / 4;
  for (const qreal at : {0.28, 0.52, 0.76}) {
    QPainterPath wave(QPointF(box.left() + 14, box.top() + at * box.height()));
    for (int i = 0; i < 4; ++i) {
      const QPointF from = wave.currentPosition();
      wave.quadTo(from + QPointF(swell / 2, i % 2 == 0 ? 9 : -9), from + QPointF(swell, 0));
    }
    painter.drawPath(wave);
  }
}

void paintCracks(QPainter& painter, const QRectF& box, const QColor& tint, const Theme& theme) {
  painter.setPen(QPen(tint, 4));
  painter.setBrush(mixed(tint, theme.surface, 0.2));
  painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8);
  painter.setPen(
      QPen(mixed(tint, theme.surface, 0.6), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  for (const QPointF& at : {QPointF(0.12, 0.18), QPointF(0.4, 0.56), QPointF(0.22, 0.72)}) {
    const QPointF from(box.left() + at.x() * box.width(), box.top() + at.y() * box.height());
    painter.drawPolyline(QPolygonF({from, from + QPointF(14, 6), from + QPointF(22, -2),
                                    from + QPointF(36, 8), from + QPointF(42, 4)}));
  }
}

void paintTick(QPainter& painter, const QPointF& centre, qreal size, const QColor& colour) {
  painter.setPen(QPen(colour, size / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(
      QPolygonF({centre + QPointF(-0.4, 0.1) * size, centre + QPointF(-0.12, 0.4) * size,
                 centre + QPointF(0.4, -0.4) * size}));
}

/// The columns of the players, one as wide as the other.
struct Columns {
  qreal left;
  qreal each;
  [[nodiscard]] qreal middle(std::size_t column) const {
    return left + (static_cast<qreal>(column) + 0.5) * each;
  }
};

void paintRow(const DisplayCanvas& canvas, const DisplayTable::Row& row, const QRectF& place,
              const Columns& columns, const QFont& letters) {
  QPainter& painter = canvas.painter;
  if (row.isNow) {
    painter.setPen(QPen(canvas.theme.riverEdge, 6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place.adjusted(14, 2, -14, -2), 18, 18);
  }
  const qreal tall = std::min<qreal>(100, place.height() - 20);
  const QRectF box(place.left() + 24, place.center().y() - tall / 2, 88, tall);
  const bool waves = row.pattern == DisplayTable::Pattern::waves;
  const KeptLook look{.shape = waves ? KeptLook::Shape::waves : KeptLook::Shape::cracks,
                      .fill = row.tint.rgba(),
                      .edge = canvas.theme.surface.rgba()};
  paintKept(painter, look, box, 0, [&](QPainter& on, const QRectF& room) {
    waves ? paintWaveRows(on, room, row.tint) : paintCracks(on, room, row.tint, canvas.theme);
  });
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const QPointF middle(columns.middle(i), place.center().y());
    const QString& text = row.cells[i].text;
    if (text.isEmpty()) {
      paintTick(painter, middle, 34, canvas.theme.fine);
    } else {
      canvas.write(text, middle + QPointF(0, toMiddle(letters)), letters, canvas.theme.stop,
                   Qt::AlignHCenter);
    }
  }
}

} // namespace

void paintTable(const DisplayCanvas& canvas, const QRectF& zone, const DisplayTable& table) {
  const Theme& theme = canvas.theme;
  canvas.painter.setPen(QPen(theme.line, 2));
  canvas.painter.setBrush(theme.surface);
  canvas.painter.drawRoundedRect(zone, 20, 20);
  constexpr qreal head = 88;
  const QFont letters = canvas.letters(leastLetters, true);
  canvas.write(table.heading, {zone.left() + 24, zone.top() + 44 + toMiddle(letters)}, letters,
               theme.ink);
  if (!table.bars.empty()) return paintBars(canvas, zone.adjusted(24, head, -24, -16), table.bars);
  if (!table.lines.empty()) return paintLines(canvas, zone.adjusted(6, 74, -6, -10), table);
  constexpr qreal labels = 176;
  const Columns columns{zone.left() + labels,
                        (zone.width() - labels - 12) / static_cast<qreal>(table.columns.size())};
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const PlayerColour colour = table.columns[i];
    paintSymbol(canvas.painter, {columns.middle(i), zone.top() + 44}, 32, colour,
                theme.playerText[static_cast<std::size_t>(colour)]);
  }
  const qreal pitch = (zone.height() - head - 16) / static_cast<qreal>(table.rows.size());
  QRectF place(zone.left(), zone.top() + head, zone.width(), pitch);
  for (const DisplayTable::Row& row : table.rows) {
    paintRow(canvas, row, place, columns, letters);
    place.translate(0, pitch);
  }
}

} // namespace nilometer::ui
