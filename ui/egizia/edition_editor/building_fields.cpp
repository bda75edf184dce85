// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for obelisk and pyramid: row by row as they stand, each with its value.
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::BuildingPlan;
using egizia::maxSpaces;
using record::jsonNumber;
using record::JsonObject;
using record::JsonValue;
using text::fill;

namespace {

/// "obelisk.rows"
QString rowsOf(Building building) {
  const auto name = egizia::buildingNames[static_cast<std::size_t>(building)];
  return text::fromUtf8(name) + u".rows";
}

/// What a new row begins with: its numbers continue those of its neighbours. The pyramid grows
/// narrower by one space a row, the obelisk goes on as it is.
JsonValue newRow(const CopyState& copy, Building building, std::size_t index) {
  const BuildingPlan& plan = editionOf(copy.checked).plan(building);
  const std::size_t beside = index == 0 ? 0 : index - 1;
  const QString value = elementAt(rowsOf(building), beside, ".value");
  const int by = index == 0 ? -1 : 1;
  const int narrower = building == Building::pyramid ? by : 0;
  const int spaces = plan.parts[beside].count - narrower;
  return JsonValue(JsonObject{
      {"spaces", jsonNumber(std::clamp(spaces, 1, std::max(maxSpaces - plan.count, 1)))},
      {"value",
       jsonNumber(std::clamp(copy.number(value.toStdString()) + by, 1, egizia::maxPrinted))}});
}

FieldRow buildingRow(const CopyState& copy, const CopiedBuilding& drawn, std::size_t index) {
  const BuildingPlan& plan = drawn.edition.plan(drawn.building);
  const QString which = text::number(static_cast<int>(index) + 1);
  const QString rows = rowsOf(drawn.building);
  const QString place = elementAt(rows, index);
  const QString spaces = place + u".spaces";
  const int free = maxSpaces - plan.count;
  const int here = plan.parts[index].count;
  FieldNumber count = numberAt(copy, spaces);
  count.content.most = std::max(here + free, 1);
  const auto become = [&spaces](int number) -> CopyChange {
    return [place = spaces.toStdString(), number](auto& document) {
      return document.enterNumber(place, number);
    };
  };
  const FieldStep fewer =
      stepAt(spaces, "fewer", fill(CopyFields::tr("One space less in row %1"), {which}),
             become(here - 1), here > 0);
  const FieldStep more =
      stepAt(spaces, "more", fill(CopyFields::tr("One space more in row %1"), {which}),
             become(here + 1), free > 0);
  const FieldStep remove = stepAt(place, "remove", fill(CopyFields::tr("Remove row %1"), {which}),
                                  removing(rows, index), plan.parts.size() > 1);
  const FieldStep add =
      stepAt(place, "add", fill(CopyFields::tr("Add a row above row %1"), {which}),
             inserting(rows, index + 1, newRow(copy, drawn.building, index + 1)), free > 0);
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
FieldDrawing supportDrawing(int below, int above, int support) {
  BuildingPlan rows;
  egizia::layFullRows(rows, {below, above});
  CopiedBuilding drawn = copiedBuilding(std::move(rows), Building::pyramid);
  drawn.onGround = false;
  const int chosen = (above - 1) / 2;
  const egizia::RestsOn rests = egizia::restsOn(below, above, chosen, support);
  for (int i = 0; i < below + above; ++i) {
    PlaceLook& look = drawn.spaces[static_cast<std::size_t>(i)];
    look.text.clear();
    if (i >= rests.first && i <= rests.last) look.state = PlaceLook::State::open;
    if (i == below + chosen) look.state = PlaceLook::State::chosen;
  }
  FieldDrawing drawing = wholeBuilding(std::move(drawn));
  drawing.name = CopyFields::tr("A stone and those it rests on");
  return drawing;
}

FieldGroup supportGroup(const CopyState& copy, const BuildingPlan& plan) {
  const QString place = QStringLiteral("pyramid.support");
  FieldGroup group;
  group.rows.push_back({CopyFields::tr("Stones of the row below that a stone rests on:"),
                        {{numberAt(copy, place)}},
                        {}});
  const int support = std::max(copy.number(place.toStdString()), 1);
  const auto areBuilt = [](const auto& row, const auto& above) {
    return row.count > 0 && above.count > 0;
  };
  const auto row = std::ranges::adjacent_find(plan.parts, areBuilt);
  if (row == plan.parts.end()) return group;
  group.rows.push_back(lineOf(supportDrawing(row->count, (row + 1)->count, support)));
  return group;
}

} // namespace

FieldList rowsFields(const CopyState& copy, Building building) {
  const BuildingPlan& plan = editionOf(copy.checked).plan(building);
  const CopiedBuilding drawn = copiedBuilding(plan, building);
  const QString rows = rowsOf(building);
  FieldGroup group;
  group.order = FieldGroup::Rows::upwards;
  FieldRow bottom;
  bottom.parts = {{},
                  {},
                  {},
                  {},
                  {stepAt(rows, "add", CopyFields::tr("Add a row at the bottom"),
                          inserting(rows, 0, newRow(copy, building, 0)), plan.count < maxSpaces)}};
  group.rows.push_back(bottom);
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    group.rows.push_back(buildingRow(copy, drawn, i));
  }
  FieldRow top;
  top.parts = {{},
               {},
               {rowOfBuilding(drawn, plan.parts.size())},
               {quietText(CopyFields::tr("Spaces"))},
               {quietText(CopyFields::tr("Rows"))}};
  group.rows.push_back(top);
  FieldSection section{{}, {std::move(group)}, FieldSection::Widths::own};
  if (building == Building::pyramid) section.groups.push_back(supportGroup(copy, plan));
  return {{}, {std::move(section)}};
}

} // namespace nilometer::ui
