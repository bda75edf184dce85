// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <limits>

namespace nilometer::egizia {
namespace {

using namespace record;

BuildingPlan& planOf(EditionDraft& draft, Building building) {
  return draft.edition.buildings[static_cast<std::size_t>(building)];
}

/// Refuses more spaces than a building can have.
bool tooManySpaces(const JsonNode& node, std::size_t spaces) {
  if (spaces <= maxSpaces) return false;
  node.fail(ReadFault::outOfRange, "at most " + std::to_string(maxSpaces) + " spaces",
            std::to_string(spaces));
  return true;
}

/// Rows as [{"spaces": 6, "value": 1}, …] from the bottom. Writes the plan's values; returns the
/// spaces of each row, nothing if they do not fit.
std::vector<int> readRows(const JsonNode& value, BuildingPlan& plan) {
  std::vector<int> rows;
  std::size_t spaces = 0;
  const std::size_t count = value.size(1, maxSpaces);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonNode row = value.at(i);
    row.allowOnly({"spaces", "value"});
    const int inRow = row.member("spaces").number<int>(0, maxSpaces);
    const auto printed = row.member("value").number<std::int16_t>(0, maxPrinted);
    if (tooManySpaces(row, spaces + static_cast<std::size_t>(inRow))) return {};
    std::fill_n(plan.values.begin() + static_cast<std::ptrdiff_t>(spaces), inRow, printed);
    spaces += static_cast<std::size_t>(inRow);
    rows.push_back(inRow);
  }
  return rows;
}

JsonValue writeRows(const BuildingPlan& plan) {
  JsonArray rows;
  for (const BuildingPart& row : plan.parts) {
    JsonObject members;
    members.emplace_back("spaces", jsonNumber(row.count));
    members.emplace_back("value", jsonNumber(row.count == 0 ? 0 : plan.values[row.first]));
    rows.emplace_back(std::move(members));
  }
  return JsonValue(std::move(rows));
}

/// The place among the parts read so far, or their number.
std::size_t findPart(const std::vector<TemplePart>& parts, std::string_view id) {
  const auto isIt = [id](const TemplePart& part) { return part.id == id; };
  return static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), isIt) - parts.begin());
}

TemplePart readTemplePart(const JsonNode& node, const std::vector<TemplePart>& earlier) {
  node.allowOnly({"part", "after"});
  const JsonNode name = node.member("part");
  TemplePart part{std::string(templePartNames[name.id(templePartNames)]), {}, {}};
  if (findPart(earlier, part.id) < earlier.size()) {
    name.fail(ReadFault::outOfRange, "each at most once");
  }
  const JsonNode after = node.member("after");
  const std::size_t count = after.size(0, templePartNames.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = findPart(earlier, after.at(i).text());
    if (place < earlier.size()) {
      part.after.push_back(place);
    } else {
      after.at(i).fail(ReadFault::unknownId, "a part earlier in the list");
    }
  }
  return part;
}

} // namespace

void readObeliskRows(const JsonNode& value, EditionDraft& draft) {
  BuildingPlan& plan = planOf(draft, Building::obelisk);
  layFullRows(plan, readRows(value, plan));
}

JsonValue writeObeliskRows(const Edition& edition) {
  return writeRows(edition.plan(Building::obelisk));
}

void readPyramidRows(const JsonNode& value, EditionDraft& draft) {
  draft.pyramidRows = readRows(value, planOf(draft, Building::pyramid));
}

JsonValue writePyramidRows(const Edition& edition) {
  return writeRows(edition.plan(Building::pyramid));
}

void readPyramidSupport(const JsonNode& value, EditionDraft& draft) {
  layRows(planOf(draft, Building::pyramid), draft.pyramidRows, value.number<int>(1, maxSpaces));
}

JsonValue writePyramidSupport(const Edition& edition) {
  return jsonNumber(supportOf(edition.plan(Building::pyramid)));
}

void readTempleOrder(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, templePartNames.size());
  for (std::size_t i = 0; i < count; ++i) {
    draft.temple.push_back(readTemplePart(value.at(i), draft.temple));
  }
}

