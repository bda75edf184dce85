// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/run_program.h"
#include "tests/ui/home_program.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/visible_text.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/result_view.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/table/board/place.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/language.h"
#include "ui/window/appearance.h"
#include "ui/window/start_view.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

class Program : public HomeProgram {
public:
  using HomeProgram::HomeProgram;

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
};

egizia::GameRecord onDisk(const ui::GameLibrary& library, const egizia::Edition& edition) {
  const QDir games(library.directory());
  const QStringList files = games.entryList({u"*.nilometer"_s}, QDir::Files);
  if (files.size() != 1) return {};
  const std::string path = games.filePath(files.front()).toStdString();
  return orStop(egizia::readRecord(orStop(record::readFile(path), path), edition, path), path);
}

} // namespace

/// The program from its start page to its end: new games, files, what it offers next time.
class tst_main_window : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void newGameIsOnDiskAfterEveryEntry();
  void nextStartOffersTheUnfinishedGame();
  void namesOfACancelledNewGameAreThereAgain();
  void exampleOpensInRoundThreeAndIsNotSaved();
  void exampleHasItsNameInTheLanguageOfTheMoment();
  void brokenFileGetsOneSentenceAndChangesNothing();
  void menuFitsIntoASmallWindow();
  void languageIsChosenInTheRunningGame();
  void oneKeyLeadsThroughAllLanguages();
  void endOfAGameLeadsToItsResultAndBack();
  void theSamePlayersAreProposedAgain();
  void resultOfARunningGameNamesNoHiddenCard();
  void chartsFollowTheLanguage();
  void lessonsLeaveTheOpenGameAlone();
  void lessonsAreOnTheStartPage();
};

void tst_main_window::newGameIsOnDiskAfterEveryEntry() {
  Program program;
  program.startGame();
  ui::EgiziaView& game = *program.window.game();
  ui::EgiziaSession& session = *program.window.session();
  QTest::keyClick(&game, Qt::Key_Return); // laid out
  QCOMPARE(session.record().entries.size(), std::size_t{1});
  QTRY_COMPARE(onDisk(program.games, session.edition()).entries.size(), std::size_t{1});
  QTest::mouseClick(game.header().undoButton(), Qt::LeftButton);
  QTRY_COMPARE(onDisk(program.games, session.edition()).entries.size(), std::size_t{0});
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
  ui::StartButton* goOn = program.window.startView().continueButton();
  QVERIFY(goOn->isVisible());
  QTest::mouseClick(goOn, Qt::LeftButton);
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->record().entries.size(), std::size_t{1});
}

void tst_main_window::namesOfACancelledNewGameAreThereAgain() {
  const QTemporaryDir home;
  const QStringList typed{u"Xenia"_s, u"Yusuf"_s};
  const auto names = [](const ui::NewGameDialog& dialog) {
    QStringList all;
    for (const record::Seat& seat : dialog.chosen().players) {
      all += QString::fromStdString(seat.name);
    }
    return all;
  };
  const auto open = [](Program& program) {
    program.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program.window)) qFatal("the window is not active");
    QTest::keyClick(&program.window, Qt::Key_N, Qt::ControlModifier);
    auto* dialog = program.window.findChild<ui::NewGameDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)) qFatal("no dialog");
    return QPointer(dialog);
  };
  {
    Program program(home);
    QPointer<ui::NewGameDialog> dialog = open(program);
    QList<QLineEdit*> fields;
    for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
      if (field->placeholderText() == u"Name"_s) fields += field;
    }
    for (int seat = 0; seat < typed.size(); ++seat) {
      fields[seat]->selectAll();
      QTest::keyClicks(fields[seat], typed[seat]);
    }
    const QStringList before = names(*dialog);
    QCOMPARE(before.first(2), typed);
    QTest::keyClick(dialog.data(), Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull());
    dialog = open(program);
    QCOMPARE(names(*dialog), before);
    QTest::keyClick(dialog.data(), Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull());
  }
  // Nothing was played: the next start knows nothing of it.
  Program program(home);
  const QPointer<ui::NewGameDialog> dialog = open(program);
  QVERIFY(!names(*dialog).contains(typed.front()));
}

