// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/building_plans.h"
#include "tests/engine/edition_fixture.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

/// How an edition is spoilt, and what validate() must say of it.
struct Spoilt {
  const char* name;
  std::function<void(Edition&)> spoil;
  EditionFault fault;
  std::string key;
  int needed;
  int had;
};

BuildingPlan& planOf(Edition& edition, Building building) {
  return edition.buildings[static_cast<std::size_t>(building)];
}

NileCard& firstOf(Edition& edition, CardKind kind) {
  return *std::find_if(edition.nileCards.begin(), edition.nileCards.end(),
                       [kind](const NileCard& card) { return card.kind == kind; });
}

SphinxCard& sphinx(Edition& edition, std::string_view id) {
  return *std::find_if(edition.sphinxCards.begin(), edition.sphinxCards.end(),
                       [id](const SphinxCard& card) { return card.id == id; });
}

std::vector<Stop>::iterator stopOf(Edition& edition, StopKind kind, int index) {
  return std::find_if(edition.river.begin(), edition.river.end(),
                      [&](const Stop& stop) { return stop.kind == kind && stop.index == index; });
}

std::vector<Spoilt> spoiltTables() {
  using F = EditionFault;
  return {
      {"SAIL-7 no ships", [](Edition& e) { e.shipsPerPlayer = 0; }, F::outOfRange, "players.ships",
       1, 0},
      {"SAIL-7 more ships than the state holds", [](Edition& e) { e.shipsPerPlayer = 17; },
       F::outOfRange, "players.ships", 16, 17},
      {"SET-3 more starting stones than the track", [](Edition& e) { e.startingStones[2] = 26; },
       F::outOfRange, "players.startingStones", 25, 26},
      {"SET-1 negative start quarry", [](Edition& e) { e.startQuarry = -1; }, F::outOfRange,
       "players.startQuarry", 0, -1},
      {"SET-1 start field too rich", [](Edition& e) { e.startFieldGrain = 100; }, F::outOfRange,
       "players.startField", 99, 100},
      {"STONE-2 stone track without spaces",
       [](Edition& e) {
         e.stoneTrackEnd = 0;
         e.startingStones.fill(0);
       },
       F::outOfRange, "players.stoneTrackEnd", 1, 0},
      {"CREW-1 crew starts beyond its end",
       [](Edition& e) {
         e.crewTrackEnd[1] = 4;
         e.crewStart[1] = 5;
       },
       F::outOfRange, "players.crewStart", 4, 5},
      {"CREW-1 crew track without end", [](Edition& e) { e.crewTrackEnd[0] = 100; }, F::outOfRange,
       "players.crewTrackEnd", 99, 100},
      {"SAIL-5 six building spaces", [](Edition& e) { e.spacesPerSite = 6; }, F::outOfRange,
       "sites.spaces", 5, 6},
      {"SET-8 more spaces for few players", [](Edition& e) { e.spacesPerSiteFewPlayers = 4; },
       F::outOfRange, "sites.spacesFewPlayers", 3, 4},
      {"BONUS-1 participation falls",
       [](Edition& e) {
         e.participation = {3, 2, 6};
       },
       F::stepsRise, "sites.participation", 3, 2},
      {"SPHINX-1 drawing limit beyond the deck", [](Edition& e) { e.sphinxDrawLimit = 30; },
       F::outOfRange, "sphinx.drawLimit", 29, 30},
      {"ROUND-ALYI negative stones", [](Edition& e) { e.alyiStones = -2; }, F::outOfRange,
       "river.alyiStones", 0, -2},
      {"MARKET-3 grain penalties rise downwards",
       [](Edition& e) {
         e.grainPenalties = {3, 1, 2};
       },
       F::stepsRise, "grainMarket.penalties", 1, 2},
      {"MARKET-3 grain market of one step", [](Edition& e) { e.grainPenalties = {3}; },
       F::outOfRange, "grainMarket.penalties", 2, 1},
      {"MARKET-3 grain market too long",
       [](Edition& e) { e.grainPenalties.assign(maxMarketSteps + 1, 1); }, F::outOfRange,
       "grainMarket.penalties", 32, 33},
      {"MARKET-3 negative points", [](Edition& e) { e.grainMarketPoints = -1; }, F::outOfRange,
       "grainMarket.lastStepPoints", 0, -1},
      {"MARKET-2 stone market too long", [](Edition& e) { e.stoneMarketSteps = 33; }, F::outOfRange,
       "stoneMarket.steps", 32, 33},
      {"MARKET-2 too many stones", [](Edition& e) { e.stoneMarketStones = 100; }, F::outOfRange,
       "stoneMarket.lastStepStones", 99, 100},
      {"MARKET-4 more sale steps than steps",
       [](Edition& e) {
         e.stoneMarketSteps = 4;
         e.stoneMarketSaleSteps = 5;
       },
       F::outOfRange, "stoneMarket.saleSteps", 4, 5},
      {"END-1 nothing for a point", [](Edition& e) { e.stonesPerSalePoint = 0; }, F::outOfRange,
       "stoneMarket.stonesPerPoint", 1, 0},
  };
}

