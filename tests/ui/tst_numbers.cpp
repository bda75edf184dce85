// SPDX-License-Identifier: GPL-3.0-or-later
// Where does this come from? The log of every number of the table alone.
#include "test_program.h"

#include "engine/egizia/tracked_numbers.h"
#include "tests/random_record.h"
#include "tests/ui/amending_window.h"
#include "tests/ui/result_fixture.h"
#include "tests/ui/why_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/panels.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/result_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/score/result/sheet_why.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/log/log_view.h"

#include <QSet>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;
using egizia::TrackedNumber;
using text::AskedNumber;
using ui::WhyNumber;

namespace {

constexpr auto game = "revised-4-players";
constexpr table::Player ben = 1;

AskedNumber asking(TrackedNumber what, table::Player player = table::noPlayer) {
  return {.trackedNumber = static_cast<int>(what), .player = player};
}

/// What is wrong with the log of a number that is `now`; empty if it adds up.
QString wrongWith(const ui::NumberLog& log, int now) {
  int amount = log.first;
  std::size_t next = 0;
  for (const ui::NumberChange& change : log.changes) {
    if (change.entry < next) return u"not in the order of the record"_s;
    if (change.before != amount || change.after == amount) return u"does not follow"_s;
    if (!change.text.contains(u'→')) return u"does not say both: "_s + change.text;
    next = change.entry + 1;
    amount = change.after;
  }
  return amount == now && log.now == now ? QString() : u"ends elsewhere"_s;
}

/// Every number of every player and of the table.
void addsUp(const ui::EgiziaSession& session) {
  for (int i = 0; i < egizia::trackedNumberCount; ++i) {
    const auto what = static_cast<TrackedNumber>(i);
    for (table::Player player = 0; player < session.players(); ++player) {
      const int now = egizia::trackedNumber(session.game(), session.shown(), player, what);
      const ui::NumberLog log = session.numberLog(asking(what, player));
      const QString wrong = wrongWith(log, now);
      QVERIFY2(wrong.isEmpty(), qPrintable(session.numberName(asking(what)) + u": "_s + wrong));
    }
  }
}

QStringList shownRows(const ui::LogView& log) {
  QStringList rows;
  for (int row = 0; row < log.model()->rowCount(); ++row) {
    if (!log.isRowHidden(row)) {
      rows += log.model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
  }
  return rows;
}

/// A place on the card that shows that part.
QPoint placeOf(const ui::PlayerCard& card, ui::PlayerPart part) {
  for (int y = 0; y < card.height(); y += 2) {
    for (int x = 0; x < card.width(); x += 4) {
      if (card.partAt({x, y}) == part) return {x, y};
    }
  }
  qFatal("the card does not show it");
}

void press(TableWindow& window, const QWidget& widget, const QPoint& at, Qt::MouseButton button) {
  QTest::mouseClick(window.view.windowHandle(), button, {}, widget.mapTo(&window.view, at));
}

QStringList menuTexts() {
  const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QStringList texts;
  if (menu == nullptr) return texts;
  for (const QAction* action : menu->actions()) texts += action->text();
  return texts;
}

} // namespace

class tst_numbers : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void changesOfEveryNumberAddUpToIt_data();
  void changesOfEveryNumberAddUpToIt();
  void changesAddUpInRandomGames();
  void everyRowOfTheScoreSheetAddsUp();
  void cardOfAPlayerSaysWhatTheLogsSay();
  void pressOnANumberShowsItsLogAlone();
  void pressOnSeveralNumbersShowsOneAndOffersTheOthers();
  void spaceAsksForTheNumbersOfWhatHasTheKeyboard();
  void markerOnTheTrackLeadsToItsPoints();
  void everyResultLeadsToItsLog_data();
  void everyResultLeadsToItsLog();
  void everyNumberOfACardIsReachedByKeys();
  void boardTrackAndMarketsLeadToTheirNumbers();
  void answersLeadNowhereWithoutALog();
  void logOfANumberFollowsTheShownTable();
  void logOfANumberIsSaidInTheOtherLanguage();
  void logOfANumberShowsFourRowsInASmallWindow();
  void cellsOfTheSheetLeadToTheirPoints();
};