void tst_main_window::exampleOpensInRoundThreeAndIsNotSaved() {
  Program program;
  program.window.openExample();
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(int{program.window.session()->shown().round}, 3);
  QCOMPARE(program.window.session()->shown().phase, egizia::Phase::sail);
  QVERIFY(QDir(program.games.directory()).entryList({u"*.nilometer"_s}).isEmpty());
}

void tst_main_window::exampleHasItsNameInTheLanguageOfTheMoment() {
  Program program;
  const auto title = [&] { return program.window.windowTitle(); };
  for (const auto& [language, name] :
       {std::pair(u"de"_s, u"Vier am Freitag"_s), {u"en"_s, u"Four friends"_s}}) {
    QVERIFY(text::useLanguage(language));
    program.window.openExample();
    QVERIFY2(title().contains(name), qPrintable(title()));
    QVERIFY2(title().contains(u"Egizia"_s), qPrintable(title()));
  }
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY2(title().contains(u"Vier am Freitag"_s), qPrintable(title()));
  QVERIFY(text::useLanguage(u"en"));
}

void tst_main_window::brokenFileGetsOneSentenceAndChangesNothing() {
  Program program;
  program.window.openExample();
  const ui::EgiziaSession* before = program.window.session();
  program.window.openFile(program.file(u"missing.nilometer"_s));
  auto* box = program.window.findChild<QMessageBox*>();
  QVERIFY(box != nullptr && !box->text().isEmpty());
  QCOMPARE(program.window.session(), before);
  box->close();
}

void tst_main_window::menuFitsIntoASmallWindow() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    Program program;
    program.openGolden(u"revised-4-players"_s);
    program.window.resize(1280, 720);
    const ui::Chip* button = program.window.game()->header().menuButton();
    QTest::keyClick(&program.window, Qt::Key_F10);
    const QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    const int top = button->mapTo(&program.window, QPoint(0, button->height())).y();
    QVERIFY2(top + menu->height() <= 720, qPrintable(QString::number(top + menu->height())));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
  }
  QVERIFY(text::useLanguage(u"en"));
}

void tst_main_window::languageIsChosenInTheRunningGame() {
  Program program;
  program.window.openExample();
  const ui::HeaderBar& header = program.window.game()->header();
  const QString english = header.helpButton()->look().tip;
  // The button says the language it leads to; of two there is nothing to choose.
  QCOMPARE(header.languageButton()->look().text, u"DE"_s);
  QVERIFY(header.languageButton()->accessibleName().contains(u"Deutsch"_s));
  QTest::mouseClick(header.languageButton(), Qt::LeftButton);
  QVERIFY(QApplication::activePopupWidget() == nullptr);
  QTRY_VERIFY(header.helpButton()->look().tip != english);
  QCOMPARE(text::language(), u"de"_s);
  QCOMPARE(program.preferences.language(), u"de"_s);
  QCOMPARE(header.languageButton()->look().text, u"EN"_s);
  QMap<QString, QAction*> languages;
  for (const QMenu* menu : program.window.findChild<ui::GameMenu*>()->findChildren<QMenu*>()) {
    if (menu->actions().size() != text::languages().size()) continue;
    for (QAction* action : menu->actions()) languages[action->text()] = action;
  }
  QVERIFY(languages.contains(u"Deutsch"_s) && languages.contains(u"English"_s));
  QTRY_VERIFY(languages[u"Deutsch"_s]->isChecked() && !languages[u"English"_s]->isChecked());
  languages[u"English"_s]->trigger();
  QTRY_COMPARE(header.helpButton()->look().tip, english);
}

void tst_main_window::oneKeyLeadsThroughAllLanguages() {
  Program program;
  QStringList seen{text::language()};
  for (qsizetype i = 0; i < text::languages().size(); ++i) {
    QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
    seen += text::language();
  }
  QCOMPARE(seen.back(), seen.front());
  QCOMPARE(seen.removeDuplicates(), 1);
}

