// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition.h"
#include "engine/egizia/file/edition_file.h"

#include <QtGlobal>

#include <string>
#include <vector>

/// An edition for tests: what the rulebooks state comes from the shipped file, everything that
/// nobody could read (layouts, steps, ends of tracks, points) is set here, so that tests may use
/// plain numbers without leaning on an assumed value.
namespace nilometer::test {

using namespace egizia;

/// The spaces of a building that hold `values`, row after row from the bottom.
struct Rows {
  std::vector<int> spaces;
  std::vector<std::int16_t> values; ///< one per row
};

inline void writeValues(BuildingPlan& plan, const std::vector<std::int16_t>& perRow) {
  for (std::size_t row = 0; row < plan.parts.size(); ++row) {
    for (std::size_t i = 0; i < plan.parts[row].count; ++i) {
      plan.values[plan.parts[row].first + i] = perRow[row];
    }
  }
}

/// Obelisk 1 | 2 | 3 3 | 4 | 5 | 6 | 7 | 8 | 9: the third row has two spaces.
/// Pyramid 5 × 1, 4 × 2, 3 × 3, 2 × 4: cells 0-4, 5-8, 9-11, 12-13.
/// Temple pillars 1 2 and 1 2 3, columns 3 3, above 4 4: cells 0-1, 2-4, 5-6, 7-8.
inline void layBuildings(Edition& edition) {
  auto& plans = edition.buildings;
  BuildingPlan& obelisk = plans[static_cast<std::size_t>(Building::obelisk)];
  layFullRows(obelisk, {1, 1, 2, 1, 1, 1, 1, 1, 1});
  writeValues(obelisk, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  BuildingPlan& pyramid = plans[static_cast<std::size_t>(Building::pyramid)];
  layRows(pyramid, {5, 4, 3, 2}, 2);
  writeValues(pyramid, {1, 2, 3, 4});
  layTemple(plans[static_cast<std::size_t>(Building::temple)], {{"pillar-left", {1, 2}, {}},
                                                                {"pillar-right", {1, 2, 3}, {}},
                                                                {"columns", {3, 3}, {0, 1}},
                                                                {"stones-above", {4, 4}, {2}}});
  layTombs(plans[static_cast<std::size_t>(Building::tombs)], 12);
  edition.tombTileValues = {2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6};
}

/// C1 Edfu C2 Thebae C3 SPHINX C4 Passalon C5 Selinon C6 OBELISK C7 Beni Hasan C8 Alyi C9 PYRAMID
/// C10 Heliopolis: stops 0 to 19.
inline void layRiver(Edition& edition) {
  constexpr std::uint8_t blueBlack = 0b0011;
  constexpr std::uint8_t blackYellow = 0b0110;
  constexpr std::uint8_t blueYellow = 0b0101;
  const auto round = [](RoundSpace space, CrewSet crews = 0) {
    return Stop{StopKind::round, static_cast<std::uint8_t>(space), crews};
  };
  const auto site = [](Site at) { return Stop{StopKind::site, static_cast<std::uint8_t>(at), 0}; };
  const std::vector<Stop> fixed{round(RoundSpace::edfu),
                                round(RoundSpace::thebae, blueBlack),
                                site(Site::sphinx),
                                round(RoundSpace::passalon),
                                round(RoundSpace::selinon, blackYellow),
                                site(Site::obelisk),
                                round(RoundSpace::beniHasan, blueYellow),
                                round(RoundSpace::alyi),
                                site(Site::pyramid),
                                round(RoundSpace::heliopolis)};
  edition.river.clear();
  for (std::size_t i = 0; i < fixed.size(); ++i) {
    edition.river.push_back({StopKind::card, static_cast<std::uint8_t>(i), 0});
    edition.river.push_back(fixed[i]);
  }
}

inline SphinxCard builtCard(const Edition& edition, std::string id, std::int16_t points,
                            Building building, std::vector<std::size_t> parts) {
  SphinxCard card{
      .id = std::move(id), .kind = SphinxKind::built, .points = points, .building = building};
  for (const std::size_t part : parts) card.spaces |= edition.plan(building).parts[part].spaces();
  return card;
}

inline std::vector<SphinxCard> builtAndMarketCards(const Edition& edition) {
  std::vector<SphinxCard> cards{builtCard(edition, "row-7", 4, Building::obelisk, {6}),
                                builtCard(edition, "row-8", 5, Building::obelisk, {7}),
                                builtCard(edition, "row-9", 6, Building::obelisk, {8}),
                                builtCard(edition, "pillars", 5, Building::temple, {0, 1}),
                                builtCard(edition, "columns", 6, Building::temple, {2}),
                                builtCard(edition, "pyramid-row-3", 5, Building::pyramid, {2}),
                                builtCard(edition, "all-tombs", 6, Building::tombs, {0})};
  for (const Market market : {Market::stone, Market::grain}) {
    const bool stone = market == Market::stone;
    cards.push_back({.id = stone ? "players-stone" : "players-grain",
                     .kind = SphinxKind::playersOnLast,
                     .market = market,
                     .table = {0, 3, 5, 7, 9}});
  }
  const auto last = [&](const char* id, std::int16_t points, std::uint8_t markets) {
    cards.push_back({.id = id, .kind = SphinxKind::ownLast, .points = points, .markets = markets});
  };
  last("own-stone", 4, 0b01);
  last("own-grain", 4, 0b10);
  last("own-both", 7, 0b11);
  return cards;
}

/// All 29, by group; the ids are what tests ask for.
inline std::vector<SphinxCard> sphinxCards(const Edition& edition) {
  std::vector<SphinxCard> cards = builtAndMarketCards(edition);
  const auto own = [&](const char* id, Building building, std::int16_t needed,
                       std::int16_t points) {
    cards.push_back({.id = id,
                     .kind = SphinxKind::ownStones,
                     .points = points,
                     .needed = needed,
                     .building = building});
  };
  own("pyramid-6", Building::pyramid, 6, 6);
  own("pyramid-7", Building::pyramid, 7, 7);
  own("obelisk-4", Building::obelisk, 4, 6);
  own("obelisk-5", Building::obelisk, 5, 7);
  own("temple-4", Building::temple, 4, 6);
  cards.push_back({.id = "each-2", .kind = SphinxKind::ownStonesInEach, .points = 7, .needed = 2});
  cards.push_back({.id = "tombs-each",
                   .kind = SphinxKind::perOwnStone,
                   .points = 1,
                   .building = Building::tombs});
  for (const Crew crew : {Crew::blue, Crew::black, Crew::yellow, Crew::joker}) {
    const auto name = crewNames[static_cast<std::size_t>(crew)];
    cards.push_back(
        {.id = "crew-" + std::string(name), .kind = SphinxKind::crewStrength, .crew = crew});
  }
  cards.push_back({.id = "most-quarries", .kind = SphinxKind::mostQuarries, .points = 7});
  for (const FieldColour colour :
       {FieldColour::green, FieldColour::yellowGreen, FieldColour::brown}) {
    const auto name = fieldColourNames[static_cast<std::size_t>(colour)];
    cards.push_back({.id = "most-" + std::string(name),
                     .kind = SphinxKind::mostField,
                     .points = 7,
                     .colour = colour});
  }
  cards.push_back({.id = "permanent", .kind = SphinxKind::perPermanent, .points = 2});
  cards.push_back({.id = "per-ten", .kind = SphinxKind::perTen, .points = 1, .needed = 10});
  return cards;
}

inline void pictureCards(Edition& edition) {
  bool firstCrews = true;
  bool firstBuildings = true;
  for (NileCard& card : edition.nileCards) {
    if (card.kind == CardKind::crewsPictured) {
      card.crews = firstCrews ? 0b0101 : 0b0110;
      firstCrews = false;
    } else if (card.kind == CardKind::stonesInBuildings) {
      card.buildings = firstBuildings ? 0b1001 : 0b0110; // obelisk, temple; tombs, pyramid
      firstBuildings = false;
    }
  }
}

inline Edition shipped() {
  auto edition = egizia::shippedEdition("egizia-2009");
  if (!edition) qFatal("the shipped edition cannot be read");
  return *edition;
}

inline Edition makeRulesEdition() {
  Edition edition = shipped();
  edition.id = "rules";
  edition.crewTrackEnd = {6, 6, 6, 6};
  edition.grainPenalties = {3, 3, 2, 2, 1, 1};
  edition.stoneMarketSteps = 6;
  layRiver(edition);
  layBuildings(edition);
  pictureCards(edition);
  edition.sphinxCards = sphinxCards(edition);
  prepare(edition);
  return edition;
}

/// @see the file's comment
inline const Edition& rulesEdition() {
  static const Edition edition = makeRulesEdition();
  return edition;
}

/// The copy of the game in which nearly every number is another one.
inline const Edition& differentEdition() {
  static const auto edition = differentPrinted();
  return *edition;
}

} // namespace nilometer::test
