// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table_window.h"
#include "ui/log/log_view.h"
#include "ui/words/words.h"

#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr auto game = "revised-4-players";

/// Presses the right button there as a hand does, through the window; the menu that opens.
QPointer<QMenu> menuAt(TableWindow& window, const QPoint& inViewport) {
  const QWidget& rows = *window.view.log().viewport();
  QTest::mouseClick(window.view.windowHandle(), Qt::RightButton, {},
                    rows.mapTo(&window.view, inViewport));
  return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// What the menu says it is about.
QString headingOf(const QMenu& menu) {
  const QList<QAction*> actions = menu.actions();
  return actions.isEmpty() ? QString() : actions.front()->toolTip();
}

} // namespace

/// The log as the scribe works with it.
class tst_log : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void menuIsAboutTheRowThatWasPressed();
  void menuActsOnTheRowThatWasPressed();
};

void tst_log::menuIsAboutTheRowThatWasPressed() {
  TableWindow window(game, 12);
  ui::LogView& log = window.view.log();
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    log.scrollTo(log.model()->index(row, 0));
    const QRect area = log.visualRect(log.model()->index(row, 0));
    QVERIFY(log.viewport()->rect().contains(area.topLeft()));
    const auto& entry = window.session.record().entries[static_cast<std::size_t>(row)];
    const QString sentence = words::sentence(entry, window.session.table());
    const QPoint last(area.right(), std::min(area.bottom(), log.viewport()->height() - 1));
    for (const QPoint at : {area.topLeft(), last}) {
      const QPointer<QMenu> menu = menuAt(window, at);
      QVERIFY(!menu.isNull());
      QCOMPARE(headingOf(*menu), sentence);
      menu->close();
    }
  }
}

void tst_log::menuActsOnTheRowThatWasPressed() {
  TableWindow window(game, 12);
  ui::LogView& log = window.view.log();
  const int row = 4;
  log.scrollTo(log.model()->index(row, 0));
  const QSignalSpy change(&log, &ui::LogView::replaceRequested);
  const QSignalSpy explain(&log, &ui::LogView::explainRequested);
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) {
    const QRect area = log.visualRect(log.model()->index(row, 0));
    const QPointer<QMenu> menu = menuAt(window, {area.center().x(), area.top()});
    QVERIFY(!menu.isNull());
    QTest::keyClick(menu, key);
    QTest::keyClick(menu, Qt::Key_Return);
  }
  QCOMPARE(change.size(), 1);
  QCOMPARE(change.front().front().toULongLong(), static_cast<qulonglong>(row));
  QCOMPARE(explain.size(), 1);
  QCOMPARE(explain.front().front().toULongLong(), static_cast<qulonglong>(row));
  // The table that is shown has not changed for it.
  QVERIFY(!window.session.isPast());
}

QTEST_MAIN(tst_log)
#include "tst_log.moc"
