// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/state.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <set>
#include <span>
#include <string>

namespace nilometer::egizia {
namespace {

using Findings = std::vector<EditionFinding>;

/// Collects what makes no sense.
class Checker {
public:
  explicit Checker(const Edition& edition) : m_edition(edition) {}

  Findings run();

private:
  void add(EditionFault fault, std::string key, int needed, int had) {
    m_findings.push_back({fault, std::move(key), needed, had});
  }
  /// `needed` of the finding is the bound that was broken.
  void range(const std::string& key, int value, int least, int most) {
    if (value < least) add(EditionFault::outOfRange, key, least, value);
    if (value > most) add(EditionFault::outOfRange, key, most, value);
  }
  /// A list of numbers, each in range; `direction` 1: none lower than the one before, -1: none
  /// higher, 0: any order.
  template <class Numbers>
  void numbers(const std::string& key, const Numbers& list, int least, int most, int direction) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      range(key, list[i], least, most);
      if (i > 0 && (list[i] - list[i - 1]) * direction < 0) {
        add(EditionFault::stepsRise, key, list[i - 1], list[i]);
      }
    }
  }

  void players();
  void river();
  void stopOrder();
  void eachOnce(StopKind kind, std::span<const std::string_view> names);
  void cardStops();
  void sites();
  void rows(Building building);
  void obelisk();
  void temple();
  void tombs();
  void markets();
  void nileCards();
  void nileCard(const NileCard& card);
  void deckSizes();
  void sphinxCards();
  void sphinxCard(const SphinxCard& card);
  void sphinxCondition(const SphinxCard& card, const std::string& key);

  const Edition& m_edition;
  Findings m_findings;
};

void Checker::players() {
  range("players.ships", m_edition.shipsPerPlayer, 1, maxShips);
  range("players.stoneTrackEnd", m_edition.stoneTrackEnd, 1, maxPrinted);
  numbers("players.startingStones", m_edition.startingStones, 0, m_edition.stoneTrackEnd, 0);
  range("players.startQuarry", m_edition.startQuarry, 0, maxPrinted);
  range("players.startField", m_edition.startFieldGrain, 0, maxPrinted);
  numbers("players.crewTrackEnd", m_edition.crewTrackEnd, 1, maxPrinted, 0);
  for (std::size_t i = 0; i < crewCount; ++i) {
    range("players.crewStart", m_edition.crewStart[i], 0, m_edition.crewTrackEnd[i]);
  }
}

void Checker::eachOnce(StopKind kind, std::span<const std::string_view> names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto isIt = [&](const Stop& stop) { return stop.kind == kind && stop.index == i; };
    const auto count = std::count_if(m_edition.river.begin(), m_edition.river.end(), isIt);
    const std::string key = "river.stops." + std::string(names[i]);
    if (count == 0) add(EditionFault::stopMissing, key, 1, 0);
    if (count > 1) add(EditionFault::stopTwice, key, 1, static_cast<int>(count));
  }
}

// Card spaces are numbered from the one furthest upstream without a gap.
void Checker::cardStops() {
  int expected = 0;
  std::set<int> seen;
  for (const Stop& stop : m_edition.river) {
    if (stop.kind != StopKind::card) continue;
    const std::string key = "river.stops.C" + std::to_string(stop.index + 1);
    if (!seen.insert(stop.index).second) {
      add(EditionFault::stopTwice, key, 1, 2);
    } else if (stop.index != expected) {
      add(EditionFault::stopMissing, "river.stops.C" + std::to_string(expected + 1), 1, 0);
    }
    expected = stop.index + 1;
  }
  range("river.stops", static_cast<int>(seen.size()), 1, maxCardStops);
}

