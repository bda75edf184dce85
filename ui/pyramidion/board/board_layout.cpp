// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_layout.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

/// A target in the least letters has 28 pixels.
constexpr qreal target = 31;
constexpr int sitesInRow = 4;
constexpr qreal side = 6;  ///< air at the left and right edge
constexpr qreal apart = 8; ///< between parts beside each other
constexpr qreal supplyWidth = 52;
constexpr qreal nameColumn = 30; ///< the symbol of a player
/// Lower, a site has no line for what comes next.
constexpr qreal siteWithNext = 112;

/// Heights of the rows, from above; those of the sites are there twice.
struct Rows {
  qreal margin;
  qreal site;
  qreal gap;
  qreal middle;
  qreal bank;
  qreal nile;
};
constexpr Rows wholeRows{6, 118, 8, 206, 4, 70};
constexpr Rows flatRows{4, 94, 6, 190, 2, 62};
constexpr Rows onlyRows{4, 0, 0, 190, 2, 62};

qreal heightOf(const Rows& rows) {
  return rows.margin + 2 * rows.site + rows.gap + rows.middle + 2 * rows.bank + rows.nile + 2;
}

class BoardPlanner {
public:
  BoardPlanner(const QSizeF& size, const BoardNeeds& needs) : m_size(size), m_needs(needs) {}

  BoardLayout plan() {
    fitRows();
    const qreal middle = m_rows.margin + m_rows.site + m_rows.gap;
    const qreal river = middle + m_rows.middle + m_rows.bank;
    if (m_needs.only) {
      placeOnly(middle);
    } else {
      placeSites(river + m_rows.nile + m_rows.bank);
      const qreal width = m_size.width() * 582 / 872;
      placeTable({m_size.width() - side - 2 - width, middle, width, m_rows.middle});
      const QRectF left(side + 2, middle, m_out.table.left() - side - 2 - apart, m_rows.middle);
      m_out.supply = QRectF(left.right() - supplyWidth, left.top() + 16, supplyWidth, 134);
      m_out.count = QRectF(left.topLeft(), QSizeF(left.width() * 0.6, 36));
      m_out.pyramid = left.adjusted(0, 12, -supplyWidth + 18, m_rows.bank);
    }
    placeBoats(river);
    return m_out;
  }

private:
  /// Too little: every row gives the same part of what it can. With more, the table grows first,
  /// and the sites half as much.
  void fitRows() {
    const Rows& least = m_needs.only ? onlyRows : flatRows;
    m_rows = m_needs.only || m_needs.flat ? least : wholeRows;
    m_out.least = heightOf(least);
    const qreal more = m_size.height() - heightOf(m_rows);
    if (more < 0 && heightOf(m_rows) > m_out.least) {
      const qreal part = std::min<qreal>(1, -more / (heightOf(m_rows) - m_out.least));
      for (const auto row :
           {&Rows::margin, &Rows::site, &Rows::gap, &Rows::middle, &Rows::bank, &Rows::nile}) {
        m_rows.*row += part * (least.*row - m_rows.*row);
      }
    } else if (more > 0) {
      m_rows.middle += m_needs.only ? more : more / 2;
      m_rows.site += m_needs.only ? 0 : more / 4;
    }
  }

  void placeSites(qreal lower) {
    const qreal pitch = (m_size.width() - 2 * side + apart) / sitesInRow;
    for (const Site site : allSites) {
      const auto column = static_cast<qreal>(at(site) % sitesInRow);
      const qreal top = at(site) < sitesInRow ? m_rows.margin : lower;
      m_out.sites[at(site)] =
          siteRoom(site, {side + pitch * column, top, pitch - apart, m_rows.site});
    }
  }

  /// One site, the arrows and the supply beside the table.
  void placeOnly(qreal top) {
    const qreal width = std::clamp<qreal>(m_size.width() * 0.26, 165, 209);
    const QRectF site(side, top, width, wholeRows.site);
    m_out.sites[at(*m_needs.only)] = siteRoom(*m_needs.only, site);
    const qreal below = site.bottom() + 4;
    m_out.arrows = {QRectF(site.left(), below, 40, target),
                    QRectF(site.right() - 40, below, 40, target)};
    m_out.count = QRectF(site.left() + 42, below, width - 84, target);
    const qreal left = top + m_rows.middle - below - target - 2;
    m_out.supply = QRectF(site.left() + 4, below + target + 2, width - 8, left);
    const qreal table = site.right() + apart;
    placeTable({table, top, m_size.width() - side - table, m_rows.middle});
  }

