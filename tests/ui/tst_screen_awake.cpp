// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/window/screen_awake.h"
#include "ui/window/session_screen_saver.h"

#include <QDBusConnection>
#include <QProcess>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

/// A desktop with a screen saver.
class TestDesktop : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
  QList<uint> kept;  ///< what keeps the screen awake now
  QStringList named; ///< every program that has asked
public Q_SLOTS:
  uint Inhibit(const QString& program, const QString& why) {
    named += program;
    if (why.isEmpty()) return 0;
    kept += ++m_last;
    return m_last;
  }
  void UnInhibit(uint cookie) { kept.removeAll(cookie); }

private:
  uint m_last = 40;
};

namespace {

struct NotedSaver : ui::ScreenSaver {
  void keepAwake(bool on) override { isAwake = on; }
  bool isAwake = false;
};

/// A bus of its own, with nobody on it yet.
class OwnBus {
public:
  OwnBus() {
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--nopidfile"_s,
                                      u"--nosyslog"_s, u"--print-address"_s});
    if (!m_daemon.waitForReadyRead()) qFatal("dbus-daemon does not start");
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
  }
  ~OwnBus() {
    m_daemon.kill();
    m_daemon.waitForFinished();
  }
  [[nodiscard]] QDBusConnection connection(const QString& name) const {
    return QDBusConnection::connectToBus(m_address, name);
  }

private:
  QProcess m_daemon;
  QString m_address;
};

} // namespace

/// While a game runs and its window is in front, the screen does not go dark.
class tst_screen_awake : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void staysAwakeOnlyInFront();
  void desktopIsAskedAndReleased();
  void whatIsNotWantedAnyMoreWhenTheAnswerComesIsReleased();
  void withoutADesktopNothingHappens();
  void menuHasASwitchThatIsRemembered();
};

void tst_screen_awake::staysAwakeOnlyInFront() {
  NotedSaver saver;
  {
    ui::ScreenAwake awake(saver);
    awake.want(true);
    QVERIFY(!saver.isAwake);
    QWidget window;
    window.show();
    window.activateWindow();
    QTRY_VERIFY(saver.isAwake);
    awake.want(false);
    QVERIFY(!saver.isAwake);
    awake.want(true);
    QVERIFY(saver.isAwake);
    // Another program comes to the front, and this one again.
    Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    QVERIFY(!saver.isAwake);
    Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    QVERIFY(saver.isAwake);
  }
  QVERIFY(!saver.isAwake);
}

void tst_screen_awake::desktopIsAskedAndReleased() {
  const OwnBus bus;
  QDBusConnection server = bus.connection(u"server"_s);
  TestDesktop desktop;
  QVERIFY(server.registerObject(u"/org/freedesktop/ScreenSaver"_s, &desktop,
                                QDBusConnection::ExportAllSlots));
  QVERIFY(server.registerService(u"org.freedesktop.ScreenSaver"_s));
  ui::SessionScreenSaver saver(bus.connection(u"client"_s));
  saver.keepAwake(true);
  QTRY_COMPARE(desktop.kept.size(), 1);
  saver.keepAwake(true);
  QCOMPARE(desktop.named, QStringList{u"nilometer"_s});
  QTest::qWait(50); // the answer is on its way
  saver.keepAwake(false);
  QTRY_VERIFY(desktop.kept.isEmpty());
  saver.keepAwake(true);
  QTRY_COMPARE(desktop.kept.size(), 1);
  QCOMPARE(desktop.named.size(), 2);
}

void tst_screen_awake::whatIsNotWantedAnyMoreWhenTheAnswerComesIsReleased() {
  const OwnBus bus;
  QDBusConnection server = bus.connection(u"server 2"_s);
  TestDesktop desktop;
  QVERIFY(server.registerObject(u"/org/freedesktop/ScreenSaver"_s, &desktop,
                                QDBusConnection::ExportAllSlots));
  QVERIFY(server.registerService(u"org.freedesktop.ScreenSaver"_s));
  ui::SessionScreenSaver saver(bus.connection(u"client 2"_s));
  saver.keepAwake(true);
  saver.keepAwake(false);
  QTRY_COMPARE(desktop.named.size(), 1);
  QTRY_VERIFY(desktop.kept.isEmpty());
}

void tst_screen_awake::withoutADesktopNothingHappens() {
  const OwnBus bus;
  ui::SessionScreenSaver alone(bus.connection(u"client 3"_s));
  alone.keepAwake(true);
  QTest::qWait(50);
  alone.keepAwake(false);
  ui::SessionScreenSaver nowhere(QDBusConnection(u"no such bus"_s));
  nowhere.keepAwake(true);
  nowhere.keepAwake(false);
}

void tst_screen_awake::menuHasASwitchThatIsRemembered() {
  HomeProgram program;
  QAction* found = nullptr;
  for (QAction* action : program.window.findChild<ui::GameMenu*>()->findChildren<QAction*>()) {
    if (action->text() == u"The screen stays awake"_s) found = action;
  }
  QVERIFY(found != nullptr);
  QVERIFY(found->isChecked());
  found->trigger();
  QVERIFY(!program.preferences.keepsAwake());
}

NILOMETER_TEST(tst_screen_awake)
#include "tst_screen_awake.moc"