void Checker::river() {
  range("river.stops", static_cast<int>(m_edition.river.size()), 1, maxStops);
  eachOnce(StopKind::round, roundSpaceNames);
  eachOnce(StopKind::site, siteNames);
  cardStops();
  for (const Stop& stop : m_edition.river) {
    if (stop.kind != StopKind::round || stop.index >= roundSpaceCount) continue;
    const auto space = static_cast<RoundSpace>(stop.index);
    const bool pictured = space == RoundSpace::thebae || space == RoundSpace::selinon ||
                          space == RoundSpace::beniHasan;
    const int least = pictured ? 1 : 0;
    const int most = pictured ? normalCrews : 0;
    range("river." + std::string(roundSpaceNames[stop.index]), stop.crews, least, most);
  }
  range("river.alyiStones", m_edition.alyiStones, 0, maxPrinted);
}

void Checker::sites() {
  range("sites.spaces", m_edition.spacesPerSite, 1, maxSiteSpaces);
  range("sites.spacesFewPlayers", m_edition.spacesPerSiteFewPlayers, 1, m_edition.spacesPerSite);
  numbers("sites.participation", m_edition.participation, 0, maxPrinted, 1);
  range("sphinx.drawLimit", m_edition.sphinxDrawLimit, 1, sphinxCardCount);
}

void Checker::rows(Building building) {
  const BuildingPlan& plan = m_edition.plan(building);
  const std::string name(buildingNames[static_cast<std::size_t>(building)]);
  const std::string key = name + (building == Building::temple ? ".spaces" : ".rows");
  range(key, plan.count, 1, maxSpaces);
  for (const BuildingPart& part : plan.parts) {
    if (part.count == 0) add(EditionFault::emptyRow, key, 1, 0);
  }
  for (std::size_t space = 0; space < std::min<std::size_t>(plan.count, maxSpaces); ++space) {
    range(key, plan.values[space], 1, maxPrinted);
  }
}

// OBELISK-1 goes by numbers: each row's is higher than that of the row below.
void Checker::obelisk() {
  rows(Building::obelisk);
  const BuildingPlan& plan = m_edition.plan(Building::obelisk);
  for (std::size_t i = 1; i < plan.parts.size(); ++i) {
    if (plan.parts[i].count == 0 || plan.parts[i - 1].count == 0) continue;
    const int lower = plan.values[plan.parts[i - 1].first];
    const int higher = plan.values[plan.parts[i].first];
    if (higher <= lower) add(EditionFault::stepsRise, "obelisk.rows", lower + 1, higher);
  }
}

void Checker::temple() {
  rows(Building::temple);
  const std::vector<BuildingPart>& parts = m_edition.plan(Building::temple).parts;
  for (const std::string_view name : templePartNames) {
    const auto isIt = [name](const BuildingPart& part) { return part.id == name; };
    if (std::none_of(parts.begin(), parts.end(), isIt)) {
      add(EditionFault::partMissing, "temple.order." + std::string(name), 1, 0);
    }
  }
}

void Checker::tombs() {
  const int spaces = m_edition.plan(Building::tombs).count;
  const int tiles = static_cast<int>(m_edition.tombTileValues.size());
  range("tombs.spaces", spaces, 1, maxTombs);
  range("tombs.open", m_edition.openTombs, 1, spaces);
  if (tiles < spaces) add(EditionFault::tombTiles, "tombs.tileValues", spaces, tiles);
  numbers("tombs.tileValues", m_edition.tombTileValues, 1, maxPrinted, 1);
  if (m_edition.tombBands.empty()) add(EditionFault::emptyRow, "tombs.bands", 1, 0);
  int above = 0;
  int points = 0;
  for (const TombBand& band : m_edition.tombBands) {
    if (band.upTo <= above) add(EditionFault::stepsRise, "tombs.bands", above + 1, band.upTo);
    if (band.points < points) add(EditionFault::stepsRise, "tombs.bands", points, band.points);
    range("tombs.bands", band.points, 0, maxPrinted);
    above = band.upTo;
    points = band.points;
  }
}

