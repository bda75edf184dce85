// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for obelisk and pyramid: row by row as they stand, each with its value.
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/copied_rows.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using text::fill;

namespace {

FieldRow buildingRow(const CopyState& copy, const CopiedBuilding& drawn, const CopiedRows& rows,
                     std::size_t index) {
  const Building building = drawn.building;
  const QString which = text::number(static_cast<int>(index) + 1);
  const QString place =
      QStringLiteral("%1[%2]").arg(QString::fromStdString(rowsPlace(building))).arg(index);
  const int free = egizia::maxSpaces - spacesIn(rows);
  const int spaces = rows[index].spaces;
  FieldNumber count = numberAt(copy, place + u".spaces");
  count.content.most = std::max({spaces + free, spaces, 1});
  const FieldStep fewer =
      lessStep(place + u".spaces fewer", fill(CopyFields::tr("One space less in row %1"), {which}),
               addSpaces(building, index, -1), spaces > 0);
  const FieldStep more =
      moreStep(place + u".spaces more", fill(CopyFields::tr("One space more in row %1"), {which}),
               addSpaces(building, index, 1), free > 0);
  const FieldStep remove =
      lessStep(place + u" remove", fill(CopyFields::tr("Remove row %1"), {which}),
               removeRow(building, index), rows.size() > 1);
  const FieldStep add =
      moreStep(place + u" add", fill(CopyFields::tr("Add a row above row %1"), {which}),
               addRow(building, index + 1), free > 0);
  //: A row of a building.
  return {fill(CopyFields::tr("Row %1"), {which}),
          {{numberAt(copy, place + u".value")},
           {rowOfBuilding(drawn, index)},
           {fewer, count, more},
           {remove, add}},
          {}};
}

/// A stone of the pyramid and those it rests on (PYR-1), in two rows: it is the one that is
/// entered, and they are lit.
FieldDrawing supportDrawing(const CopiedRow& below, const CopiedRow& above, int support) {
  CopiedBuilding drawn =
      copiedBuilding(drawnRows({below, above}, Building::pyramid), Building::pyramid);
  drawn.onGround = false;
  const auto& parts = drawn.edition.plan(Building::pyramid).parts;
  const int chosen = (parts[1].count - 1) / 2;
  const egizia::RestsOn rests = egizia::restsOn(parts[0].count, parts[1].count, chosen, support);
  for (int i = 0; i < parts[0].count + parts[1].count; ++i) {
    PlaceLook& look = drawn.spaces[static_cast<std::size_t>(i)];
    look.text.clear();
    if (i >= rests.first && i <= rests.last) look.state = PlaceLook::State::open;
    if (i == parts[1].first + chosen) look.state = PlaceLook::State::chosen;
  }
  FieldDrawing drawing = wholeBuilding(std::move(drawn));
  drawing.name = CopyFields::tr("A stone and those it rests on");
  return drawing;
}

FieldGroup supportGroup(const CopyState& copy, const CopiedRows& rows) {
  const QString place = QStringLiteral("pyramid.support");
  FieldGroup group;
  group.rows.push_back({CopyFields::tr("Stones of the row below that a stone rests on:"),
                        {{numberAt(copy, place)}},
                        {}});
  const int support = std::max(copy.number(place.toStdString()), 1);
  for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
    if (rows[row].spaces < 1 || rows[row + 1].spaces < 1) continue;
    group.rows.push_back(
        {{}, {{supportDrawing(rows[row], rows[row + 1], support)}}, FieldRow::Lay::flow});
    break;
  }
  return group;
}

} // namespace

FieldList rowsFields(const CopyState& copy, Building building) {
  const CopiedRows rows = copiedRows(copy.document, building);
  const CopiedBuilding drawn = copiedBuilding(drawnRows(rows, building), building);
  FieldGroup group;
  group.order = FieldGroup::Rows::upwards;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    group.rows.push_back(buildingRow(copy, drawn, rows, i));
  }
  const QString list = QString::fromStdString(rowsPlace(building));
  const FieldStep add = moreStep(list + u" add", CopyFields::tr("Add a row at the bottom"),
                                 addRow(building, 0), spacesIn(rows) < egizia::maxSpaces);
  FieldRow bottom;
  bottom.parts = {{}, {}, {}, {}, {add}};
  group.rows.insert(group.rows.begin(), bottom);
  FieldRow top;
  top.parts = {{},
               {},
               {rowOfBuilding(drawn, rows.size())},
               {quietText(CopyFields::tr("Spaces"))},
               {quietText(CopyFields::tr("Rows"))}};
  group.rows.push_back(top);
  FieldSection section{{}, {std::move(group)}, FieldSection::Widths::own};
  if (building == Building::pyramid) section.groups.push_back(supportGroup(copy, rows));
  return {{}, {std::move(section)}};
}

} // namespace nilometer::ui
