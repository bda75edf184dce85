// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/board/board_layout.h"

#include "ui/table/board/scene_parts.h"

#include <algorithm>
#include <numeric>

namespace nilometer::saqqara {

namespace {

constexpr qreal topStep = 44;  ///< how wide the highest one is
constexpr qreal hutWidth = 40; ///< with the air beside it
constexpr qreal storeWidth = 145;
constexpr qreal tableColumn = 128;
/// Narrower, table and supply have no column of their own. In a window of 1280 × 720 u the board
/// has 872; where letters of whole pixels make u larger, up to 4 % of such a window less.
constexpr qreal wideBoard = 824;
constexpr qreal arrowWidth = 30;

/// Heights of the rows, from above.
struct Rows {
  qreal head;
  qreal name;
  qreal nile;
  qreal store;
  qreal gap;
  qreal card;
  qreal slots;
  qreal band;
  qreal line; ///< of table and supply
};
constexpr Rows wholeRows{34, 22, 66, 100, 8, 52, 48, 48, 30};
constexpr Rows flatRows{22, 17, 48, 73, 6, 40, 40, 38, 28};
constexpr Rows onlyRows{20, 16, 46, 76, 4, 34, 36, 34, 28};
/// Lower they never are.
constexpr Rows leastRows{20, 16, 46, 70, 6, 34, 36, 34, 28};
constexpr Rows leastOnly{18, 16, 46, 74, 3, 34, 36, 29, 28};

class BoardPlanner {
public:
  BoardPlanner(const QSizeF& size, const BoardNeeds& needs)
      : m_size(size), m_needs(needs), m_rows(needs.only   ? onlyRows
                                             : needs.flat ? flatRows
                                                          : wholeRows),
        m_lowest(needs.only   ? leastOnly
                 : needs.flat ? leastRows
                              : flatRows) {}

  BoardLayout plan(int field) {
    m_out.isLine = m_size.width() < wideBoard || m_needs.only;
    const qreal left = m_out.isLine ? 6 : tableColumn + 6;
    qreal steps = 0;
    for (const auto& own : m_needs.steps) {
      steps = std::max(steps, std::accumulate(own.begin(), own.end(), qreal(0)));
    }
    m_out.least = needed(m_rows) + steps;
    m_out.lowest = needed(m_lowest) + steps;
    const qreal more = m_size.height() - m_out.least;
    more < 0 ? squeeze(-more) : spread(more, steps);
    m_out.head = QRectF(8, 0, m_size.width() - 16, std::min<qreal>(m_rows.head, 28));
    const qreal ground = m_rows.head + steps;
    placePyramids(ground);
    const qreal river = ground + m_rows.name;
    m_out.nile = QRectF(0, river, m_size.width(), m_rows.nile);
    m_out.nileEnd = QRectF(m_size.width() - 57, river + (m_rows.nile - 30) / 2 - 4, 30, 30);
    m_out.firstSpace = tableColumn + 4;
    m_out.lastSpace = m_size.width() - 89;
    const qreal stores = river + m_rows.nile;
    if (m_needs.only) {
      placeOnly(stores, left);
    } else {
      placeStores(stores, left);
    }
    placeBand(m_size.height() - m_rows.band - (m_out.isLine ? m_rows.line : 0), left);
    if (!m_out.isLine) placeColumn(stores);
    const QRectF& now = m_out.fields[at(field)];
    m_out.sun = QRectF(now.center().x() - 44, m_rows.head - 26, 88, 88);
    return m_out;
  }

private:
  /// By all rows, without the steps.
  [[nodiscard]] qreal needed(const Rows& rows) const {
    const qreal line = m_out.isLine ? rows.line : 0;
    const qreal under = rows.gap + rows.card + rows.gap + rows.slots;
    return rows.head + rows.name + rows.nile + rows.store + (m_needs.only ? 0 : under) + rows.gap +
           rows.band + line;
  }
  /// So much is missing: every row gives the same part of what it can.
  void squeeze(qreal missing) {
    const Rows usual = m_rows;
    m_rows = m_lowest;
    const qreal part = std::min<qreal>(1, missing / (needed(usual) - needed(m_rows)));
    for (const auto row : {&Rows::head, &Rows::name, &Rows::nile, &Rows::store, &Rows::gap,
                           &Rows::card, &Rows::slots, &Rows::band, &Rows::line}) {
      m_rows.*row = usual.*row + part * (m_rows.*row - usual.*row);
    }
  }
  /// Storehouses grow first, then the pyramids, and at last the sky.
  void spread(qreal more, qreal& steps) {
    constexpr qreal mostStore = 100;
    constexpr qreal highest = 178; ///< of a pyramid
    const qreal store = std::min(more, mostStore);
    const qreal needed = steps;
    if (needed > 0) m_taller += std::clamp<qreal>(highest - needed, 0, more - store) / needed;
    steps *= m_taller;
    m_rows.store += store;
    m_rows.head += more - store - (steps - needed);
  }

