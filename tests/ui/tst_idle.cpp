// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"

#include <QAbstractAnimation>
#include <QAbstractEventDispatcher>
#include <QTimer>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// What would wake the program up although nobody touches it.
QStringList running() {
  QStringList found;
  const auto* dispatcher = QAbstractEventDispatcher::instance();
  const auto look = [&](QObject& object) {
    const auto name = [&] { return QString::fromLatin1(object.metaObject()->className()); };
    for (const auto& timer : dispatcher->registeredTimers(&object)) {
      found += u"%1, each %2 ms"_s.arg(name()).arg(timer.interval);
    }
    const auto* animation = qobject_cast<QAbstractAnimation*>(&object);
    if (animation != nullptr && animation->state() == QAbstractAnimation::Running) found += name();
  };
  for (QWidget* window : QApplication::topLevelWidgets()) {
    look(*window);
    for (QObject* object : window->findChildren<QObject*>()) look(*object);
  }
  look(*qApp);
  for (QObject* object : qApp->findChildren<QObject*>()) look(*object);
  return found;
}

/// Counts how often anything is painted.
class Paintings : public QObject {
public:
  Paintings() { qApp->installEventFilter(this); }
  [[nodiscard]] int count() const { return m_count; }
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest) ++m_count;
    return false;
  }

private:
  int m_count = 0;
};

} // namespace

/// A table that nobody touches costs nothing: no timer runs, nothing is painted.
class tst_idle : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void nothingRunsWhileNobodyTouchesIt_data();
  void nothingRunsWhileNobodyTouchesIt();
};

using Open = void (*)(HomeProgram&);

void tst_idle::nothingRunsWhileNobodyTouchesIt_data() {
  QTest::addColumn<Open>("open");
  QTest::newRow("start page") << Open([](HomeProgram&) {});
  QTest::newRow("table") << Open([](HomeProgram& program) { program.window.openExample(); });
  QTest::newRow("table and table view") << Open([](HomeProgram& program) {
    program.window.openExample();
    program.window.activateWindow();
    QTest::keyClick(&program.window, Qt::Key_F12);
  });
  QTest::newRow("after an entry and its undo") << Open([](HomeProgram& program) {
    program.window.openExample();
    QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
  });
  QTest::newRow("final scoring") << Open([](HomeProgram& program) {
    program.openGolden(u"revised-4-players"_s);
    while (program.window.session()->shown().phase == egizia::Phase::over) {
      program.window.session()->undo();
    }
    program.window.game()->finalScoring().next();
  });
  QTest::newRow("winner") << Open([](HomeProgram& program) {
    program.openGolden(u"revised-4-players"_s);
    program.window.showResult();
  });
  QTest::newRow("finished games") << Open([](HomeProgram& program) {
    program.openGolden(u"revised-4-players"_s);
    program.window.showArchive();
  });
  QTest::newRow("lessons") << Open([](HomeProgram& program) { program.window.showLessons(); });
}

void tst_idle::nothingRunsWhileNobodyTouchesIt() {
  QFETCH(const Open, open);
  HomeProgram program;
  open(program);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  // The end of what opening it began: the sun takes the longest to rise.
  QTest::qWait(1500);
  QCOMPARE(running().join(u'\n'), QString());
  const Paintings paintings;
  QTest::qWait(1500);
  QCOMPARE(paintings.count(), 0);
}

NILOMETER_TEST(tst_idle)
#include "tst_idle.moc"
