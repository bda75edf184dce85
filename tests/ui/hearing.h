// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QCoreApplication>
#include <QStringList>

#include <utility>
#include <vector>

namespace nilometer::test {

/// What a screen reader would be told while it lives.
class Hearing {
public:
  struct Event {
    QAccessible::Event type{};
    QString who;  ///< class of the widget
    QString name; ///< what it is called by then
  };

  Hearing() { s_now = this; }
  ~Hearing() { s_now = nullptr; }
  Hearing(const Hearing&) = delete;
  Hearing& operator=(const Hearing&) = delete;

  /// What has been announced since the last time, one message for each.
  [[nodiscard]] QStringList said() {
    settle();
    return std::exchange(m_said, {});
  }
  /// All other events since the last time.
  [[nodiscard]] std::vector<Event> events() {
    settle();
    return std::exchange(m_events, {});
  }
  static void tell(QAccessibleEvent& event);

private:
  /// Waits for announcements: they are said when all else is shown, and then one after the other.
  static void settle() {
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  }
  void take(QAccessibleEvent& event);

  static Hearing* s_now;
  QStringList m_said;
  std::vector<Event> m_events;
};

} // namespace nilometer::test
