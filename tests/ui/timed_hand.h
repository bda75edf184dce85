// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QString>
#include <QWidget>

namespace nilometer::test {

/// A hand at the keyboard and the mouse, with a clock of its own in milliseconds.
class TimedHand {
public:
  void rest(quint64 time) { m_now += time; }

  void key(QWidget& on, Qt::Key key, const QString& text = {}, bool held = false) {
    press(on, key, text, held);
    release(on, key, text, held);
  }
  void press(QWidget& on, Qt::Key key, const QString& text = {}, bool held = false) {
    send(on, QEvent::KeyPress, key, text, held);
  }
  void release(QWidget& on, Qt::Key key, const QString& text = {}, bool held = false) {
    send(on, QEvent::KeyRelease, key, text, held);
  }

  /// On whatever lies there now.
  void click(QWidget& window, QPoint at) {
    QWidget* on = window.childAt(at);
    if (on == nullptr) on = &window;
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
      const bool down = type == QEvent::MouseButtonPress;
      QMouseEvent event(type, on->mapFrom(&window, at), window.mapToGlobal(QPointF(at)),
                        Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
      event.setTimestamp(m_now);
      QApplication::sendEvent(on, &event);
    }
  }

private:
  void send(QWidget& on, QEvent::Type type, Qt::Key key, const QString& text, bool held) const {
    QKeyEvent event(type, key, Qt::NoModifier, text, held);
    event.setTimestamp(m_now);
    QApplication::sendEvent(&on, &event);
  }

  quint64 m_now = 1000;
};

} // namespace nilometer::test
