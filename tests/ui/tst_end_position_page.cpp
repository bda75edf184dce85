// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "tests/run_program.h"
#include "tests/ui/egizia_screen.h"
#include "tests/ui/home_program.h"
#include "tests/ui/large_letters.h"
#include "ui/base/style/chip.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"
#include "ui/window/start_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

/// The page for an end position in the window: its files, its printed values, its final scoring.
class tst_end_position_page : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void endPositionIsSavedAndOpenedAgain();
  void endPositionKeepsTheValuesItWasEnteredWith();
  void unreadableEndPositionChangesNothing();
  void runningGameStaysBehindTheEndPosition();
  void escLeavesItAndWhatWasEnteredIsThereAgain();
  void endPositionIsScoredInTheFinalScoringAndThenShown();
  void endPositionOutOfAnyFileIsListedByWhatItHolds();
  void longNameIsReadFromItsBeginning();
  void longWordOfACardTakesLinesWhereItIsNarrow();
  void nothingLiesBesideTheWindowWithLargeLetters_data() { languagesWithSizes({100, 150, 200}); }
  void nothingLiesBesideTheWindowWithLargeLetters();
};

void tst_end_position_page::endPositionIsSavedAndOpenedAgain() {
  const QTemporaryDir home;
  const QString path = home.filePath(u"last friday.nilometer-position"_s);
  ui::PositionEntered entered;
  {
    HomeProgram program(home);
    QTest::mouseClick(program.window.startView().positionButton(), Qt::LeftButton);
    const EgiziaScreen view = screenOf(program.window);
    QTest::mouseClick(view.countButton(2), Qt::LeftButton);
    for (egizia::Player player = 0; player < 2; ++player) {
      for (const auto row :
           {ui::PositionRow::points, ui::PositionRow::stoneMarket, ui::PositionRow::tombSum}) {
        view.table().focusCell({row, 0, player});
        const QString number =
            row == ui::PositionRow::points ? QString::number(60 + player) : u"4"_s;
        QTest::keyClicks(QApplication::focusWidget(), number);
      }
      QTest::keyClicks(&view.table().head(player).name(), player == 0 ? u"Anna"_s : u"Ben"_s);
    }
    QVERIFY(view.saveButton()->isEnabled());
    program.window.positionPage()->saveFile(path);
    entered = view.entry();
    QTest::mouseClick(view.closeButton(), Qt::LeftButton);
    QVERIFY(program.window.startView().isVisible());
  }
  HomeProgram program(home);
  program.window.showPosition();
  program.window.positionPage()->openFile(path);
  QVERIFY(screenOf(program.window).entry() == entered);
  QVERIFY(screenOf(program.window).scoreButton()->isEnabled());
}

void tst_end_position_page::endPositionKeepsTheValuesItWasEnteredWith() {
  const QTemporaryDir home;
  const QString copy = home.filePath(u"games/editions/ours.json"_s);
  const QString path = home.filePath(u"last friday.nilometer-position"_s);
  QVERIFY(QDir().mkpath(home.filePath(u"games/editions"_s)));
  const QByteArray ours =
      readAll(goldenValues).replace(R"("id": "egizia-2009")", R"("id": "ours")");
  writeAll(copy, ours);
  writeAll(path, QByteArray::fromStdString(positionText("revised-2-players-tie"))
                     .replace(R"("egizia-2009")", R"("ours")"));
  const egizia::Edition edition = *egizia::readEdition(ours.toStdString());
  {
    HomeProgram program(home);
    program.window.showPosition();
    program.window.positionPage()->openFile(path);
    QCOMPARE(screenOf(program.window).edition()->checksum, edition.checksum);
    program.window.positionPage()->saveFile(path);
  }
  // Afterwards something was found to be printed otherwise.
  egizia::EditionDocument document = egizia::documentOf(edition);
  QVERIFY(document.set("players.stoneTrackEnd", edition.stoneTrackEnd + 1));
  writeAll(copy, QByteArray::fromStdString(document.text()));
  HomeProgram program(home);
  program.window.showPosition();
  const EgiziaScreen view = screenOf(program.window);
  const record::EditionName before{edition.id, edition.checksum};
  for (const auto& offered : program.window.positionPage()->game().values({})) {
    QVERIFY(offered.id != before);
  }
  program.window.positionPage()->openFile(path);
  QCOMPARE(view.edition()->checksum, edition.checksum);
  QVERIFY(view.scoreButton()->isEnabled());
}

void tst_end_position_page::unreadableEndPositionChangesNothing() {
  HomeProgram program;
  program.window.showPosition();
  ui::EndPositionPage& page = *program.window.positionPage();
  const ui::PositionEntered before = screenOf(program.window).entry();
  for (const QByteArray& text :
       {QByteArray(), QByteArray("{"), QByteArray(R"({"nilometer":"game","format":1})"),
        QByteArray(R"({"nilometer":"position","format":1,"edition":"of nobody"})")}) {
    page.openFile(writeAll(program.file(u"broken.json"_s), text));
    auto* box = program.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->text().contains(u"broken.json"_s));
    delete box;
    QVERIFY(screenOf(program.window).entry() == before);
  }
  page.saveFile(program.directory().path()); // a directory
  QVERIFY(program.window.findChild<QMessageBox*>() != nullptr);
}

