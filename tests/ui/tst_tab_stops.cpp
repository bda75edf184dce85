// SPDX-License-Identifier: GPL-3.0-or-later
// Tab goes from panel to panel of the table, arrow keys go about in each.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/base/style/tab_stop.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_view.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

#include <deque>
#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::test;

namespace {

bool takesTab(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible();
}

/// Those of the table that Tab or arrows should lead to.
std::vector<QWidget*> placesOf(const ui::EgiziaView& view) {
  std::vector<QWidget*> places;
  for (QWidget* widget : view.findChildren<QWidget*>()) {
    if (takesTab(*widget)) places.push_back(widget);
  }
  return places;
}

void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
  QTest::keyClick(QApplication::focusWidget(), key, with);
}

/// Where Tab leads to until it comes back to the first place.
std::vector<QWidget*> wayOfTab() {
  press(Qt::Key_Tab);
  std::vector<QWidget*> way{QApplication::focusWidget()};
  for (int steps = 0; steps < 300; ++steps) {
    press(Qt::Key_Tab);
    if (QApplication::focusWidget() == way.front()) return way;
    way.push_back(QApplication::focusWidget());
  }
  return {};
}

} // namespace

class tst_tab_stops : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyPanelIsOneStopAndNothingIsLeftOut_data();
  void everyPanelIsOneStopAndNothingIsLeftOut();
  void arrowsReachAllOfAPanel_data() { everyPanelIsOneStopAndNothingIsLeftOut_data(); }
  void arrowsReachAllOfAPanel();
  void aPanelIsAsItWasLeft();
  void aListOverTheBoardTakesTheKeyboard();
  void aListLongerThanItsRoomScrolls();
  void arrowsStayInThePanel();
};

namespace {

/// The golden game after so many entries, in a window of that size.
class AtTheTable : public HomeProgram {
public:
  AtTheTable(QSize size, std::size_t entries) {
    window.resize(size);
    const QString path = file(QStringLiteral("games/game.nilometer"));
    writeBytes(path, QByteArray::fromStdString(
                         egizia::writeRecord(firstEntries(entries), *shelfEdition())));
    window.openFile(path);
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
    QCoreApplication::processEvents();
  }
  [[nodiscard]] ui::EgiziaView& view() const { return *window.game(); }
};

} // namespace

void tst_tab_stops::everyPanelIsOneStopAndNothingIsLeftOut_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("entries");
  for (const QSize size : {QSize(1280, 720), QSize(800, 480), QSize(1920, 1080)}) {
    for (const int entries : {0, 7, 40, 100}) {
      QTest::addRow("%dx%d, %d entries", size.width(), size.height(), entries) << size << entries;
    }
  }
}

void tst_tab_stops::everyPanelIsOneStopAndNothingIsLeftOut() {
  QFETCH(const QSize, size);
  QFETCH(const int, entries);
  const AtTheTable program(size, static_cast<std::size_t>(entries));
  const std::vector<QWidget*> way = wayOfTab();
  QVERIFY(way.size() > 5);
  QVERIFY2(way.size() <= 18, qPrintable(QString::number(way.size())));
  std::set<QWidget*> stops;
  for (QWidget* place : way) {
    QWidget* const stop = ui::tabStopOf(*place);
    const bool isNew = stops.insert(stop != nullptr ? stop : place).second;
    QVERIFY2(isNew, qPrintable(place->accessibleName()));
  }
  for (QWidget* place : placesOf(program.view())) {
    QWidget* const stop = ui::tabStopOf(*place);
    const QString name =
        place->accessibleName() + u' ' + QString::fromLatin1(place->metaObject()->className());
    QVERIFY2(stops.contains(stop != nullptr ? stop : place), qPrintable(name));
  }
  // The same way back; where there is little room, a log that opens shows and hides others.
  const bool isSame = size.height() > 480;
  QWidget* const start = QApplication::focusWidget();
  for (std::size_t i = way.size(); isSame && i-- > 0;) {
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), way[i]);
  }
  int steps = 0;
  do {
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY2(++steps < 60, qPrintable(QApplication::focusWidget()->accessibleName()));
  } while (QApplication::focusWidget() != start);
}

