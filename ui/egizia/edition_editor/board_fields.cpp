// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for pieces, round spaces, strength tracks and markets.
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QPainter>

namespace nilometer::ui {

using egizia::Crew;
using egizia::RoundSpace;
using text::fill;

namespace {

FieldRow fixedRow(const char* key, const QString& text) {
  return {text::printedValue(key, {}),
          {{quietText(fill(CopyFields::tr("%1 (part of the rules)"), {text}))}},
          {}};
}

/// A crew as it lies before a player when the game begins.
FieldDrawing crewTile(Crew crew, int strength) {
  constexpr QSizeF size(1.7, 1.5); // in heights of a letter
  const auto paint = [=](QPainter& painter, const QRectF& room, const Theme& theme) {
    QRectF tile({}, size * painter.fontMetrics().height());
    tile.moveCenter(room.center());
    painter.setFont(headingFont(painter.font()));
    paintCrew(painter, tile, crew, strength, false, theme);
  };
  return {size, paint, {}};
}

FieldGroup roundSpace(const CopyState& copy, const egizia::Stop& stop) {
  const auto space = static_cast<RoundSpace>(stop.index);
  SpaceLook look;
  showRoundSpace(look, stop, editionOf(copy.checked));
  FieldGroup group;
  group.heading = look.text;
  if (picturedCrews(stop) != 0) group.behind = {crewsDrawing(picturedCrews(stop))};
  group.rows.push_back(lineOf(quietText(look.caption.section(captionVariant, 0, 0))));
  const bool normal =
      space == RoundSpace::thebae || space == RoundSpace::selinon || space == RoundSpace::beniHasan;
  // However many are shown there in this copy.
  const QString gains = normal ? CopyFields::tr("Each crew shown gains 1 strength.")
                               : text::ruleSummary(egizia::ruleOf(space));
  group.rows.push_back(lineOf(FieldText{gains, {}, {}}));
  if (normal) {
    group.rows.push_back(
        valueRow(copy, u"river." + text::fromUtf8(egizia::roundSpaceNames[stop.index])));
  }
  if (space == RoundSpace::alyi)
    group.rows.push_back(valueRow(copy, QStringLiteral("river.alyiStones")));
  return group;
}

FieldGroup stoneMarket(const CopyState& copy) {
  const QString place = QStringLiteral("stoneMarket.steps");
  const int steps = copy.number(place.toStdString());
  FieldGroup group;
  group.heading = asHeading(text::market(egizia::Market::stone));
  for (const char* key : {"steps", "lastStepStones", "saleSteps", "stonesPerPoint"}) {
    group.rows.push_back(valueRow(copy, u"stoneMarket." + QLatin1String(key)));
  }
  group.rows[0].parts.push_back(
      {stepAt(place, "remove", CopyFields::tr("Take away a step of the stone market"),
              setting(place, record::jsonNumber(steps - 1)), steps > 1),
       stepAt(place, "add", CopyFields::tr("Add a step to the stone market"),
              setting(place, record::jsonNumber(steps + 1)), steps < egizia::maxMarketSteps)});
  return group;
}

FieldRow penaltyRow(const CopyState& copy, std::size_t index, std::size_t steps) {
  const QString list = QStringLiteral("grainMarket.penalties");
  const QString place = elementAt(list, index);
  const QString count = text::number(static_cast<int>(index) + 1);
  FieldNumber penalty = numberAt(copy, place);
  const int points = copy.number(place.toStdString());
  if (points != 0) penalty.content.before = QStringLiteral("−");
  const FieldStep remove = stepAt(
      place, "remove", fill(CopyFields::tr("Take away step %1 of the grain market"), {count}),
      removing(list, index), steps > 1);
  const FieldStep add = stepAt(
      place, "add", fill(CopyFields::tr("Add a step below step %1 of the grain market"), {count}),
      inserting(list, index + 1, record::jsonNumber(points)), steps < egizia::maxMarketSteps);
  return {fill(CopyFields::tr("Step %1"), {count}), {{penalty}, {remove, add}}, {}};
}

} // namespace

FieldList piecesFields(const CopyState& copy) {
  FieldGroup group;
  for (const char* key : {"players.ships", "box.stones", "box.markers", "players.startingStones",
                          "players.stoneTrackEnd"}) {
    group.rows.push_back(valueRow(copy, QLatin1String(key)));
  }
  //: The fewest and the most players.
  group.rows.push_back(
      fixedRow("box.players",
               fill(CopyFields::tr("%1 to %2"), {text::number(copy.number("box.players.least")),
                                                 text::number(copy.number("box.players.most"))})));
  group.rows.push_back(fixedRow("box.rounds", text::number(copy.number("box.rounds"))));
  return {{}, {{{}, {group}, FieldSection::Widths::own}}};
}

FieldList roundSpacesFields(const CopyState& copy) {
  FieldSection section;
  for (const egizia::Stop& stop : editionOf(copy.checked).river) {
    if (stop.kind == egizia::StopKind::round) section.groups.push_back(roundSpace(copy, stop));
  }
  return {{}, {std::move(section)}};
}

FieldList crewTracksFields(const CopyState& copy) {
  FieldSection section;
  for (int i = 0; i < egizia::crewCount; ++i) {
    const QString name = text::crewName(static_cast<Crew>(i));
    const QString crew = text::fromUtf8(egizia::crewNames[static_cast<std::size_t>(i)]);
    const QString start = u"players.crewStart." + crew;
    FieldGroup group;
    group.heading = asHeading(name);
    group.before = {crewTile(static_cast<Crew>(i), copy.number(start.toStdString()))};
    //: Where the track of a crew begins.
    group.rows.push_back({CopyFields::tr("Start"), {{numberAt(copy, start)}}, {}});
    group.rows.push_back(
        {CopyFields::tr("End"), {{numberAt(copy, u"players.crewTrackEnd." + crew)}}, {}});
    //: %1: a crew
    const QString colour = fill(CopyFields::tr("%1: colour in the box"), {name});
    group.rows.push_back({CopyFields::tr("Colour in the box"),
                          {{colourField(copy, u"box.crewColours." + crew, colour)}},
                          {}});
    section.groups.push_back(std::move(group));
  }
  return {{}, {std::move(section)}};
}

FieldList marketsFields(const CopyState& copy) {
  FieldGroup grain;
  grain.heading = asHeading(text::market(egizia::Market::grain));
  const std::size_t steps = editionOf(copy.checked).grainPenalties.size();
  for (std::size_t i = 0; i < steps; ++i) grain.rows.push_back(penaltyRow(copy, i, steps));
  grain.rows.push_back(valueRow(copy, QStringLiteral("grainMarket.lastStepPoints")));
  return {{}, {{{}, {stoneMarket(copy), std::move(grain)}}}};
}

} // namespace nilometer::ui