void tst_end_position_page::runningGameStaysBehindTheEndPosition() {
  HomeProgram program;
  program.window.openExample();
  program.window.showPosition();
  QVERIFY(!program.window.game()->isVisible());
  const std::size_t entries = program.window.session()->record().entries.size();
  screenOf(program.window).historyButton()->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(program.window.session()->record().entries.size(), entries);
  QTest::mouseClick(screenOf(program.window).closeButton(), Qt::LeftButton);
  QVERIFY(program.window.game()->isVisible());
}

void tst_end_position_page::escLeavesItAndWhatWasEnteredIsThereAgain() {
  HomeProgram program;
  const auto open = [&] {
    QTest::keyClick(&program.window, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    program.window.activateWindow();
    return QTest::qWaitForWindowActive(&program.window);
  };
  QVERIFY(open());
  const EgiziaScreen view = screenOf(program.window);
  view.table().focusCell({ui::PositionRow::points, 0, 0});
  QTest::keyClicks(QApplication::focusWidget(), u"61"_s);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(!view.isVisible() && program.window.startView().isVisible());
  QVERIFY(open());
  QVERIFY(view.isVisible());
  QCOMPARE(ui::textIn(view.entry(), {ui::PositionRow::points, 0, 0}), u"61"_s);
}

void tst_end_position_page::endPositionIsScoredInTheFinalScoringAndThenShown() {
  HomeProgram program;
  program.addGoldenEdition();
  program.window.showPosition();
  ui::EndPositionPage& page = *program.window.positionPage();
  page.openFile(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json"));
  // It is scored already.
  QVERIFY(page.result() != nullptr && page.result()->isVisible());
  page.start();
  QTest::mouseClick(screenOf(program.window).scoreButton(), Qt::LeftButton);
  ui::FinalScoringPage* finalScoring = page.finalScoring();
  QVERIFY(finalScoring != nullptr && finalScoring->isVisible());
  QTest::keyClick(finalScoring, Qt::Key_Escape); // nothing is revealed yet
  QVERIFY(screenOf(program.window).isVisible());
  QTest::keyClick(&screenOf(program.window).form, Qt::Key_Return, Qt::ControlModifier);
  for (int step = 0; !page.result()->isVisible() && step < 200; ++step) {
    QTest::keyClick(page.currentWidget(), Qt::Key_Return);
  }
  QVERIFY(page.result()->isVisible());
  QCOMPARE(page.result()->course().course().series.size(), std::size_t{4});
  QTest::keyClick(page.result(), Qt::Key_Escape);
  QVERIFY(screenOf(program.window).isVisible());
}

void tst_end_position_page::endPositionOutOfAnyFileIsListedByWhatItHolds() {
  const QTemporaryDir home;
  const QString path = home.filePath(u"p2.json"_s);
  QVERIFY(QFile::copy(
      QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json"), path));
  {
    HomeProgram program(home);
    program.addGoldenEdition();
    program.window.openFile(path);
    QVERIFY(program.window.positionPage()->isVisible());
    program.window.close();
  }
  HomeProgram program(home);
  const auto games = program.window.startView().recentList().actions();
  const auto about = [&](const QString& text) {
    return std::ranges::any_of(games,
                               [&](const QAction* game) { return game->text().contains(text); });
  };
  QVERIFY(about(u"Anna"_s));
  QVERIFY(!about(u"cannot be read"_s));
}

void tst_end_position_page::longNameIsReadFromItsBeginning() {
  HomeProgram program;
  program.window.showPosition();
  const EgiziaScreen view = screenOf(program.window);
  ui::PositionEntered entry = view.entry();
  entry.seats[1].name = std::string(50, 'W');
  view.setEntry(entry, view.edition());
  const QLineEdit& name = view.table().head(1).name();
  QCOMPARE(name.text().size(), 50);
  QCOMPARE(name.cursorPosition(), 0);
}

void tst_end_position_page::longWordOfACardTakesLinesWhereItIsNarrow() {
  ui::NameTag tag(nullptr);
  tag.setName(QString(40, u'W'), {});
  const int word = tag.fontMetrics().horizontalAdvance(tag.text());
  QVERIFY(tag.heightForWidth(word / 4) > tag.heightForWidth(2 * word));
}

void tst_end_position_page::nothingLiesBesideTheWindowWithLargeLetters() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  HomeProgram program;
  program.preferences.setTextPercent(percent);
  program.addGoldenEdition();
  program.window.resize(1280, 720);
  program.window.openFile(
      QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json"));
  program.window.positionPage()->start();
  QCoreApplication::processEvents();
  const EgiziaScreen view = screenOf(program.window);
  QVERIFY2(view.form.width() <= program.window.width(),
           qPrintable(QString::number(view.form.width())));
  for (const ui::Chip* chip : {view.closeButton(), view.scoreButton()}) {
    QVERIFY2(chip->visibleRegion().boundingRect() == chip->rect(), qPrintable(chip->look().text));
  }
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_end_position_page)
#include "tst_end_position_page.moc"