void tst_tab_stops::arrowsReachAllOfAPanel() {
  QFETCH(const QSize, size);
  QFETCH(const int, entries);
  const AtTheTable program(size, static_cast<std::size_t>(entries));
  std::map<QWidget*, std::vector<QWidget*>> places;
  for (QWidget* place : placesOf(program.view())) {
    if (QWidget* stop = ui::tabStopOf(*place)) places[stop].push_back(place);
  }
  QVERIFY(places.size() > 4);
  for (const auto& [stop, all] : places) {
    std::set<QWidget*> reached{all.front()};
    std::deque<QWidget*> next{all.front()};
    while (!next.empty()) {
      QWidget* const from = next.front();
      next.pop_front();
      for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        from->setFocus();
        press(key);
        QWidget* const to = QApplication::focusWidget();
        QCOMPARE(ui::tabStopOf(*to), stop);
        if (reached.insert(to).second) next.push_back(to);
      }
    }
    for (QWidget* place : all) {
      QVERIFY2(reached.contains(place), qPrintable(place->accessibleName()));
    }
  }
}

void tst_tab_stops::aPanelIsAsItWasLeft() {
  const AtTheTable program({1280, 720}, 40);
  QWidget* left = nullptr;
  for (auto* place : program.view().boardPart().findChildren<ui::Place*>()) {
    if (place->isVisible()) left = place; // the last one of all
  }
  QVERIFY(left != nullptr);
  left->setFocus(Qt::TabFocusReason);
  press(Qt::Key_Tab);
  QVERIFY(ui::tabStopOf(*QApplication::focusWidget()) != ui::tabStopOf(*left));
  press(Qt::Key_Backtab, Qt::ShiftModifier);
  QCOMPARE(QApplication::focusWidget(), left);
}

void tst_tab_stops::aListOverTheBoardTakesTheKeyboard() {
  const AtTheTable program({800, 480}, 0);
  ui::EgiziaView& view = program.view();
  QTest::keyClick(&view, Qt::Key_Return); // nothing is named
  auto* place = view.board().place(view.keys().board().key(QStringLiteral("1")));
  QVERIFY(place != nullptr);
  place->setFocus(Qt::TabFocusReason);
  press(Qt::Key_Space);
  const ui::PhaseCard& list = view.phaseCard();
  QVERIFY(list.isVisible());
  QVERIFY(list.isAncestorOf(QApplication::focusWidget()));
  press(Qt::Key_Down);
  QVERIFY(list.isAncestorOf(QApplication::focusWidget()));
  for (const QWidget* stop : wayOfTab()) {
    const QPoint middle = list.mapFromGlobal(stop->mapToGlobal(stop->rect().center()));
    const bool hidden = view.boardPart().isAncestorOf(stop) && list.rect().contains(middle);
    QVERIFY2(!hidden || list.isAncestorOf(stop), qPrintable(stop->accessibleName()));
  }
}

void tst_tab_stops::aListLongerThanItsRoomScrolls() {
  QVERIFY(text::useLanguage(u"de"));
  const AtTheTable program({800, 480}, 0);
  QTest::keyClick(&program.view(), Qt::Key_Return);
  QTest::keyClick(&program.view(), Qt::Key_1);
  const auto* scroll = program.view().phaseCard().findChild<QScrollArea*>();
  const auto* rows = program.view().phaseCard().findChild<ui::QuestionRows*>();
  QTRY_VERIFY(rows->height() >= rows->heightForWidth(rows->width()));
  QCOMPARE(scroll->verticalScrollBar()->maximum() > 0,
           rows->height() > scroll->viewport()->height());
  QVERIFY(text::useLanguage(u"en"));
}

void tst_tab_stops::arrowsStayInThePanel() {
  const AtTheTable program({1280, 720}, 40);
  std::vector<QWidget*> cards;
  for (QWidget* place : placesOf(program.view())) {
    if (ui::tabStopOf(*place) == &program.view().playersPart()) cards.push_back(place);
  }
  QVERIFY(cards.size() >= 3);
  std::ranges::sort(cards, {}, [](const QWidget* card) { return card->y(); });
  cards.front()->setFocus(Qt::TabFocusReason);
  for (std::size_t i = 1; i < cards.size(); ++i) {
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), cards[i]);
  }
  press(Qt::Key_Down);
  QCOMPARE(QApplication::focusWidget(), cards.back());
}

NILOMETER_TEST(tst_tab_stops)
#include "tst_tab_stops.moc"