void tst_numbers::changesOfEveryNumberAddUpToIt_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

void tst_numbers::changesOfEveryNumberAddUpToIt() {
  QFETCH(const QString, name);
  const auto edition = goldenEdition();
  const ui::EgiziaSession session(goldenGame(name.toStdString(), *edition), edition);
  addsUp(session);
}

void tst_numbers::changesAddUpInRandomGames() {
  const auto edition = goldenEdition();
  for (const std::uint64_t seed : {3U, 4U, 5U, 6U}) {
    const ui::EgiziaSession session(randomRecord(*edition, seed), edition);
    addsUp(session);
  }
}

void tst_numbers::everyRowOfTheScoreSheetAddsUp() {
  const Played played(game);
  const ui::EgiziaSession session(played.record, played.edition);
  for (const ui::SheetRow& row : ui::sheetRows(played.report())) {
    if (row.from.empty()) continue;
    for (table::Player player = 0; player < session.players(); ++player) {
      const int cell = row.cells[player].text.isEmpty()
                           ? 0
                           : QString(row.cells[player].text).replace(u'−', u'-').toInt();
      const AskedNumber asked{.player = player, .from = row.from, .fromName = row.title};
      const QString wrong = wrongWith(session.numberLog(asked), cell);
      QVERIFY2(wrong.isEmpty(), qPrintable(row.title + u": "_s + wrong));
    }
  }
}

void tst_numbers::cardOfAPlayerSaysWhatTheLogsSay() {
  for (const std::size_t entries : {20U, 75U, 118U, 160U}) {
    const TableWindow window(game, entries);
    for (table::Player player = 0; player < window.session.players(); ++player) {
      const ui::PlayerLook& look = window.view.players().card(player)->look();
      const auto now = [&](TrackedNumber what) {
        return QString::number(window.session.numberLog(asking(what, player)).now);
      };
      QCOMPARE(now(TrackedNumber::points), look.seat.points);
      QVERIFY(look.stones.value.startsWith(now(TrackedNumber::stones) + u" /"_s));
      QVERIFY(look.stones.value.endsWith(u"(+%1)"_s.arg(now(TrackedNumber::quarryYield))));
      QCOMPARE(now(TrackedNumber::ships), look.ships.value);
      QCOMPARE(u"×"_s + now(TrackedNumber::sphinxHeld), look.sphinx.value);
      QVERIFY(look.seat.name.startsWith(now(TrackedNumber::orderTile) + u' '));
      QCOMPARE(now(TrackedNumber::crewJoker), QString::number(look.crews[3].strength));
      const bool tombs = look.tombs.value != u"none"_s;
      if (tombs) QVERIFY(look.tombs.value.startsWith(now(TrackedNumber::tombSum)));
      if (!look.ending.isEmpty()) QVERIFY(look.ending.endsWith(now(TrackedNumber::ending)));
    }
  }
}

void tst_numbers::pressOnANumberShowsItsLogAlone() {
  TableWindow window(game, 118);
  const ui::PlayerCard& card = *window.view.players().card(ben);
  press(window, card, placeOf(card, ui::PlayerPart::stones), Qt::LeftButton);
  const ui::LogView& log = window.view.log();
  const int stones = window.session.shown().player[ben].stones;
  QCOMPARE(log.numberHeading(), u"Ben · Stones: %1"_s.arg(stones));
  QVERIFY(log.beginning().startsWith(u"At the beginning: "_s));
  const ui::NumberLog told = window.session.numberLog(asking(TrackedNumber::stones, ben));
  const QStringList rows = shownRows(log);
  QCOMPARE(rows.size(), static_cast<qsizetype>(told.changes.size()));
  for (qsizetype i = 0; i < rows.size(); ++i) {
    QVERIFY(rows[i].endsWith(told.changes[static_cast<std::size_t>(i)].text));
    QVERIFY(!rows[i].contains(u"Anna +"_s));
  }
  // Rows say in which round and phase they were, though the first entry of it is hidden.
  QVERIFY(rows.front().startsWith(told.changes.front().phase));
  QVERIFY(!told.changes.front().phase.isEmpty());
  QVERIFY(log.allButton()->isVisible());
  QTest::mouseClick(log.allButton(), Qt::LeftButton);
  QVERIFY(!log.allButton()->isVisible());
  QCOMPARE(shownRows(log).size(), qsizetype{118});
}

