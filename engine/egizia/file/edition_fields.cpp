// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// As many numbers as the array has.
template <std::size_t n> struct Numbers {
  using Array = std::array<std::int16_t, n>;
  [[nodiscard]] static Array read(const JsonNode& value) {
    Array array{};
    const std::size_t count = value.size(n, n);
    for (std::size_t i = 0; i < count; ++i) array[i] = printedNumber.read(value.at(i));
    return array;
  }
  static void write(JsonText& out, const Array& array) { List{printedNumber}.write(out, array); }
};

/// One number for each crew, by name.
struct CrewNumbers {
  using Array = std::array<std::int16_t, crewCount>;
  static auto object() {
    return objectOf<Array>([](Archive& at, Array& numbers) {
      for (std::size_t i = 0; i < crewCount; ++i) {
        at.needed(crewNames[i], numbers[i], printedNumber);
      }
    });
  }
  [[nodiscard]] static Array read(const JsonNode& value) { return object().read(value); }
  static void write(JsonText& out, const Array& numbers) { object().write(out, numbers); }
};

/// The number of a card space by its id "C1" …, or 0.
int cardStopNumber(std::string_view id) {
  for (int number = 1; number <= maxCardStops; ++number) {
    if (id == "C" + std::to_string(number)) return number;
  }
  return 0;
}

struct StopName {
  [[nodiscard]] static Stop read(const JsonNode& node) {
    const int number = cardStopNumber(node.text());
    if (number > 0) return {StopKind::card, static_cast<std::uint8_t>(number - 1), 0};
    std::vector<std::string_view> names(roundSpaceNames.begin(), roundSpaceNames.end());
    names.insert(names.end(), siteNames.begin(), siteNames.end());
    const std::size_t index = node.id(names);
    if (index < roundSpaceCount) return {StopKind::round, static_cast<std::uint8_t>(index), 0};
    return {StopKind::site, static_cast<std::uint8_t>(index - roundSpaceCount), 0};
  }
  static void write(JsonText& out, const Stop& stop) {
    switch (stop.kind) {
    case StopKind::card: out.value(std::string_view("C" + std::to_string(stop.index + 1))); return;
    case StopKind::round: out.value(roundSpaceNames[stop.index]); return;
    case StopKind::site: out.value(siteNames[stop.index]); return;
    }
  }
};

bool isRoundSpace(const Stop& stop, RoundSpace space) {
  return stop.kind == StopKind::round && stop.index == static_cast<std::uint8_t>(space);
}

constexpr WordSet<CrewSet> normalCrewNames{
    std::span<const std::string_view>(crewNames).first(crewCount - 1)};

/// The crews pictured on a round space.
template <RoundSpace space>
constexpr EditionField pictured(std::string_view group, std::string_view name) {
  return {group, name,
          [](const JsonNode& value, EditionDraft& draft) {
            const CrewSet crews = normalCrewNames.read(value);
            for (Stop& stop : draft.edition.river) {
              if (isRoundSpace(stop, space)) stop.crews = crews;
            }
          },
          [](JsonText& out, const Edition& edition) {
            const auto isIt = [](const Stop& stop) { return isRoundSpace(stop, space); };
            const auto stop = std::ranges::find_if(edition.river, isIt);
            normalCrewNames.write(out, stop == edition.river.end() ? CrewSet{0} : stop->crews);
          }};
}

/// A value that is a member of the edition as it stands.
template <auto member, auto as>
constexpr EditionField field(std::string_view group, std::string_view name) {
  return {
      group, name,
      [](const JsonNode& value, EditionDraft& draft) { draft.edition.*member = as.read(value); },
      [](JsonText& out, const Edition& edition) { as.write(out, edition.*member); }};
}
template <std::int16_t Edition::*member>
constexpr EditionField number(std::string_view group, std::string_view name) {
  return field<member, printedNumber>(group, name);
}

