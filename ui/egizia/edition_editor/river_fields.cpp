// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy with the stops on the Nile and what is printed at the building sites.
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/river_painting.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/spaces/place_painting.h"
#include "ui/egizia/spaces/signs.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace nilometer::ui {

using egizia::Stop;
using egizia::StopKind;
using text::fill;

namespace {

// Lengths in u, as on the board; cards are narrow, for nothing lies there.
constexpr qreal unitsInLetter = 19; ///< of the picture: a letter of the page is so high
constexpr QSizeF cardSize(40, 34);
constexpr qreal cardsToMiddle = 66;
constexpr qreal middleToOthers = 37.5;
constexpr qreal side = 35; ///< of round and building spaces
constexpr qreal between = 4;
constexpr qreal rowHeight = 37;

constexpr QLatin1String stopsPlace("river.stops");

/// What lies at a stop: a card, a round space, or the spaces of a site and its reserve.
std::vector<SpaceLook> looksAt(const Stop& stop, const egizia::Edition& edition, int siteSpaces) {
  std::vector<SpaceLook> looks(stop.kind == StopKind::site ? std::size_t(siteSpaces) + 1 : 1);
  if (stop.kind == StopKind::card) {
    looks[0].shape = SpaceLook::Shape::card;
    looks[0].label = text::number(stop.index + 1);
    looks[0].empty = true;
    return looks;
  }
  if (stop.kind == StopKind::round) {
    showRoundSpace(looks[0], stop, edition);
    // Its name and what it does are written beside the picture.
    SpaceLook circle;
    circle.shape = looks[0].shape;
    circle.tiles = looks[0].tiles;
    return {circle};
  }
  for (int i = 0; i < siteSpaces; ++i) {
    looks[std::size_t(i)].shape = SpaceLook::Shape::space;
    looks[std::size_t(i)].text = text::number(i + 1);
    // Those that only four players use lie a little deeper.
    looks[std::size_t(i)].empty = i >= edition.spacesPerSiteFewPlayers;
  }
  looks.back().shape = SpaceLook::Shape::reserve;
  //: One letter for the reserve beside a building site.
  looks.back().text = CopyFields::tr("R");
  return looks;
}

RiverLayout layoutIn(const QRectF& room, qreal u) {
  RiverLayout layout;
  layout.u = u;
  layout.cards = QRectF(room.left(), 0, cardSize.width() * u, 0).toRect();
  layout.middle = room.left() + (cardSize.width() + cardsToMiddle) * u;
  layout.others = QRectF(layout.middle + middleToOthers * u, 0, 0, 0).toRect();
  layout.square = qRound(side * u);
  layout.gap = qRound(between * u);
  layout.heights = {qRound(room.center().y())};
  return layout;
}

/// The stop with its piece of the river; those of all stops on each other are one picture.
FieldDrawing stopPicture(const Stop& stop, const egizia::Edition& edition) {
  const int spaces = std::clamp<int>(edition.spacesPerSite, 0, egizia::maxSiteSpaces);
  const qreal width =
      cardSize.width() + cardsToMiddle + middleToOthers + (spaces + 1) * (side + between);
  const auto paint = [stop, looks = looksAt(stop, edition, spaces)](
                         QPainter& painter, const QRectF& room, const Theme& theme) {
    const QFont font = painter.font();
    const qreal u = painter.fontMetrics().height() / unitsInLetter;
    const RiverLayout layout = layoutIn(room, u);
    const int middle = layout.heights.front();
    // All fields green: the picture shows the river, not a moment of a game.
    paintRiver(painter, {stop}, layout, {room.top() - 1, room.bottom() + 1}, egizia::Ring::right,
               theme);
    for (std::size_t i = 0; i < looks.size(); ++i) {
      QRect space = layout.squareOf(middle, static_cast<int>(i) + 1);
      if (stop.kind == StopKind::card) {
        space = QRectF({room.left(), middle - cardSize.height() * u / 2}, cardSize * u).toRect();
      }
      SpaceLook look = looks[i];
      const std::vector<QColor> crews = std::exchange(look.tiles, {});
      paintPlace(painter, space, look, {}, font, theme);
      const qreal unit = lookUnit(font);
      QRectF tiles({}, tilesSize(crews.size()) * unit);
      tiles.moveTopLeft({QRectF(space).right() + 2 * between * unit,
                         QRectF(space).center().y() - tiles.height() / 2});
      if (!crews.empty()) paintTiles(painter, tiles, crews, theme, unit);
    }
    painter.setFont(font);
  };
  return {QSizeF(width, rowHeight) / unitsInLetter, paint, {}};
}

/// A card space; they are numbered anew by their order.
CopyChange addingSpace(std::size_t at) {
  return inserting(stopsPlace, at, record::jsonText("C1"));
}

/// The stop goes upstream or downstream by a step that can be seen: card spaces are all alike, so
/// one of them goes past the next stop that is none.
FieldStep moveStep(const CopyState& copy, std::size_t stop, bool isUp, const QString& name) {
  const std::vector<Stop>& river = editionOf(copy.checked).river;
  const auto isAlike = [&](const Stop& other) {
    const bool card = other.kind == StopKind::card;
    return other.kind == river[stop].kind && (card || other.index == river[stop].index);
  };
  const std::size_t by = isUp ? std::size_t(-1) : 1;
  std::size_t to = stop + by;
  while (to < river.size() && isAlike(river[to])) to += by;
  //: %1: a stop on the Nile; the keys for it in brackets
  const QString text = isUp ? CopyFields::tr("Move %1 upstream (Alt+↑)")
                            : CopyFields::tr("Move %1 downstream (Alt+↓)");
  FieldStep step = stepAt(
      elementAt(stopsPlace, stop), isUp ? "earlier" : "later", fill(text, {name}),
      [=](auto& copied) { return copied.move(stopsPlace.data(), stop, to); }, to < river.size());
  // At the end of the river the other way is left.
  const QString there = elementAt(stopsPlace, to);
  step.next = {there + step.name.section(u']', 1), there + u" earlier", there + u" later"};
  return step;
}

FieldRow stopRow(const CopyState& copy, std::size_t index) {
  const egizia::Edition& edition = editionOf(copy.checked);
  const Stop& stop = edition.river[index];
  const QString place = elementAt(stopsPlace, index);
  SpaceLook look;
  if (stop.kind == StopKind::round) showRoundSpace(look, stop, edition);
  const QString name = text::stop(static_cast<int>(index), {&edition, {}});
  FieldText heading{asHeading(name), FieldText::Tone::plain, {}};
  if (stop.kind == StopKind::site) heading.tone = FieldText::Tone::strong;
  // How sure the order is stands above all of them.
  if (copy.sureness(place.toStdString()) == Sureness::nonsense) heading.place = place;
  FieldRow row;
  row.parts = {{stopPicture(stop, edition)},
               {std::move(heading)},
               {quietText(look.caption.section(captionVariant, 0, 0))},
               {moveStep(copy, index, true, name), moveStep(copy, index, false, name)}};
  if (stop.kind != StopKind::card) return row;
  FieldStep add =
      stepAt(place, "add", fill(CopyFields::tr("Add a Nile card space below %1"), {name}),
             addingSpace(index + 1),
             edition.river.size() < egizia::maxStops && edition.cardStops < egizia::maxCardStops);
  add.next = {elementAt(stopsPlace, index + 1, " add")};
  row.parts.push_back({stepAt(place, "remove", fill(CopyFields::tr("Take away %1"), {name}),
                              removing(stopsPlace, index), edition.river.size() > 1),
                       std::move(add)});
  return row;
}

FieldGroup sites(const CopyState& copy) {
  FieldGroup group;
  group.heading = CopyFields::tr("Building sites");
  for (std::size_t i = 0; i < egizia::siteCount; ++i) {
    const QString name = text::site(static_cast<egizia::Site>(i));
    //: %1: a building site
    const QString called = fill(CopyFields::tr("Name printed at the site: %1"), {name});
    const QString place = u"box.siteNames." + text::fromUtf8(egizia::siteNames[i]);
    group.rows.push_back({asHeading(name), {{FieldWord{place, called}}}, {}});
  }
  for (const char* key : {"sites.spaces", "sites.spacesFewPlayers"}) {
    group.rows.push_back(valueRow(copy, QLatin1String(key)));
  }
  group.rows.push_back(lineOf(
      FieldText{text::printedValue("sites.participation", {}), FieldText::Tone::strong, {}}));
  for (int i = 1; i <= egizia::siteCount; ++i) {
    const QString place = QStringLiteral("sites.participation[%1]").arg(i - 1);
    group.rows.push_back(
        {CopyFields::tr("At %n building site(s)", nullptr, i), {{numberAt(copy, place)}}, {}});
  }
  return group;
}

} // namespace

FieldList riverFields(const CopyState& copy) {
  const egizia::Edition& edition = editionOf(copy.checked);
  FieldGroup river;
  river.heading = text::printedValue("river.stops", {});
  river.place = stopsPlace;
  river.order = FieldGroup::Rows::joined;
  if (edition.cardStops == 0) {
    river.behind = {
        stepAt(stopsPlace, "add", CopyFields::tr("Add a Nile card space"), addingSpace(0))};
  }
  for (std::size_t i = 0; i < edition.river.size(); ++i) river.rows.push_back(stopRow(copy, i));
  return {{}, {{{}, {std::move(river), sites(copy)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
