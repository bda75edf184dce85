// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_result.h"

#include "ui/style/look_unit.h"
#include "ui/style/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal symbolSize = 9;
constexpr qreal symbolGap = 2;
constexpr qreal partGap = 6;

int pixelsOf(const QFont& font, qreal u) {
  return wholePixels(u, lookUnit(font));
}

} // namespace

LogResult::LogResult(const LogModel& model, int row, const QFont& font) : m_font(font) {
  const QModelIndex index = model.index(row, 0);
  const QString number = index.data(LogModel::NumberRole).toString();
  if (!number.isEmpty()) {
    m_parts.push_back({.colour = -1, .text = number});
  } else {
    const std::vector<LogPoints>& shares = model.sharesOf(row);
    const int own = index.data(LogModel::PlayerRole).toInt();
    for (const LogPoints& share : shares) {
      const bool isNamed = shares.size() == 1 && share.player == own;
      const int colour = isNamed ? -1 : model.colourOf(share.player);
      m_parts.push_back({.colour = colour, .text = share.amount});
    }
  }
  for (const Part& part : m_parts) m_width += widthOf(part) + pixelsOf(m_font, partGap);
  if (!m_parts.empty()) m_width -= pixelsOf(m_font, partGap);
}

int LogResult::widthOf(const Part& part) const {
  const int symbol = part.colour < 0 ? 0 : pixelsOf(m_font, symbolSize + symbolGap);
  // A pixel less and the text would be elided.
  return symbol + qCeil(QFontMetricsF(m_font).horizontalAdvance(part.text));
}

int LogResult::paint(QPainter& painter, const QRect& room, const Theme& theme) const {
  const QColor ink = painter.pen().color();
  painter.setFont(m_font);
  const int width = std::min(m_width, room.width() * 2 / 3);
  QRect left = room;
  left.setLeft(room.right() + 1 - width);
  for (const Part& part : m_parts) {
    if (left.width() <= 0) break;
    QRect text = left;
    if (part.colour >= 0) {
      const int size = pixelsOf(m_font, symbolSize);
      paintSymbol(painter, QPointF(left.left() + size / 2.0, left.center().y() + 0.5), size,
                  static_cast<PlayerColour>(part.colour),
                  theme.playerText[static_cast<std::size_t>(part.colour)]);
      text.setLeft(left.left() + pixelsOf(m_font, symbolSize + symbolGap));
    }
    painter.setPen(ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(part.text, Qt::ElideRight, text.width()));
    left.setLeft(left.left() + widthOf(part) + pixelsOf(m_font, partGap));
  }
  return width;
}

} // namespace nilometer::ui
