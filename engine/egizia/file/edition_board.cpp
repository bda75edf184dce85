// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/building_plans.h"
#include "engine/egizia/file/edition_parts.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <limits>

namespace nilometer::egizia {
namespace {

using namespace record;

template <std::size_t n>
using Numbers = ArrayOf<std::int16_t, n, std::remove_const_t<decltype(printedNumber)>>;

/// One number for each crew, by name.
using CrewNumbers = std::array<std::int16_t, crewCount>;
constexpr auto crewNumbers = objectOf<CrewNumbers>([](Archive& at, CrewNumbers& numbers) {
  for (std::size_t i = 0; i < crewCount; ++i) at.needed(crewNames[i], numbers[i], printedNumber);
});

struct NamedStop {
  [[nodiscard]] static Stop read(const JsonNode& node) {
    for (std::uint8_t space = 0; space < maxCardStops; ++space) {
      const Stop stop{StopKind::card, space, 0};
      if (stopName(stop) == node.text()) return stop;
    }
    std::vector<std::string_view> names(roundSpaceNames.begin(), roundSpaceNames.end());
    names.insert(names.end(), siteNames.begin(), siteNames.end());
    const std::size_t index = node.id(names);
    if (index < roundSpaceCount) return {StopKind::round, static_cast<std::uint8_t>(index), 0};
    return {StopKind::site, static_cast<std::uint8_t>(index - roundSpaceCount), 0};
  }
  static void write(JsonText& out, const Stop& stop) {
    out.value(std::string_view(stopName(stop)));
  }
};

/// The crews pictured on a round space.
void describePictured(EditionSchema& at, Edition& edition, RoundSpace space) {
  constexpr std::span<const std::string_view> normal(crewNames.data(), crewCount - 1);
  const auto index = static_cast<std::uint8_t>(space);
  const auto isIt = [index](const Stop& stop) {
    return stop.kind == StopKind::round && stop.index == index;
  };
  const auto found = std::ranges::find_if(edition.river, isIt);
  CrewSet crews = found == edition.river.end() ? CrewSet{0} : found->crews;
  at.value(roundSpaceNames[index], crews, wordSet<CrewSet, Crew>(normal));
  for (Stop& stop : edition.river) {
    if (isIt(stop)) stop.crews = crews;
  }
}

/// Refuses more spaces than a building can have.
bool tooManySpaces(const JsonNode& node, std::size_t spaces) {
  if (spaces <= maxSpaces) return false;
  node.fail(ReadFault::outOfRange, "at most " + std::to_string(maxSpaces) + " spaces",
            std::to_string(spaces));
  return true;
}

/// Rows as [{"spaces": 6, "value": 1}, …] from the bottom; none if there are too many spaces.
struct PrintedRow {
  int spaces = 0;
  std::int16_t value = 0;
};
using PrintedRows = std::vector<PrintedRow>;
constexpr List rowList{objectOf<PrintedRow>([](Archive& at, PrintedRow& row) {
                         at.needed("spaces", row.spaces, Number<int>{0, maxSpaces});
                         at.needed("value", row.value, printedNumber);
                       }),
                       maxSpaces, 1};
struct RowsThatFit {
  [[nodiscard]] static PrintedRows read(const JsonNode& node) {
    PrintedRows rows = rowList.read(node);
    std::size_t spaces = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      spaces += static_cast<std::size_t>(rows[i].spaces);
      if (tooManySpaces(node.at(i), spaces)) return {};
    }
    return rows;
  }
  static void write(JsonText& out, const PrintedRows& rows) { rowList.write(out, rows); }
};

/// Puts the values of the rows on the spaces; how many spaces each row has.
std::vector<int> describeRows(EditionSchema& at, BuildingPlan& plan) {
  PrintedRows rows;
  for (const BuildingPart& row : plan.parts) {
    rows.push_back({row.count, row.count == 0 ? std::int16_t{0} : plan.values[row.first]});
  }
  at.value("rows", rows, RowsThatFit{});
  std::vector<int> spaces;
  auto next = plan.values.begin();
  for (const PrintedRow& row : rows) {
    next = std::fill_n(next, row.spaces, row.value);
    spaces.push_back(row.spaces);
  }
  return spaces;
}

void describePyramid(EditionSchema& at, BuildingPlan& plan) {
  int support = supportOf(plan);
  const std::vector<int> rows = describeRows(at, plan);
  at.value("support", support, Number<int>{1, maxSpaces});
  layRows(plan, rows, support);
}

/// The place among the parts read so far, or their number.
std::size_t findPart(const std::vector<TemplePart>& parts, std::string_view id) {
  const auto found = std::ranges::find(parts, id, &TemplePart::id);
  return static_cast<std::size_t>(found - parts.begin());
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
struct TempleOrder {
  [[nodiscard]] static std::vector<TemplePart> read(const JsonNode& node) {
    std::vector<TemplePart> parts;
    const std::size_t count = node.size(1, templePartNames.size());
    for (std::size_t i = 0; i < count; ++i) parts.push_back(templePart(parts).read(node.at(i)));
    return parts;
  }
  static void write(JsonText& out, const std::vector<TemplePart>& parts) {
    List{templePart(parts)}.write(out, parts);
  }
};

/// The values of each part, by its id; no parts if there are too many spaces.
struct TempleSpaces {
  const std::vector<TemplePart>& order;
  static constexpr List values{printedNumber, maxSpaces};

  [[nodiscard]] std::vector<TemplePart> read(const JsonNode& node) const {
    std::vector<TemplePart> parts = order;
    std::vector<std::string_view> ids(parts.size());
    std::ranges::transform(parts, ids.begin(), &TemplePart::id);
    node.allowOnly(ids);
    std::size_t spaces = 0;
    for (TemplePart& part : parts) {
      const JsonNode list = node.member(part.id);
      part.values = values.read(list);
      spaces += part.values.size();
      if (tooManySpaces(list, spaces)) return {};
    }
    return parts;
  }
  static void write(JsonText& out, const std::vector<TemplePart>& parts) {
    out.object();
    for (const TemplePart& part : parts) values.write(out.key(part.id), part.values);
    out.endObject();
  }
};

void describeTemple(EditionSchema& at, BuildingPlan& plan) {
  std::vector<TemplePart> parts = templeParts(plan);
  at.value("order", parts, TempleOrder{});
  at.value("spaces", parts, TempleSpaces{parts});
  layTemple(plan, parts);
}

/// Tiles of one value as [{"value": 2, "tiles": 4}, …]; each with its value, ascending.
struct TileKind {
  std::int16_t value = 0;
  int tiles = 0;
};
constexpr List tileKinds{objectOf<TileKind>([](Archive& at, TileKind& kind) {
                           at.needed("value", kind.value, printedNumber);
                           at.needed("tiles", kind.tiles, Number<int>{1, maxPrinted});
                         }),
                         maxPrinted, 1};
struct TileValues {
  [[nodiscard]] static std::vector<std::int16_t> read(const JsonNode& node) {
    std::vector<std::int16_t> values;
    for (const TileKind& kind : tileKinds.read(node)) {
      values.insert(values.end(), static_cast<std::size_t>(kind.tiles), kind.value);
    }
    std::ranges::sort(values);
    return values;
  }
  static void write(JsonText& out, const std::vector<std::int16_t>& values) {
    std::vector<TileKind> kinds;
    for (const std::int16_t value : values) {
      if (kinds.empty() || kinds.back().value != value) kinds.push_back({value, 0});
      ++kinds.back().tiles;
    }
    tileKinds.write(out, kinds);
  }
};

/// [{"upTo": 10, "points": 2}, …, {"points": 9}]
struct TombBands {
  static auto band(bool last) {
    return objectOf<TombBand>([last](Archive& at, TombBand& band) {
      if (last)
        band.upTo = std::numeric_limits<std::int16_t>::max();
      else
        at.needed("upTo", band.upTo, Number<std::int16_t>{0, 999});
      at.needed("points", band.points, printedNumber);
    });
  }
  [[nodiscard]] static std::vector<TombBand> read(const JsonNode& node) {
    std::vector<TombBand> bands;
    const std::size_t count = node.size(1, maxPrinted);
    for (std::size_t i = 0; i < count; ++i) bands.push_back(band(i + 1 == count).read(node.at(i)));
    return bands;
  }
  static void write(JsonText& out, const std::vector<TombBand>& bands) {
    out.array();
    for (const TombBand& each : bands) band(&each == &bands.back()).write(out, each);
    out.endArray();
  }
};

void describeTombs(EditionSchema& at, Edition& edition, Findings& found) {
  BuildingPlan& plan = edition.buildings[static_cast<std::size_t>(Building::tombs)];
  int spaces = plan.count;
  auto tiles = static_cast<int>(edition.tombTileValues.size());
  at.value("spaces", spaces, Number<int>{1, maxTombs});
  at.value("open", edition.openTombs, printedNumber);
  at.value("tiles", tiles, Number<int>{1, maxPrinted});
  at.value("tileValues", edition.tombTileValues, TileValues{});
  at.value("bands", edition.tombBands, TombBands{});
  layTombs(plan, spaces);
  const auto listed = static_cast<int>(edition.tombTileValues.size());
  if (tiles != listed) found.push_back({EditionFault::tombTiles, "tombs.tiles", listed, tiles});
}

/// A word for each of the names.
auto words(std::span<const std::string_view> names) {
  return objectOf<std::string>([names](Archive& at, std::string& word) {
    for (const std::string_view name : names) at.needed(name, word, Text{1, 40});
  });
}
/// The number of players and of rounds is part of the rules.
constexpr auto playersObject = objectOf<int>([](Archive& at, int& players) {
  at.needed("least", players, Number<int>{minPlayers, minPlayers});
  at.needed("most", players, Number<int>{maxPlayers, maxPlayers});
});

/// A fact that is only checked and shown: its text is kept as it is.
template <class As> struct Fact {
  As as;
  [[nodiscard]] std::string read(const JsonNode& node) const {
    static_cast<void>(as.read(node));
    return node ? writeJson(*node.value()) : std::string();
  }
  static void write(JsonText& out, std::string_view json) { out.raw(json); }
};
template <class As>
void describeFact(EditionSchema& at, Edition& edition, std::string_view name, const As& as) {
  const std::string key = std::string(boxGroup) + '.' + std::string(name);
  const auto listed = std::ranges::find(edition.printed, key, &PrintedValue::key);
  std::string json = listed == edition.printed.end() ? "null" : listed->value;
  at.value(name, json, Fact<As>{as});
  if (at.reads()) edition.printed.back().value = json;
}

void describeBox(EditionSchema& at, Edition& edition) {
  describeFact(at, edition, "players", playersObject);
  describeFact(at, edition, "rounds", Number<int>{rounds, rounds});
  describeFact(at, edition, "stones", printedNumber);
  describeFact(at, edition, "markers", printedNumber);
  describeFact(at, edition, "crewColours", words(crewNames));
  describeFact(at, edition, "siteNames", words(siteNames));
  describeFact(at, edition, "deckBacks", words(deckNames));
}

} // namespace

void describeBoard(EditionSchema& at, Edition& edition, Findings& found) {
  const auto plan = [&](Building building) -> BuildingPlan& {
    return edition.buildings[static_cast<std::size_t>(building)];
  };
  const auto number = [&](std::string_view key, std::int16_t& known) {
    at.value(key, known, printedNumber);
  };
  at.group(boxGroup, [&] { describeBox(at, edition); });
  at.uncounted();
  at.group("players", [&] {
    number("ships", edition.shipsPerPlayer);
    at.value("startingStones", edition.startingStones, Numbers<maxPlayers>{printedNumber});
    number("startQuarry", edition.startQuarry);
    number("startField", edition.startFieldGrain);
    number("stoneTrackEnd", edition.stoneTrackEnd);
    at.value("crewStart", edition.crewStart, crewNumbers);
    at.value("crewTrackEnd", edition.crewTrackEnd, crewNumbers);
  });
  at.group("river", [&] {
    at.value("stops", edition.river, List{NamedStop{}, maxStops, 1});
    for (const RoundSpace space :
         {RoundSpace::thebae, RoundSpace::selinon, RoundSpace::beniHasan}) {
      describePictured(at, edition, space);
    }
    number("alyiStones", edition.alyiStones);
  });
  at.group("sites", [&] {
    number("spaces", edition.spacesPerSite);
    number("spacesFewPlayers", edition.spacesPerSiteFewPlayers);
    at.value("participation", edition.participation, Numbers<siteCount>{printedNumber});
  });
  at.group("sphinx", [&] { number("drawLimit", edition.sphinxDrawLimit); });
  at.group("obelisk", [&] {
    layFullRows(plan(Building::obelisk), describeRows(at, plan(Building::obelisk)));
  });
  at.group("pyramid", [&] { describePyramid(at, plan(Building::pyramid)); });
  at.group("temple", [&] { describeTemple(at, plan(Building::temple)); });
  at.group("tombs", [&] { describeTombs(at, edition, found); });
  at.group("stoneMarket", [&] {
    number("steps", edition.stoneMarketSteps);
    number("lastStepStones", edition.stoneMarketStones);
    number("saleSteps", edition.stoneMarketSaleSteps);
    number("stonesPerPoint", edition.stonesPerSalePoint);
  });
  at.group("grainMarket", [&] {
    at.value("penalties", edition.grainPenalties, List{printedNumber, maxMarketSteps, 1});
    number("lastStepPoints", edition.grainMarketPoints);
  });
}

} // namespace nilometer::egizia
