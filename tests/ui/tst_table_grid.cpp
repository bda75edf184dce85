// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the table are in windows of every size, and what folds.
#include "test_program.h"

#include "ui/table/view/table_grid.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

using namespace nilometer;
using ui::BelowPlayers;
using ui::CompactLevel;
using ui::TableGrid;

namespace {

TableGrid gridOf(const QSizeF& window, BelowPlayers below = BelowPlayers::log) {
  return ui::tableGrid(window, ui::foldsOf(window, below), ui::usualStripHeight, below);
}

std::vector<QRectF> partsOf(const TableGrid& grid) {
  return {grid.header, grid.board, grid.strip, grid.players, grid.log};
}

/// One fold, and the last size at which it does not apply.
struct Bound {
  bool CompactLevel::*fold;
  QSizeF open;
  QSizeF folded;
};

} // namespace

class tst_table_grid : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void usualWindowHasTheGridOfTheLook();
  void everyFoldBeginsAtItsBound();
  void wideWindowGivesTheStageFirstThenTheLogAColumn();
  void highWindowGivesTheStageFirstThenTheLog();
  void nothingOverlapsOrLeavesTheWindow();
  void headerAndStripAreThereInEveryWindow();
  void panelBelowThePlayersIsNeverATab();
};

void tst_table_grid::usualWindowHasTheGridOfTheLook() {
  const TableGrid grid = gridOf({1280, 720});
  QCOMPARE(grid.header, QRectF(0, 0, 1280, 44));
  QCOMPARE(grid.board, QRectF(8, 52, 872, 536));
  QCOMPARE(grid.strip, QRectF(8, 594, 872, 118));
  QCOMPARE(grid.players, QRectF(888, 52, 384, 536));
  QCOMPARE(grid.log, QRectF(888, 594, 384, 118));
  QVERIFY(grid.folds == CompactLevel{});
}

void tst_table_grid::everyFoldBeginsAtItsBound() {
  const std::vector<Bound> bounds{
      {&CompactLevel::numbersOnly, {1280, 720}, {1279, 720}},
      {&CompactLevel::closedPlayers, {1180, 720}, {1179, 720}},
      {&CompactLevel::playerTabs, {1000, 720}, {999, 720}},
      {&CompactLevel::flatStage, {1280, 680}, {1280, 679}},
      {&CompactLevel::guideBulb, {1280, 680}, {1280, 679}},
      {&CompactLevel::siteOnly, {1280, 540}, {1280, 539}},
      {&CompactLevel::siteOnly, {900, 720}, {899, 720}},
      {&CompactLevel::logColumn, {1700, 720}, {1701, 720}},
  };
  for (const Bound& bound : bounds) {
    QVERIFY(!(ui::foldsOf(bound.open).*bound.fold));
    QVERIFY(ui::foldsOf(bound.folded).*bound.fold);
  }
}

void tst_table_grid::wideWindowGivesTheStageFirstThenTheLogAColumn() {
  QCOMPARE(gridOf({1380, 720}).board.width(), 972.0);
  const TableGrid wide = gridOf({1707, 720});
  QCOMPARE(wide.players.width(), 384.0);
  QVERIFY(std::abs(wide.board.width() - 964.8) < 0.1);
  QVERIFY(wide.log.left() > wide.players.right());
  QCOMPARE(wide.log.top(), wide.board.top());
  QCOMPARE(wide.log.bottom(), wide.strip.bottom());
  // What no log needs is the stage's again.
  QCOMPARE(gridOf({2560, 720}).log.width(), 480.0);
}

void tst_table_grid::highWindowGivesTheStageFirstThenTheLog() {
  const TableGrid higher = gridOf({1280, 800});
  QCOMPARE(higher.board.height(), 616.0);
  QCOMPARE(higher.log.height(), 118.0);
  const TableGrid high = gridOf({1280, 1024});
  QCOMPARE(high.strip.height(), 118.0);
  QVERIFY(std::abs(high.players.height() - 643.2) < 0.1);
  QVERIFY(high.log.height() > 300);
}

void tst_table_grid::nothingOverlapsOrLeavesTheWindow() {
  for (const BelowPlayers below : {BelowPlayers::log, BelowPlayers::panel}) {
    for (int width = 320; width <= 4000; width += 20) {
      for (int height = 200; height <= 2400; height += 20) {
        const std::vector<QRectF> parts = partsOf(gridOf(QSizeF(width, height), below));
        for (std::size_t a = 0; a < parts.size(); ++a) {
          const std::string size = std::to_string(width) + 'x' + std::to_string(height);
          if (parts[a].isEmpty()) continue;
          QVERIFY2(QRectF(0, 0, width, height).contains(parts[a]), size.c_str());
          for (std::size_t b = 0; b < a; ++b)
            QVERIFY2(!parts[a].intersects(parts[b]), size.c_str());
        }
      }
    }
  }
}

void tst_table_grid::headerAndStripAreThereInEveryWindow() {
  for (int width = 512; width <= 4000; width += 61) {
    for (int height = 288; height <= 2400; height += 61) {
      const TableGrid grid = gridOf(QSizeF(width, height));
      QCOMPARE(grid.strip.height(), 118.0);
      QVERIFY(grid.strip.width() >= 480);
      QVERIFY(grid.header.height() >= 36);
      QVERIFY(grid.board.height() >= 80);
      QVERIFY(grid.players.height() >= 32 && grid.log.height() >= 32);
    }
  }
}

void tst_table_grid::panelBelowThePlayersIsNeverATab() {
  const TableGrid grid = gridOf({870, 522}, BelowPlayers::panel);
  QVERIFY(grid.folds.closedPlayers && !grid.folds.playerTabs);
  QVERIFY(grid.log.height() > 118);
  QCOMPARE(grid.log.width(), 270.0);
  // What players do not need in a low window is the text's.
  const CompactLevel folds = foldsOf({870, 522}, BelowPlayers::panel);
  const TableGrid low = tableGrid({870, 522}, folds, 118, BelowPlayers::panel, 210);
  QCOMPARE(low.players.height(), 210.0);
  QCOMPARE(low.log.height(), grid.log.height() + grid.players.height() - 210);
  const TableGrid high = tableGrid({870, 722}, folds, 118, BelowPlayers::panel, 210);
  QVERIFY(high.players.height() > 210);
}

NILOMETER_TEST(tst_table_grid)
#include "tst_table_grid.moc"
