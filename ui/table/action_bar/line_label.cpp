// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/line_label.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/tool_tip.h"

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
  const QString whole = m_names.inFull(text);
  setSpokenName(*this, whole);
  setTip(*this, whole);
  update();
}

bool LineLabel::textFits() const {
  const QFontMetrics metrics(sized(font(), m_size));
  return metrics.horizontalAdvance(fittingText(metrics)) <= width();
}

QString fittingText(const QString& text, const text::ShownNames& names, const QFontMetrics& metrics,
                    int width) {
  constexpr qsizetype fewestLetters = 4;
  const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
  return names.fitting(text, fits, fewestLetters);
}

QString LineLabel::fittingText(const QFontMetrics& metrics) const {
  return ui::fittingText(m_text, m_names, metrics, width());
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
  const QFontMetrics metrics(text);
  painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(fittingText(metrics), Qt::ElideRight, width()));
}

void LineLabel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
