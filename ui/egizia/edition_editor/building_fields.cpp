// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for obelisk, pyramid and temple: each row or part with its spaces and values.
#include "ui/egizia/board/heading.h"
#include "ui/egizia/edition_editor/copied_building.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/listed_fields.h"
#include "ui/text/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"
#include "engine/record/find_name.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::BuildingPlan;
using egizia::maxSpaces;
using egizia::templePartNames;
using record::JsonArray;
using record::jsonNumber;
using record::JsonObject;
using record::jsonText;
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
    SpaceLook& look = drawn.spaces[static_cast<std::size_t>(i)];
    look.text.clear();
    if (i >= rests.first && i <= rests.last) look.state = SpaceLook::State::open;
    if (i == below + chosen) look.state = SpaceLook::State::chosen;
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

constexpr QLatin1String orderPlace("temple.order");

/// "temple.spaces.columns"
QString partPlace(std::string_view part) {
  return u"temple.spaces." + text::fromUtf8(part);
}

QString headingOf(std::string_view part) {
  return asHeading(builtPartName(part));
}

/// What a part comes after has to stand before it: what no longer does is dropped.
CopyChange movingPart(std::size_t from, std::size_t to) {
  return [=](record::EditionDocument& document) {
    if (!document.move(orderPlace.data(), from, to)) return false;
    std::vector<std::string> before;
    for (std::size_t line = 0; line < listIn(document, orderPlace.data()).size(); ++line) {
      const std::string after = elementAt(orderPlace, line, ".after").toStdString();
      JsonArray names = listIn(document, after);
      const auto isLater = [&](const JsonValue& name) {
        return std::ranges::find(before, *name.as<std::string>()) == before.end();
      };
      if (std::erase_if(names, isLater) > 0) document.set(after, JsonValue(std::move(names)));
      before.push_back(*listIn(document, orderPlace.data())[line].find("part")->as<std::string>());
    }
    return true;
  };
}

/// A missing part comes back with one space, as the last to be built.
CopyChange addingPart(std::string_view part) {
  return [part](record::EditionDocument& document) {
    const JsonObject entry{{"part", jsonText(part)}, {"after", JsonValue(JsonArray())}};
    return document.insert(orderPlace.data(), listIn(document, orderPlace.data()).size(),
                           JsonValue(entry)) &&
           document.set(partPlace(part).toStdString(), JsonValue(JsonArray{jsonNumber(1)}));
  };
}

/// The temple as it stands. A part without spaces keeps its place.
FieldDrawing templeDrawing(const BuildingPlan& plan) {
  std::vector<egizia::TemplePart> parts;
  int free = maxSpaces - plan.count;
  for (const egizia::BuildingPart& part : plan.parts) {
    const auto values = plan.values.begin() + part.first;
    parts.push_back({part.id, {values, values + part.count}, {}});
    if (part.count == 0 && free-- > 0) parts.back().values = {0};
  }
  BuildingPlan shown;
  egizia::layTemple(shown, parts);
  CopiedBuilding drawn = copiedBuilding(shown, Building::temple);
  for (std::size_t i = 0; i < shown.parts.size(); ++i) {
    if (plan.parts[i].count > 0 || shown.parts[i].count == 0) continue;
    SpaceLook& look = drawn.spaces[shown.parts[i].first];
    look.shape = SpaceLook::Shape::reserve;
    look.text.clear();
  }
  return wholeBuilding(std::move(drawn));
}

FieldRow spacesRow(const CopyState& copy, std::string_view part, bool full) {
  const QString name = headingOf(part);
  const QString place = partPlace(part);
  const std::size_t count = listIn(copy.document, place.toStdString()).size();
  FieldParts values;
  for (std::size_t i = 0; i < count; ++i) {
    const QString space = text::number(static_cast<int>(i) + 1);
    const QString called = fill(CopyFields::tr("%1, value of space %2"), {name, space});
    values.emplace_back(numberAt(copy, elementAt(place, i), called));
  }
  // On top of the part or behind its last one, with the same value.
  const int last = count == 0 ? 1 : copy.number(elementAt(place, count - 1).toStdString());
  const FieldStep fewer = stepAt(place, "fewer", fill(CopyFields::tr("%1: one space less"), {name}),
                                 removing(place, count - 1), count > 0);
  const FieldStep more = stepAt(place, "more", fill(CopyFields::tr("%1: one space more"), {name}),
                                inserting(place, count, jsonNumber(last)), !full);
  return {name, {std::move(values), {fewer, more}}, {}};
}