JsonValue writeTempleOrder(const Edition& edition) {
  const std::vector<TemplePart> parts = templeParts(edition.plan(Building::temple));
  JsonArray order;
  for (const TemplePart& part : parts) {
    JsonArray after;
    for (const std::size_t before : part.after) after.push_back(jsonText(parts[before].id));
    JsonObject members;
    members.emplace_back("part", jsonText(part.id));
    members.emplace_back("after", JsonValue(std::move(after)));
    order.emplace_back(std::move(members));
  }
  return JsonValue(std::move(order));
}

void readTempleSpaces(const JsonNode& value, EditionDraft& draft) {
  std::vector<std::string_view> ids;
  for (const TemplePart& part : draft.temple) ids.push_back(part.id);
  value.allowOnly(ids);
  std::size_t spaces = 0;
  for (TemplePart& part : draft.temple) {
    const JsonNode list = value.member(part.id);
    const std::size_t count = list.size(0, maxSpaces);
    spaces += count;
    if (tooManySpaces(list, spaces)) return;
    for (std::size_t i = 0; i < count; ++i) {
      part.values.push_back(list.at(i).number<std::int16_t>(0, maxPrinted));
    }
  }
  layTemple(planOf(draft, Building::temple), draft.temple);
}

JsonValue writeTempleSpaces(const Edition& edition) {
  JsonObject parts;
  for (const TemplePart& part : templeParts(edition.plan(Building::temple))) {
    parts.emplace_back(part.id, jsonNumbers(part.values));
  }
  return JsonValue(std::move(parts));
}

void readTombSpaces(const JsonNode& value, EditionDraft& draft) {
  layTombs(planOf(draft, Building::tombs), value.number<int>(1, maxTombs));
}

JsonValue writeTombSpaces(const Edition& edition) {
  return jsonNumber(edition.plan(Building::tombs).count);
}

void readTileCount(const JsonNode& value, EditionDraft& draft) {
  draft.tombTiles = value.number<int>(1, maxPrinted);
}

JsonValue writeTileCount(const Edition& edition) {
  return jsonNumber(static_cast<int>(edition.tombTileValues.size()));
}

// [{"value": 2, "tiles": 4}, …]
void readTileValues(const JsonNode& value, EditionDraft& draft) {
  std::vector<std::int16_t>& values = draft.edition.tombTileValues;
  const std::size_t count = value.size(1, maxPrinted);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonNode kind = value.at(i);
    kind.allowOnly({"value", "tiles"});
    const auto tiles = static_cast<std::size_t>(kind.member("tiles").integer(1, maxPrinted));
    const auto printed = kind.member("value").number<std::int16_t>(0, maxPrinted);
    values.insert(values.end(), tiles, printed);
  }
  std::sort(values.begin(), values.end());
}

JsonValue writeTileValues(const Edition& edition) {
  const std::vector<std::int16_t>& values = edition.tombTileValues;
  JsonArray kinds;
  for (auto first = values.begin(); first != values.end();) {
    const auto end = std::upper_bound(first, values.end(), *first);
    JsonObject kind;
    kind.emplace_back("value", jsonNumber(*first));
    kind.emplace_back("tiles", jsonNumber(static_cast<int>(end - first)));
    kinds.emplace_back(std::move(kind));
    first = end;
  }
  return JsonValue(std::move(kinds));
}

// [{"upTo": 10, "points": 2}, …, {"points": 9}]
void readTombBands(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, maxPrinted);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonNode band = value.at(i);
    TombBand read{std::numeric_limits<std::int16_t>::max(), 0};
    if (i + 1 < count) {
      band.allowOnly({"upTo", "points"});
      read.upTo = band.member("upTo").number<std::int16_t>(0, 999);
    } else {
      band.allowOnly({"points"});
    }
    read.points = band.member("points").number<std::int16_t>(0, maxPrinted);
    draft.edition.tombBands.push_back(read);
  }
}

JsonValue writeTombBands(const Edition& edition) {
  JsonArray bands;
  for (const TombBand& band : edition.tombBands) {
    JsonObject members;
    if (&band != &edition.tombBands.back()) {
      members.emplace_back("upTo", jsonNumber(band.upTo));
    }
    members.emplace_back("points", jsonNumber(band.points));
    bands.emplace_back(std::move(members));
  }
  return JsonValue(std::move(bands));
}

} // namespace nilometer::egizia
