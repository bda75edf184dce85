// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/screen_awake.h"

#include <QDBusConnection>
#include <QObject>

#include <cstdint>
#include <optional>

namespace nilometer::ui {

/// The screen saver of the desktop, by org.freedesktop.ScreenSaver on the bus of the session.
class SessionScreenSaver : public QObject, public ScreenSaver {
public:
  /// Connects when it is needed first, and only to a bus that runs already.
  SessionScreenSaver() = default;
  /// With a bus that is there.
  explicit SessionScreenSaver(const QDBusConnection& bus) : m_bus(bus) {}

  void keepAwake(bool on) override;

private:
  [[nodiscard]] bool hasBus();
  void inhibit();
  /// The desktop has said by which number it is called off.
  void answered(std::uint32_t cookie);
  void release(std::uint32_t cookie);

  std::optional<QDBusConnection> m_bus;
  bool m_wanted = false;
  bool m_asked = false;                  ///< an answer is on its way
  std::optional<std::uint32_t> m_cookie; ///< by which it is called off
};

} // namespace nilometer::ui
