// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

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

/// Rows as [{"spaces": 6, "value": 1}, …] from the bottom.
struct PrintedRow {
  int spaces = 0;
  std::int16_t value = 0;
};
constexpr List rowList{objectOf<PrintedRow>([](Archive& at, PrintedRow& row) {
                         at.needed("spaces", row.spaces, Number<int>{0, maxSpaces});
                         at.needed("value", row.value, printedNumber);
                       }),
                       maxSpaces, 1};

/// Writes the plan's values; returns the spaces of each row, nothing if they do not fit.
std::vector<int> readRows(const JsonNode& value, BuildingPlan& plan) {
  std::vector<int> rows;
  std::size_t spaces = 0;
  for (const PrintedRow& row : rowList.read(value)) {
    const auto inRow = static_cast<std::size_t>(row.spaces);
    if (tooManySpaces(value.at(rows.size()), spaces + inRow)) return {};
    std::fill_n(plan.values.begin() + static_cast<std::ptrdiff_t>(spaces), inRow, row.value);
    spaces += inRow;
    rows.push_back(row.spaces);
  }
  return rows;
}

void writeRows(JsonText& out, const BuildingPlan& plan) {
  std::vector<PrintedRow> rows;
  for (const BuildingPart& row : plan.parts) {
    rows.push_back({row.count, row.count == 0 ? std::int16_t{0} : plan.values[row.first]});
  }
  rowList.write(out, rows);
}

/// The place among the parts read so far, or their number.
std::size_t findPart(const std::vector<TemplePart>& parts, std::string_view id) {
  const auto isIt = [id](const TemplePart& part) { return part.id == id; };
  return static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), isIt) - parts.begin());
}

/// The id of a part that is not among the earlier ones.
struct NewPart {
  const std::vector<TemplePart>& earlier;
  [[nodiscard]] std::string read(const JsonNode& node) const {
    const std::string id(templePartNames[node.id(templePartNames)]);
    if (findPart(earlier, id) < earlier.size()) {
      node.fail(ReadFault::outOfRange, "each at most once");
    }
    return id;
  }
  static void write(JsonText& out, std::string_view id) { out.value(id); }
};
/// The place of one that is.
struct EarlierPart {
  const std::vector<TemplePart>& earlier;
  [[nodiscard]] std::size_t read(const JsonNode& node) const {
    const std::size_t place = findPart(earlier, node.text());
    if (place == earlier.size()) node.fail(ReadFault::unknownId, "a part earlier in the list");
    return place;
  }
  void write(JsonText& out, std::size_t place) const {
    out.value(std::string_view(earlier[place].id));
  }
};

auto templePart(const std::vector<TemplePart>& earlier) {
  return objectOf<TemplePart>([&earlier](Archive& at, TemplePart& part) {
    at.needed("part", part.id, NewPart{earlier});
    at.needed("after", part.after, List{EarlierPart{earlier}, templePartNames.size()});
    std::erase_if(part.after, [&](std::size_t place) { return place >= earlier.size(); });
  });
}

constexpr List valueList{printedNumber, maxSpaces};

/// Tiles of one value.
struct TileKind {
  std::int16_t value = 0;
  int tiles = 0;
};
constexpr List tileKinds{objectOf<TileKind>([](Archive& at, TileKind& kind) {
                           at.needed("value", kind.value, printedNumber);
                           at.needed("tiles", kind.tiles, Number<int>{1, maxPrinted});
                         }),
                         maxPrinted, 1};

/// The last band has no end.
enum class BandIs : bool { bounded, last };
auto tombBand(BandIs is) {
  return objectOf<TombBand>([is](Archive& at, TombBand& band) {
    if (is == BandIs::bounded)
      at.needed("upTo", band.upTo, Number<std::int16_t>{0, 999});
    else
      band.upTo = std::numeric_limits<std::int16_t>::max();
    at.needed("points", band.points, printedNumber);
  });
}

} // namespace

void readObeliskRows(const JsonNode& value, EditionDraft& draft) {
  BuildingPlan& plan = planOf(draft, Building::obelisk);
  layFullRows(plan, readRows(value, plan));
}