void tst_numbers::pressOnSeveralNumbersShowsOneAndOffersTheOthers() {
  TableWindow window(game, 118);
  const ui::PlayerCard& card = *window.view.players().card(ben);
  press(window, card, placeOf(card, ui::PlayerPart::tombs), Qt::LeftButton);
  const ui::LogView& log = window.view.log();
  QVERIFY(log.numberHeading().startsWith(u"Ben · Sum of the tombs: "_s));
  QVERIFY(log.othersButton()->isVisible());
  QTest::mouseClick(log.othersButton(), Qt::LeftButton);
  QCOMPARE(menuTexts(), (QStringList{u"Ben · Sum of the tombs"_s, u"Ben · Tomb tiles"_s,
                                     u"Ben · Points for tombs"_s}));
  const QPointer<QMenu> menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  menu->actions()[1]->trigger();
  menu->close();
  QVERIFY(log.numberHeading().startsWith(u"Ben · Tomb tiles: "_s));
  QVERIFY(log.othersButton()->isVisible());
  press(window, card, placeOf(card, ui::PlayerPart::stones), Qt::LeftButton);
  QVERIFY(!log.othersButton()->isVisible());
}

void tst_numbers::spaceAsksForTheNumbersOfWhatHasTheKeyboard() {
  TableWindow window(game, 118);
  ui::PlayerCard& card = *window.view.players().card(ben);
  const ui::LogView& log = window.view.log();
  card.setFocus();
  QTest::keyClick(&card, Qt::Key_Space);
  QVERIFY(log.numberHeading().startsWith(u"Ben · Points: "_s));
  QVERIFY(log.hasFocus());
  log.othersButton()->click();
  QVERIFY(menuTexts().size() > 15); // all of the card
  QApplication::activePopupWidget()->close();
  window.view.log().showOnly(std::nullopt);
  auto* track = window.view.board().findChild<ui::TrackPanel*>();
  track->setFocus();
  QTest::keyClick(track, Qt::Key_Space);
  QVERIFY(log.numberHeading().contains(u" · Points: "_s));
  QCOMPARE(window.session.shownEntries(), std::size_t{118});
}

void tst_numbers::markerOnTheTrackLeadsToItsPoints() {
  TableWindow window(game, 118);
  const auto& track = *window.view.board().findChild<ui::TrackPanel*>();
  QSet<QString> asked;
  for (int x = 0; x < track.width(); x += 4) {
    press(window, track, {x, track.height() / 2}, Qt::LeftButton);
    const table::Player player = track.playerAt({x, track.height() / 2});
    const QString name = text::playerName(player, window.session.names().shown);
    QVERIFY2(window.view.log().numberHeading().startsWith(name + u" · Points: "_s),
             qPrintable(window.view.log().numberHeading()));
    asked += name;
  }
  QVERIFY(asked.size() >= 3);
}

void tst_numbers::everyResultLeadsToItsLog_data() {
  QTest::addColumn<bool>("keys");
  QTest::newRow("mouse") << false;
  QTest::newRow("keys") << true;
}

