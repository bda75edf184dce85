// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy with the stops on the Nile and what is printed at the building sites.
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/edition_editor/river_moves.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/heading.h"
#include "ui/text/phrase.h"

#include "engine/egizia/edition.h"
#include "engine/egizia/edition_bounds.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/river_painting.h"
#include "ui/pages/edition_editor/fields.h"
#include "ui/table/board/place_painting.h"
#include "ui/table/board/signs.h"

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

/// The stop with its piece of the river; those of all stops on each other are one picture.
FieldDrawing stopPicture(const Stop& stop, const egizia::Edition& edition) {
  const int spaces = std::clamp<int>(edition.spacesPerSite, 0, egizia::maxSiteSpaces) + 1;
  const qreal width = cardWidth + cardsToMiddle + middleToOthers + spaces * (side + between);
  const auto paint = [of = picturedStop(stop, edition)](QPainter& painter, const QRectF& room,
                                                        const Theme& theme) {
    paintStop(painter, room, of, theme);
  };
  return {QSizeF(width, rowHeight) / unitsInLetter, paint, {}};
}

constexpr auto stopsPlace = "river.stops";
QString stopAt(std::size_t stop) {
  return QStringLiteral("%1[%2]").arg(QLatin1String(stopsPlace)).arg(stop);
}

CopyChange movingStop(std::size_t from, std::size_t to) {
  return [=](egizia::EditionDocument& copy) { return copy.move(stopsPlace, from, to); };
}

/// A card space; they are numbered anew by their order.
CopyChange addingSpace(std::size_t at) {
  return [at](egizia::EditionDocument& copy) { return copy.insert(stopsPlace, at, jsonOf("C1")); };
}

FieldStep moveStep(const CopyState& copy, std::size_t stop, Way way, const QString& name) {
  const auto to = movedStop(editionOf(copy.checked).river, stop, way);
  const bool up = way == Way::upstream;
  //: %1: a stop on the Nile; the keys for it in brackets
  const QString text = up ? CopyFields::tr("Move %1 upstream (Alt+↑)")
                          : CopyFields::tr("Move %1 downstream (Alt+↓)");
  const QString deed = up ? QStringLiteral(" earlier") : QStringLiteral(" later");
  FieldStep step{stopAt(stop) + deed, up ? StepButton::Sign::earlier : StepButton::Sign::later,
                 fill(text, {name}),  {},
                 to.has_value(),      {}};
  if (!to) return step;
  step.change = movingStop(stop, *to);
  // At the end of the river the other way is left.
  step.next = {stopAt(*to) + deed, stopAt(*to) + u" earlier", stopAt(*to) + u" later"};
  return step;
}

FieldParts cardSpaceSteps(const CopyState& copy, std::size_t stop, const QString& name) {
  const egizia::Edition& edition = editionOf(copy.checked);
  const bool room =
      edition.river.size() < egizia::maxStops && edition.cardStops < egizia::maxCardStops;
  return {
      lessStep(
          stopAt(stop) + u" remove", fill(CopyFields::tr("Take away %1"), {name}),
          [stop](egizia::EditionDocument& document) { return document.remove(stopsPlace, stop); },
          edition.river.size() > 1),
      FieldStep{stopAt(stop) + u" add",
                StepButton::Sign::add,
                fill(CopyFields::tr("Add a Nile card space below %1"), {name}),
                addingSpace(stop + 1),
                room,
                {stopAt(stop + 1) + u" add"}}};
}

FieldRow stopRow(const CopyState& copy, std::size_t index) {
  const Stop& stop = editionOf(copy.checked).river[index];
  QString gives;
  if (stop.kind == StopKind::round) {
    PlaceLook look;
    showRoundSpace(look, stop, editionOf(copy.checked));
    gives = look.caption.section(captionVariant, 0, 0);
  }
  const QString name = text::stop(static_cast<int>(index), {&editionOf(copy.checked), {}});
  const FieldText::Tone tone =
      stop.kind == StopKind::site ? FieldText::Tone::strong : FieldText::Tone::plain;
  // How sure the order is stands above all of them.
  const bool isWrong = copy.sureness(stopAt(index).toStdString()) == Sureness::nonsense;
  const QString marked = isWrong ? stopAt(index) : QString();
  FieldRow row;
  row.parts = {
      {stopPicture(stop, editionOf(copy.checked))},
      {FieldText{asHeading(name), tone, marked}},
      {quietText(gives)},
      {moveStep(copy, index, Way::upstream, name), moveStep(copy, index, Way::downstream, name)}};
  if (stop.kind == StopKind::card) row.parts.push_back(cardSpaceSteps(copy, index, name));
  return row;
}

FieldGroup siteNames() {
  FieldGroup group;
  group.heading = CopyFields::tr("Building sites");
  for (std::size_t i = 0; i < egizia::siteCount; ++i) {
    const QString name = text::site(static_cast<egizia::Site>(i));
    const QString place = u"box.siteNames." + text::fromUtf8(egizia::siteNames[i]);
    //: %1: a building site
    group.rows.push_back(
        {asHeading(name),
         {{FieldWord{place, fill(CopyFields::tr("Name printed at the site: %1"), {name})}}},
         {}});
  }
  return group;
}

} // namespace

FieldList riverFields(const CopyState& copy) {
  FieldGroup river;
  river.heading = text::printedValue(stopsPlace, {});
  river.place = QLatin1String(stopsPlace);
  river.order = FieldGroup::Rows::joined;
  if (editionOf(copy.checked).cardStops == 0) {
    river.behind = {moreStep(QLatin1String(stopsPlace) + u" add",
                             CopyFields::tr("Add a Nile card space"), addingSpace(0))};
  }
  for (std::size_t i = 0; i < editionOf(copy.checked).river.size(); ++i)
    river.rows.push_back(stopRow(copy, i));
  FieldGroup sites = siteNames();
  for (const char* key : {"sites.spaces", "sites.spacesFewPlayers"}) {
    sites.rows.push_back(valueRow(copy, QLatin1String(key)));
  }
  sites.rows.push_back(
      {{},
       {{FieldText{text::printedValue("sites.participation", {}), FieldText::Tone::strong, {}}}},
       FieldRow::Lay::flow});
  for (int i = 1; i <= egizia::siteCount; ++i) {
    const QString place = QStringLiteral("sites.participation[%1]").arg(i - 1);
    sites.rows.push_back(
        {CopyFields::tr("At %n building site(s)", nullptr, i), {{numberAt(copy, place)}}, {}});
  }
  return {{}, {{{}, {std::move(river), std::move(sites)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
