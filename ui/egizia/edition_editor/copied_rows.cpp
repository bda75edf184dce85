// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/copied_rows.h"

#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/pages/edition_editor/listed_fields.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

namespace nilometer::ui {

using egizia::Building;
using egizia::EditionDocument;

namespace {

/// The pyramid grows narrower by one space a row, the obelisk goes on as it is.
CopiedRow newRow(const CopiedRows& rows, Building building, std::size_t index) {
  if (rows.empty()) return {1, 1};
  const int narrower = building == Building::pyramid ? 1 : 0;
  if (index == 0) return {rows[0].spaces + narrower, std::max(rows[0].value - 1, 1)};
  const CopiedRow& below = rows[index - 1];
  return {below.spaces - narrower, std::min(below.value + 1, egizia::maxPrinted)};
}

} // namespace

std::string rowsPlace(Building building) {
  return std::string(egizia::buildingNames[static_cast<std::size_t>(building)]) + ".rows";
}

CopiedRows copiedRows(const EditionDocument& document, Building building) {
  CopiedRows rows;
  for (const record::JsonValue& row : listIn(document, rowsPlace(building))) {
    rows.push_back({copiedNumber(row.find("spaces")), copiedNumber(row.find("value"))});
  }
  return rows;
}

int spacesIn(const CopiedRows& rows) {
  int spaces = 0;
  for (const CopiedRow& row : rows) spaces += row.spaces;
  return spaces;
}

egizia::Edition drawnRows(const CopiedRows& rows, Building building) {
  egizia::Edition edition;
  egizia::BuildingPlan& plan = edition.buildings[static_cast<std::size_t>(building)];
  std::vector<int> spaces;
  int left = egizia::maxSpaces;
  for (const CopiedRow& row : rows) {
    const int shown = std::min(row.spaces, left);
    std::fill_n(plan.values.begin() + (egizia::maxSpaces - left), shown,
                static_cast<std::int16_t>(row.value));
    spaces.push_back(shown);
    left -= shown;
  }
  // How the spaces hang together is not drawn.
  egizia::layFullRows(plan, spaces);
  return edition;
}

CopyChange addRow(Building building, std::size_t index) {
  return [=](EditionDocument& document) {
    const CopiedRows rows = copiedRows(document, building);
    const int left = egizia::maxSpaces - spacesIn(rows);
    if (left < 1 || index > rows.size()) return false;
    const CopiedRow row = newRow(rows, building, index);
    return document.insert(
        rowsPlace(building), index,
        jsonOf({{"spaces", std::clamp(row.spaces, 1, left)}, {"value", row.value}}));
  };
}

CopyChange removeRow(Building building, std::size_t index) {
  return [=](EditionDocument& document) {
    if (copiedRows(document, building).size() < 2) return false;
    return document.remove(rowsPlace(building), index);
  };
}

CopyChange addSpaces(Building building, std::size_t row, int more) {
  return [=](EditionDocument& document) {
    const CopiedRows rows = copiedRows(document, building);
    if (row >= rows.size() || rows[row].spaces + more < 0) return false;
    if (more > 0 && spacesIn(rows) + more > egizia::maxSpaces) return false;
    const std::string place = rowsPlace(building) + '[' + std::to_string(row) + "].spaces";
    return document.enterNumber(place, rows[row].spaces + more);
  };
}

} // namespace nilometer::ui
