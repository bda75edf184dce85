// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table_window.h"
#include "ui/board/board_view.h"
#include "ui/board/place.h"
#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/strip/chip.h"
#include "ui/window/header_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/start_view.h"

#include <QComboBox>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A program of its own with a home of its own; the same directory is the same home.
class Program {
public:
  explicit Program(const QTemporaryDir& home)
      : settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat), preferences(settings),
        shelf(home.filePath(u"games"_s), preferences), window(shelf, preferences) {
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
    window.showStart();
  }

  void startGame() {
    window.startNewGame();
    auto* dialog = window.findChild<ui::NewGameDialog*>();
    QVERIFY(dialog != nullptr);
    for (QComboBox* name : dialog->findChildren<QComboBox*>()) {
      if (!name->isEditable() || !name->isVisible()) continue;
      name->setEditText(u"Player %1"_s.arg(++m_named));
    }
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(window.game() != nullptr);
  }

private:
  int m_named = 0;

public:
  QSettings settings;
  ui::Preferences preferences;
  ui::GameShelf shelf;
  ui::MainWindow window;
};

record::GameRecord onDisk(const ui::GameShelf& shelf, const egizia::Edition& edition) {
  const QDir games(shelf.directory());
  const QStringList files = games.entryList({u"*.nilometer"_s}, QDir::Files);
  if (files.size() != 1) return {};
  const std::string path = games.filePath(files.front()).toStdString();
  return orStop(record::readRecord(orStop(record::readFile(path), path), edition, path), path);
}

} // namespace

/// The program from its start page to its end: new games, files, what it offers next time.
class tst_main_window : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(words::useLanguage(u"en")); }
  void newGameIsOnDiskAfterEveryEntry();
  void nextStartOffersTheUnfinishedGame();
  void exampleOpensInRoundThreeAndIsNotSaved();
  void brokenFileGetsOneSentenceAndChangesNothing();
  void languageIsSwitchedInTheRunningGame();
};

void tst_main_window::newGameIsOnDiskAfterEveryEntry() {
  const QTemporaryDir home;
  Program program(home);
  program.startGame();
  ui::GameView& game = *program.window.game();
  ui::GameSession& session = *program.window.session();
  QTest::keyClick(&game, Qt::Key_Return); // laid out
  QCOMPARE(session.record().entries.size(), std::size_t{1});
  QTRY_COMPARE(onDisk(program.shelf, session.edition()).entries.size(), std::size_t{1});
  QTest::mouseClick(game.header().undoButton(), Qt::LeftButton);
  QTRY_COMPARE(onDisk(program.shelf, session.edition()).entries.size(), std::size_t{0});
}

void tst_main_window::nextStartOffersTheUnfinishedGame() {
  const QTemporaryDir home;
  {
    Program program(home);
    program.startGame();
    QTest::keyClick(program.window.game(), Qt::Key_Return);
    QVERIFY(program.window.close());
  }
  Program program(home);
  ui::Chip* goOn = program.window.startView().continueButton();
  QVERIFY(goOn->isVisible());
  QTest::mouseClick(goOn, Qt::LeftButton);
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->record().entries.size(), std::size_t{1});
}

void tst_main_window::exampleOpensInRoundThreeAndIsNotSaved() {
  const QTemporaryDir home;
  Program program(home);
  program.window.openExample();
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(int{program.window.session()->shown().round}, 3);
  QCOMPARE(program.window.session()->shown().phase, egizia::Phase::sail);
  QVERIFY(QDir(program.shelf.directory()).entryList({u"*.nilometer"_s}).isEmpty());
}

void tst_main_window::brokenFileGetsOneSentenceAndChangesNothing() {
  const QTemporaryDir home;
  Program program(home);
  program.window.openExample();
  const ui::GameSession* before = program.window.session();
  program.window.openFile(home.filePath(u"missing.nilometer"_s));
  auto* box = program.window.findChild<QMessageBox*>();
  QVERIFY(box != nullptr && !box->text().isEmpty());
  QCOMPARE(program.window.session(), before);
  box->close();
}

void tst_main_window::languageIsSwitchedInTheRunningGame() {
  const QTemporaryDir home;
  Program program(home);
  program.window.openExample();
  const ui::HeaderBar& header = program.window.game()->header();
  const QString english = header.helpButton()->look().tip;
  QTest::mouseClick(header.languageButton(), Qt::LeftButton);
  QTRY_VERIFY(header.helpButton()->look().tip != english);
  QCOMPARE(words::language(), u"de"_s);
  QCOMPARE(program.preferences.language(), u"de"_s);
  QTest::mouseClick(header.languageButton(), Qt::LeftButton);
  QTRY_COMPARE(header.helpButton()->look().tip, english);
}

QTEST_MAIN(tst_main_window)
#include "tst_main_window.moc"