void Checker::markets() {
  range("grainMarket.penalties", m_edition.steps(Market::grain), 2, maxMarketSteps);
  numbers("grainMarket.penalties", m_edition.grainPenalties, 0, maxPrinted, -1);
  range("grainMarket.lastStepPoints", m_edition.grainMarketPoints, 0, maxPrinted);
  range("stoneMarket.steps", m_edition.stoneMarketSteps, 2, maxMarketSteps);
  range("stoneMarket.lastStepStones", m_edition.stoneMarketStones, 0, maxPrinted);
  range("stoneMarket.saleSteps", m_edition.stoneMarketSaleSteps, 0, m_edition.stoneMarketSteps);
  range("stoneMarket.stonesPerPoint", m_edition.stonesPerSalePoint, 1, maxPrinted);
}

void Checker::nileCard(const NileCard& card) {
  const std::string key = "nileCards." + m_edition.cardNames[card.name];
  const AmountBounds bounds = amountBounds(card.kind);
  range(key + ".amount", card.amount, bounds.least, bounds.most);
  const bool brown = card.kind == CardKind::fieldBrown;
  if (!brown && card.bonus != TakingBonus::none) {
    add(EditionFault::outOfRange, key + ".bonus", 0, static_cast<int>(card.bonus));
  }
  const bool bonus = card.bonus != TakingBonus::none;
  range(key + ".bonus", card.bonusAmount, bonus ? 1 : 0, bonus ? maxPrinted : 0);
  const bool pictured = card.kind == CardKind::crewsPictured;
  range(key + ".crews", card.crews, pictured ? 1 : 0, pictured ? (1 << crewCount) - 1 : 0);
  const bool stones = card.kind == CardKind::stonesInBuildings;
  range(key + ".buildings", card.buildings, stones ? 1 : 0, stones ? (1 << buildingCount) - 1 : 0);
}

// SET-5; and LAY-1 for both rounds of a deck, also with the cards removed that a table may remove.
void Checker::deckSizes() {
  std::array<int, deckCount> sizes{};
  std::array<int, deckCount> fewest{};
  for (const NileCard& card : m_edition.nileCards) {
    const auto deck = static_cast<std::size_t>(card.deck);
    ++sizes[deck];
    if (card.kind != CardKind::moreSphinx && card.kind != CardKind::reserve) ++fewest[deck];
  }
  const auto isCard = [](const Stop& stop) { return stop.kind == StopKind::card; };
  const auto stops =
      static_cast<int>(std::count_if(m_edition.river.begin(), m_edition.river.end(), isCard));
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    const std::string key = "nileCards." + std::string(deckNames[deck]);
    if (sizes[deck] != printedDeckSizes[deck]) {
      add(EditionFault::deckSize, key, printedDeckSizes[deck], sizes[deck]);
    } else if (stops * roundsOfDeck[deck] > fewest[deck]) {
      add(EditionFault::outOfRange, "river.stops", fewest[deck] / roundsOfDeck[deck], stops);
    }
  }
}

void Checker::nileCards() {
  range("nileCards", static_cast<int>(m_edition.nileCards.size()), 1, maxNileCards);
  std::set<std::string_view> ids;
  for (const std::string& id : m_edition.cardNames) {
    if (!ids.insert(id).second) add(EditionFault::idTwice, "nileCards." + id, 1, 2);
  }
  std::set<int> checked;
  for (const NileCard& card : m_edition.nileCards) {
    const int names = static_cast<int>(m_edition.cardNames.size());
    if (card.name >= names) {
      add(EditionFault::outOfRange, "nileCards", names - 1, card.name);
    } else if (checked.insert(card.name).second) {
      nileCard(card);
    }
  }
  deckSizes();
}

