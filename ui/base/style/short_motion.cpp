// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/short_motion.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

namespace nilometer::ui {

ShortMotion::ShortMotion(QWidget& moved) : QVariantAnimation(&moved) {
  setStartValue(0.0);
  setEndValue(1.0);
  setEasingCurve(QEasingCurve::OutCubic);
  connect(this, &QVariantAnimation::valueChanged, &moved, [&moved] { moved.update(); });
  connect(this, &QAbstractAnimation::stateChanged, this, [this](State now) {
    if (now != Running) qApp->removeEventFilter(this);
  });
}

void ShortMotion::setAllowed(bool on) {
  m_allowed = on;
  if (!on) stop();
}

void ShortMotion::run(int milliseconds) {
  stop();
  if (!m_allowed) return;
  qApp->installEventFilter(this);
  setDuration(milliseconds);
  start();
}

qreal ShortMotion::progress() const {
  return state() == Running ? currentValue().toReal() : 1;
}

bool ShortMotion::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    stop();
    static_cast<QWidget*>(parent())->update();
  }
  return QVariantAnimation::eventFilter(watched, event);
}

} // namespace nilometer::ui
