// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/style/box_colours.h"

#include "ui/base/style/kept_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace nilometer::ui {

Tint fieldTint(egizia::FieldColour colour) {
  static constexpr auto tints = std::to_array<std::array<QRgb, 2>>(
      {{0xFF3E8E41, 0xFF14120F}, {0xFF9DB43A, 0xFF2B2620}, {0xFF8B5E34, 0xFFFFFDF7}});
  const auto& [fill, ink] = tints[static_cast<std::size_t>(colour)];
  return {QColor(fill), QColor(ink)};
}

Tint crewTint(egizia::Crew crew) {
  static constexpr std::array<std::array<QRgb, 2>, egizia::crewCount> tints = {
      {{0xFF2C4A7C, 0xFFFFFFFF},
       {0xFF2B2620, 0xFFFFFFFF},
       {0xFFC9A227, 0xFF14120F},
       {0xFFF4F1E8, 0xFF2B2620}}};
  const auto& [fill, ink] = tints[static_cast<std::size_t>(crew)];
  return {QColor(fill), QColor(ink)};
}

FieldStrip fieldStrip(egizia::FieldColour colour, const Theme& theme) {
  using Row = std::array<QRgb, 3>;
  static constexpr std::array<Row, 3> light = {Row{0xFF6BA76B, 0xFF3E8E41, 0xFFDCE8D2},
                                               Row{0xFFB5C463, 0xFF7F9228, 0xFFEBEBCB},
                                               Row{0xFFA98459, 0xFF7A5230, 0xFFE6DACA}};
  static constexpr std::array<Row, 3> dark = {Row{0xFF33703A, 0xFF67A96A, 0xFF26301F},
                                              Row{0xFF7A8A2E, 0xFFAEC053, 0xFF33361C},
                                              Row{0xFF704E30, 0xFFA57B52, 0xFF33281D}};
  const Row& row = (theme.dark ? dark : light)[static_cast<std::size_t>(colour)];
  return {QColor(row[0]), QColor(row[1]), QColor(row[2])};
}

void paintFurrow(QPainter& painter, const QPointF& middle, egizia::FieldColour colour,
                 qreal length) {
  static constexpr std::array<qreal, 3> rise{2.0 / 3, -2.0 / 3, 0};
  const qreal half = length / 2;
  const QPointF end(half, rise[static_cast<std::size_t>(colour)] * half);
  painter.drawLine(middle - end, middle + end);
}

void paintField(QPainter& painter, const QRectF& square, egizia::FieldColour colour, qreal u) {
  const auto [fill, ink] = fieldTint(colour);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, square, fill, fill, 4 * u);
  painter.setPen(QPen(ink, 1.2 * u, Qt::SolidLine, Qt::RoundCap));
  const QPointF apart(square.width() / 3, square.height() / 3);
  for (const int row : {-1, 0, 1}) {
    for (const int column : {-1, 0, 1}) {
      const QPointF middle = square.center() + QPointF(column * apart.x(), row * apart.y()) * 0.85;
      paintFurrow(painter, middle, colour, 0.6 * apart.x());
    }
  }
}

namespace {

/// A crew's tile; of a used one only the lower edge has its colour.
void paintTileGround(QPainter& painter, const QRectF& rect, const QColor& fill, bool used,
                     const Theme& theme) {
  const qreal u = rect.height() / crewTileHeight;
  QPainterPath tile;
  tile.addRoundedRect(rect.adjusted(u / 2, u / 2, -u / 2, -u / 2), 4 * u, 4 * u);
  painter.fillPath(tile, used ? theme.sunken : fill);
  if (used) {
    QRectF foot = rect;
    foot.setTop(rect.bottom() - 5 * u);
    painter.setClipPath(tile);
    painter.setPen(QPen(fill, 1.6 * u));
    for (qreal x = foot.left() - foot.height(); x < foot.right(); x += 4 * u) {
      painter.drawLine(QPointF(x, foot.bottom()), QPointF(x + foot.height(), foot.top()));
    }
    painter.setClipping(false);
  }
  // The rim keeps dark crews visible on dark ground and the joker on light ground.
  painter.setPen(QPen(theme.tileRim, u));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(tile);
}

} // namespace

void paintCrew(QPainter& painter, const QRectF& rect, egizia::Crew crew, int strength, bool used,
               const Theme& theme) {
  const auto [fill, ink] = crewTint(crew);
  const qreal u = rect.height() / crewTileHeight;
  const KeptLook look{.shape = KeptLook::Shape::crew,
                      .fill = fill.rgba(),
                      .edge = theme.tileRim.rgba(),
                      .radius = 4 * u,
                      .kind = used ? static_cast<int>(theme.sunken.rgba()) : 0};
  paintKept(painter, look, rect, 0, [&, tint = fill](QPainter& on, const QRectF& room) {
    paintTileGround(on, room, tint, used, theme);
  });
  painter.save();
  painter.setPen(used ? theme.quietInk : ink);
  painter.drawText(used ? rect.adjusted(0, 0, 0, -4 * u) : rect, Qt::AlignCenter,
                   QString::number(strength));
  painter.restore();
}

} // namespace nilometer::ui