void tst_main_window::endOfAGameLeadsToItsResultAndBack() {
  Program program;
  program.openGolden(u"revised-4-players"_s);
  EgiziaWindow& window = program.window;
  QCOMPARE(window.session()->shown().phase, egizia::Phase::over);
  QTest::keyClick(window.game(), Qt::Key_Return);
  ui::ResultPage* page = window.resultPage();
  QVERIFY(page != nullptr && page->isVisible());
  QCOMPARE(page->view().pageCount(), 4);
  const table::ScoreTrack& track = window.session()->shown().track;
  for (egizia::Player player = 0; player < 4; ++player) {
    const ui::Course::Series& series = page->course().course().series[player];
    QCOMPARE(series.points.back(), track.points(player));
    QCOMPARE(page->sources().bars()[player].text, QString::number(track.points(player)));
  }
  QVERIFY(page->view().tab(0).isChecked());
  QTest::keyClick(page, Qt::Key_Return);
  QVERIFY(page->view().tab(1).isChecked());
  // Back the same way: to who has won, then to the table.
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(page->isVisible() && page->view().tab(0).isChecked());
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(!page->isVisible());
  QVERIFY(window.game()->isVisible());
}

void tst_main_window::theSamePlayersAreProposedAgain() {
  Program program;
  program.openGolden(u"revised-4-players"_s);
  EgiziaWindow& window = program.window;
  const egizia::RecordHeader before = window.session()->record().header;
  window.showResult();
  ui::Chip& again = window.resultPage()->againButton();
  QVERIFY(again.isVisible());
  QTest::mouseClick(&again, Qt::LeftButton);
  auto* dialog = window.findChild<ui::NewGameDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
  QTRY_VERIFY(window.session()->record().entries.empty());
  const auto& seats = window.session()->record().header.players;
  QCOMPARE(seats.size(), before.players.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    QCOMPARE(seats[i].name, before.players[i].name);
    QCOMPARE(seats[i].colour, before.players[i].colour);
  }
  // Who is still playing has no need of another game.
  window.showResult();
  QVERIFY(!again.isVisible());
}

void tst_main_window::resultOfARunningGameNamesNoHiddenCard() {
  Program program;
  program.openGolden(u"online-2-players"_s);
  EgiziaWindow& window = program.window;
  // Cards that are named in this game long before they are scored.
  while (window.session()->shown().phase >= egizia::Phase::final) window.session()->undo();
  egizia::SphinxSet named = 0;
  for (const auto& player : window.session()->shown().player) named |= player.sphinxNamed;
  QVERIFY(named != 0);
  window.showResult();
  const QString said = everythingSaid().join(u'\n');
  for (const int card : egizia::Bits(named)) {
    const QString condition = text::sphinxCondition(card, window.session()->table());
    QVERIFY2(!said.contains(condition), qPrintable(condition));
  }
}

void tst_main_window::chartsFollowTheLanguage() {
  Program program;
  program.openGolden(u"revised-2-players-tie"_s);
  program.window.showResult();
  ui::ResultPage& page = *program.window.resultPage();
  const std::vector<ui::Bar> english = page.sources().bars();
  ui::switchLanguage(*qApp, u"de"_s);
  QTRY_VERIFY(page.sources().bars() != english);
  QVERIFY(page.view().tab(1).look().text != u"Score sheet"_s);
  ui::switchLanguage(*qApp, u"en"_s);
  QTRY_VERIFY(page.sources().bars() == english);
}

void tst_main_window::lessonsLeaveTheOpenGameAlone() {
  Program program;
  program.openGolden(u"revised-4-players"_s);
  const egizia::GameRecord before = program.window.session()->record();
  QTest::keyClick(program.window.game(), Qt::Key_T, Qt::ControlModifier);
  QVERIFY(program.window.lessons() != nullptr && program.window.lessons()->isVisible());
  QVERIFY(!program.window.game()->isVisible());
  // In a lesson, what a game's keys do reaches no game.
  press(*program.window.lessons()->list().startButton(1));
  QVERIFY(program.window.lessons()->lesson() != nullptr);
  QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
  program.window.lessons()->start();
  QTest::keyClick(&program.window.lessons()->list(), Qt::Key_Escape);
  QVERIFY(program.window.game()->isVisible());
  QCOMPARE(program.window.session()->record(), before);
}

void tst_main_window::lessonsAreOnTheStartPage() {
  Program program;
  press(*program.window.startView().lessonsButton());
  QVERIFY(program.window.lessons() != nullptr && program.window.lessons()->isVisible());
  press(*program.window.lessons()->list().closeButton());
  QVERIFY(program.window.startView().isVisible());
}

NILOMETER_TEST(tst_main_window)
#include "tst_main_window.moc"
