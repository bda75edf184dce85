// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_layout.h"

#include <algorithm>
#include <numeric>

namespace nilometer::pyramidion {

namespace {

/// A target in the least letters has 28 pixels.
constexpr qreal leastTarget = 31;
constexpr int sitesInRow = 4;
constexpr qreal sideAir = 6;    ///< air at the left and right edge
constexpr qreal partsApart = 8; ///< between parts beside each other
constexpr qreal supplyWidth = 52;
/// Lower, a site has no line for what comes next.
constexpr qreal siteWithNext = 112;

/// Heights of the rows from above, and of the air between them.
enum Row : Bits { marginRow, siteRow, gapRow, middleRow, bankRow, nileRow, lowBank, lowSite };
using Rows = std::array<qreal, 9>;
constexpr Rows wholeRows{6, 118, 8, 206, 4, 70, 4, 118, 2};
constexpr Rows flatRows{4, 94, 6, 190, 2, 62, 2, 94, 2};
/// As flat as they can be with the minima of all sites in them.
constexpr Rows narrowRows{4, 87, 2, 190, 2, 40, 2, 87, 2};
constexpr Rows onlyRows{4, 0, 0, 190, 2, 62, 0, 0, 2};
/// With more than the whole, the table grows first, and the sites half as much.
constexpr Rows endlessRows{6, 5118, 8, 10206, 4, 70, 4, 5118, 2};
/// Lower, a row of the table would be no target any more.
constexpr qreal leastTable = 190;
constexpr qreal leastMiddle = 96; ///< where no table is needed: a few rows of the pyramid
constexpr qreal leastOnly = 130;  ///< a site alone, and the arrows
/// Lower, sites say their name and what lies there.
constexpr qreal lowSites = 60;

qreal heightOf(const Rows& rows) {
  return std::accumulate(rows.begin(), rows.end(), qreal(0));
}

/// The ways to fold, the lowest first. Between two of them all rows are in between.
std::array<Rows, 5> foldsFor(const BoardNeeds& needs) {
  Rows middle = narrowRows;
  middle[middleRow] = needs.active ? leastTable : leastMiddle;
  Rows low = middle;
  low[siteRow] = low[lowSite] = lowSites;
  return {low, middle, flatRows, wholeRows, endlessRows};
}

Rows rowsFor(const BoardNeeds& needs, qreal height) {
  const std::array<Rows, 5> folds = foldsFor(needs);
  std::size_t next = 0;
  while (heightOf(folds[next]) <= height) ++next;
  if (next == 0) return folds.front();
  Rows rows = folds[next - 1];
  const qreal part = (height - heightOf(rows)) / (heightOf(folds[next]) - heightOf(rows));
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] += part * (folds[next][i] - rows[i]);
  return rows;
}

/// A site alone: where the table has no room beside the Nile, that is folded.
Rows rowsOfOne(const BoardNeeds& needs, qreal height) {
  Rows rows = onlyRows;
  const qreal least = needs.active ? leastTable : leastOnly;
  if (needs.active && height < heightOf(rows) - rows[middleRow] + least) {
    rows[bankRow] = rows[nileRow] = 0;
  }
  rows[middleRow] = std::max(least, height - (heightOf(rows) - rows[middleRow]));
  return rows;
}

class BoardPlanner {
public:
  BoardPlanner(const QSizeF& size, const BoardNeeds& needs) : m_size(size), m_needs(needs) {}

  BoardLayout plan() {
    m_rows = m_needs.only ? rowsOfOne(m_needs, m_size.height()) : rowsFor(m_needs, m_size.height());
    const qreal top = m_rows[marginRow] + m_rows[siteRow] + m_rows[gapRow];
    const qreal river = top + m_rows[middleRow] + m_rows[bankRow];
    if (m_needs.only) {
      placeOnly(top);
    } else {
      placeSites(river + m_rows[nileRow] + m_rows[lowBank]);
      const qreal width = m_size.width() * 582 / 872;
      placeTable({m_size.width() - sideAir - 2 - width, top, width, m_rows[middleRow]});
      const QRectF left(sideAir + 2, top, m_out.table.all.left() - sideAir - 2 - partsApart,
                        m_rows[middleRow]);
      const bool tall = left.height() > 160;
      const qreal supply = tall ? supplyWidth : 2 * supplyWidth;
      m_out.supply =
          QRectF(left.right() - supply, left.top() + (tall ? 10 : 2), supply, tall ? 142 : 82);
      m_out.count = QRectF(left.topLeft(), QSizeF(left.width() * 0.36, 36));
      // Its lowest row may reach below the supply.
      const qreal below = left.height() > (tall ? 180 : 106) ? 18 : -4;
      m_out.pyramid = left.adjusted(0, 8, below - supply, m_rows[bankRow]);
    }
    placeBoats(river);
    return m_out;
  }

private:
  void placeTable(const QRectF& room) {
    m_out.table = ui::numberTableIn(room, m_needs.players, columnCount);
  }

