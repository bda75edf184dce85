// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/line_label.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace nilometer::ui {

LineLabel::LineLabel(TextSize size, int letters, QWidget* parent)
    : QWidget(parent), m_size(size), m_letters(letters) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineLabel::setText(const QString& text, const QColor& colour) {
  if (m_text == text && m_colour == colour) return;
  m_text = text;
  m_colour = colour;
  setAccessibleName(text);
  setToolTip(text);
  update();
}

bool LineLabel::textFits() const {
  return QFontMetrics(sized(font(), m_size)).horizontalAdvance(m_text) <= width();
}

QSize LineLabel::minimumSizeHint() const {
  const QFontMetrics metrics(sized(font(), m_size));
  return {m_letters * metrics.averageCharWidth(), metrics.height()};
}

void LineLabel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QFont text = sized(font(), m_size);
  painter.setFont(text);
  painter.setPen(m_colour.isValid() ? m_colour : themeOf(*this).ink);
  painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(text).elidedText(m_text, Qt::ElideRight, width()));
}

void LineLabel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
