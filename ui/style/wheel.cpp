// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/wheel.h"

#include <QEvent>
#include <QWidget>

namespace nilometer::ui {

namespace {

class WheelFilter : public QObject {
public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel) return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
  }
};

} // namespace

void letWheelPass(QWidget& field) {
  field.setFocusPolicy(Qt::StrongFocus);
  field.installEventFilter(new WheelFilter(&field));
}

} // namespace nilometer::ui
