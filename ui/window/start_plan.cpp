// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_plan.h"

#include "ui/window/box_shelf.h"
#include "ui/window/running_card.h"
#include "ui/window/start_head.h"
#include "ui/window/start_tiles.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace nilometer::ui {

namespace {

constexpr qreal widestPage = 1280;
constexpr qreal wideMargin = 64;
constexpr qreal narrowMargin = 16;
/// So wide is a tile with its longest title.
constexpr qreal tileWidth = 284;
constexpr qreal narrowestCard = 420;
constexpr qreal besideCard = 16; ///< between card and tiles
constexpr qreal tileGap = 8;
constexpr qreal flatMargin = 12;
constexpr qreal leastWater = 30;      ///< with whole crests
constexpr qreal leastWithShelf = 240; ///< in a lower window the card stands above the shelf

/// A length that gives way where there is too little room.
struct Stretch {
  qreal now;
  qreal least;
};

/// What lies below the shelf: the card, with the tiles beside or below it.
struct Lower {
  qreal cardWidth;
  qreal tilesWidth;
  int columns;
  bool isBeside;
};

Lower lowerOf(qreal room) {
  const qreal two = 2 * tileWidth + tileGap;
  if (room >= narrowestCard + besideCard + two) {
    const qreal tiles = std::max(two, (room - besideCard) / 2);
    return {room - besideCard - tiles, tiles, 2, true};
  }
  if (room >= narrowestCard + besideCard + tileWidth) {
    return {room - besideCard - tileWidth, tileWidth, 1, true};
  }
  return {room, room, room >= two ? 2 : 1, false};
}

/// Takes `lack` away from the lengths, from the first ones first. Returns what is still missing.
qreal shrink(std::initializer_list<Stretch*> lengths, qreal lack) {
  for (Stretch* length : lengths) {
    const qreal less = std::clamp<qreal>(lack, 0, length->now - length->least);
    length->now -= less;
    lack -= less;
  }
  return lack;
}

/// How the parts look before they are placed: the usual ones, or flat ones where there is too
/// little height for these.
enum class PartForms : bool { usual, flat };

class Planner {
public:
  Planner(const QSizeF& window, const StartParts& parts, qreal u, PartForms forms)
      : m_window(window), m_parts(parts), m_u(u), m_isFlat(forms == PartForms::flat) {
    constexpr qreal lowWindow = 640;
    const qreal page = std::min(window.width(), widestPage);
    m_margin = page >= widestPage - 40 ? wideMargin : m_isFlat ? flatMargin : narrowMargin;
    m_room = page - 2 * m_margin;
    m_left = (window.width() - m_room) / 2;
    m_lower = lowerOf(m_room);
    parts.tiles.setColumns(m_lower.columns);
    const auto usual =
        window.height() < lowWindow ? StartHead::Size::small : StartHead::Size::whole;
    parts.head.setSize(m_isFlat ? StartHead::Size::line : usual);
    parts.shelf.setForm(m_isFlat ? ShelfForm::line : ShelfForm::boxes);
    chooseCard();
    measure();
  }

  /// So much is missing where everything is as low as it can be.
  [[nodiscard]] qreal lack() const {
    return m_top.least + m_head + m_aboveShelf.least + m_shelf.least + m_belowShelf.least +
           m_below.least + m_above.least - m_window.height();
  }

  [[nodiscard]] StartPlan plan() {
    spread();
    StartPlan made;
    qreal y = m_top.now;
    made.head = QRectF(m_left, y, m_room, m_head);
    y += m_head + m_aboveShelf.now;
    const bool isShelfBelow = m_isFlat && m_window.height() < leastWithShelf;
    if (!isShelfBelow) {
      made.shelf = shelfAt(y);
      y += m_shelf.now + m_belowShelf.now;
    }
    y = placeLower(made, y, isShelfBelow);
    made.water = y + m_above.now;
    made.height = std::max(m_window.height(), made.water + m_water.now);
    // Crests that the edge cuts off are no water.
    if (m_isFlat || m_water.now < leastWater) made.water = made.height + leastWater;
    return made;
  }

private:
  /// Beside high tiles the card is as high as these anyway.
  void chooseCard() {
    RunningCard& card = m_parts.card;
    card.setForm(RunningForm::usual);
    const int wide = static_cast<int>(m_lower.cardWidth * m_u);
    const bool hasRoom = m_lower.isBeside && card.leastHeight(wide) <= m_parts.tiles.leastHeight();
    if (m_isFlat && !hasRoom) card.setForm(RunningForm::flat);
  }

  void measure() {
    m_head = m_parts.head.heightForWidth(static_cast<int>(m_room * m_u)) / m_u;
    m_cardPixels = static_cast<int>(m_lower.cardWidth * m_u);
    m_between = m_lower.isBeside ? 0 : m_isFlat ? tileGap : besideCard;
    const auto both = [this](int cardHeight, int tilesHeight) {
      const int higher = std::max(cardHeight, tilesHeight);
      return (m_lower.isBeside ? higher : cardHeight + tilesHeight) / m_u + m_between;
    };
    const StartTiles& tiles = m_parts.tiles;
    m_below = {both(m_parts.card.wholeHeight(m_cardPixels), tiles.wholeHeight()),
               both(m_parts.card.leastHeight(m_cardPixels), tiles.leastHeight())};
    if (!m_isFlat) return;
    m_top = {4, 4};
    m_aboveShelf = m_belowShelf = {6, 6};
    m_shelf = {BoxShelf::lineHeight, BoxShelf::lineHeight};
    m_water = {0, 0};
    m_above = {8, 4};
  }

