// SPDX-License-Identifier: GPL-3.0-or-later
// A game whose file cannot be written any more, and the window that is to be closed.
#include "test_program.h"

#include "tests/support.h"
#include "tests/ui/left_game.h"
#include "tests/ui/position_family.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
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
  void endPositionOffersAnotherPlaceToo();
  void begunEntryIsNotLostWithoutAQuestion();
};

void tst_unsaved_game::oneDialogSaysWhatIsLost() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  program.openGolden(u"first-3-players"_s);
  QCoreApplication::processEvents();
  // A folder where the file was: nothing can be written there.
  const QString path = program.file(u"games/first-3-players.nilometer"_s);
  QVERIFY(QFile::remove(path));
  QVERIFY(QDir().mkpath(path));
  // As far as where nothing is begun: the final scoring goes on with what it was undone with.
  while (program.window.game()->hasBegun() || !program.window.session()->canRedo()) {
    program.window.session()->undo();
  }
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

void tst_unsaved_game::endPositionOffersAnotherPlaceToo() {
  QVERIFY(text::useLanguage(u"en"));
  const QTemporaryDir home;
  // A file where the folder should be: nothing can be written there.
  QFile inTheWay(home.filePath(u"games"_s));
  QVERIFY(inTheWay.open(QIODevice::WriteOnly));
  inTheWay.close();
  Family family(home);
  family.begin();
  family.type(ui::PositionRow::points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::failing);
  const QString elsewhere = home.filePath(u"stick.nilometer-position"_s);
  QString said;
  const auto nameTheFile = [&elsewhere] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    dialog->findChild<QLineEdit*>()->setText(elsewhere);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
  };
  QTimer::singleShot(300, &family.window, [&] {
    const QList<QMessageBox*> boxes = boxesOnTheScreen();
    if (boxes.isEmpty()) return;
    said = boxes.front()->text();
    QAbstractButton* way = boxes.front()->button(QMessageBox::Cancel);
    for (QAbstractButton* each : boxes.front()->buttons()) {
      if (boxes.front()->buttonRole(each) == QMessageBox::AcceptRole) way = each;
    }
    QTimer::singleShot(300, &family.window, nameTheFile);
    way->click();
  });
  family.window.close();
  QVERIFY2(said.contains(u"cannot be saved"_s), qPrintable(said));
  QVERIFY(!family.window.isVisible());
  QFile file(elsewhere);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().contains("61"));
}

void tst_unsaved_game::begunEntryIsNotLostWithoutAQuestion() {
  QVERIFY(text::useLanguage(u"en"_s));
  Home home;
  const QString path = leaveGame(home, u"friday"_s, 60, u"Four friends"_s);
  HomeProgram program(home.directory());
  program.window.openFile(path);
  for (const char key : {'1', '2', '3', 'q', 'w'}) {
    if (!program.window.game()->hasBegun()) QTest::keyClick(program.window.game(), key);
  }
  QVERIFY(program.window.game()->hasBegun());
  QString said;
  QMessageBox::StandardButton answer = QMessageBox::Cancel;
  const auto look = [&] {
    for (QMessageBox* box : boxesOnTheScreen()) {
      said = box->text();
      box->button(answer)->click();
    }
  };
  // Also where the game waits behind the start page.
  program.window.showStart();
  QTimer::singleShot(300, &program.window, look);
  QVERIFY(!program.window.close());
  QVERIFY2(said.contains(u"Four friends"_s), qPrintable(said));
  QVERIFY(program.window.game()->hasBegun());
  answer = QMessageBox::Close;
  QTimer::singleShot(300, &program.window, look);
  QVERIFY(program.window.close());
}

NILOMETER_TEST(tst_unsaved_game)
#include "tst_unsaved_game.moc"