void writeObeliskRows(JsonText& out, const Edition& edition) {
  writeRows(out, edition.plan(Building::obelisk));
}

void readPyramidRows(const JsonNode& value, EditionDraft& draft) {
  draft.pyramidRows = readRows(value, planOf(draft, Building::pyramid));
}

void writePyramidRows(JsonText& out, const Edition& edition) {
  writeRows(out, edition.plan(Building::pyramid));
}

void readPyramidSupport(const JsonNode& value, EditionDraft& draft) {
  layRows(planOf(draft, Building::pyramid), draft.pyramidRows, value.number<int>(1, maxSpaces));
}

void writePyramidSupport(JsonText& out, const Edition& edition) {
  out.value(supportOf(edition.plan(Building::pyramid)));
}

void readTempleOrder(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, templePartNames.size());
  for (std::size_t i = 0; i < count; ++i) {
    draft.temple.push_back(templePart(draft.temple).read(value.at(i)));
  }
}

void writeTempleOrder(JsonText& out, const Edition& edition) {
  const std::vector<TemplePart> parts = templeParts(edition.plan(Building::temple));
  List{templePart(parts)}.write(out, parts);
}

void readTempleSpaces(const JsonNode& value, EditionDraft& draft) {
  std::vector<std::string_view> ids;
  for (const TemplePart& part : draft.temple) ids.push_back(part.id);
  value.allowOnly(ids);
  std::size_t spaces = 0;
  for (TemplePart& part : draft.temple) {
    const JsonNode list = value.member(part.id);
    part.values = valueList.read(list);
    spaces += part.values.size();
    if (tooManySpaces(list, spaces)) return;
  }
  layTemple(planOf(draft, Building::temple), draft.temple);
}

void writeTempleSpaces(JsonText& out, const Edition& edition) {
  out.object();
  for (const TemplePart& part : templeParts(edition.plan(Building::temple))) {
    valueList.write(out.key(part.id), part.values);
  }
  out.endObject();
}

void readTombSpaces(const JsonNode& value, EditionDraft& draft) {
  layTombs(planOf(draft, Building::tombs), value.number<int>(1, maxTombs));
}

void writeTombSpaces(JsonText& out, const Edition& edition) {
  out.value(edition.plan(Building::tombs).count);
}

void readTileCount(const JsonNode& value, EditionDraft& draft) {
  draft.tombTiles = value.number<int>(1, maxPrinted);
}

void writeTileCount(JsonText& out, const Edition& edition) {
  out.value(static_cast<int>(edition.tombTileValues.size()));
}

// [{"value": 2, "tiles": 4}, …]
void readTileValues(const JsonNode& value, EditionDraft& draft) {
  std::vector<std::int16_t>& values = draft.edition.tombTileValues;
  for (const TileKind& kind : tileKinds.read(value)) {
    values.insert(values.end(), static_cast<std::size_t>(kind.tiles), kind.value);
  }
  std::ranges::sort(values);
}

void writeTileValues(JsonText& out, const Edition& edition) {
  const std::vector<std::int16_t>& values = edition.tombTileValues;
  std::vector<TileKind> kinds;
  for (auto first = values.begin(); first != values.end();) {
    const auto end = std::upper_bound(first, values.end(), *first);
    kinds.push_back({*first, static_cast<int>(end - first)});
    first = end;
  }
  tileKinds.write(out, kinds);
}

// [{"upTo": 10, "points": 2}, …, {"points": 9}]
void readTombBands(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, maxPrinted);
  for (std::size_t i = 0; i < count; ++i) {
    const BandIs is = i + 1 < count ? BandIs::bounded : BandIs::last;
    draft.edition.tombBands.push_back(tombBand(is).read(value.at(i)));
  }
}

void writeTombBands(JsonText& out, const Edition& edition) {
  out.array();
  for (const TombBand& band : edition.tombBands) {
    tombBand(&band == &edition.tombBands.back() ? BandIs::last : BandIs::bounded).write(out, band);
  }
  out.endArray();
}

} // namespace nilometer::egizia
