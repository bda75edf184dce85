// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"
#include "ui/egizia/guide/facts.h"

namespace nilometer::ui {

using egizia::Building;
using egizia::CardKind;
using egizia::Market;
using egizia::PrintedSet;
using egizia::Site;
using egizia::operator""_printed;

namespace {

PrintedSet both(PrintedSet one, const PrintedSet& other) {
  egizia::addPrinted(one, other);
  return one;
}

/// The buildings of a site; none at the Sphinx.
PrintedSet plansAt(const egizia::Edition& edition, Site site) {
  PrintedSet basis;
  for (int i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    if (egizia::siteOf(building) != site) continue;
    egizia::addPrinted(basis, assumedAt(edition, printedPlan(building)));
  }
  return basis;
}

/// What every building that a player has a ship at costs.
PrintedSet sitesOf(const egizia::Edition& edition, const egizia::State& state,
                   table::Player player) {
  PrintedSet basis;
  for (int i = 0; i < egizia::siteCount; ++i) {
    if (state.sites[static_cast<std::size_t>(i)].find(player) == nullptr) continue;
    egizia::addPrinted(basis, plansAt(edition, static_cast<Site>(i)));
  }
  return basis;
}

/// Missing grain on the player's step and on the next one.
PrintedSet grainStep(const egizia::Edition& edition, const egizia::PlayerState& own) {
  const int step = own.marketStep[static_cast<std::size_t>(Market::grain)];
  return both(assumedAt(edition, printedStep(edition, Market::grain, step)),
              assumedAt(edition, printedStep(edition, Market::grain, step + 1)));
}

} // namespace

PrintedSet factBasis(const egizia::Edition& edition, const egizia::State& state,
                     const Situation& situation, const Fact& fact) {
  const bool known = fact.player < state.players;
  const egizia::PlayerState own = known ? state.player[fact.player] : egizia::PlayerState{};
  const egizia::CardSet cards = own.cards;
  const auto at = [&](egizia::PrintedPlace place) { return assumedAt(edition, place); };
  const auto flood = [&] { return assumedBehind(edition, egizia::floodOf, own, state.ring); };
  const auto quarries = [&] { return assumedBehind(edition, egizia::quarryYield, cards); };
  const auto tombs = [&](int sum) {
    return assumedBehind(edition, egizia::tombPoints, sum, cards);
  };
  const auto number = [&](FactNumber of) { return fact.number(of); };
  switch (fact.kind) {
  case FactKind::hungry:
  case FactKind::shortOfGrain: return flood();
  case FactKind::helped:
    return both(flood(), assumedBehind(edition, egizia::sumOfKind, cards, CardKind::grain4));
  case FactKind::stonesLost: return both(quarries(), at("players.stoneTrackEnd"_printed));
  case FactKind::yields: return quarries();
  case FactKind::stonesForSites: return both(quarries(), sitesOf(edition, state, fact.player));
  case FactKind::shipsLeft: return at("players.ships"_printed);
  case FactKind::spacesOpen: return plansAt(edition, situation.site);
  case FactKind::drawUpTo:
  case FactKind::deckSmall: return at("sphinx.drawLimit"_printed);
  case FactKind::rowDone: return at(printedRow(Building::pyramid, fact.about<PyramidRow>().index));
  case FactKind::tombStep: // now, and on the next line of their table
    return both(tombs(number(FactNumber::sum)),
                tombs(number(FactNumber::sum) + number(FactNumber::missing)));
  case FactKind::tombs: return tombs(number(FactNumber::sum));
  case FactKind::stoneStep:
  case FactKind::sale:
  case FactKind::noSale: return at("stoneMarket"_printed);
  case FactKind::grainStep: return grainStep(edition, own);
  case FactKind::takesPart:
    return at("sites.participation[#]"_printed.at(
        static_cast<std::size_t>(number(FactNumber::sites)) - 1));
  case FactKind::newDeck:
  case FactKind::deckEnds:
  case FactKind::roundsLeft:
  case FactKind::ringMoves:
  case FactKind::lastSpace:
  case FactKind::onlyReserve:
  case FactKind::cardUsable:
  case FactKind::openStops:
  case FactKind::othersOut:
  case FactKind::nextSailor:
  case FactKind::cardsOnRiver:
  case FactKind::allFed:
  case FactKind::noneLost:
  case FactKind::noCrew:
  case FactKind::cannotPay:
  case FactKind::buildUpTo:
  case FactKind::keepUpTo:
  case FactKind::reserveMay:
  case FactKind::reserveMayNot:
  case FactKind::laterSites:
  case FactKind::joker:
  case FactKind::nextShip:
  case FactKind::reserveWaits:
  case FactKind::tie:
  case FactKind::tile:
  case FactKind::sealed: break;
  }
  return {};
}

} // namespace nilometer::ui
