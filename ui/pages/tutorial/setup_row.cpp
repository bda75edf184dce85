// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/setup_row.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace nilometer::ui {

SetupRow::SetupRow(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, this, [this] {
    if (m_onBox) Q_EMIT ticked();
    if (!m_onBox) Q_EMIT opened();
  });
  // Whoever toggles it without mouse and keys, as screen readers do.
  connect(this, &QAbstractButton::toggled, this, &SetupRow::ticked);
}

void SetupRow::show(const QString& heading, Stand stand, bool current) {
  const bool other = heading != text();
  setText(heading);
  setSpokenName(*this, heading);
  //: This step of the set-up was done at the table.
  setSpokenDescription(*this, stand == Stand::done ? tr("done") : tr("still to do"));
  {
    const QSignalBlocker shown(this);
    setChecked(stand == Stand::done);
  }
  m_current = current;
  if (other) updateGeometry();
  update();
}

QRect SetupRow::box() const {
  return {0, 0, height(), height()};
}

QSize SetupRow::sizeHint() const {
  QFont bold = font();
  bold.setBold(true); // current or not, the row keeps its size
  const int high = std::max<int>(targetHeight, fontMetrics().height() + 2 * unit);
  return {high + QFontMetrics(bold).horizontalAdvance(text()) + 3 * unit, high};
}

void SetupRow::mousePressEvent(QMouseEvent* event) {
  m_onBox = box().contains(event->pos());
  QAbstractButton::mousePressEvent(event);
}

void SetupRow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Up: Q_EMIT moved(-1); return;
  case Qt::Key_Down: Q_EMIT moved(1); return;
  case Qt::Key_Space:
    m_onBox = true;
    QAbstractButton::keyPressEvent(event);
    return;
  default: event->ignore(); // Enter and Esc belong to the page
  }
}

void SetupRow::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_current || underMouse()) paintCard(painter, rect(), theme.sunken, theme.sunken);
  const qreal size = std::min<qreal>(fontMetrics().height(), height() - 2.0 * unit);
  QRectF tick(0, 0, size, size);
  tick.moveCenter(QRectF(box()).center());
  paintCard(painter, tick, theme.surface, isChecked() ? theme.fine : theme.quietInk, unit);
  if (isChecked()) {
    painter.setPen(QPen(theme.fine, std::max(1.5, size / 8), Qt::SolidLine, Qt::RoundCap));
    const auto at = [&tick](qreal x, qreal y) {
      return QPointF(tick.left() + x * tick.width(), tick.top() + y * tick.height());
    };
    painter.drawPolyline(QPolygonF{at(0.22, 0.55), at(0.42, 0.76), at(0.78, 0.26)});
  }
  QFont heading = font();
  heading.setBold(m_current);
  painter.setFont(heading);
  painter.setPen(isChecked() && !m_current ? theme.quietInk : theme.ink);
  painter.drawText(rect().adjusted(height(), 0, -unit, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   text());
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

} // namespace nilometer::ui