std::vector<Spoilt> spoiltRivers() {
  using F = EditionFault;
  return {
      {"SAIL-4 a round space is missing",
       [](Edition& e) { e.river.erase(stopOf(e, StopKind::round, 5)); }, F::stopMissing,
       "river.stops.alyi", 1, 0},
      {"SAIL-4 a site is missing", [](Edition& e) { e.river.erase(stopOf(e, StopKind::site, 0)); },
       F::stopMissing, "river.stops.sphinx", 1, 0},
      {"SAIL-4 a card space is missing",
       [](Edition& e) { e.river.erase(stopOf(e, StopKind::card, 4)); }, F::stopMissing,
       "river.stops.C5", 1, 0},
      {"SAIL-4 a site twice", [](Edition& e) { e.river.push_back(*stopOf(e, StopKind::site, 2)); },
       F::stopTwice, "river.stops.pyramid", 1, 2},
      {"SAIL-4 a round space twice",
       [](Edition& e) { e.river.push_back(*stopOf(e, StopKind::round, 0)); }, F::stopTwice,
       "river.stops.edfu", 1, 2},
      {"SAIL-4 a card space twice",
       [](Edition& e) { *stopOf(e, StopKind::card, 9) = *stopOf(e, StopKind::card, 8); },
       F::stopTwice, "river.stops.C9", 1, 2},
      {"LAY-1 card spaces out of order",
       [](Edition& e) {
         std::iter_swap(stopOf(e, StopKind::card, 2), stopOf(e, StopKind::card, 3));
       },
       F::stopMissing, "river.stops.C3", 1, 0},
      {"LAY-1 no card space",
       [](Edition& e) {
         std::erase_if(e.river, [](const Stop& stop) { return stop.kind == StopKind::card; });
       },
       F::outOfRange, "river.stops", 1, 0},
      {"LAY-1 decks too small once a removable card is gone",
       [](Edition& e) {
         e.river.push_back({StopKind::card, 10, 0});
       },
       F::outOfRange, "river.stops", 10, 11},
      {"SAIL-4 too many stops", [](Edition& e) { e.river.resize(maxStops + 1); }, F::outOfRange,
       "river.stops", 32, 33},
      {"ROUND-THEBAE without crews", [](Edition& e) { stopOf(e, StopKind::round, 1)->crews = 0; },
       F::outOfRange, "river.thebae", 1, 0},
      {"ROUND-SELINON with the joker",
       [](Edition& e) { stopOf(e, StopKind::round, 2)->crews = crewBit(Crew::joker); },
       F::outOfRange, "river.selinon", 7, 8},
      {"ROUND-EDFU with crews", [](Edition& e) { stopOf(e, StopKind::round, 0)->crews = 1; },
       F::outOfRange, "river.edfu", 0, 1},
  };
}

