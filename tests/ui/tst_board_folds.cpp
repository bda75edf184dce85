// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/table_window.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/board/stage_tab.h"
#include "ui/table/board/place.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using ui::Place;
using ui::StageTab;

namespace {

/// All visible places and the parts without places, in the board's coordinates.
std::vector<QRect> partsOf(const ui::BoardView& board) {
  std::vector<QRect> parts;
  const auto add = [&](const QWidget& widget) {
    if (widget.isVisible()) parts.push_back({widget.mapTo(&board, QPoint(0, 0)), widget.size()});
  };
  for (const Place* place : board.findChildren<Place*>()) add(*place);
  for (const StageTab* tab : board.findChildren<StageTab*>()) add(*tab);
  add(*board.findChild<ui::TrackPanel*>());
  add(*board.findChild<ui::SphinxPanel*>());
  return parts;
}

void checkParts(const ui::BoardView& board) {
  const std::vector<QRect> parts = partsOf(board);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    QVERIFY(board.rect().contains(parts[i]));
    for (std::size_t j = 0; j < i; ++j) QVERIFY((parts[i] & parts[j]).isEmpty());
  }
}

bool isTarget(const Place& place) {
  return std::min(place.width(), place.height()) >= ui::targetHeight;
}

QSize inUnits(const QWidget& widget, int width, int height) {
  const qreal u = ui::lookUnit(widget.font());
  return {ui::wholePixels(width, u), ui::wholePixels(height, u)};
}

} // namespace

/// Where there is little room the board leaves out what can be read elsewhere, but no place.
class tst_board_folds : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void flatStageHasRoomForEveryStone_data() { languagesWithSizes({100, 200}); }
  void flatStageHasRoomForEveryStone();
  void oneSiteAtATimeIsShown_data();
  void oneSiteAtATimeIsShown();
  void siteThatIsBuiltComesByItself();
};

void tst_board_folds::flatStageHasRoomForEveryStone() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  TableWindow window("revised-4-players", 20);
  ui::BoardView board(window.session);
  board.setCompactLevel(true, false);
  board.resize(inUnits(board, 815, 475));
  board.refresh(window.view.draft().offers(), {});
  board.show();
  const QSize least = board.minimumSizeHint();
  QVERIFY(least.width() <= board.width() && least.height() <= board.height());
  checkParts(board);
  QVERIFY(!board.findChild<ui::TrackPanel*>()->isVisible());
  for (const ui::Space* place : board.findChildren<ui::Space*>()) {
    QVERIFY(place->isVisible());
    QVERIFY2(isTarget(*place) || place->look().shape == ui::SpaceLook::Shape::step,
             qPrintable(place->look().name));
  }
}

void tst_board_folds::oneSiteAtATimeIsShown_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size"); // in units
  QTest::addColumn<bool>("beside");
  for (const QString& language : text::languages()) {
    QTest::addRow("%s narrow", qPrintable(language)) << language << QSize(542, 325) << false;
    QTest::addRow("%s wide", qPrintable(language)) << language << QSize(854, 325) << true;
  }
}

void tst_board_folds::oneSiteAtATimeIsShown() {
  QFETCH(const QString, language);
  QFETCH(const QSize, size);
  QFETCH(const bool, beside);
  const LargeLetters letters(language, 100);
  TableWindow window("revised-4-players", 20);
  ui::BoardView board(window.session);
  board.setCompactLevel(true, true);
  board.resize(inUnits(board, size.width(), size.height()));
  board.refresh(window.view.draft().offers(), {});
  board.show();
  const QSize least = board.minimumSizeHint();
  int pressed = 0;
  for (StageTab* tab : board.findChildren<StageTab*>()) {
    if (!tab->isVisible()) continue;
    QTest::mouseClick(tab, Qt::LeftButton);
    QVERIFY(tab->isChecked());
    checkParts(board);
    ++pressed;
    bool shown = false;
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      const auto building = static_cast<Building>(i);
      for (int cell = 0; cell < window.edition->plan(building).count; ++cell) {
        const Place* place = board.place(ui::cellId(building, cell));
        if (!place->isVisible()) continue;
        shown = true;
        QVERIFY2(isTarget(*place), qPrintable(place->look().name));
      }
    }
    QCOMPARE(shown, pressed <= 2); // then the markets and the river
    const Place* stop = board.place(ui::stopId(0));
    QCOMPARE(stop->isVisible(), beside || pressed == 4);
    if (stop->isVisible()) QVERIFY(isTarget(*stop));
  }
  QCOMPARE(pressed, beside ? 3 : 4);
  QVERIFY(least.width() <= board.width() && least.height() <= board.height());
}

void tst_board_folds::siteThatIsBuiltComesByItself() {
  TableWindow window("revised-4-players", 0);
  ui::BoardView& board = window.view.board();
  board.setCompactLevel(true, true);
  int turns = 0;
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
    for (ui::Space* place : board.findChildren<ui::Space*>()) {
      if (place->look().shape != ui::SpaceLook::Shape::cell) continue;
      if (place->look().state != ui::PlaceLook::State::open) continue;
      QVERIFY2(place->isVisible(), qPrintable(place->look().name));
      ++turns;
    }
  }
  QVERIFY(turns > 0);
}

NILOMETER_TEST(tst_board_folds)
#include "tst_board_folds.moc"
