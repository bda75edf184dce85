// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/file/edition_places.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// A single number.
template <std::int16_t Edition::*number>
void readNumber(const JsonNode& value, EditionDraft& draft) {
  draft.edition.*number = value.number<std::int16_t>(0, maxPrinted);
}
template <std::int16_t Edition::*number> JsonValue writeNumber(const Edition& edition) {
  return jsonNumber(edition.*number);
}

/// A list of as many numbers as the array has.
template <auto numbers> void readNumbers(const JsonNode& value, EditionDraft& draft) {
  auto& array = draft.edition.*numbers;
  if (value.size(array.size(), array.size()) == 0) return;
  for (std::size_t i = 0; i < array.size(); ++i) {
    array[i] = value.at(i).number<std::int16_t>(0, maxPrinted);
  }
}
template <auto numbers> JsonValue writeNumbers(const Edition& edition) {
  return jsonNumbers(edition.*numbers);
}

/// One number for each crew, by name.
template <auto numbers> void readCrews(const JsonNode& value, EditionDraft& draft) {
  value.allowOnly(crewNames);
  for (std::size_t i = 0; i < crewCount; ++i) {
    (draft.edition.*numbers)[i] = value.member(crewNames[i]).number<std::int16_t>(0, maxPrinted);
  }
}
template <auto numbers> JsonValue writeCrews(const Edition& edition) {
  JsonObject crews;
  for (std::size_t i = 0; i < crewCount; ++i) {
    crews.emplace_back(std::string(crewNames[i]), jsonNumber((edition.*numbers)[i]));
  }
  return JsonValue(std::move(crews));
}

/// The number of a card space by its id "C1" …, or 0.
int cardStopNumber(std::string_view id) {
  for (int number = 1; number <= maxCardStops; ++number) {
    if (id == "C" + std::to_string(number)) return number;
  }
  return 0;
}

Stop readStop(const JsonNode& node) {
  const int number = cardStopNumber(node.text());
  if (number > 0) return {StopKind::card, static_cast<std::uint8_t>(number - 1), 0};
  std::vector<std::string_view> names(roundSpaceNames.begin(), roundSpaceNames.end());
  names.insert(names.end(), siteNames.begin(), siteNames.end());
  const std::size_t index = node.id(names);
  if (index < roundSpaceCount) return {StopKind::round, static_cast<std::uint8_t>(index), 0};
  return {StopKind::site, static_cast<std::uint8_t>(index - roundSpaceCount), 0};
}

void readStops(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, maxStops);
  for (std::size_t i = 0; i < count; ++i) draft.edition.river.push_back(readStop(value.at(i)));
}

JsonValue writeStops(const Edition& edition) {
  JsonArray stops;
  for (const Stop& stop : edition.river) {
    switch (stop.kind) {
    case StopKind::card: stops.push_back(jsonText("C" + std::to_string(stop.index + 1))); break;
    case StopKind::round: stops.push_back(jsonText(roundSpaceNames[stop.index])); break;
    case StopKind::site: stops.push_back(jsonText(siteNames[stop.index])); break;
    }
  }
  return JsonValue(std::move(stops));
}

bool isRoundSpace(const Stop& stop, RoundSpace space) {
  return stop.kind == StopKind::round && stop.index == static_cast<std::uint8_t>(space);
}

/// The crews pictured on a round space.
template <RoundSpace space> void readPictured(const JsonNode& value, EditionDraft& draft) {
  const auto normal = std::span<const std::string_view>(crewNames).first(crewCount - 1);
  const auto crews = static_cast<CrewSet>(readSet(value, normal));
  for (Stop& stop : draft.edition.river) {
    if (isRoundSpace(stop, space)) stop.crews = crews;
  }
}
template <RoundSpace space> JsonValue writePictured(const Edition& edition) {
  const auto isIt = [](const Stop& stop) { return isRoundSpace(stop, space); };
  const auto stop = std::find_if(edition.river.begin(), edition.river.end(), isIt);
  return jsonSet(stop == edition.river.end() ? 0U : stop->crews, crewNames);
}

void readPenalties(const JsonNode& value, EditionDraft& draft) {
  const std::size_t count = value.size(1, maxMarketSteps);
  for (std::size_t i = 0; i < count; ++i) {
    draft.edition.grainPenalties.push_back(value.at(i).number<std::int16_t>(0, maxPrinted));
  }
}