  void placeTable(const QRectF& room) {
    constexpr qreal head = 30;
    const qreal foot = std::clamp<qreal>(room.height() - head - m_needs.players * 34, 34, 44);
    const qreal column = room.width() < 500 ? 46 : 52;
    const qreal first = room.right() - 6 - columnCount * column;
    const qreal pitch = (room.height() - head - foot) / m_needs.players;
    m_out.table = room;
    m_out.head = QRectF(room.left(), room.top(), room.width(), head);
    for (int player = 0; player < m_needs.players; ++player) {
      const qreal top = room.top() + head + player * pitch;
      m_out.rows[at(player)] =
          QRectF(room.left() + nameColumn, top, first - room.left() - 32, pitch);
      for (int i = 0; i < columnCount; ++i) {
        m_out.cells[at(player)][at(i)] = QRectF(first + i * column, top, column, pitch);
      }
    }
    m_out.foot = QRectF(room.left(), room.bottom() - foot, first - room.left(), foot);
    for (int i = 0; i < columnCount; ++i) {
      m_out.ends[at(i)] = QRectF(first + i * column, m_out.foot.top(), column, foot);
    }
  }

  void placeBoats(qreal river) {
    m_out.nile = QRectF(0, river, m_size.width(), m_rows.nile);
    const qreal pitch = m_size.width() / (boatsInRow + 1);
    for (int place = 0; place <= boatsInRow; ++place) {
      const int column = place == reservedBoat ? boatsInRow : place - 1;
      m_out.boats[at(place)] = QRectF(pitch * column + 4, river + 4, pitch - 8, m_rows.nile - 8);
    }
  }

  const QSizeF m_size;
  const BoardNeeds& m_needs;
  Rows m_rows{};
  BoardLayout m_out;
};

} // namespace

SiteRoom siteRoom(Site site, const QRectF& all) {
  SiteRoom room;
  room.all = all;
  const qreal half = (all.width() - 22) / 2;
  room.corner = QRectF(all.right() - 62, all.top() + 2, 60, target);
  room.resources = QRectF(all.left() + 8, all.top() + 32, all.width() - 16, 24);
  for (const Troop kind : allTroops) {
    room.troops[at(kind)] = QRectF(all.left() + 8 + (half + 6) * static_cast<qreal>(at(kind)),
                                   all.top() + 56, half, target);
  }
  if (all.height() < siteWithNext) return room;
  room.next = QRectF(all.left() + 9, all.top() + 90, all.width() - 18, all.height() - 92);
  if (site != Site::giza) return room;
  qreal x = all.right() - 4;
  for (std::size_t i = room.markers.size(); i-- > 0;) {
    x -= target;
    room.markers[i] = QRectF(x, all.bottom() - target, target, target);
  }
  return room;
}

BoardLayout layOutBoard(const QSizeF& size, const BoardNeeds& needs) {
  return BoardPlanner(size, needs).plan();
}

std::vector<QRectF> cardRooms(const QRectF& row, int cards) {
  constexpr qreal usual = 65;
  constexpr qreal narrow = 46;
  constexpr qreal least = 28;
  const qreal fits = row.width() / std::max(cards, 1);
  const qreal pitch = fits >= usual ? usual : fits >= narrow ? narrow : std::max(least, fits);
  const qreal height = std::clamp<qreal>(row.height(), 28, target);
  std::vector<QRectF> rooms;
  for (int i = 0; i < cards; ++i) {
    rooms.emplace_back(row.left() + i * pitch, row.center().y() - height / 2, pitch, height);
  }
  return rooms;
}

std::array<QRectF, boatCount> stonesIn(const QRectF& pyramid) {
  constexpr int base = 6;
  constexpr int rows = 5;
  const qreal height = std::min<qreal>(27, pyramid.height() / (rows + 1.4));
  const qreal width = std::min<qreal>(41, pyramid.width() / base);
  std::array<QRectF, boatCount> stones;
  std::size_t next = 0;
  for (int row = 0; row < rows; ++row) {
    const int count = base - row;
    for (int i = 0; i < count; ++i) {
      stones[next++] = QRectF(pyramid.center().x() + width * (i - count / 2.0),
                              pyramid.bottom() - height * (row + 1), width - 2, height - 2);
    }
  }
  return stones;
}

} // namespace nilometer::pyramidion
