// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page tells, and what every key and button of it leads to.
#include "test_program.h"

#include "tests/support.h"
#include "tests/ui/left_game.h"
#include "tests/ui/painted_texts.h"
#include "ui/base/style/unit.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/window/start_head.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_tiles.h"

#include <QApplication>
#include <QDialog>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// All that can be pressed on the page.
std::vector<QAbstractButton*> buttonsOf(const ui::StartView& start) {
  std::vector<QAbstractButton*> buttons;
  for (auto* button : start.findChildren<QAbstractButton*>()) {
    if (button->isVisible()) buttons.push_back(button);
  }
  return buttons;
}

} // namespace

class tst_start_page : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void runningGameIsToldAsItStands();
  void titlesOfAllTilesAreOfOneSize();
  void longTitleIsWholeInTheTip();
  void enterGoesOnWithTheRunningGame();
  void withoutARunningGameANewOneIsOffered();
  void runningGamesStandBeforeOthersInTheList();
  void fileThatCannotBeReadHasItsLine();
  void tabReachesEverything();
  void upLeadsToTheChosenBox();
  void everyButtonHasANameAndIsLargeEnough();
  void finishedGamesAreCounted();
  void lastGameSaysHowLongItTook();
  void lastGameWithoutAWinnerIsToldAsSuch();
  void everybodyWhoWonTogetherStandsOnTheTile();
  void lastGameIsToldByItsDay();
  void comparedCopyCountsItsValues();
  void timeIsToldByTheDay();
  void fitsEveryWindow_data();
  void fitsEveryWindow();
};

void tst_start_page::titlesOfAllTilesAreOfOneSize() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    HomeProgram program;
    for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(1920, 1080)}) {
      program.window.resize(size);
      QCoreApplication::processEvents();
      std::set<qreal> sizes;
      for (ui::StartTile* tile : program.window.findChildren<ui::StartTile*>()) {
        if (!tile->isVisible()) continue;
        PaintedTexts device(tile->size());
        tile->render(&device);
        QCOMPARE(device.texts().front().text, tile->look().title);
        sizes.insert(device.texts().front().letters);
      }
      QCOMPARE(sizes.size(), std::size_t{1});
    }
  }
}

void tst_start_page::runningGameIsToldAsItStands() {
  Home home;
  const QString path = leaveGame(home, u"friday"_s, 60, u"Four friends"_s);
  HomeProgram program(home.directory());
  const ui::ShelvedGame game = *program.games.look(path);
  const QString told = program.window.startView().continueButton()->accessibleName();
  QVERIFY2(told.contains(u"Four friends · "_s), qPrintable(told));
  QVERIFY2(told.contains(u" · today "_s), qPrintable(told));
  QVERIFY2(told.contains(u"Round %1 of 5"_s.arg(game.clock.round)), qPrintable(told));
  for (const QString& player : game.players) QVERIFY(told.contains(player));
}

void tst_start_page::longTitleIsWholeInTheTip() {
  const QString title(54, u'W');
  Home home;
  leaveGame(home, u"long"_s, 20, title);
  HomeProgram program(home.directory());
  QVERIFY(program.window.startView().continueButton()->toolTip().contains(title));
  QVERIFY(program.window.minimumSizeHint().width() <= 800);
}

void tst_start_page::enterGoesOnWithTheRunningGame() {
  Home home;
  leaveGame(home, u"friday"_s, 20);
  HomeProgram program(home.directory());
  QVERIFY(program.window.startView().continueButton()->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->entries(), std::size_t{20});
}