constexpr auto fields = std::to_array<EditionField>({
    {"players", "ships", readNumber<&Edition::shipsPerPlayer>,
     writeNumber<&Edition::shipsPerPlayer>},
    {"players", "startingStones", readNumbers<&Edition::startingStones>,
     writeNumbers<&Edition::startingStones>},
    {"players", "startQuarry", readNumber<&Edition::startQuarry>,
     writeNumber<&Edition::startQuarry>},
    {"players", "startField", readNumber<&Edition::startFieldGrain>,
     writeNumber<&Edition::startFieldGrain>},
    {"players", "stoneTrackEnd", readNumber<&Edition::stoneTrackEnd>,
     writeNumber<&Edition::stoneTrackEnd>},
    {"players", "crewStart", readCrews<&Edition::crewStart>, writeCrews<&Edition::crewStart>},
    {"players", "crewTrackEnd", readCrews<&Edition::crewTrackEnd>,
     writeCrews<&Edition::crewTrackEnd>},
    {"river", "stops", readStops, writeStops},
    {"river", "thebae", readPictured<RoundSpace::thebae>, writePictured<RoundSpace::thebae>},
    {"river", "selinon", readPictured<RoundSpace::selinon>, writePictured<RoundSpace::selinon>},
    {"river", "beni-hasan", readPictured<RoundSpace::beniHasan>,
     writePictured<RoundSpace::beniHasan>},
    {"river", "alyiStones", readNumber<&Edition::alyiStones>, writeNumber<&Edition::alyiStones>},
    {"sites", "spaces", readNumber<&Edition::spacesPerSite>, writeNumber<&Edition::spacesPerSite>},
    {"sites", "spacesFewPlayers", readNumber<&Edition::spacesPerSiteFewPlayers>,
     writeNumber<&Edition::spacesPerSiteFewPlayers>},
    {"sites", "participation", readNumbers<&Edition::participation>,
     writeNumbers<&Edition::participation>},
    {"sphinx", "drawLimit", readNumber<&Edition::sphinxDrawLimit>,
     writeNumber<&Edition::sphinxDrawLimit>},
    {"obelisk", "rows", readObeliskRows, writeObeliskRows},
    {"pyramid", "rows", readPyramidRows, writePyramidRows},
    {"pyramid", "support", readPyramidSupport, writePyramidSupport},
    {"temple", "order", readTempleOrder, writeTempleOrder},
    {"temple", "spaces", readTempleSpaces, writeTempleSpaces},
    {"tombs", "spaces", readTombSpaces, writeTombSpaces},
    {"tombs", "open", readNumber<&Edition::openTombs>, writeNumber<&Edition::openTombs>},
    {"tombs", "tiles", readTileCount, writeTileCount},
    {"tombs", "tileValues", readTileValues, writeTileValues},
    {"tombs", "bands", readTombBands, writeTombBands},
    {"stoneMarket", "steps", readNumber<&Edition::stoneMarketSteps>,
     writeNumber<&Edition::stoneMarketSteps>},
    {"stoneMarket", "lastStepStones", readNumber<&Edition::stoneMarketStones>,
     writeNumber<&Edition::stoneMarketStones>},
    {"stoneMarket", "saleSteps", readNumber<&Edition::stoneMarketSaleSteps>,
     writeNumber<&Edition::stoneMarketSaleSteps>},
    {"stoneMarket", "stonesPerPoint", readNumber<&Edition::stonesPerSalePoint>,
     writeNumber<&Edition::stonesPerSalePoint>},
    {"grainMarket", "penalties", readPenalties, writeNumbers<&Edition::grainPenalties>},
    {"grainMarket", "lastStepPoints", readNumber<&Edition::grainMarketPoints>,
     writeNumber<&Edition::grainMarketPoints>},
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

namespace {

/// More numbers than any value has.
constexpr std::size_t maxCompared = 256;

/// Numbers that were compared one by one; each has to be there.
std::vector<std::string> readCompared(const JsonNode& node) {
  std::vector<std::string> places;
  const JsonNode list = node.optional("compared");
  if (!list) return places;
  const JsonNode value = node.member("value");
  if (!value) return places;
  const std::vector<std::string> numbers = numberPlaces(*value.value());
  const std::size_t count = list.size(1, std::min(numbers.size(), maxCompared));
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& place = list.at(i).text(1, 80);
    const bool twice = std::ranges::find(places, place) != places.end();
    if (twice || std::ranges::find(numbers, place) == numbers.end()) {
      list.at(i).fail(ReadFault::outOfRange, "the place of a number in this value, named once");
      return {};
    }
    places.push_back(place);
  }
  return places;
}

} // namespace

JsonNode EditionDraft::take(const JsonNode& node, std::string key) {
  node.allowOnly({"value", "provenance", "reason", "compared"});
  edition.printed.push_back({std::move(key),
                             {},
                             node.member("provenance").id<Provenance>(provenanceNames),
                             node.member("reason").text(1, 400),
                             readCompared(node)});
  lines.push_back(node ? node.value()->line() : 0);
  return node.member("value");
}

std::string readId(const JsonNode& node) {
  const std::string& id = node.text(1, 40);
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  const bool whole = std::all_of(id.begin(), id.end(), fits);
  if (id.empty() || !whole || id.front() < 'a') {
    node.fail(ReadFault::outOfRange, "an id of small letters, digits and \"-\"");
    return {};
  }
  return id;
}

unsigned readSet(const JsonNode& list, std::span<const std::string_view> names) {
  unsigned set = 0;
  const std::size_t count = list.size(1, names.size());
  for (std::size_t i = 0; i < count; ++i) {
    const unsigned bit = 1U << list.at(i).id(names);
    if ((set & bit) != 0) list.at(i).fail(ReadFault::outOfRange, "each at most once");
    set |= bit;
  }
  return set;
}

JsonValue jsonNumber(int number) {
  return JsonValue(std::int64_t{number});
}
JsonValue jsonText(std::string_view text) {
  return JsonValue(std::string(text));
}

JsonValue jsonSet(unsigned set, std::span<const std::string_view> names) {
  JsonArray list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if ((set & (1U << i)) != 0) list.push_back(jsonText(names[i]));
  }
  return JsonValue(std::move(list));
}

} // namespace nilometer::egizia
