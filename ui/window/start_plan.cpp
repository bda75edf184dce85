// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_plan.h"

#include "ui/window/box_shelf.h"
#include "ui/window/running_card.h"
#include "ui/window/start_head.h"
#include "ui/window/start_tiles.h"

#include <algorithm>
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

/// Takes `lack` away from the lengths, from the first ones first.
void shrink(std::initializer_list<Stretch*> lengths, qreal lack) {
  for (Stretch* length : lengths) {
    const qreal less = std::clamp<qreal>(lack, 0, length->now - length->least);
    length->now -= less;
    lack -= less;
  }
}

} // namespace

StartPlan startPlan(const QSizeF& window, StartHead& head, const RunningCard& card,
                    StartTiles& tiles, qreal u) {
  constexpr qreal lowWindow = 640;
  const qreal page = std::min(window.width(), widestPage);
  const qreal margin = page >= widestPage - 40 ? wideMargin : narrowMargin;
  const qreal room = page - 2 * margin;
  const qreal left = (window.width() - room) / 2;
  const Lower lower = lowerOf(room);
  tiles.setColumns(lower.columns);
  head.setSize(window.height() < lowWindow ? StartHead::Size::small : StartHead::Size::whole);
  const qreal headHeight = head.heightForWidth(static_cast<int>(room * u)) / u;
  const int cardPixels = static_cast<int>(lower.cardWidth * u);
  const qreal between = lower.isBeside ? 0 : besideCard;
  const auto both = [&](int cardHeight, int tilesHeight) {
    return (lower.isBeside ? std::max(cardHeight, tilesHeight) : cardHeight + tilesHeight) / u +
           between;
  };
  Stretch top{28, 8};
  Stretch aboveShelf{10, 6};
  Stretch shelf{BoxShelf::wholeHeight, BoxShelf::leastHeight};
  Stretch belowShelf{28, 10};
  Stretch below{both(card.wholeHeight(cardPixels), tiles.wholeHeight()),
                both(card.leastHeight(cardPixels), tiles.leastHeight())};
  Stretch above{26, 8};
  Stretch water{44, 0};
  const qreal all = top.now + headHeight + aboveShelf.now + shelf.now + belowShelf.now + below.now +
                    above.now + water.now;
  shrink({&water, &above, &top, &belowShelf, &aboveShelf, &shelf, &below}, all - window.height());
  // A higher window spreads them.
  const qreal spare = std::max<qreal>(0, window.height() - all) / 4;
  for (Stretch* length : {&top, &belowShelf, &above, &water}) length->now += spare;
  StartPlan plan;
  qreal y = top.now;
  plan.head = QRectF(left, y, room, headHeight);
  y += headHeight + aboveShelf.now;
  const qreal wider = std::min<qreal>(24, margin - 8);
  plan.shelf = QRectF(left - wider, y, room + 2 * wider, shelf.now);
  y += shelf.now + belowShelf.now;
  if (lower.isBeside) {
    plan.card = QRectF(left, y, lower.cardWidth, below.now);
    plan.tiles = QRectF(left + room - lower.tilesWidth, y, lower.tilesWidth, below.now);
  } else {
    const qreal cardHeight =
        std::max(card.leastHeight(cardPixels) / u, below.now - between - tiles.wholeHeight() / u);
    plan.card = QRectF(left, y, room, cardHeight);
    plan.tiles = QRectF(left, y + cardHeight + between, room, below.now - between - cardHeight);
  }
  plan.water = y + below.now + above.now;
  plan.height = std::max(window.height(), plan.water + water.now);
  return plan;
}

} // namespace nilometer::ui
