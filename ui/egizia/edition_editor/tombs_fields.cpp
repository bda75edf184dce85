// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a copy for the tombs: their spaces, the tiles in the box, what their sum scores.
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/copied_tombs.h"
#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::maxPrinted;
using text::fill;

namespace {

FieldNumber tombNumber(const CopyState& copy, const QString& place, const QString& name) {
  FieldNumber field = numberAt(copy, place);
  field.content.name = name;
  return field;
}

FieldRow tombRow(const CopyState& copy, const QString& place, const QString& name) {
  return {name, {{tombNumber(copy, place, name)}}, {}};
}

/// The spaces as they lie on the board; behind the open doors there is a tile.
FieldDrawing tombsDrawing(int spaces, int open) {
  egizia::Edition edition;
  egizia::layTombs(edition.buildings[static_cast<std::size_t>(egizia::Building::tombs)],
                   std::clamp(spaces, 1, egizia::maxTombs));
  CopiedBuilding drawn =
      copiedBuilding(edition.plan(egizia::Building::tombs), egizia::Building::tombs);
  for (std::size_t i = 0; i < drawn.spaces.size(); ++i) {
    drawn.spaces[i].text.clear();
    drawn.spaces[i].empty = static_cast<int>(i) >= open;
  }
  return wholeBuilding(std::move(drawn));
}

FieldParts tileKind(const CopyState& copy, const std::vector<CopiedTiles>& kinds,
                    std::size_t index) {
  const CopiedTiles& kind = kinds[index];
  const QString place = QStringLiteral("tombs.tileValues[%1]").arg(index);
  FieldNumber tiles =
      tombNumber(copy, place + u".tiles",
                 fill(CopyFields::tr("Number of tiles of value %1"), {text::number(kind.value)}));
  tiles.content.least = 1;
  tiles.content.most = std::max({maxPrinted - tilesIn(kinds) + kind.tiles, kind.tiles, 1});
  tiles.content.before = QStringLiteral("× ");
  // How many there are together changes with it.
  tiles.change = [index](int entered) { return setTiles(index, entered); };
  const QString which = text::number(static_cast<int>(index) + 1);
  return {
      tombNumber(copy, place + u".value", fill(CopyFields::tr("Value of tile kind %1"), {which})),
      tiles,
      lessStep(place + u" remove",
               fill(CopyFields::tr("Remove the tiles of value %1"), {text::number(kind.value)}),
               removeTiles(index), kinds.size() > 1)};
}

FieldGroup tilesGroup(const CopyState& copy) {
  const std::vector<CopiedTiles> kinds = copiedTiles(copy.document);
  FieldGroup group;
  group.heading = CopyFields::tr("Tomb tiles in the box");
  group.rows.push_back(
      tombRow(copy, QStringLiteral("tombs.tiles"), CopyFields::tr("Tiles together")));
  FieldRow row{{}, {}, FieldRow::Lay::flow};
  for (std::size_t i = 0; i < kinds.size(); ++i) row.parts.push_back(tileKind(copy, kinds, i));
  row.parts.push_back({moreStep(QStringLiteral("tombs.tileValues add"),
                                CopyFields::tr("Add tiles of another value"), addTiles(),
                                tilesIn(kinds) < maxPrinted)});
  group.rows.push_back(std::move(row));
  return group;
}

FieldRow bandRow(const CopyState& copy, const std::vector<CopiedBand>& bands, std::size_t index) {
  const QString place = QStringLiteral("tombs.bands[%1]").arg(index);
  const QString which = text::number(static_cast<int>(index) + 1);
  const int from = index == 0 ? 0 : bands[index - 1].upTo.value_or(0);
  const bool isOpen = !bands[index].upTo;
  FieldRow row;
  row.label = fill(isOpen ? CopyFields::tr("%1 and more") :
                          //: The least sum of a band; the highest is a number field behind it.
                       CopyFields::tr("%1 to"),
                   {text::number(from + 1)});
  if (isOpen) {
    row.parts.emplace_back();
  } else {
    FieldNumber upTo =
        tombNumber(copy, place + u".upTo", fill(CopyFields::tr("Highest sum of step %1"), {which}));
    upTo.content.most = largestCopied;
    row.parts.push_back({std::move(upTo)});
  }
  row.parts.push_back(
      {tombNumber(copy, place + u".points", fill(CopyFields::tr("Points of step %1"), {which}))});
  row.parts.push_back(
      {lessStep(place + u" remove", fill(CopyFields::tr("Remove step %1"), {which}),
                removeBand(index), bands.size() > 1),
       moreStep(place + u" add", fill(CopyFields::tr("Add a step before step %1"), {which}),
                addBand(index))});
  return row;
}

} // namespace

FieldList tombsFields(const CopyState& copy) {
  FieldGroup spaces;
  spaces.heading = CopyFields::tr("Tomb spaces on the board");
  spaces.rows.push_back(tombRow(copy, QStringLiteral("tombs.spaces"), CopyFields::tr("Spaces")));
  spaces.rows.push_back(
      tombRow(copy, QStringLiteral("tombs.open"), CopyFields::tr("Tiles that lie open")));
  spaces.rows.push_back({{},
                         {{tombsDrawing(copy.number("tombs.spaces"), copy.number("tombs.open"))}},
                         FieldRow::Lay::flow});
  FieldGroup bands;
  bands.heading = CopyFields::tr("Points in the final scoring");
  bands.rows.push_back(
      {CopyFields::tr("Sum of the tiles"), {{}, {quietText(CopyFields::tr("Points"))}}, {}});
  const std::vector<CopiedBand> copied = copiedBands(copy.document);
  for (std::size_t i = 0; i < copied.size(); ++i) bands.rows.push_back(bandRow(copy, copied, i));
  return {
      {},
      {{{}, {std::move(spaces), tilesGroup(copy), std::move(bands)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
