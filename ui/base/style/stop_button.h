// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/tab_stop.h"

#include <QAbstractButton>
#include <QMouseEvent>

#include <optional>

namespace nilometer::ui {

/// A button that arrow keys leave for others of its tab stop.
class StopButton : public QAbstractButton {
public:
  explicit StopButton(QWidget* parent = nullptr) : QAbstractButton(parent) {
    setMouseTracking(true);
  }

  /// Whether the pointer has moved on it and is still there, wherever a layout has put the button
  /// since. Under a pointer that rests Qt notices nothing of that.
  [[nodiscard]] bool isPointedAt() const {
    return m_pointer && rect().contains(mapFromGlobal(*m_pointer));
  }

protected:
  bool event(QEvent* event) override {
    const bool was = isPointedAt();
    if (event->type() == QEvent::MouseMove) {
      m_pointer = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
    } else if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
      m_pointer.reset();
    }
    if (was != isPointedAt()) update();
    return QAbstractButton::event(event);
  }
  void keyPressEvent(QKeyEvent* event) override {
    if (!goByArrow(*this, *event)) QAbstractButton::keyPressEvent(event);
  }

private:
  std::optional<QPoint> m_pointer; ///< where it moved last on the button, on the screen
};

} // namespace nilometer::ui