FieldPart afterField(const CopyState& copy, const BuildingPlan& temple, std::size_t line) {
  // What is built first has nothing to wait for.
  if (line == 0) return quietText(CopyFields::tr("from the start"));
  ValueParts earlier;
  earlier.several = true;
  for (std::size_t i = 0; i < line; ++i) {
    earlier.words.push_back({jsonText(temple.parts[i].id), headingOf(temple.parts[i].id)});
  }
  const QString name = headingOf(temple.parts[line].id);
  FieldChoice field = choiceAt(copy, elementAt(orderPlace, line, ".after"),
                               fill(CopyFields::tr("%1 may be built"), {name}), earlier);
  QStringList names;
  for (const int id : field.content.chosen) names += field.content.options[std::size_t(id)].text;
  field.content.text = names.isEmpty()
                           ? CopyFields::tr("from the start")
                           : fill(CopyFields::tr("after: %1"), {names.join(QStringLiteral(", "))});
  return field;
}

FieldRow orderRow(const CopyState& copy, const BuildingPlan& temple, std::size_t line) {
  const QString name = headingOf(temple.parts[line].id);
  const QString place = elementAt(orderPlace, line);
  const FieldStep earlier =
      stepAt(place, "earlier", fill(CopyFields::tr("%1: build earlier"), {name}),
             movingPart(line, line - 1), line > 0);
  const FieldStep later = stepAt(place, "later", fill(CopyFields::tr("%1: build later"), {name}),
                                 movingPart(line, line + 1), line + 1 < temple.parts.size());
  const QString count = text::number(static_cast<int>(line) + 1);
  return {fill(QStringLiteral("%1  %2"), {count, name}),
          {{afterField(copy, temple, line)}, {earlier, later}},
          {}};
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

QString builtPartName(std::string_view part) {
  static constexpr auto names = std::to_array<const char*>(
      {QT_TRANSLATE_NOOP("CopyFields", "left pillar"),
       QT_TRANSLATE_NOOP("CopyFields", "right pillar"), QT_TRANSLATE_NOOP("CopyFields", "columns"),
       QT_TRANSLATE_NOOP("CopyFields", "stones above")});
  constexpr std::string_view row = "row-";
  if (part.starts_with(row)) {
    //: A row of a building, within a sentence.
    return fill(CopyFields::tr("row %1"), {text::fromUtf8(part.substr(row.size()))});
  }
  const auto temple = record::findName(templePartNames, part);
  return temple ? CopyFields::tr(names[*temple]) : text::building(Building::tombs);
}

FieldList templeFields(const CopyState& copy) {
  const BuildingPlan& temple = editionOf(copy.checked).plan(Building::temple);
  FieldGroup spaces;
  spaces.rows.push_back(lineOf(templeDrawing(temple)));
  FieldGroup order;
  order.heading = CopyFields::tr("Building order");
  for (std::size_t line = 0; line < temple.parts.size(); ++line) {
    spaces.rows.push_back(spacesRow(copy, temple.parts[line].id, temple.count >= maxSpaces));
    order.rows.push_back(orderRow(copy, temple, line));
  }
  for (const std::string_view part : templePartNames) {
    if (std::ranges::find(temple.parts, part, &egizia::BuildingPart::id) != temple.parts.end())
      continue;
    const QString name = headingOf(part);
    const FieldStep add =
        stepAt(partPlace(part), "add", //: A part of the temple that is missing on the copy.
               fill(CopyFields::tr("Add: %1"), {name}), addingPart(part), temple.count < maxSpaces);
    order.rows.push_back({fill(CopyFields::tr("%1 is missing."), {name}), {{add}}, {}});
  }
  return {{}, {{{}, {std::move(spaces), std::move(order)}, FieldSection::Widths::own}}};
}

} // namespace nilometer::ui
