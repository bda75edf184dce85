// SPDX-License-Identifier: GPL-3.0-or-later
// A game whose file cannot be written any more, and the window that is to be closed.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QList<QMessageBox*> boxesOnTheScreen() {
  QList<QMessageBox*> boxes;
  for (QWidget* widget : QApplication::topLevelWidgets()) {
    auto* box = qobject_cast<QMessageBox*>(widget);
    if (box != nullptr && box->isVisible()) boxes << box;
  }
  return boxes;
}

} // namespace

class tst_unsaved_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void oneDialogSaysWhatIsLost_data() { languageRows(); }
  void oneDialogSaysWhatIsLost();
};

void tst_unsaved_game::oneDialogSaysWhatIsLost() {
  QFETCH(const QString, language);
  QVERIFY(words::useLanguage(language));
  HomeProgram program;
  program.openGolden(u"first-3-players"_s);
  QCoreApplication::processEvents();
  // A folder where the file was: nothing can be written there.
  const QString path = program.file(u"games/first-3-players.nilometer"_s);
  QVERIFY(QFile::remove(path));
  QVERIFY(QDir().mkpath(path));
  program.window.session()->undo();
  qsizetype boxes = 0;
  QString said;
  qsizetype ways = 0;
  QMessageBox::StandardButton answer = QMessageBox::Cancel;
  const auto look = [&] {
    const QList<QMessageBox*> all = boxesOnTheScreen();
    boxes = all.size();
    if (all.isEmpty()) return;
    said = all.front()->text() + u'\n' + all.front()->informativeText();
    ways = all.front()->buttons().size();
    all.front()->button(answer)->click();
  };
  QTimer::singleShot(300, &program.window, look);
  program.window.close();
  QTRY_COMPARE(boxes, 1);
  QVERIFY(program.window.isVisible());
  QCOMPARE(ways, 3); // close, stay, save elsewhere
  QVERIFY2(said.contains(u"first-3-players.nilometer"_s), qPrintable(said));
  const QString lost = language == u"de"_s ? u"verloren"_s : u"lost"_s;
  QVERIFY2(said.section(u'\n', -1).contains(lost), qPrintable(said));
  // What the table tried by itself may have said so, too.
  for (QMessageBox* box : boxesOnTheScreen()) box->close();
  boxes = 0;
  answer = QMessageBox::Close;
  QTimer::singleShot(300, &program.window, look);
  program.window.close();
  QCOMPARE(boxes, 1);
  QVERIFY(!program.window.isVisible());
}

NILOMETER_TEST(tst_unsaved_game)
#include "tst_unsaved_game.moc"
