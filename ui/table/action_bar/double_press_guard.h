// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QWidget>

class QKeyEvent;
class QMouseEvent;

namespace nilometer::ui {

/// Keeps the second half of a double press from whoever is asked next. A control that means
/// something else than when it was pressed takes no second press of the same key or at the same
/// place for 300 ms. Another key in between ends that: letters that are typed in a row on purpose
/// all arrive, and so does the same letter twice as long as one entry is being made. Where the last
/// choice has made the entry, an Enter that follows by habit makes no other one. What is typed into
/// a text, or a digit where a widget waits for a number (Qt::ImhDigitsOnly), always arrives.
///
/// A key that is held down is one press: it enters, chooses, takes back and opens nothing more. It
/// only goes on with what moves (arrows, pages, Tab), and with letters in the field in which it was
/// pressed.
///
/// Filters the events of the application while it lives. Time is that of the events; one without a
/// time was not pressed by a hand and always arrives.
class DoublePressGuard : public QObject {
public:
  /// In milliseconds.
  static constexpr quint64 pause = 300;
  static constexpr quint64 enterHabit = 700;

  explicit DoublePressGuard(QObject* parent);

  /// Every control may mean something else from now on, though it says the same: an entry was made,
  /// a page turned.
  static void everythingTurned();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Press {
    int key = 0; ///< 0: the mouse
    QPoint at{};
    quint64 when = 0;
    QString meaning{};
    QPointer<QWidget> control{}; ///< under the mouse
    int turns = 0;
  };
  [[nodiscard]] bool swallows(const Press& press);
  /// Whether a key is held down. X11 says so by a release and a press at one and the same time,
  /// which Qt takes for a repeat only where both have arrived.
  [[nodiscard]] bool isHeld(const QKeyEvent& key) const;
  /// Whether a key that is held down goes on there.
  [[nodiscard]] bool goesOn(const QWidget& on, const QKeyEvent& held) const;
  [[nodiscard]] static Press pressOf(QWidget& on, const QKeyEvent& event);
  [[nodiscard]] static Press pressOf(QWidget& on, const QMouseEvent& event);

  Press m_last;
  QPointer<QWidget> m_pressedAt; ///< where the keyboard was when the last key came down
  int m_releasedKey = 0;
  quint64 m_releasedAt = 0; ///< when that key went up
  bool m_holds = false;     ///< the last key is held, and is none that moves
};

} // namespace nilometer::ui
