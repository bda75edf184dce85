// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for pieces, round spaces, strength tracks and markets.
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/edition_editor/colour_choice.h"
#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/egizia/edition_editor/listed_cards.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/words.h"
#include "ui/table/board/heading.h"
#include "ui/text/phrase.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/edition_bounds.h"

#include <QPainter>

namespace nilometer::ui {

using egizia::Crew;
using egizia::RoundSpace;
using text::fill;

namespace {

FieldRow fixedRow(const char* key, const QString& text) {
  FieldRow row;
  row.label = text::printedValue(key, {});
  row.parts = {{quietText(fill(CopyFields::tr("%1 (part of the rules)"), {text}))}};
  return row;
}

FieldRow textRow(const FieldText& text) {
  return {{}, {{text}}, FieldRow::Lay::flow};
}

bool picturesNormalCrews(RoundSpace space) {
  return space == RoundSpace::thebae || space == RoundSpace::selinon ||
         space == RoundSpace::beniHasan;
}

FieldChoice crewsShown(const egizia::Stop& stop, const QString& name) {
  FieldChoice field;
  field.place = QStringLiteral("river.") + text::fromUtf8(egizia::roundSpaceNames[stop.index]);
  field.content.kind = ChoiceField::Kind::several;
  for (const int crew : egizia::Bits(egizia::normalCrews)) {
    field.content.options.push_back({crew, text::crewName(static_cast<Crew>(crew))});
  }
  for (const int crew : egizia::Bits(stop.crews)) field.content.chosen.push_back(crew);
  field.content.text = text::crewSetName(stop.crews);
  //: %1: a round space
  field.content.name = fill(CopyFields::tr("Crews shown at %1"), {name});
  field.change = [place = field.place.toStdString()](const std::vector<int>& ids) -> CopyChange {
    record::JsonArray crews;
    for (const int id : ids) crews.push_back(jsonOf(egizia::crewNames[std::size_t(id)]));
    return [place, crews](egizia::EditionDocument& document) {
      return !crews.empty() && document.set(place, record::JsonValue(crews));
    };
  };
  return field;
}

/// A crew as it lies before a player when the game begins.
FieldDrawing crewTile(Crew crew, int strength) {
  constexpr QSizeF size(1.7, 1.5); // in heights of a letter
  const auto paint = [=](QPainter& painter, const QRectF& room, const Theme& theme) {
    QRectF tile({}, size * painter.fontMetrics().height());
    tile.moveCenter(room.center());
    QFont bold = painter.font();
    bold.setBold(true);
    painter.setFont(bold);
    paintCrew(painter, tile, crew, strength, false, theme);
  };
  return {size, paint, {}};
}

FieldGroup roundSpace(const CopyState& copy, const egizia::Stop& stop) {
  const auto space = static_cast<RoundSpace>(stop.index);
  PlaceLook look;
  showRoundSpace(look, stop, editionOf(copy.checked));
  FieldGroup group;
  group.heading = look.text;
  if (picturedCrews(stop) != 0) group.behind = {crewsDrawing(picturedCrews(stop))};
  group.rows.push_back(textRow(quietText(look.caption.section(captionVariant, 0, 0))));
  const bool normal = picturesNormalCrews(space);
  // However many are shown there in this copy.
  group.rows.push_back(textRow({normal ? CopyFields::tr("Each crew shown gains 1 strength.")
                                       : text::ruleSummary(egizia::ruleOf(space)),
                                {},
                                {}}));
  if (normal)
    group.rows.push_back({CopyFields::tr("Crews shown"), {{crewsShown(stop, look.text)}}, {}});
  if (space == RoundSpace::alyi)
    group.rows.push_back(valueRow(copy, QStringLiteral("river.alyiStones")));
  return group;
}

FieldChoice crewColour(const CopyState& copy, const QString& crew, const QString& name) {
  FieldChoice field;
  field.place = QStringLiteral("box.crewColours.") + crew;
  const std::string now = wordIn(copy, field.place);
  field.content = colourChoice(now);
  //: %1: a crew
  field.content.name = fill(CopyFields::tr("%1: colour in the box"), {name});
  field.change = [place = field.place.toStdString(), now](const std::vector<int>& ids) {
    return wordChange(place, colourOfChoice(ids.empty() ? -1 : ids.front(), now));
  };
  return field;
}

CopyChange addSteps(const std::string& place, int by) {
  return [place, by](egizia::EditionDocument& copy) {
    return copy.set(place, copiedNumber(copy.value(place)) + by);
  };
}

FieldGroup stoneMarket(const CopyState& copy) {
  const QString place = QStringLiteral("stoneMarket.steps");
  const int steps = copy.number(place.toStdString());
  FieldGroup group;
  group.heading = asHeading(text::market(egizia::Market::stone));
  FieldRow row = valueRow(copy, place);
  row.parts.push_back(
      {lessStep(place + u" remove", CopyFields::tr("Take away a step of the stone market"),
                addSteps(place.toStdString(), -1), steps > 1),
       moreStep(place + u" add", CopyFields::tr("Add a step to the stone market"),
                addSteps(place.toStdString(), 1), steps < egizia::maxMarketSteps)});
  group.rows.push_back(std::move(row));
  for (const char* key : {"lastStepStones", "saleSteps", "stonesPerPoint"}) {
    group.rows.push_back(valueRow(copy, QStringLiteral("stoneMarket.") + QLatin1String(key)));
  }
  return group;
}

FieldRow penaltyRow(const CopyState& copy, int at, int steps) {
  static constexpr auto penalties = "grainMarket.penalties";
  const QString place = QStringLiteral("%1[%2]").arg(QLatin1String(penalties)).arg(at);
  const QString count = text::number(at + 1);
  const auto index = static_cast<std::size_t>(at);
  FieldNumber penalty = numberAt(copy, place);
  if (copy.number(place.toStdString()) != 0) penalty.content.before = QStringLiteral("−");
  const FieldStep remove = lessStep(
      place + u" remove", fill(CopyFields::tr("Take away step %1 of the grain market"), {count}),
      [index](egizia::EditionDocument& document) { return document.remove(penalties, index); },
      steps > 1);
  const FieldStep add = moreStep(
      place + u" add",
      fill(CopyFields::tr("Add a step below step %1 of the grain market"), {count}),
      [index](egizia::EditionDocument& document) { return document.duplicate(penalties, index); },
      steps < egizia::maxMarketSteps);
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
    FieldGroup group;
    group.heading = asHeading(name);
    group.before = {
        crewTile(static_cast<Crew>(i),
                 copiedNumber(copy.document.value("players.crewStart." + crew.toStdString())))};
    //: Where the track of a crew begins.
    group.rows.push_back(
        {CopyFields::tr("Start"), {{numberAt(copy, u"players.crewStart." + crew)}}, {}});
    group.rows.push_back(
        {CopyFields::tr("End"), {{numberAt(copy, u"players.crewTrackEnd." + crew)}}, {}});
    group.rows.push_back(
        {CopyFields::tr("Colour in the box"), {{crewColour(copy, crew, name)}}, {}});
    section.groups.push_back(std::move(group));
  }
  return {{}, {std::move(section)}};
}

FieldList marketsFields(const CopyState& copy) {
  FieldGroup grain;
  grain.heading = asHeading(text::market(egizia::Market::grain));
  const int steps = editionOf(copy.checked).steps(egizia::Market::grain);
  for (int i = 0; i < steps; ++i) grain.rows.push_back(penaltyRow(copy, i, steps));
  grain.rows.push_back(valueRow(copy, QStringLiteral("grainMarket.lastStepPoints")));
  return {{}, {{{}, {stoneMarket(copy), std::move(grain)}}}};
}

} // namespace nilometer::ui
