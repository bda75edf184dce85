// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/wheel.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace nilometer::ui {

namespace {

bool isField(const QWidget& widget) {
  if (qobject_cast<const QAbstractSlider*>(&widget) != nullptr) {
    return qobject_cast<const QScrollBar*>(&widget) == nullptr;
  }
  return qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QTabBar*>(&widget) != nullptr;
}

} // namespace

WheelScrolls::WheelScrolls(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool WheelScrolls::eventFilter(QObject* watched, QEvent* event) {
  const bool isWheel = event->type() == QEvent::Wheel;
  if (!isWheel && event->type() != QEvent::Polish) return false;
  // Else the address of a file that is dropped there is typed; the window opens it.
  if (auto* const line = qobject_cast<QLineEdit*>(watched)) line->setAcceptDrops(false);
  auto* const field = qobject_cast<QWidget*>(watched);
  if (field == nullptr || !isField(*field)) return false;
  if (isWheel) {
    event->ignore();
    return true;
  }
  // Qt gives the keyboard to a field of this policy before it is told of the wheel.
  if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
  return false;
}

} // namespace nilometer::ui