void tst_start_page::withoutARunningGameANewOneIsOffered() {
  HomeProgram program;
  const ui::StartView& start = program.window.startView();
  QVERIFY(!start.continueButton()->isVisible());
  QVERIFY(!start.moreButton()->isVisible());
  QVERIFY(start.newButton()->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(program.window.findChild<QDialog*>() != nullptr);
}

void tst_start_page::runningGamesStandBeforeOthersInTheList() {
  Home home;
  leaveGame(home, u"first"_s, 20);
  leaveGame(home, u"over"_s, SIZE_MAX);
  leaveGame(home, u"last"_s, 30);
  HomeProgram program(home.directory());
  const ui::StartView& start = program.window.startView();
  QCOMPARE(start.moreButton()->text(), u"2 more"_s);
  const auto games = start.recentList().actions();
  QCOMPARE(games.size(), 3); // with a line between them
  QVERIFY2(games.front()->text().startsWith(u"today "_s), qPrintable(games.front()->text()));
  QVERIFY2(games.front()->text().contains(u"round 1 · "_s), qPrintable(games.front()->text()));
  games.front()->trigger();
  QCOMPARE(program.window.session()->entries(), std::size_t{20});
}

void tst_start_page::fileThatCannotBeReadHasItsLine() {
  Home home;
  const QString path = leaveGame(home, u"spoilt"_s, 20);
  leaveGame(home, u"friday"_s, 20);
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("nonsense");
  file.close();
  HomeProgram program(home.directory());
  const ui::StartView& start = program.window.startView();
  QVERIFY(start.continueButton()->isVisible());
  QCOMPARE(start.recentList().actions().back()->text(), u"spoilt · cannot be read"_s);
}

void tst_start_page::tabReachesEverything() {
  Home home;
  leaveGame(home, u"other"_s, 20);
  leaveGame(home, u"friday"_s, 20);
  HomeProgram program(home.directory());
  const auto buttons = buttonsOf(program.window.startView());
  std::set<const QWidget*> reached;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    reached.insert(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  for (const QAbstractButton* button : buttons) {
    QVERIFY2(reached.contains(button), qPrintable(button->accessibleName()));
  }
}

void tst_start_page::upLeadsToTheChosenBox() {
  HomeProgram program;
  program.window.resize(1280, 720);
  QCoreApplication::processEvents();
  const ui::StartView& start = program.window.startView();
  QAbstractButton& last = start.shelf().box(static_cast<int>(program.games.games().size()) - 1);
  last.click();
  start.newButton()->setFocus();
  for (int i = 0; i < 4 && QApplication::focusWidget()->parent() != &start.shelf(); ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  }
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&last));
}

void tst_start_page::everyButtonHasANameAndIsLargeEnough() {
  HomeProgram program;
  const int least = 28 * QFontInfo(program.window.font()).pixelSize() / 13;
  for (const QAbstractButton* button : buttonsOf(program.window.startView())) {
    QVERIFY(!button->accessibleName().isEmpty());
    QVERIFY2(button->width() >= least && button->height() >= least,
             qPrintable(button->accessibleName()));
  }
}

void tst_start_page::finishedGamesAreCounted() {
  Home home;
  leaveGame(home, u"one"_s, SIZE_MAX);
  leaveGame(home, u"two"_s, SIZE_MAX);
  leaveGame(home, u"friday"_s, 20);
  HomeProgram program(home.directory());
  const ui::StartTile& tile = *program.window.startView().archiveButton();
  QTRY_VERIFY2(tile.look().line.startsWith(u"2 games since "_s), qPrintable(tile.look().line));
  QVERIFY(tile.look().colour.has_value());
  QVERIFY(!tile.look().name.isEmpty());
}

// "2 games since November / today" does not say of what the day is.
void tst_start_page::lastGameWithoutAWinnerIsToldAsSuch() {
  ui::StartTiles tiles(nullptr);
  const QDate today = QDate::currentDate();
  ui::FinishedGames finished{.count = 2, .first = today.addDays(-1), .last = today};
  tiles.showFinished(&finished);
  QCOMPARE(tiles.finished().look().after, u"The last one: today"_s);
  finished.winner = u"Anna 42"_s;
  tiles.showFinished(&finished);
  QCOMPARE(tiles.finished().look().after, u"today"_s);
}

// "Anna, Bo and Cem win together", and the tile named nobody.
void tst_start_page::everybodyWhoWonTogetherStandsOnTheTile() {
  ui::StartTiles tiles(nullptr);
  const QDate today = QDate::currentDate();
  const ui::FinishedGames finished{
      .count = 2, .first = today, .last = today, .winner = u"Anna, Bo and Cem 4"_s};
  tiles.showFinished(&finished);
  ui::StartTile& tile = tiles.finished();
  tile.resize(600, 124);
  PaintedTexts device(tile.size());
  QPainter painter(&device);
  tile.render(&painter);
  painter.end();
  const auto isNamed = [](const PaintedText& text) {
    return text.text.contains(u"Anna, Bo and Cem"_s);
  };
  QStringList all;
  for (const PaintedText& text : device.texts()) all += text.text;
  QVERIFY2(std::ranges::any_of(device.texts(), isNamed), qPrintable(all.join(u'|')));
}