// The ranking, the sheet, and both charts.
void tst_numbers::everyResultLeadsToItsLog() {
  QFETCH(const bool, keys);
  AmendingWindow at(AmendingWindow::By::mouse, 118);
  EgiziaWindow& window = at.window;
  for (int page = 0; page < 4; ++page) {
    at.log().showOnly(std::nullopt);
    window.showResult();
    QTest::mouseClick(&window.resultPage()->view().tab(std::min(page, 2)), Qt::LeftButton);
    QWidget* about = nullptr;
    if (page == 0) about = window.findChild<ui::RankingView*>();
    if (page == 1) about = &window.resultPage()->view().sheet();
    if (page == 2) about = &window.resultPage()->course();
    if (page == 3) about = window.findChild<ui::BarsChart*>();
    QCoreApplication::processEvents();
    QVERIFY(about != nullptr && about->isVisible());
    auto* sheet = qobject_cast<ui::ScoreSheetView*>(about);
    const QModelIndex total = sheet == nullptr ? QModelIndex() : sheet->model()->index(1, 1);
    if (keys) {
      about->setFocus();
      if (sheet != nullptr) sheet->setCurrentIndex(total);
      QTest::keyClick(about, Qt::Key_Down);
      QTest::keyClick(about, page % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
    } else {
      QPoint place = about->rect().center();
      const auto* ranking = qobject_cast<ui::RankingView*>(about);
      if (ranking != nullptr) place = QPoint(40, 0);
      while (ranking != nullptr && !ranking->rankAt(place)) place += QPoint(0, 8);
      if (sheet != nullptr) place = sheet->visualRect(total).center() + sheet->viewport()->pos();
      QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, about->mapTo(&window, place));
    }
    QVERIFY2(at.view().isVisible(), qPrintable(QString::number(page)));
    QVERIFY2(at.log().numberHeading().contains(u" · "_s), qPrintable(QString::number(page)));
  }
}

void tst_numbers::everyNumberOfACardIsReachedByKeys() {
  TableWindow window(game, 118);
  ui::PlayerCard& card = *window.view.players().card(ben);
  card.setFocus();
  QTest::keyClick(&card, Qt::Key_F1, Qt::ShiftModifier);
  ui::WhyCard* why = window.view.why().card();
  QVERIFY(why != nullptr && why->isVisible());
  QTest::keyClick(&why->browser(), Qt::Key_Tab);
  // Past the rules that the answer names.
  for (int links = 0; links < 30; ++links) {
    if (why->browser().textCursor().selectedText().startsWith(u"How"_s)) break;
    QTest::keyClick(&why->browser(), Qt::Key_Tab);
  }
  QTest::keyClick(&why->browser(), Qt::Key_Return);
  QVERIFY(!why->isVisible());
  ui::LogView& log = window.view.log();
  QVERIFY(log.numberHeading().startsWith(u"Ben · Points: "_s));
  QVERIFY(log.hasFocus());
  QTest::keyClick(&log, Qt::Key_Escape);
  QVERIFY(log.numberHeading().isEmpty());
  // The menu key has all others too.
  card.setFocus();
  QContextMenuEvent event(QContextMenuEvent::Keyboard, card.rect().center(),
                          card.mapToGlobal(card.rect().center()));
  QApplication::sendEvent(&window.view, &event);
  const QPointer<QMenu> menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(!menu.isNull());
  const QList<QAction*> actions = menu->actions();
  const auto others = std::ranges::find_if(
      actions, [](const QAction* action) { return action->menu() != nullptr; });
  QVERIFY(others != actions.end());
  QVERIFY((*others)->menu()->actions().size() > 15);
  menu->close();
}

void tst_numbers::boardTrackAndMarketsLeadToTheirNumbers() {
  const TableWindow window(game, 118);
  ui::BoardView& board = window.view.board();
  std::vector<QWidget*> parts{board.findChild<ui::TrackPanel*>(),
                              board.findChild<ui::SphinxPanel*>(),
                              board.place(ui::ringId(egizia::Ring::left))};
  for (int building = 0; building < egizia::buildingCount; ++building) {
    parts.push_back(board.place(ui::cellId(static_cast<egizia::Building>(building), 0)));
  }
  for (ui::Place* place : board.findChild<ui::MarketsPanel*>()->findChildren<ui::Place*>()) {
    parts.push_back(place);
  }
  for (QWidget* part : parts) {
    const auto text = window.view.why().answer(*part, std::nullopt);
    QVERIFY(text.has_value());
    QVERIFY2(!text->numbers.empty(), qPrintable(text->title));
    for (const WhyNumber& number : text->numbers) {
      QVERIFY(!number.name.isEmpty());
      QCOMPARE(number.name, window.session.wholeNumberName(number.asked));
    }
  }
}