std::vector<Spoilt> spoiltBuildings() {
  using F = EditionFault;
  return {
      {"OBELISK-1 values do not rise",
       [](Edition& e) {
         layFullRows(planOf(e, Building::obelisk), {1, 1, 1, 1, 1, 1, 1, 1, 1});
         planOf(e, Building::obelisk).values[3] = 3;
       },
       F::stepsRise, "obelisk.rows", 4, 3},
      {"OBELISK-1 no rows", [](Edition& e) { layFullRows(planOf(e, Building::obelisk), {}); },
       F::outOfRange, "obelisk.rows", 1, 0},
      {"OBELISK-1 a row without spaces",
       [](Edition& e) {
         layFullRows(planOf(e, Building::obelisk), {1, 0, 1, 1, 1, 1, 1, 1, 1, 1});
       },
       F::emptyRow, "obelisk.rows", 1, 0},
      {"PYR-1 a space of no value", [](Edition& e) { planOf(e, Building::pyramid).values[0] = 0; },
       F::outOfRange, "pyramid.rows", 1, 0},
      {"TEMPLE-1 a pillar is missing",
       [](Edition& e) { planOf(e, Building::temple).parts[1].id = "pillar-middle"; },
       F::partMissing, "temple.order.pillar-right", 1, 0},
      {"TEMPLE-1 a space too dear", [](Edition& e) { planOf(e, Building::temple).values[5] = 100; },
       F::outOfRange, "temple.spaces", 99, 100},
      {"TOMB-1 no space", [](Edition& e) { layTombs(planOf(e, Building::tombs), 0); },
       F::outOfRange, "tombs.spaces", 1, 0},
      {"TOMB-1 too many spaces",
       [](Edition& e) { layTombs(planOf(e, Building::tombs), maxTombs + 1); }, F::outOfRange,
       "tombs.spaces", 32, 33},
      {"SET-7 no tile open", [](Edition& e) { e.openTombs = 0; }, F::outOfRange, "tombs.open", 1,
       0},
      {"SET-7 more tiles open than spaces", [](Edition& e) { e.openTombs = 13; }, F::outOfRange,
       "tombs.open", 12, 13},
      {"SET-7 fewer tiles than spaces", [](Edition& e) { e.tombTileValues.assign(11, 3); },
       F::tombTiles, "tombs.tileValues", 12, 11},
      {"SET-7 a tile of no value", [](Edition& e) { e.tombTileValues[0] = 0; }, F::outOfRange,
       "tombs.tileValues", 1, 0},
      {"END-2 no bands", [](Edition& e) { e.tombBands.clear(); }, F::emptyRow, "tombs.bands", 1, 0},
      {"END-2 bands do not ascend", [](Edition& e) { e.tombBands[1].upTo = 10; }, F::stepsRise,
       "tombs.bands", 11, 10},
      {"END-2 points fall", [](Edition& e) { e.tombBands[1].points = 1; }, F::stepsRise,
       "tombs.bands", 2, 1},
  };
}

std::vector<Spoilt> spoiltCards() {
  using F = EditionFault;
  return {
      {"SET-5 a card of deck 1/2 too few",
       [](Edition& e) { e.nileCards.erase(e.nileCards.begin()); }, F::deckSize, "nileCards.1/2", 22,
       21},
      {"SET-5 a card of deck 5 too many",
       [](Edition& e) { e.nileCards.push_back(e.nileCards.back()); }, F::deckSize, "nileCards.5",
       12, 13},
      {"SET-5 more cards than a set holds",
       [](Edition& e) { e.nileCards.resize(maxNileCards + 1, e.nileCards.back()); }, F::outOfRange,
       "nileCards", 63, 64},
      {"two Nile cards with one id", [](Edition& e) { e.cardNames[1] = e.cardNames[0]; },
       F::idTwice, "nileCards.green-2", 1, 2},
      {"a card without an id",
       [](Edition& e) { e.nileCards[0].name = static_cast<std::uint8_t>(e.cardNames.size()); },
       F::outOfRange, "nileCards", static_cast<int>(shippedPrinted().cardNames.size()) - 1,
       static_cast<int>(shippedPrinted().cardNames.size())},
      {"CARD-QUARRY without yield", [](Edition& e) { firstOf(e, CardKind::quarry).amount = 0; },
       F::outOfRange, "nileCards.quarry-2.amount", 1, 0},
      {"CARD-CREWS-CHOICE three steps",
       [](Edition& e) { firstOf(e, CardKind::crewsChoice).amount = 3; }, F::outOfRange,
       "nileCards.crews-choice.amount", 2, 3},
      {"CARD-DOUBLE with a number", [](Edition& e) { firstOf(e, CardKind::doubled).amount = 1; },
       F::outOfRange, "nileCards.double.amount", 0, 1},
      {"CARD-FIELD-GREEN with a bonus",
       [](Edition& e) {
         firstOf(e, CardKind::fieldGreen).bonus = TakingBonus::points;
         firstOf(e, CardKind::fieldGreen).bonusAmount = 1;
       },
       F::outOfRange, "nileCards.green-2.bonus", 0, 3},
      {"CARD-FIELD-BROWN with an empty bonus",
       [](Edition& e) { firstOf(e, CardKind::fieldBrown).bonusAmount = 0; }, F::outOfRange,
       "nileCards.brown-6.bonus", 1, 0},
      {"CARD-CREWS-PICTURED without crews",
       [](Edition& e) { firstOf(e, CardKind::crewsPictured).crews = 0; }, F::outOfRange,
       "nileCards.crews-blue-yellow.crews", 1, 0},
      {"CARD-STONES-IN-BUILDINGS without buildings",
       [](Edition& e) { firstOf(e, CardKind::stonesInBuildings).buildings = 0; }, F::outOfRange,
       "nileCards.stones-obelisk-temple.buildings", 1, 0},
      {"SET-5 a Sphinx card too few", [](Edition& e) { e.sphinxCards.pop_back(); }, F::sphinxCount,
       "sphinxCards", 29, 28},
      {"two Sphinx cards with one id",
       [](Edition& e) { e.sphinxCards[5].id = e.sphinxCards[2].id; }, F::idTwice,
       "sphinxCards.obelisk-row-9", 1, 2},
      {"END-3 a card for nothing built", [](Edition& e) { sphinx(e, "all-tombs").spaces = 0; },
       F::emptyRow, "sphinxCards.all-tombs.condition", 1, 0},
      {"END-3 a card for a space that is not there",
       [](Edition& e) { sphinx(e, "all-tombs").spaces = spaceBit(12); }, F::outOfRange,
       "sphinxCards.all-tombs.condition", 12, 13},
      {"END-3 more stones asked for than spaces",
       [](Edition& e) { sphinx(e, "every-building-2").needed = 13; }, F::outOfRange,
       "sphinxCards.every-building-2.condition", 12, 13},
      {"END-3 no stones asked for", [](Edition& e) { sphinx(e, "obelisk-4").needed = 0; },
       F::outOfRange, "sphinxCards.obelisk-4.condition", 1, 0},
      {"END-3 a card for no market", [](Edition& e) { sphinx(e, "last-both-markets").markets = 0; },
       F::outOfRange, "sphinxCards.last-both-markets.condition", 1, 0},
      {"END-3 points per no points", [](Edition& e) { sphinx(e, "per-ten-points").needed = 0; },
       F::outOfRange, "sphinxCards.per-ten-points.condition", 1, 0},
      {"END-3 a table that falls",
       [](Edition& e) {
         sphinx(e, "players-stone-market").table = {0, 5, 4, 7, 9};
       },
       F::stepsRise, "sphinxCards.players-stone-market.points", 5, 4},
      {"END-3 a card worth nothing", [](Edition& e) { sphinx(e, "most-brown").points = 0; },
       F::outOfRange, "sphinxCards.most-brown.points", 1, 0},
  };
}

