// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/chart_widget.h"

#include "ui/base/style/tool_tip.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace nilometer::ui {

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void ChartWidget::contentChanged() {
  if (m_current && *m_current >= count()) m_current.reset();
  read(m_current);
  updateGeometry();
}

void ChartWidget::read(std::optional<std::size_t> item) {
  m_current = item;
  setTip(*this, tip(item), item ? sentence(*item) : summary());
  update();
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event) {
  if (count() > 0) {
    const std::size_t item = itemAt(event->position());
    if (item != m_current) read(item);
  }
  QWidget::mouseMoveEvent(event);
}

void ChartWidget::leaveEvent(QEvent* event) {
  if (!hasFocus()) read({});
  QWidget::leaveEvent(event);
}

void ChartWidget::keyPressEvent(QKeyEvent* event) {
  if (count() == 0) return QWidget::keyPressEvent(event);
  const std::size_t last = count() - 1;
  switch (event->key()) {
  case Qt::Key_Left:
  case Qt::Key_Up: return read(m_current ? std::max<std::size_t>(*m_current, 1) - 1 : last);
  case Qt::Key_Right:
  case Qt::Key_Down: return read(m_current ? std::min(*m_current + 1, last) : 0);
  case Qt::Key_Home: return read(0);
  case Qt::Key_End: return read(last);
  default: QWidget::keyPressEvent(event);
  }
}

void ChartWidget::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void ChartWidget::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  read({});
}

void ChartWidget::changeEvent(QEvent* event) {
  switch (event->type()) {
  case QEvent::LanguageChange:
  case QEvent::FontChange: contentChanged(); break;
  case QEvent::PaletteChange: update(); break;
  default: break;
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