  void spread() {
    const qreal all = m_top.now + m_head + m_aboveShelf.now + m_shelf.now + m_belowShelf.now +
                      m_below.now + m_above.now + m_water.now;
    // A shelf that is a little lower is no loss; below that the water goes first.
    Stretch water{m_water.now, std::min(m_water.now, leastWater)};
    Stretch shelf{m_shelf.now, std::max(m_shelf.least, 0.8 * m_shelf.now)};
    const qreal missing =
        shrink({&water, &m_above, &m_belowShelf, &shelf}, all - m_window.height());
    m_water.now = water.now;
    m_shelf.now = shelf.now;
    shrink({&m_water, &m_top, &m_aboveShelf, &m_shelf, &m_below}, missing);
    if (m_isFlat) return;
    // A higher window spreads them.
    const qreal spare = std::max<qreal>(0, m_window.height() - all) / 4;
    for (Stretch* length : {&m_top, &m_belowShelf, &m_above, &m_water}) length->now += spare;
  }

  [[nodiscard]] QRectF shelfAt(qreal y) const {
    const qreal wider = m_isFlat ? 0 : std::min<qreal>(24, m_margin - 8);
    return {m_left - wider, y, m_room + 2 * wider, m_shelf.now};
  }

  /// Returns where all of it ends.
  qreal placeLower(StartPlan& made, qreal y, bool isShelfBelow) {
    if (m_lower.isBeside) {
      made.card = QRectF(m_left, y, m_lower.cardWidth, m_below.now);
      made.tiles = QRectF(m_left + m_room - m_lower.tilesWidth, y, m_lower.tilesWidth, m_below.now);
      return y + m_below.now;
    }
    const qreal least = m_parts.card.leastHeight(m_cardPixels) / m_u;
    const qreal tiles = m_parts.tiles.wholeHeight() / m_u;
    const qreal card = std::max(least, m_below.now - m_between - tiles);
    qreal tilesHeight = m_below.now - m_between - card;
    made.card = QRectF(m_left, y, m_room, card);
    y += card + m_between;
    if (isShelfBelow) {
      y = afterFold(y, m_shelf.now, m_belowShelf.now, 1);
      made.shelf = shelfAt(y);
      y += m_shelf.now + m_belowShelf.now;
    }
    const qreal low = m_parts.tiles.rowHeight(tilesHeight * m_u) / m_u;
    const int rows = qRound((tilesHeight + tileGap) / (low + tileGap));
    const qreal row = rowAtFold(y, low, rows);
    tilesHeight = rows * (row + tileGap) - tileGap;
    y = afterFold(y, row, tileGap, rows);
    made.tiles = QRectF(m_left, y, m_room, tilesHeight);
    return y + tilesHeight;
  }

  /// So many of the rows that begin at `y` are above the lower edge of the window.
  [[nodiscard]] int rowsAbove(qreal y, qreal row, qreal gap) const {
    constexpr qreal nearly = 0.5;
    return static_cast<int>(std::floor((m_window.height() - y + gap + nearly) / (row + gap)));
  }

  /// Where the edge cuts the rows, those above it are high enough to reach it.
  [[nodiscard]] qreal rowAtFold(qreal y, qreal row, int rows) const {
    const int above = rowsAbove(y, row, tileGap);
    if (above < 1 || above >= rows) return row;
    const qreal whole = (m_window.height() - y + tileGap) / above - tileGap;
    return std::clamp(whole, row, std::max(row, StartTile::wholeHeight));
  }

  /// Where rows begin for none of them to be cut by the edge: those that have no room above it
  /// begin there.
  [[nodiscard]] qreal afterFold(qreal y, qreal row, qreal gap, int rows) const {
    const qreal room = m_window.height() - y;
    const int above = rowsAbove(y, row, gap);
    if (room <= 0 || above >= rows) return y;
    return y + std::max<qreal>(0, room - above * (row + gap));
  }

  QSizeF m_window;
  const StartParts& m_parts;
  qreal m_u;
  bool m_isFlat;
  qreal m_margin = 0;
  qreal m_room = 0;
  qreal m_left = 0;
  Lower m_lower{};
  int m_cardPixels = 0;
  qreal m_between = 0; ///< card and tiles, where these are below it
  qreal m_head = 0;
  Stretch m_top{28, 8};
  Stretch m_aboveShelf{10, 6};
  Stretch m_shelf{BoxShelf::wholeHeight, BoxShelf::leastHeight};
  Stretch m_belowShelf{28, 10};
  Stretch m_below{};
  Stretch m_above{26, 8};
  Stretch m_water{44, 0};
};

} // namespace

StartPlan startPlan(const QSizeF& window, const StartParts& parts, qreal u) {
  Planner usual(window, parts, u, PartForms::usual);
  if (usual.lack() < 0.5) return usual.plan();
  return Planner(window, parts, u, PartForms::flat).plan();
}

} // namespace nilometer::ui
