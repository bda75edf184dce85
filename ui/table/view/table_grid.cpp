// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/table_grid.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal fullPlayers = 384;
constexpr qreal closedPlayers = 270;
constexpr qreal usualBoard = 872;
constexpr qreal usualBoardHeight = 536;
/// A wider or higher window gives the stage so much before anybody else gets some.
constexpr qreal grownBoard = usualBoard + 0.2 * 464;
constexpr qreal grownBoardHeight = 1.2 * usualBoardHeight;
constexpr qreal leastColumn = 320;
constexpr qreal mostColumn = 480;
/// Beside the tabs of the players: the newest entry.
constexpr qreal lineOfLog = 240;
constexpr qreal leastLineOfLog = 120; ///< where the tabs would have no room for a name
constexpr qreal fourTabs = 376;
/// Under it every u is one for the board, which then need not scroll.
constexpr qreal lowWindow = 540;

/// What is the same in every window that is not low.
struct Spaces {
  qreal header = 44;
  qreal margin = 8;
  qreal gap = 6; ///< between parts above each other
  qreal tabs = 40;
};

Spaces spacesOf(const QSizeF& window) {
  const bool low = window.height() < lowWindow;
  return low ? Spaces{.header = 38, .margin = 4, .gap = 4, .tabs = 32} : Spaces{};
}

/// The room that is left, and parts cut off from it.
class Room {
public:
  Room(const QRectF& all, const Spaces& spaces) : m_left(all), m_spaces(spaces) {}
  [[nodiscard]] const QRectF& left() const { return m_left; }

  QRectF cutRight(qreal width) {
    QRectF part = m_left;
    part.setLeft(m_left.right() - width);
    m_left.setRight(part.left() - m_spaces.margin);
    return part;
  }
  /// As much of it as there is.
  QRectF cutBottom(qreal height) {
    QRectF part = m_left;
    part.setTop(std::max(m_left.top(), m_left.bottom() - height));
    m_left.setBottom(std::max(m_left.top(), part.top() - m_spaces.gap));
    return part;
  }

private:
  QRectF m_left;
  Spaces m_spaces;
};

void placeColumns(TableGrid& grid, Room& room, const Spaces& spaces, qreal aboveLog) {
  if (grid.folds.logColumn) {
    const qreal left = room.left().width() - grownBoard - fullPlayers - 2 * spaces.margin;
    grid.log = room.cutRight(std::min(left, mostColumn));
  }
  Room column(room.cutRight(grid.folds.closedPlayers ? closedPlayers : fullPlayers), spaces);
  if (!grid.folds.logColumn) {
    grid.log = column.cutBottom(column.left().height() - aboveLog - spaces.gap);
  }
  grid.players = column.left();
}

void placeTabs(TableGrid& grid, Room& room, const Spaces& spaces) {
  Room row(room.cutBottom(spaces.tabs), spaces);
  grid.log = row.cutRight(std::clamp(row.left().width() - fourTabs, leastLineOfLog, lineOfLog));
  grid.players = row.left();
}

} // namespace

CompactLevel foldsOf(const QSizeF& window, BelowPlayers below) {
  const qreal column = window.width() - 4 * Spaces{}.margin - fullPlayers - grownBoard;
  const bool reads = below == BelowPlayers::panel;
  return {.numbersOnly = window.width() < 1280,
          .closedPlayers = window.width() < 1180,
          .playerTabs = window.width() < 1000 && !reads,
          .flatStage = window.height() < 680,
          .siteOnly = window.width() < 900 || window.height() < lowWindow,
          .guideBulb = window.height() < 680,
          .logColumn = column >= leastColumn && !reads};
}

TableGrid tableGrid(const QSizeF& window, const CompactLevel& folds, qreal stripHeight,
                    BelowPlayers below, qreal players) {
  const Spaces spaces = spacesOf(window);
  TableGrid grid;
  grid.folds = folds;
  grid.header = QRectF(0, 0, window.width(), spaces.header);
  Room room(QRectF(QPointF(spaces.margin, spaces.header + spaces.margin),
                   QPointF(window.width() - spaces.margin, window.height() - spaces.margin)),
            spaces);
  if (!grid.folds.playerTabs) {
    const qreal beside = room.left().height() - stripHeight - spaces.gap;
    // In a low window the text has whatever the players do not need.
    const qreal closed =
        window.height() < lowWindow ? std::min(players, playersAbovePanel) : playersAbovePanel;
    const qreal most = below == BelowPlayers::panel ? closed : grownBoardHeight;
    placeColumns(grid, room, spaces, std::min(beside, most));
    // The text needs the height more than they do, but as much width as ever.
    if (below == BelowPlayers::panel) grid.folds.closedPlayers = true;
  }
  grid.strip = room.cutBottom(stripHeight);
  if (grid.folds.playerTabs) placeTabs(grid, room, spaces);
  grid.board = room.left();
  return grid;
}

} // namespace nilometer::ui
