// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_result.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"

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
  for (const Part& part : m_parts) m_width += widthOf(part) + gapBetween();
  if (!m_parts.empty()) m_width -= gapBetween();
}

int LogResult::widthOf(const Part& part) const {
  const int symbol = part.colour < 0 ? 0 : pixelsOf(m_font, symbolSize + symbolGap);
  // A pixel less and the text would be elided.
  return symbol + qCeil(QFontMetricsF(m_font).horizontalAdvance(part.text));
}

int LogResult::gapBetween() const {
  return pixelsOf(m_font, partGap);
}

std::vector<LogResult::Line> LogResult::broken(int width) const {
  std::vector<Line> lines;
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    const int own = widthOf(m_parts[i]);
    if (!lines.empty() && lines.back().width + gapBetween() + own <= width) {
      ++lines.back().count;
      lines.back().width += gapBetween() + own;
    } else {
      lines.push_back({.first = i, .count = 1, .width = own});
    }
  }
  return lines;
}

int LogResult::linesIn(int width) const {
  return static_cast<int>(broken(width).size());
}

void LogResult::paintParts(QPainter& painter, QRect left, const Line& line,
                           const Theme& theme) const {
  const QColor ink = painter.pen().color();
  painter.setFont(m_font);
  for (std::size_t i = line.first; i < line.first + line.count && left.width() > 0; ++i) {
    const Part& part = m_parts[i];
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
    left.setLeft(left.left() + widthOf(part) + gapBetween());
  }
}

int LogResult::paintLine(QPainter& painter, const QRect& room, const Theme& theme) const {
  const int width = std::min(m_width, room.width() * 2 / 3);
  QRect left = room;
  left.setLeft(room.right() + 1 - width);
  paintParts(painter, left, {.first = 0, .count = m_parts.size(), .width = width}, theme);
  return width;
}

void LogResult::paint(QPainter& painter, QRect line, const Theme& theme) const {
  for (const Line& parts : broken(line.width())) {
    QRect left = line;
    left.setLeft(std::max(line.left(), line.right() + 1 - parts.width));
    paintParts(painter, left, parts, theme);
    line.translate(0, line.height());
  }
}

} // namespace nilometer::ui
