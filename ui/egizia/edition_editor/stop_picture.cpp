// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/stop_picture.h"

#include "ui/base/style/look_unit.h"
#include "ui/egizia/board/river_painting.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/table/board/place_painting.h"
#include "ui/table/board/signs.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace nilometer::ui {

using egizia::Stop;
using egizia::StopKind;

namespace {

// Lengths in u, as on the board; cards are narrow, for nothing lies there.
constexpr qreal unitsInLetter = 19; ///< of the picture: a letter of the page is so high
constexpr qreal cardWidth = 40;
constexpr qreal cardHeight = 34;
constexpr qreal cardsToMiddle = 66;
constexpr qreal middleToOthers = 37.5;
constexpr qreal side = 35; ///< of round and building spaces
constexpr qreal between = 4;
constexpr qreal rowHeight = 37;

struct PicturedStop {
  Stop stop;
  std::vector<PlaceLook> places; ///< a card, a round space, or the spaces of a site
};

PlaceLook shaped(PlaceLook::Shape shape, const QString& text) {
  PlaceLook look;
  look.shape = shape;
  look.text = text;
  return look;
}

PicturedStop picturedStop(const Stop& stop, const egizia::Edition& edition) {
  PicturedStop pictured{stop, {}};
  switch (stop.kind) {
  case StopKind::card:
    pictured.places = {shaped(PlaceLook::Shape::card, {})};
    pictured.places.front().label = text::number(stop.index + 1);
    pictured.places.front().empty = true;
    break;
  case StopKind::round:
    pictured.places.emplace_back();
    showRoundSpace(pictured.places.front(), stop, edition);
    break;
  case StopKind::site: {
    const int spaces = std::clamp<int>(edition.spacesPerSite, 0, egizia::maxSiteSpaces);
    for (int number = 1; number <= spaces; ++number) {
      pictured.places.push_back(shaped(PlaceLook::Shape::space, text::number(number)));
      // Those that only four players use lie a little deeper.
      pictured.places.back().empty = number > edition.spacesPerSiteFewPlayers;
    }
    //: One letter for the reserve beside a building site.
    pictured.places.push_back(shaped(PlaceLook::Shape::reserve, CopyFields::tr("R")));
    break;
  }
  }
  return pictured;
}

RiverLayout layoutIn(const QRectF& room, qreal u) {
  RiverLayout layout;
  layout.u = u;
  layout.cards = QRectF(room.left(), 0, cardWidth * u, 0).toRect();
  layout.middle = room.left() + (cardWidth + cardsToMiddle) * u;
  layout.others = QRectF(layout.middle + middleToOthers * u, 0, 0, 0).toRect();
  layout.square = qRound(side * u);
  layout.gap = qRound(between * u);
  layout.heights = {qRound(room.center().y())};
  return layout;
}

void paintRound(QPainter& painter, const QRectF& space, const PlaceLook& look, const Theme& theme) {
  // Its name and what it does are written beside the picture.
  PlaceLook circle;
  circle.shape = look.shape;
  paintPlace(painter, space, circle, {}, painter.font(), theme);
  const qreal u = lookUnit(painter.font());
  QRectF tiles({}, tilesSize(look.tiles.size()) * u);
  tiles.moveTopLeft({space.right() + 2 * between * u, space.center().y() - tiles.height() / 2});
  paintTiles(painter, tiles, look.tiles, theme, u);
}

void paintStop(QPainter& painter, const QRectF& room, const PicturedStop& of, const Theme& theme) {
  const qreal u = painter.fontMetrics().height() / unitsInLetter;
  const QFont font = painter.font();
  const RiverLayout layout = layoutIn(room, u);
  // All fields green: the picture shows the river, not a moment of a game.
  paintRiver(painter, {of.stop}, layout, {room.top() - 1, room.bottom() + 1}, egizia::Ring::right,
             theme);
  const int height = layout.heights.front();
  if (of.stop.kind == StopKind::card) {
    QRectF card(0, 0, cardWidth * u, cardHeight * u);
    card.moveCenter({room.left() + card.width() / 2, static_cast<qreal>(height)});
    paintPlace(painter, card.toRect(), of.places.front(), {}, font, theme);
  } else if (of.stop.kind == StopKind::round) {
    paintRound(painter, layout.squareOf(height, 1), of.places.front(), theme);
  } else {
    for (std::size_t i = 0; i < of.places.size(); ++i) {
      const QRect space = layout.squareOf(height, static_cast<int>(i) + 1);
      paintPlace(painter, space, of.places[i], {}, font, theme);
    }
  }
  painter.setFont(font);
}

} // namespace

FieldDrawing stopPicture(const Stop& stop, const egizia::Edition& edition) {
  const int spaces = std::clamp<int>(edition.spacesPerSite, 0, egizia::maxSiteSpaces) + 1;
  const qreal width = cardWidth + cardsToMiddle + middleToOthers + spaces * (side + between);
  const auto paint = [of = picturedStop(stop, edition)](QPainter& painter, const QRectF& room,
                                                        const Theme& theme) {
    paintStop(painter, room, of, theme);
  };
  return {QSizeF(width, rowHeight) / unitsInLetter, paint, {}};
}

} // namespace nilometer::ui
