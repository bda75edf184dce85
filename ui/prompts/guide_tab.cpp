// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompts/guide_tab.h"

#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

GuideTab::GuideTab(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::StrongFocus);
}

void GuideTab::setCount(int count) {
  if (count == m_count) return;
  m_count = count;
  update();
}

QFont GuideTab::textFont() const {
  QFont bold = font();
  bold.setBold(true);
  return bold;
}

QSize GuideTab::sizeHint() const {
  const QFontMetrics metrics(textFont());
  const int width = metrics.horizontalAdvance(text()) + metrics.height() + 5 * unit;
  return {width, std::max<int>(metrics.height() + 2 * unit, targetHeight)};
}

void GuideTab::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(textFont());
  const QFontMetrics metrics = painter.fontMetrics();
  const QRect room = rect().adjusted(2 * unit, 0, 0, 0);
  painter.setPen(isChecked() || underMouse() ? theme.ink : theme.quietInk);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text());
  const int textWidth = metrics.horizontalAdvance(text());
  if (isChecked()) {
    painter.fillRect(QRectF(room.left(), height() - 3, textWidth, 3), theme.choose);
  }
  if (m_count > 0) {
    const int size = metrics.height();
    const QRectF pill(room.left() + textWidth + unit, (height() - size) / 2.0, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.choose);
    painter.drawEllipse(pill);
    painter.setPen(theme.onChoose);
    painter.drawText(pill, Qt::AlignCenter, words::number(m_count));
  }
  if (hasFocus()) paintFocus(painter, QRectF(rect()).adjusted(unit, 2, -1, -3), theme, 4);
}

} // namespace nilometer::ui
