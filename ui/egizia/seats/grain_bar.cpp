// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/grain_bar.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/style/box_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace nilometer::ui {

namespace {

class BarPainter {
public:
  BarPainter(QPainter& painter, const QRectF& bar, const FloodLook& look, const QFont& font,
             const Theme& theme)
      : m_painter(painter), m_bar(bar), m_look(look), m_theme(theme), m_u(lookUnit(font)),
        m_font(fontWithHeight(font, 12, QFont::Bold)), m_dot(bar.width() / look.scale) {}

  void paint() {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.sunken);
    m_painter.drawRoundedRect(m_bar, 3 * m_u, 3 * m_u);
    int before = 0;
    for (std::size_t i = 0; i < m_look.fields.size(); ++i) {
      const auto colour = static_cast<egizia::FieldColour>(i);
      if (m_look.fields[i] > 0) paintField(colour, part(before, before + m_look.fields[i]));
      before += m_look.fields[i];
    }
    const int grain = m_look.cells[static_cast<std::size_t>(m_look.now)].grain;
    if (grain < m_look.strength) paintGap(part(grain, m_look.strength));
    before = 0;
    for (std::size_t i = 0; i < m_look.fields.size(); ++i) {
      const auto colour = static_cast<egizia::FieldColour>(i);
      if (m_look.fields[i] > 0) paintNumber(colour, before, m_look.fields[i]);
      before += m_look.fields[i];
    }
    paintNeed();
  }

private:
  [[nodiscard]] bool isWet(egizia::FieldColour colour) const {
    return static_cast<int>(colour) <= static_cast<int>(m_look.now); // FEED-2
  }

  [[nodiscard]] Tint tint(egizia::FieldColour colour) const {
    return tintFor(m_theme, fieldTint(colour));
  }

  [[nodiscard]] QRectF part(int from, int to) const {
    return {m_bar.left() + from * m_dot, m_bar.top(), (to - from) * m_dot, m_bar.height()};
  }

  void hatch(const QRectF& room, const QColor& colour, qreal step) {
    m_painter.save();
    m_painter.setClipRect(room);
    m_painter.setPen(QPen(colour, m_u));
    const qreal lean = room.height() * 0.7;
    for (qreal x = room.left() - lean; x < room.right(); x += step * m_u) {
      m_painter.drawLine(QPointF(x, room.bottom()), QPointF(x + lean, room.top()));
    }
    m_painter.restore();
  }

  void paintField(egizia::FieldColour colour, QRectF room) {
    room.adjust(0, 0, -std::min(m_u, room.width() / 4), 0);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(isWet(colour) ? tint(colour).fill : fieldStrip(colour, m_theme).dry);
    m_painter.drawRoundedRect(room, 2 * m_u, 2 * m_u);
    if (isWet(colour)) return;
    hatch(room, m_theme.stoneEdge, 6);
    m_painter.setPen(QPen(m_theme.stoneEdge, m_u));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(room, 2 * m_u, 2 * m_u);
  }

  void paintGap(const QRectF& room) {
    // Between its frame and a hatched field: neither would be seen beside the other.
    const qreal apart = 3 * m_u;
    m_painter.fillRect(room.adjusted(-apart, -m_u, apart, m_u), m_theme.surface);
    hatch(room, m_theme.stop, 4);
    m_painter.setPen(QPen(m_theme.stop, 1.5 * m_u));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(room.adjusted(0.75 * m_u, 0.75 * m_u, -0.75 * m_u, -0.75 * m_u));
  }

  /// In the middle of what is seen of a field, and not under the line of the need.
  void paintNumber(egizia::FieldColour colour, int before, int grain) {
    const QString text = QString::number(grain);
    const qreal width = textWidth(m_font, text) + 6 * m_u;
    const qreal need = part(0, m_look.strength).right();
    QRectF room = part(before, before + grain);
    const bool cut = room.left() < need && need < room.right();
    if (cut && !isWet(colour)) {
      // What is dry and would be needed lies under the gap.
      if (room.right() - need > width) room.setLeft(need);
    } else if (cut && std::abs(room.center().x() - need) < width / 2) {
      (need - room.left() > room.right() - need) ? room.setRight(need) : room.setLeft(need);
    }
    QRectF patch(0, 0, std::min(width, room.width() - 2 * m_u), room.height() - 2 * m_u);
    patch.moveCenter(room.center());
    if (!isWet(colour)) m_painter.fillRect(patch, fieldStrip(colour, m_theme).dry);
    m_painter.setFont(m_font);
    m_painter.setPen(isWet(colour) ? tint(colour).ink : m_theme.ink);
    m_painter.drawText(patch, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, text);
  }

  void paintNeed() {
    const qreal x = part(0, m_look.strength).right();
    const qreal half = 1.25 * m_u;
    m_painter.fillRect(QRectF(std::min(x, m_bar.right()) - half, m_bar.top() - 3 * m_u, 2 * half,
                              m_bar.height() + 5 * m_u),
                       m_theme.ink);
  }

  QPainter& m_painter;
  QRectF m_bar;
  const FloodLook& m_look;
  const Theme& m_theme;
  qreal m_u;
  QFont m_font;
  qreal m_dot; ///< the width of one grain
};

} // namespace

void paintGrainBar(QPainter& painter, const QRectF& bar, const FloodLook& look, const QFont& font,
                   const Theme& theme) {
  painter.save();
  BarPainter(painter, bar, look, font, theme).paint();
  painter.restore();
}

} // namespace nilometer::ui