const std::vector<Spoilt>& spoiltEditions() {
  static const std::vector<Spoilt> all = [] {
    std::vector<Spoilt> list;
    for (const auto& part : {spoiltTables(), spoiltRivers(), spoiltBuildings(), spoiltCards()}) {
      list.insert(list.end(), part.begin(), part.end());
    }
    return list;
  }();
  return all;
}

} // namespace

class tst_EditionValidation : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void validEditionsHaveNoFindings();
  void validationFinds_data();
  void validationFinds();
  void everyFaultIsTested();
};

void tst_EditionValidation::validEditionsHaveNoFindings() {
  QVERIFY(validate(shippedPrinted()).empty());
  QVERIFY(validate(different()).empty());
}

void tst_EditionValidation::validationFinds_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < spoiltEditions().size(); ++i) {
    QTest::newRow(spoiltEditions()[i].name) << static_cast<int>(i);
  }
}

void tst_EditionValidation::validationFinds() {
  QFETCH(const int, index);
  const Spoilt& spoilt = spoiltEditions()[static_cast<std::size_t>(index)];
  Edition edition = shippedPrinted();
  spoilt.spoil(edition);
  const std::vector<EditionFinding> findings = validate(edition);
  const auto fits = [&spoilt](const EditionFinding& finding) {
    return finding.fault == spoilt.fault && finding.key == spoilt.key &&
           finding.needed == spoilt.needed && finding.had == spoilt.had;
  };
  QByteArray all;
  for (const EditionFinding& finding : findings) {
    all += QByteArray::number(static_cast<int>(finding.fault)) + ' ' +
           QByteArray::fromStdString(finding.key) + ' ' + QByteArray::number(finding.needed) + ' ' +
           QByteArray::number(finding.had) + '\n';
  }
  QVERIFY2(std::any_of(findings.begin(), findings.end(), fits), all.constData());
}

void tst_EditionValidation::everyFaultIsTested() {
  std::set<EditionFault> faults;
  for (const Spoilt& spoilt : spoiltEditions()) faults.insert(spoilt.fault);
  QCOMPARE(faults.size(), static_cast<std::size_t>(EditionFault::idTwice) + 1);
}

NILOMETER_TEST(tst_EditionValidation)
#include "tst_edition_validation.moc"
