// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy for the tombs: their spaces, the tiles in the box, what their sum scores.
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::maxPrinted;
using record::jsonNumber;
using record::JsonObject;
using record::JsonValue;
using text::fill;

namespace {

constexpr QLatin1String tilesPlace("tombs.tileValues");
constexpr QLatin1String bandsPlace("tombs.bands");
constexpr int highestSum = 999;
constexpr int usualBand = 10; ///< how far a new band goes where nothing says it

/// Of all kinds together.
int tilesIn(const record::EditionDocument& document) {
  int tiles = 0;
  for (const JsonValue& kind : listIn(document, tilesPlace.data())) {
    tiles += static_cast<int>(*kind.find("tiles")->as<std::int64_t>());
  }
  return tiles;
}

/// How many tiles there are together is printed too: that number follows their kinds as far as it
/// can be printed.
CopyChange counted(CopyChange change) {
  return [change = std::move(change)](record::EditionDocument& document) {
    if (!change(document)) return false;
    const int tiles = tilesIn(document);
    const JsonValue* const before = document.value("tombs.tiles");
    if (*before->as<std::int64_t>() != tiles && tiles <= maxPrinted) {
      document.set("tombs.tiles", tiles);
    }
    return true;
  };
}

FieldRow tombRow(const CopyState& copy, const char* place, const QString& name) {
  return {name, {{numberAt(copy, QLatin1String(place), name)}}, {}};
}

/// The spaces as they lie on the board; behind the open doors there is a tile.
FieldDrawing tombsDrawing(egizia::BuildingPlan plan, int open) {
  CopiedBuilding drawn = copiedBuilding(std::move(plan), egizia::Building::tombs);
  for (std::size_t i = 0; i < drawn.spaces.size(); ++i) {
    drawn.spaces[i].text.clear();
    drawn.spaces[i].empty = static_cast<int>(i) >= open;
  }
  return wholeBuilding(std::move(drawn));
}

FieldParts tileKind(const CopyState& copy, std::size_t index, bool isOnly) {
  const QString place = elementAt(tilesPlace, index, ".tiles");
  const QString valuePlace = elementAt(tilesPlace, index, ".value");
  const QString value = text::number(copy.number(valuePlace.toStdString()));
  const int here = copy.number(place.toStdString());
  FieldNumber tiles =
      numberAt(copy, place, fill(CopyFields::tr("Number of tiles of value %1"), {value}));
  tiles.content.least = 1;
  tiles.content.most = std::max({maxPrinted - tilesIn(copy.document) + here, here, 1});
  tiles.content.before = QStringLiteral("× ");
  tiles.change = [at = place.toStdString()](int entered) {
    return counted([=](auto& document) { return document.enterNumber(at, entered); });
  };
  const QString which = text::number(static_cast<int>(index) + 1);
  return {numberAt(copy, valuePlace, fill(CopyFields::tr("Value of tile kind %1"), {which})), tiles,
          stepAt(elementAt(tilesPlace, index), "remove",
                 fill(CopyFields::tr("Remove the tiles of value %1"), {value}),
                 counted(removing(tilesPlace, index)), !isOnly)};
}

FieldGroup tilesGroup(const CopyState& copy) {
  const std::size_t kinds = listIn(copy.document, tilesPlace.data()).size();
  FieldGroup group;
  group.heading = CopyFields::tr("Tomb tiles in the box");
  group.rows.push_back(tombRow(copy, "tombs.tiles", CopyFields::tr("Tiles together")));
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (std::size_t i = 0; i < kinds; ++i) row.parts.push_back(tileKind(copy, i, kinds == 1));
  // One tile of a value higher than all others.
  const int highest = editionOf(copy.checked).tombTileValues.back();
  const JsonObject more{{"value", jsonNumber(std::min(highest + 1, maxPrinted))},
                        {"tiles", jsonNumber(1)}};
  row.parts.push_back({stepAt(tilesPlace, "add", CopyFields::tr("Add tiles of another value"),
                              counted(inserting(tilesPlace, kinds, JsonValue(more))),
                              tilesIn(copy.document) < maxPrinted)});
  group.rows.push_back(std::move(row));
  return group;
}

/// The last band has no end: the one that becomes the last loses it.
CopyChange removingBand(const std::vector<egizia::TombBand>& bands, std::size_t index) {
  const CopyChange remove = removing(bandsPlace, index);
  if (index == 0 || index + 1 < bands.size()) return remove;
  const JsonObject last{{"points", jsonNumber(bands[index - 1].points)}};
  return [=, end = setting(elementAt(bandsPlace, index - 1), JsonValue(last))](auto& document) {
    return remove(document) && end(document);
  };
}

FieldRow bandRow(const CopyState& copy, std::size_t index) {
  const std::vector<egizia::TombBand>& bands = editionOf(copy.checked).tombBands;
  const QString place = elementAt(bandsPlace, index);
  const QString which = text::number(static_cast<int>(index) + 1);
  const int before = index == 0 ? 0 : bands[index - 1].upTo;
  const bool isLast = index + 1 == bands.size();
  // A new one ends halfway between its neighbours, or as much further as bands mostly go.
  const int behind = isLast ? before + 2 * usualBand : bands[index].upTo;
  const int end = std::min(std::max(before + 1, (before + behind) / 2), highestSum);
  const JsonObject more{{"upTo", jsonNumber(end)},
                        {"points", jsonNumber(index == 0 ? 0 : bands[index - 1].points)}};
  FieldRow row;
  row.label = fill(isLast ? CopyFields::tr("%1 and more") :
                          //: The least sum of a band; the highest is a number field behind it.
                       CopyFields::tr("%1 to"),
                   {text::number(before + 1)});
  row.parts.resize(1);
  if (!isLast) {
    FieldNumber upTo =
        numberAt(copy, place + u".upTo", fill(CopyFields::tr("Highest sum of step %1"), {which}));
    upTo.content.most = highestSum;
    row.parts[0] = {std::move(upTo)};
  }
  row.parts.push_back(
      {numberAt(copy, place + u".points", fill(CopyFields::tr("Points of step %1"), {which}))});
  row.parts.push_back(
      {stepAt(place, "remove", fill(CopyFields::tr("Remove step %1"), {which}),
              removingBand(bands, index), bands.size() > 1),
       stepAt(place, "add", fill(CopyFields::tr("Add a step before step %1"), {which}),
              inserting(bandsPlace, index, JsonValue(more)))});
  return row;
}

} // namespace

FieldList tombsFields(const CopyState& copy) {
  const egizia::Edition& edition = editionOf(copy.checked);
  FieldGroup spaces;
  spaces.heading = CopyFields::tr("Tomb spaces on the board");
  spaces.rows = {tombRow(copy, "tombs.spaces", CopyFields::tr("Spaces")),
                 tombRow(copy, "tombs.open", CopyFields::tr("Tiles that lie open")),
                 lineOf(tombsDrawing(edition.plan(egizia::Building::tombs), edition.openTombs))};
  FieldGroup bands;
  bands.heading = CopyFields::tr("Points in the final scoring");
  bands.rows.push_back(
      {CopyFields::tr("Sum of the tiles"), {{}, {quietText(CopyFields::tr("Points"))}}, {}});
  for (std::size_t i = 0; i < edition.tombBands.size(); ++i) {
    bands.rows.push_back(bandRow(copy, i));
  }
  return {
      {},
      {{{}, {std::move(spaces), tilesGroup(copy), std::move(bands)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
