// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session_screen_saver.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>

#include <utility>

namespace nilometer::ui {

namespace {

QDBusMessage screenSaverCall(const QString& method) {
  const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
  return QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"), name,
                                        method);
}

/// Asked for a bus where there is none, the library would start one.
bool busRuns() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
         (!runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus")));
}

} // namespace

bool SessionScreenSaver::hasBus() {
  if (!m_bus && busRuns()) m_bus = QDBusConnection::sessionBus();
  return m_bus && m_bus->isConnected();
}

void SessionScreenSaver::keepAwake(bool on) {
  if (std::exchange(m_wanted, on) == on) return;
  if (on && !m_asked && !m_cookie && hasBus()) inhibit();
  if (!on && m_cookie) release(*std::exchange(m_cookie, std::nullopt));
}

void SessionScreenSaver::inhibit() {
  m_asked = true;
  QDBusMessage call = screenSaverCall(QStringLiteral("Inhibit"));
  //: Why the screen does not go dark, for the settings of the desktop.
  const QString why = QCoreApplication::translate("ScreenAwake", "A game is being played");
  call << QStringLiteral("nilometer") << why;
  call.setAutoStartService(false);
  auto* watcher = new QDBusPendingCallWatcher(m_bus->asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
    const QDBusPendingReply<std::uint32_t> reply = *done;
    m_asked = false;
    if (!reply.isError()) answered(reply.value());
    done->deleteLater();
  });
}

void SessionScreenSaver::answered(std::uint32_t cookie) {
  if (m_wanted) {
    m_cookie = cookie;
  } else {
    release(cookie);
  }
}

void SessionScreenSaver::release(std::uint32_t cookie) {
  QDBusMessage call = screenSaverCall(QStringLiteral("UnInhibit"));
  call << cookie;
  m_bus->send(call);
}

} // namespace nilometer::ui