void tst_numbers::answersLeadNowhereWithoutALog() {
  TableWindow window(game, 118);
  window.view.guide().hide();
  const ui::PlayerCard& card = *window.view.players().card(ben);
  press(window, card, placeOf(card, ui::PlayerPart::stones), Qt::LeftButton);
  QVERIFY(window.view.log().numberHeading().isEmpty());
  press(window, card, placeOf(card, ui::PlayerPart::stones), Qt::RightButton);
  for (const QString& text : menuTexts()) QVERIFY(!text.startsWith(u"How this came about"_s));
  if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
}

void tst_numbers::logOfANumberFollowsTheShownTable() {
  TableWindow window(game, 118);
  window.view.showNumber(asking(TrackedNumber::points, ben));
  for (const std::size_t entries : {40U, 90U}) {
    window.session.lookAt(entries);
    const int points = window.session.shown().track.points(ben);
    QCOMPARE(window.view.log().numberHeading(),
             u"Ben · Points: %1"_s.arg(points).replace(u'-', u'−'));
  }
}

void tst_numbers::logOfANumberIsSaidInTheOtherLanguage() {
  TableWindow window(game, 118);
  window.view.showNumber(asking(TrackedNumber::stones, ben));
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  const int stones = window.session.shown().player[ben].stones;
  QCOMPARE(window.view.log().numberHeading(), u"Ben · Steine: %1"_s.arg(stones));
  QVERIFY(!window.session.numberName(asking(TrackedNumber::ring)).isEmpty());
  QVERIFY(window.session.numberName(asking(TrackedNumber::ring)) != u"Water ring"_s);
}

// Where a warning takes some of its room, too.
void tst_numbers::logOfANumberShowsFourRowsInASmallWindow() {
  TableWindow window(game, 118);
  constexpr int warning = 60;
  window.view.guide().leaveRoomBelow(warning);
  const ui::LogView& log = window.view.log();
  const QRect before = window.view.guide().geometry();
  for (const TrackedNumber what : {TrackedNumber::points, TrackedNumber::stones}) {
    for (table::Player player = 0; player < window.session.players(); ++player) {
      window.view.showNumber(asking(what, player));
      QCoreApplication::processEvents();
      int whole = 0;
      for (int row = 0; row < log.model()->rowCount(); ++row) {
        const QRect place = log.visualRect(log.model()->index(row, 0));
        whole += !log.isRowHidden(row) && log.viewport()->rect().contains(place) ? 1 : 0;
      }
      const auto changes = window.session.numberLog(asking(what, player)).changes.size();
      QVERIFY2(whole >= std::min<int>(4, static_cast<int>(changes)),
               qPrintable(u"%1 rows in %2 of %3, %4"_s.arg(whole)
                              .arg(log.viewport()->height())
                              .arg(log.height())
                              .arg(log.numberHeading())));
      QVERIFY(window.view.rect().contains(window.view.guide().geometry()));
    }
  }
  QTest::mouseClick(log.allButton(), Qt::LeftButton);
  QCOMPARE(window.view.guide().geometry(), before);
}

void tst_numbers::cellsOfTheSheetLeadToTheirPoints() {
  const Played played(game);
  ui::ScoreSheetView sheet;
  sheet.resize(900, 700);
  sheet.show(played.report());
  const ui::EgiziaSession session(played.record, played.edition);
  int asked = 0;
  for (int row = 0; row < sheet.model()->rowCount(); ++row) {
    for (int column = 0; column < sheet.model()->columnCount(); ++column) {
      sheet.setCurrentIndex(sheet.model()->index(row, column));
      const auto text = ui::sheetWhy(sheet, std::nullopt);
      if (!text || text->numbers.empty()) continue;
      ++asked;
      const QString cell = sheet.model()->index(row, column).data().toString();
      const ui::NumberLog log = session.numberLog(text->numbers.front().asked);
      QCOMPARE(text::number(log.now), cell.isEmpty() ? u"0"_s : cell);
    }
  }
  QVERIFY(asked > 40);
}

NILOMETER_TEST(tst_numbers)
#include "tst_numbers.moc"