void Checker::sphinxCondition(const SphinxCard& card, const std::string& key) {
  const BuildingPlan& plan = m_edition.plan(card.building);
  switch (card.kind) {
  case SphinxKind::built:
    if (card.spaces == 0) add(EditionFault::emptyRow, key, 1, 0);
    if (plan.count <= maxSpaces && (card.spaces & ~plan.spaces()) != 0) {
      const int last = std::numeric_limits<SpaceSet>::digits - std::countl_zero(card.spaces);
      add(EditionFault::outOfRange, key, plan.count, last);
    }
    break;
  case SphinxKind::ownStones: range(key, card.needed, 1, plan.count); break;
  case SphinxKind::ownStonesInEach:
    for (const BuildingPlan& each : m_edition.buildings) range(key, card.needed, 1, each.count);
    break;
  case SphinxKind::ownLast: range(key, card.markets, 1, 3); break;
  case SphinxKind::perTen: range(key, card.needed, 1, maxPrinted); break;
  case SphinxKind::playersOnLast:
  case SphinxKind::perOwnStone:
  case SphinxKind::crewStrength:
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField:
  case SphinxKind::perPermanent: break;
  }
}

void Checker::sphinxCard(const SphinxCard& card) {
  const std::string key = "sphinxCards." + card.id;
  sphinxCondition(card, key + ".condition");
  if (card.kind == SphinxKind::playersOnLast) {
    numbers(key + ".points", card.table, 0, maxPrinted, 1);
  }
  const bool without =
      card.kind == SphinxKind::playersOnLast || card.kind == SphinxKind::crewStrength;
  range(key + ".points", card.points, without ? 0 : 1, without ? 0 : maxPrinted);
}

void Checker::sphinxCards() {
  const int count = static_cast<int>(m_edition.sphinxCards.size());
  if (count != sphinxCardCount) {
    add(EditionFault::sphinxCount, "sphinxCards", sphinxCardCount, count);
  }
  std::set<std::string_view> ids;
  for (const SphinxCard& card : m_edition.sphinxCards) {
    if (!ids.insert(card.id).second) add(EditionFault::idTwice, "sphinxCards." + card.id, 1, 2);
    sphinxCard(card);
  }
}

Findings Checker::run() {
  players();
  river();
  sites();
  obelisk();
  rows(Building::pyramid);
  temple();
  tombs();
  markets();
  nileCards();
  sphinxCards();
  return std::move(m_findings);
}

} // namespace

AmountBounds amountBounds(CardKind kind) {
  switch (kind) {
  case CardKind::fieldGreen:
  case CardKind::fieldYellowGreen:
  case CardKind::fieldBrown:
  case CardKind::quarry:
  case CardKind::grain4:
  case CardKind::strength:
  case CardKind::stones6:
  case CardKind::sell10:
  case CardKind::moreSphinx:
  case CardKind::paidCrewStep:
  case CardKind::tomb:
  case CardKind::stoneMarket2:
  case CardKind::grainMarket2: return {1, maxPrinted};
  case CardKind::keep2:
  case CardKind::crewsChoice: return {1, 2};
  case CardKind::doubled:
  case CardKind::secondShip:
  case CardKind::twoCrews:
  case CardKind::reserve:
  case CardKind::first:
  case CardKind::improveField:
  case CardKind::occupied:
  case CardKind::crewStep:
  case CardKind::stonesAsGrain:
  case CardKind::upstream:
  case CardKind::leftover:
  case CardKind::crewsPictured:
  case CardKind::stonesInBuildings: break;
  }
  return {0, 0};
}

PrintedBounds printedBounds(std::string_view place) {
  struct Place {
    std::string_view begin;
    PrintedBounds bounds;
  };
  static constexpr auto places = std::to_array<Place>({
      {"players.ships", {1, maxShips}},
      {"players.stoneTrackEnd", {1, maxPrinted}},
      {"sphinx.drawLimit", {1, sphinxCardCount}},
      {"pyramid.support", {1, maxSpaces}},
      {"tombs.spaces", {1, maxTombs}},
      {"tombs.open", {1, maxTombs}},
      {"tombs.tiles", {1, maxPrinted}},
      {"stoneMarket.steps", {1, maxMarketSteps}},
  });
  const auto found = std::ranges::find_if(
      places, [place](const Place& one) { return place.starts_with(one.begin); });
  return found == places.end() ? PrintedBounds() : found->bounds;
}

std::vector<EditionFinding> validate(const Edition& edition) {
  return Checker(edition).run();
}

} // namespace nilometer::egizia
