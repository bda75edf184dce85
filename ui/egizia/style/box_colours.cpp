// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/style/box_colours.h"

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
       {0xFFC9A227, 0xFF2B2620},
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

void paintCrew(QPainter& painter, const QRectF& rect, egizia::Crew crew, int strength, bool used,
               const Theme& theme) {
  const auto [fill, ink] = crewTint(crew);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // The rim keeps dark crews visible on dark ground and the joker on light ground.
  painter.setPen(QPen(theme.tileRim, 1));
  painter.setBrush(fill);
  const QRectF inside = rect.adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(inside, 4, 4);
  QRectF number = rect;
  if (used) {
    QPainterPath clip;
    clip.addRoundedRect(inside, 4, 4);
    painter.setClipPath(clip);
    painter.setPen(QPen(ink, 1.2));
    for (qreal x = inside.left() - inside.height(); x < inside.right(); x += 6) {
      painter.drawLine(QPointF(x, inside.bottom()), QPointF(x + inside.height(), inside.top()));
    }
    // A plain patch keeps the number legible on the hatching.
    const qreal half = inside.height() * 0.45;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawEllipse(rect.center(), half, half);
  }
  painter.setPen(ink);
  painter.drawText(number, Qt::AlignCenter, QString::number(strength));
  painter.restore();
}

} // namespace nilometer::ui
