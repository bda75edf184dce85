// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy with the stops on the Nile and what is printed at the building sites.
#include "ui/board/heading.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/check/copied_values.h"
#include "ui/egizia/check/page_fields.h"
#include "ui/egizia/check/river_moves.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/words/words.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nilometer::ui {

using egizia::Stop;
using egizia::StopKind;
using words::fill;

namespace {

constexpr auto stopsPlace = "river.stops";
constexpr qreal riverWidth = 13;   ///< of the picture, in heights of a letter
constexpr qreal middleOfWater = 4; ///< … from its left edge
constexpr qreal halfWater = 0.9;
constexpr qreal bend = 0.5;     ///< how far the water swings to each side
constexpr qreal bendEvery = 11; ///< heights of a letter

QString stopAt(std::size_t stop) {
  return QStringLiteral("%1[%2]").arg(QLatin1String(stopsPlace)).arg(stop);
}

/// What a stop looks like beside the water.
struct PictureOfStop {
  Stop stop;
  egizia::CrewSet crews = 0;
  int spaces = 0;
  int fewPlayers = 0; ///< so many of them with two or three players
};

/// How far right of the middle the water is at that height of the page.
qreal swing(qreal y, qreal letter) {
  return bend * letter * std::sin(2 * std::numbers::pi * y / (bendEvery * letter));
}

void paintWater(QPainter& painter, const QRectF& room, qreal letter, const Theme& theme) {
  QPolygonF left;
  QPolygonF right;
  const qreal middle = room.left() + middleOfWater * letter;
  for (qreal y = room.top() - 1; y <= room.bottom() + 1; y += 2) {
    left.prepend(QPointF(middle - halfWater * letter + swing(y, letter), y));
    right.append(QPointF(middle + halfWater * letter + swing(y, letter), y));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.river);
  painter.drawPolygon(left + right);
  painter.setPen(QPen(theme.riverEdge, 1.5));
  painter.drawPolyline(left);
  painter.drawPolyline(right);
}

void paintSpaces(QPainter& painter, QRectF space, const PictureOfStop& of, const Theme& theme) {
  for (int number = 1; number <= of.spaces + 1; ++number) {
    const bool reserve = number > of.spaces;
    // Those that only four players use lie a little deeper.
    const QColor& ground = !reserve && number > of.fewPlayers ? theme.sunken : theme.surface;
    painter.setPen(QPen(theme.quietInk, 1, reserve ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(space, 3, 3);
    painter.setPen(theme.quietInk);
    //: One letter for the reserve beside a building site.
    painter.drawText(space, Qt::AlignCenter, reserve ? CopyFields::tr("R") : words::number(number));
    space.translate(space.width() * 1.15, 0);
  }
}

void paintStop(QPainter& painter, const QRectF& room, const PictureOfStop& of, const Theme& theme) {
  const qreal letter = painter.fontMetrics().height();
  paintWater(painter, room, letter, theme);
  const qreal y = room.center().y();
  const qreal middle = room.left() + middleOfWater * letter + swing(y, letter);
  const QRectF right(middle + (halfWater + 0.3) * letter, y - 0.65 * letter, 1.3 * letter,
                     1.3 * letter);
  switch (of.stop.kind) {
  case StopKind::card: {
    QRectF card(room.left(), y - 0.65 * letter, 0, 1.3 * letter);
    card.setRight(middle - (halfWater + 0.3) * letter);
    paintCard(painter, card, theme.sunken, theme.quietInk, 3);
    painter.setPen(theme.ink);
    return painter.drawText(card, Qt::AlignCenter, words::number(of.stop.index + 1));
  }
  case StopKind::round: {
    paintCard(painter, right, theme.ground, theme.riverEdge, right.width() / 2);
    QRectF tile(right.right() + 0.4 * letter, y - 0.45 * letter, 0.9 * letter, 0.9 * letter);
    for (const int crew : egizia::Bits(of.crews)) {
      paintCard(painter, tile, crewTint(static_cast<egizia::Crew>(crew)).fill, theme.quietInk, 3);
      tile.translate(1.1 * letter, 0);
    }
    return;
  }
  case StopKind::site: return paintSpaces(painter, right, of, theme);
  }
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
  return {FieldStep{stopAt(stop) + u" remove",
                    StepButton::Sign::remove,
                    fill(CopyFields::tr("Take away %1"), {name}),
                    [stop](egizia::EditionDocument& document) {
                      return document.remove(stopsPlace, stop);
                    },
                    edition.river.size() > 1,
                    {}},
          FieldStep{stopAt(stop) + u" add",
                    StepButton::Sign::add,
                    fill(CopyFields::tr("Add a Nile card space below %1"), {name}),
                    addingSpace(stop + 1),
                    room,
                    {stopAt(stop + 1) + u" add"}}};
}

FieldRow stopRow(const CopyState& copy, std::size_t index) {
  const Stop& stop = editionOf(copy.checked).river[index];
  PictureOfStop picture{
      stop, 0, std::clamp<int>(editionOf(copy.checked).spacesPerSite, 0, egizia::maxSiteSpaces),
      editionOf(copy.checked).spacesPerSiteFewPlayers};
  QString gives;
  if (stop.kind == StopKind::round) {
    PlaceLook look;
    showRoundSpace(look, stop, editionOf(copy.checked));
    picture.crews = picturedCrews(stop);
    gives = look.caption;
  }
  const auto paint = [picture](QPainter& painter, const QRectF& room, const Theme& theme) {
    paintStop(painter, room, picture, theme);
  };
  const QString name = words::stop(static_cast<int>(index), {&editionOf(copy.checked), {}});
  const FieldText::Tone tone =
      stop.kind == StopKind::site ? FieldText::Tone::strong : FieldText::Tone::plain;
  // How sure the order is stands above all of them.
  const bool isWrong = copy.sureness(stopAt(index).toStdString()) == Sureness::nonsense;
  const QString marked = isWrong ? stopAt(index) : QString();
  FieldRow row;
  row.parts = {
      {FieldDrawing{{riverWidth, 1.5}, paint, {}}},
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
    const QString name = words::site(static_cast<egizia::Site>(i));
    const QString place = u"box.siteNames." + words::fromUtf8(egizia::siteNames[i]);
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
  river.heading = words::printedValue(stopsPlace, {});
  river.place = QLatin1String(stopsPlace);
  river.order = FieldGroup::Rows::joined;
  if (editionOf(copy.checked).cardStops == 0) {
    river.behind = {FieldStep{QLatin1String(stopsPlace) + u" add",
                              StepButton::Sign::add,
                              CopyFields::tr("Add a Nile card space"),
                              addingSpace(0),
                              true,
                              {}}};
  }
  for (std::size_t i = 0; i < editionOf(copy.checked).river.size(); ++i)
    river.rows.push_back(stopRow(copy, i));
  FieldGroup sites = siteNames();
  for (const char* key : {"sites.spaces", "sites.spacesFewPlayers"}) {
    sites.rows.push_back(valueRow(copy, QLatin1String(key)));
  }
  sites.rows.push_back(
      {{},
       {{FieldText{words::printedValue("sites.participation", {}), FieldText::Tone::strong, {}}}},
       FieldRow::Lay::flow});
  for (int i = 1; i <= egizia::siteCount; ++i) {
    const QString place = QStringLiteral("sites.participation[%1]").arg(i - 1);
    sites.rows.push_back(
        {CopyFields::tr("At %n building site(s)", nullptr, i), {{numberAt(copy, place)}}, {}});
  }
  return {{}, {{{}, {std::move(river), std::move(sites)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