void tst_start_page::lastGameSaysHowLongItTook() {
  Home home;
  egizia::GameRecord record = goldenGame("revised-4-players", *goldenEdition());
  for (auto& entry : record.entries) entry.time = "2026-11-20T21:50:00";
  record.entries.front().time = "2026-11-20T20:14:00";
  leave(home, u"one"_s, record, SIZE_MAX);
  HomeProgram program(home.directory());
  const ui::StartTile& tile = *program.window.startView().archiveButton();
  QTRY_COMPARE(tile.look().line, u"One game so far"_s);
  const QString end = u", 96 minutes"_s;
  QTRY_VERIFY2(tile.look().after.endsWith(end), qPrintable(tile.look().after));
}

void tst_start_page::lastGameIsToldByItsDay() {
  const QDate friday(2026, 11, 27);
  QCOMPARE(ui::lastDay(friday, friday), u"today"_s);
  QCOMPARE(ui::lastDay(friday, friday.addDays(1)), u"yesterday"_s);
  QCOMPARE(ui::lastDay(friday, friday.addDays(5)), u"last Friday"_s);
  QVERIFY(ui::lastDay(friday, friday.addDays(8)).contains(u"27"_s));
}

void tst_start_page::comparedCopyCountsItsValues() {
  Home home;
  const ui::CopyShelf shelf(home.games.copiesDirectory(), ui::games());
  const ui::CopyKind& kind = *shelf.kinds().front();
  record::EditionDocument copy = kind.shippedCopy(kind.shipped().front());
  const auto place = shelf.add(u"Ours"_s, copy);
  const QString path = std::get<QString>(place);
  auto own = *shelf.open(path);
  const auto checked = *kind.read(own);
  for (std::size_t i = 0; i < checked.printed.size(); ++i) {
    if (checked.pages[i] == ui::CopyPage(std::size_t{0})) own.confirm(checked.printed[i].key);
  }
  QCOMPARE(shelf.save(path, own), QString());
  const ui::CopyProgress progress = shelf.copies().front().progress;
  QVERIFY(progress.confirmedValues > 0 && progress.confirmedValues < progress.values);
  HomeProgram program(home.directory());
  const ui::TileLook& look = program.window.startView().copiesButton()->look();
  QCOMPARE(look.line, u"%1 of %2 values"_s.arg(progress.confirmedValues).arg(progress.values));
  QCOMPARE(*look.progress, qreal(progress.confirmedValues) / progress.values);
}

void tst_start_page::timeIsToldByTheDay() {
  const QDate today(2026, 11, 23);
  const QTime time(20, 14);
  const QString shown = QLocale().toString(time, QLocale::ShortFormat);
  QCOMPARE(ui::whenTouched({today, time}, today), u"today "_s + shown);
  QCOMPARE(ui::whenTouched({today.addDays(-1), time}, today), u"yesterday "_s + shown);
  const QString earlier = ui::whenTouched({today.addDays(-2), time}, today);
  QVERIFY(earlier.contains(u"21"_s) && earlier.endsWith(shown));
}

void tst_start_page::fitsEveryWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("percent");
  QTest::addColumn<bool>("scrolls");
  QTest::newRow("1280x720") << QSize(1280, 720) << 100 << false;
  QTest::newRow("1024x600") << QSize(1024, 600) << 100 << false;
  QTest::newRow("800x480") << QSize(800, 480) << 100 << false;
  QTest::newRow("1920x1080") << QSize(1920, 1080) << 100 << false;
  QTest::newRow("1280x720, twice as large") << QSize(1280, 720) << 200 << true;
}

void tst_start_page::fitsEveryWindow() {
  QFETCH(QSize, size);
  QFETCH(int, percent);
  QFETCH(bool, scrolls);
  for (const QString& language : QStringList{u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    Home home;
    leaveGame(home, u"other"_s, 20);
    leaveGame(home, u"friday"_s, 60, QString(54, u'W'));
    HomeProgram program(home.directory());
    ui::StartView& start = program.window.startView();
    program.preferences.setTextPercent(percent);
    program.window.resize(size);
    // The letters come with an event, and the page is laid out with another.
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(start.size(), size);
    QCOMPARE(start.verticalScrollBar()->isVisible(), scrolls);
    QCOMPARE(start.widget()->width(), start.viewport()->width());
    for (const QAbstractButton* button : buttonsOf(start)) {
      const QRect place(button->mapTo(start.widget(), QPoint()), button->size());
      QVERIFY2(start.widget()->rect().contains(place), qPrintable(button->accessibleName()));
      QVERIFY2(button->width() >= ui::targetHeight, qPrintable(button->accessibleName()));
    }
  }
}

NILOMETER_TEST(tst_start_page)
#include "tst_start_page.moc"