  void placePyramids(qreal ground) {
    const auto count = static_cast<qreal>(m_needs.steps.size());
    const qreal pitch = (m_size.width() - 10) / std::max<qreal>(count, 1);
    // Right of the lowest step is room for its points.
    const qreal foot = std::min<qreal>(pitch - 35, 178);
    for (std::size_t i = 0; i < m_needs.steps.size(); ++i) {
      PyramidRoom room;
      const qreal middle = 5 + pitch * (static_cast<qreal>(i) + 0.5);
      qreal bottom = ground;
      for (int level = 0; level < topLevel; ++level) {
        const qreal height = m_taller * m_needs.steps[i][at(level)];
        const qreal width = foot - (foot - topStep) * level / (topLevel - 1);
        room.steps[at(level)] = QRectF(middle - width / 2, bottom - height, width, height);
        bottom -= height;
      }
      room.name = QRectF(middle - pitch / 2 + 2, ground, pitch - 4, m_rows.name);
      m_out.pyramids.push_back(room);
    }
  }
  void placeSlots(WarehouseRoom& room, const QRectF& row) {
    const auto seats = static_cast<qreal>(m_needs.players);
    const qreal width = std::min<qreal>(54, (row.width() - 5 * (seats - 1)) / seats);
    for (int seat = 0; seat < m_needs.players; ++seat) {
      room.slots[at(seat)] =
          QRectF(row.left() + seat * (width + 5), row.top(), width, row.height());
    }
  }
  void placeStores(qreal top, qreal left) {
    const qreal pitch = (m_size.width() - left - 6) / warehouseCount;
    for (int i = 0; i < warehouseCount; ++i) {
      WarehouseRoom& room = m_out.warehouses[at(i)];
      const qreal width = std::max<qreal>(pitch - 11, 0);
      room.store = QRectF(left + i * pitch - 2, top, hutWidth + storeWidth, m_rows.store);
      room.store.setWidth(std::min(pitch - 1, width + 13));
      qreal y = top + m_rows.store + m_rows.gap;
      room.card = QRectF(left + i * pitch, y, width, m_rows.card);
      y += m_rows.card + m_rows.gap;
      placeSlots(room, QRectF(left + i * pitch, y, width, m_rows.slots));
    }
  }
  /// One storehouse, its card and its places side by side, between two arrows.
  void placeOnly(qreal top, qreal left) {
    WarehouseRoom& room = m_out.warehouses[at(*m_needs.only)];
    m_out.arrows = {QRectF(left, top, arrowWidth, m_rows.store),
                    QRectF(m_size.width() - left - arrowWidth, top, arrowWidth, m_rows.store)};
    const qreal inside = m_size.width() - 2 * (left + arrowWidth + 6);
    room.store = QRectF(left + arrowWidth + 4, top, hutWidth + storeWidth, m_rows.store);
    const qreal x = room.store.right() + 8;
    const qreal width = left + arrowWidth + 6 + inside - x;
    const qreal card = std::min<qreal>(176, width);
    const bool isWide = width > card + 8 + m_needs.players * 36;
    room.card = QRectF(x, top + (isWide ? (m_rows.store - m_rows.card) / 2 : 0), card, m_rows.card);
    const QRectF beside(x + card + 8, top + (m_rows.store - m_rows.slots) / 2, width - card - 8,
                        m_rows.slots);
    const QRectF under(x, top + m_rows.store - m_rows.slots, width, m_rows.slots);
    placeSlots(room, isWide ? beside : under);
  }
  void placeBand(qreal top, qreal left) {
    m_out.band = QRectF(0, top, m_size.width(), m_rows.band);
    const qreal height = std::max(wholeStep, m_rows.band - 12);
    const qreal air = (m_rows.band - height) / 2;
    const qreal first = m_out.isLine ? 90 : tableColumn - 10;
    m_out.fields[0] = QRectF(6, top + air, first, height);
    const qreal begin = m_out.isLine ? 6 + first + 6 : left;
    const QRectF row(begin, top + air, m_size.width() - begin - 12, height);
    for (int i = 0; i < warehouseCount; ++i) {
      m_out.fields[at(i + 1)] = ui::columnIn(row, i, warehouseCount, 6);
    }
    if (!m_out.isLine) return;
    const QRectF line(6, m_out.band.bottom(), m_size.width() - 12, m_rows.line);
    m_out.table = QRectF(line.left(), line.top(), line.width() * 0.46, line.height());
    m_out.supply = QRectF(m_out.table.right() + 8, line.top(),
                          line.right() - m_out.table.right() - 8, line.height());
  }
  void placeColumn(qreal top) {
    const qreal bottom = m_out.band.top() - 4;
    // Six years with their heading; the signs of the supply stand closer then.
    constexpr qreal leastYears = 114;
    const qreal supply = std::clamp<qreal>(bottom - top - 6 - leastYears, 60, 84);
    m_out.table = QRectF(4, top + 6, tableColumn - 6, bottom - supply - top - 6);
    m_out.supply = QRectF(6, bottom - supply, tableColumn - 10, supply);
  }

  const QSizeF m_size;
  const BoardNeeds& m_needs;
  Rows m_rows;
  const Rows m_lowest;
  qreal m_taller = 1; ///< than needed, the steps
  BoardLayout m_out;
};

} // namespace

BoardLayout layOutBoard(const QSizeF& size, const BoardNeeds& needs, int field) {
  return BoardPlanner(size, needs).plan(field);
}

} // namespace nilometer::saqqara
