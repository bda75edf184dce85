// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/card_lines.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int gap = 2 * unit;

} // namespace

CardLines::CardLines(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void CardLines::setLines(const std::vector<CardLine>& lines) {
  if (m_lines == lines) return;
  m_lines = lines;
  QStringList said;
  for (const CardLine& line : lines) said << line.text << line.why;
  said.removeAll({});
  setAccessibleDescription(said.join(QLatin1Char('\n')));
  m_width = -1;
  updateGeometry();
  update();
}

int CardLines::indent() const {
  return fontMetrics().height() + unit;
}

int CardLines::textHeight(const QString& text, int width) const {
  if (text.isEmpty()) return 0;
  const QFontMetrics metrics = fontMetrics();
  if (metrics.horizontalAdvance(text) <= width) return metrics.height();
  return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).height();
}

int CardLines::heightForWidth(int width) const {
  if (width == m_width) return m_height;
  m_width = width;
  m_height = 0;
  const int room = std::max(width - indent(), 1);
  for (const CardLine& line : m_lines) {
    m_height += textHeight(line.text, room) + textHeight(line.why, room) + gap;
  }
  return m_height;
}

QSize CardLines::sizeHint() const {
  const int least = 60 * unit;
  return {least, heightForWidth(std::max(width(), least))};
}

void CardLines::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  const int left = indent();
  const int room = std::max(width() - left, 1);
  int top = 0;
  const auto write = [&](const QString& text, const QColor& ink) {
    if (text.isEmpty()) return;
    const QRect box(left, top, room, textHeight(text, room));
    painter.setPen(ink);
    painter.drawText(box, Qt::TextWordWrap, text);
    top += box.height();
  };
  for (const CardLine& line : m_lines) {
    if (top > event->rect().bottom()) break;
    if (line.player) {
      const QColor fill = theme.player[static_cast<std::size_t>(*line.player)];
      const int size = fontMetrics().height();
      paintSymbol(painter, QPointF(size / 2.0, top + size / 2.0), size * 0.7, *line.player, fill);
    }
    write(line.text, theme.ink);
    write(line.why, theme.quietInk);
    top += gap;
  }
}

void CardLines::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    m_width = -1;
    updateGeometry();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