constexpr auto fields = std::to_array<EditionField>({
    number<&Edition::shipsPerPlayer>("players", "ships"),
    field<&Edition::startingStones, Numbers<maxPlayers>{}>("players", "startingStones"),
    number<&Edition::startQuarry>("players", "startQuarry"),
    number<&Edition::startFieldGrain>("players", "startField"),
    number<&Edition::stoneTrackEnd>("players", "stoneTrackEnd"),
    field<&Edition::crewStart, CrewNumbers{}>("players", "crewStart"),
    field<&Edition::crewTrackEnd, CrewNumbers{}>("players", "crewTrackEnd"),
    field<&Edition::river, List{StopName{}, maxStops, 1}>("river", "stops"),
    pictured<RoundSpace::thebae>("river", "thebae"),
    pictured<RoundSpace::selinon>("river", "selinon"),
    pictured<RoundSpace::beniHasan>("river", "beni-hasan"),
    number<&Edition::alyiStones>("river", "alyiStones"),
    number<&Edition::spacesPerSite>("sites", "spaces"),
    number<&Edition::spacesPerSiteFewPlayers>("sites", "spacesFewPlayers"),
    field<&Edition::participation, Numbers<siteCount>{}>("sites", "participation"),
    number<&Edition::sphinxDrawLimit>("sphinx", "drawLimit"),
    {"obelisk", "rows", readObeliskRows, writeObeliskRows},
    {"pyramid", "rows", readPyramidRows, writePyramidRows},
    {"pyramid", "support", readPyramidSupport, writePyramidSupport},
    {"temple", "order", readTempleOrder, writeTempleOrder},
    {"temple", "spaces", readTempleSpaces, writeTempleSpaces},
    {"tombs", "spaces", readTombSpaces, writeTombSpaces},
    number<&Edition::openTombs>("tombs", "open"),
    {"tombs", "tiles", readTileCount, writeTileCount},
    {"tombs", "tileValues", readTileValues, writeTileValues},
    {"tombs", "bands", readTombBands, writeTombBands},
    number<&Edition::stoneMarketSteps>("stoneMarket", "steps"),
    number<&Edition::stoneMarketStones>("stoneMarket", "lastStepStones"),
    number<&Edition::stoneMarketSaleSteps>("stoneMarket", "saleSteps"),
    number<&Edition::stonesPerSalePoint>("stoneMarket", "stonesPerPoint"),
    field<&Edition::grainPenalties, List{printedNumber, maxMarketSteps, 1}>("grainMarket",
                                                                            "penalties"),
    number<&Edition::grainMarketPoints>("grainMarket", "lastStepPoints"),
});

/// A word for each of the names.
void checkWords(const JsonNode& value, std::span<const std::string_view> names) {
  value.allowOnly(names);
  for (const std::string_view name : names) {
    static_cast<void>(value.member(name).text(1, 40));
  }
}

// The number of players and of rounds is part of the rules.
void checkPlayers(const JsonNode& value) {
  value.allowOnly({"least", "most"});
  static_cast<void>(value.member("least").integer(2, 2));
  static_cast<void>(value.member("most").integer(maxPlayers, maxPlayers));
}
void checkRounds(const JsonNode& value) {
  static_cast<void>(value.integer(5, 5));
}
void checkStones(const JsonNode& value) {
  static_cast<void>(value.integer(0, maxPrinted));
}
void checkCrewColours(const JsonNode& value) {
  checkWords(value, crewNames);
}
void checkSiteNames(const JsonNode& value) {
  checkWords(value, siteNames);
}
void checkDeckBacks(const JsonNode& value) {
  checkWords(value, deckNames);
}

constexpr auto facts = std::to_array<BoxFact>({
    {"players", checkPlayers},
    {"rounds", checkRounds},
    {"stones", checkStones},
    {"markers", checkStones},
    {"crewColours", checkCrewColours},
    {"siteNames", checkSiteNames},
    {"deckBacks", checkDeckBacks},
});

} // namespace

std::span<const EditionField> editionFields() {
  return fields;
}
std::span<const BoxFact> boxFacts() {
  return facts;
}

JsonNode EditionDraft::take(const JsonNode& node, std::string key) {
  edition.printed.push_back(readPrinted(node, std::move(key)));
  lines.push_back(node ? node.value()->line() : 0);
  return node.member("value");
}

} // namespace nilometer::egizia