  void placeSites(qreal lower) {
    for (int i = 0; i < siteCount; ++i) {
      const QRectF row(sideAir, i < sitesInRow ? m_rows[marginRow] : lower,
                       m_size.width() - 2 * sideAir, m_rows[siteRow]);
      const QRectF all = ui::columnIn(row, i % sitesInRow, sitesInRow, partsApart);
      m_out.sites[at(i)] = siteRoom(static_cast<Site>(i), all, m_needs.players);
    }
  }

  /// One site, the arrows and the supply beside the table.
  void placeOnly(qreal top) {
    const qreal width = std::clamp<qreal>(m_size.width() * 0.26, 165, 209);
    const qreal high = std::min(wholeRows[siteRow], m_rows[middleRow] - leastTarget - 4);
    const QRectF only(sideAir, top, width, high);
    m_out.sites[at(*m_needs.only)] = siteRoom(*m_needs.only, only, m_needs.players);
    const qreal below = only.bottom() + 4;
    m_out.arrows = {QRectF(only.left(), below, 40, leastTarget),
                    QRectF(only.right() - 40, below, 40, leastTarget)};
    m_out.count = QRectF(only.left() + 42, below, width - 84, leastTarget);
    const qreal left = top + m_rows[middleRow] - below - leastTarget - 2;
    m_out.supply = QRectF(only.left() + 4, below + leastTarget + 2, width - 8, left);
    const qreal table = only.right() + partsApart;
    placeTable({table, top, m_size.width() - sideAir - table, m_rows[middleRow]});
  }

  void placeBoats(qreal river) {
    if (m_rows[nileRow] <= 0) return;
    m_out.nile = QRectF(0, river, m_size.width(), m_rows[nileRow]);
    const QRectF row = m_out.nile.adjusted(4, 4, -4, -4);
    for (int place = 0; place <= boatsInRow; ++place) {
      const int column = place == reservedBoat ? boatsInRow : place - 1;
      m_out.boats[at(place)] = ui::columnIn(row, column, boatsInRow + 1, 8);
    }
  }

  const QSizeF m_size;
  const BoardNeeds& m_needs;
  Rows m_rows{};
  BoardLayout m_out;
};

} // namespace

SiteRoom siteRoom(Site site, const QRectF& all, int players) {
  SiteRoom room;
  room.all = all;
  const qreal half = (all.width() - 22) / 2;
  const bool hasNext = all.height() >= siteWithNext;
  // Markers are targets below those of the troops.
  const qreal troops =
      all.top() + (hasNext ? std::min<qreal>(all.height() - 2 * leastTarget, 56) : 56);
  const qreal corner = std::min<qreal>(60, 0.3 * all.width());
  room.corner = QRectF(all.right() - 2 - corner, all.top() + 2, corner, leastTarget);
  for (const Troop kind : allTroops) {
    if (all.height() < 56 + leastTarget) break;
    room.troops[at(kind)] = QRectF(all.left() + 8 + (half + 6) * static_cast<qreal>(at(kind)),
                                   troops, half, leastTarget);
  }
  const qreal wares =
      room.troops[0].isEmpty() ? all.top() + 28 : room.troops[0].top() - leastTarget;
  room.wares = QRectF(all.left() + 8, wares, all.width() - 16, leastTarget);
  if (!hasNext) return room;
  room.next = all.adjusted(9, 0, -9, -2);
  room.next.setTop(troops + leastTarget + 3);
  if (site != Site::giza) return room;
  qreal x = all.right() - 4;
  for (std::size_t i = at(players); i-- > 0;) {
    x -= leastTarget;
    room.markers[i] = QRectF(x, all.bottom() - leastTarget - 0.5, leastTarget, leastTarget);
  }
  return room;
}

qreal leastHeight(const BoardNeeds& needs) {
  return heightOf(needs.only ? rowsOfOne(needs, 0) : foldsFor(needs).front());
}

qreal flatHeight(bool only) {
  return heightOf(only ? onlyRows : flatRows);
}

BoardLayout layOutBoard(const QSizeF& size, const BoardNeeds& needs) {
  return BoardPlanner(size, needs).plan();
}

} // namespace nilometer::pyramidion
