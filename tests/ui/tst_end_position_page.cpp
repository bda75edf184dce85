// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "tests/run_program.h"
#include "tests/ui/home_program.h"
#include "tests/ui/large_letters.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/end_position/page/card_list.h"
#include "ui/egizia/end_position/page/egizia_position_page.h"
#include "ui/egizia/end_position/page/position_table.h"
#include "ui/egizia/final_scoring/position_final_scoring.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/end_position/seat_head.h"
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
  void longNamesUseTheWidthOfTheirColumn();
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
    ui::PositionView& view = program.window.positionPage()->view();
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
  QVERIFY(program.window.positionPage()->view().entry() == entered);
  QVERIFY(program.window.positionPage()->view().scoreButton()->isEnabled());
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
    QCOMPARE(program.window.positionPage()->view().edition()->checksum, edition.checksum);
    program.window.positionPage()->saveFile(path);
  }
  // Afterwards something was found to be printed otherwise.
  egizia::EditionDocument document = egizia::documentOf(edition);
  QVERIFY(document.set("players.stoneTrackEnd", edition.stoneTrackEnd + 1));
  writeAll(copy, QByteArray::fromStdString(document.text()));
  HomeProgram program(home);
  program.window.showPosition();
  ui::PositionView& view = program.window.positionPage()->view();
  for (const auto& offered : view.editions()) {
    QVERIFY(offered->id != edition.id || offered->checksum != edition.checksum);
  }
  program.window.positionPage()->openFile(path);
  QCOMPARE(view.edition()->checksum, edition.checksum);
  QVERIFY(view.scoreButton()->isEnabled());
}

void tst_end_position_page::unreadableEndPositionChangesNothing() {
  HomeProgram program;
  program.window.showPosition();
  ui::EgiziaPositionPage& page = *program.window.positionPage();
  const ui::PositionEntered before = page.view().entry();
  for (const QByteArray& text :
       {QByteArray(), QByteArray("{"), QByteArray(R"({"nilometer":"game","format":1})"),
        QByteArray(R"({"nilometer":"position","format":1,"edition":"of nobody"})")}) {
    page.openFile(writeAll(program.file(u"broken.json"_s), text));
    auto* box = program.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->text().contains(u"broken.json"_s));
    delete box;
    QVERIFY(page.view().entry() == before);
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
  QTest::mouseClick(program.window.positionPage()->view().rulesButton(), Qt::LeftButton);
  program.window.positionPage()->view().rulesButton()->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(program.window.session()->record().entries.size(), entries);
  QTest::mouseClick(program.window.positionPage()->view().closeButton(), Qt::LeftButton);
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
  ui::PositionView& view = program.window.positionPage()->view();
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
  ui::EgiziaPositionPage& page = *program.window.positionPage();
  page.openFile(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json"));
  // It is scored already.
  QVERIFY(page.result() != nullptr && page.result()->isVisible());
  page.start();
  QTest::mouseClick(page.view().scoreButton(), Qt::LeftButton);
  ui::PositionFinalScoring* finalScoring = page.finalScoring();
  QVERIFY(finalScoring != nullptr && finalScoring->isVisible());
  QTest::keyClick(finalScoring, Qt::Key_Escape); // nothing is revealed yet
  QVERIFY(page.view().isVisible());
  QTest::keyClick(&page.view(), Qt::Key_Return, Qt::ControlModifier);
  for (int step = 0; !page.result()->isVisible() && step < 200; ++step) {
    QTest::keyClick(page.currentWidget(), Qt::Key_Return);
  }
  QVERIFY(page.result()->isVisible());
  QCOMPARE(page.result()->course().course().series.size(), std::size_t{4});
  QTest::keyClick(page.result(), Qt::Key_Escape);
  QVERIFY(page.view().isVisible());
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
  ui::PositionView& view = program.window.positionPage()->view();
  ui::PositionEntered entry = view.entry();
  entry.seats[1].name = std::string(50, 'W');
  view.setEntry(entry, view.edition());
  const QLineEdit& name = view.table().head(1).name();
  QCOMPARE(name.text().size(), 50);
  QCOMPARE(name.cursorPosition(), 0);
}

void tst_end_position_page::longNamesUseTheWidthOfTheirColumn() {
  HomeProgram program;
  program.window.resize(1280, 720);
  program.window.showPosition();
  ui::PositionView& view = program.window.positionPage()->view();
  ui::PositionEntered entry = view.entry();
  const std::string name = "Annemarie-Friederike Gräfin von Hohenlohe-Langenburg-";
  for (std::size_t i : {0U, 1U}) entry.seats[i].name = name + std::to_string(i + 1);
  view.setEntry(entry, view.edition());
  QCoreApplication::processEvents();
  for (std::size_t i : {0U, 1U}) {
    const QString whole = text::fromUtf8(entry.seats[i].name);
    const ui::SeatHead& head = view.table().head(static_cast<table::Player>(i));
    QVERIFY2(head.name().toolTip().contains(whole), qPrintable(head.name().toolTip()));
    QStringList headings;
    for (const QLabel* label : view.table().findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->toolTip().contains(whole)) continue;
      headings += label->text();
      QVERIFY2(label->text().endsWith(u'…' + QString::number(i + 1)), qPrintable(label->text()));
      QVERIFY(label->accessibleName().contains(whole));
      const int room = head.width() - label->fontMetrics().horizontalAdvance(label->text());
      const int letter = label->fontMetrics().horizontalAdvance(u"WW"_s);
      QVERIFY2(room >= 0 && room < letter, qPrintable(label->text()));
    }
    QCOMPARE(headings.size(), 2);
  }
  const ui::SeatHead& third = view.table().head(2);
  QVERIFY(third.name().toolTip().isEmpty());
}

void tst_end_position_page::longWordOfACardTakesLinesWhereItIsNarrow() {
  ui::CardTag tag(nullptr);
  tag.setCard(QString(40, u'W'), {});
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
  const ui::PositionView& view = program.window.positionPage()->view();
  QVERIFY2(view.width() <= program.window.width(), qPrintable(QString::number(view.width())));
  for (const ui::Chip* chip : {view.closeButton(), view.scoreButton(), view.rulesButton()}) {
    QVERIFY2(chip->visibleRegion().boundingRect() == chip->rect(), qPrintable(chip->look().text));
  }
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_end_position_page)
#include "tst_end_position_page.moc"
