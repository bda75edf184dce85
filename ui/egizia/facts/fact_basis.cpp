// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"
#include "engine/egizia/printed_cells.h"
#include "ui/egizia/facts/facts.h"

namespace nilometer::ui {

using egizia::Building;
using egizia::Market;
using egizia::PrintedSet;
using egizia::Site;

namespace {

using Keys = std::vector<std::string>;

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
    egizia::addPrinted(basis, egizia::assumedBehindPlan(edition, building));
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

/// Which kinds of cards help with how much grain.
PrintedSet helpingCards(const egizia::Edition& edition, egizia::CardSet cards) {
  Keys keys;
  for (std::size_t i = 0; i < edition.nileCards.size(); ++i) {
    const egizia::NileCard& card = edition.nileCards[i];
    const bool helps = card.kind == egizia::CardKind::grain4;
    const bool own = (cards & egizia::cardBit(static_cast<int>(i))) != 0;
    if (helps && own) keys.push_back("nileCards." + edition.cardNames[card.name] + ".amount");
  }
  return egizia::assumedAmong(edition, keys);
}

/// Missing grain on the player's step and on the next one.
PrintedSet grainStep(const egizia::Edition& edition, const egizia::PlayerState& own) {
  const int step = own.marketStep[static_cast<std::size_t>(Market::grain)];
  return both(egizia::assumedBehindStep(edition, Market::grain, step),
              egizia::assumedBehindStep(edition, Market::grain, step + 1));
}

} // namespace

PrintedSet factBasis(const egizia::Edition& edition, const egizia::State& state,
                     const Situation& situation, const Fact& fact) {
  const bool known = fact.player < state.players;
  const egizia::PlayerState own = known ? state.player[fact.player] : egizia::PlayerState{};
  const egizia::CardSet cards = own.cards;
  const auto keys = [&](const Keys& wanted) { return egizia::assumedAmong(edition, wanted); };
  switch (fact.kind) {
  case FactKind::hungry:
  case FactKind::shortOfGrain: return egizia::assumedBehindFlood(edition, own);
  case FactKind::helped:
    return both(egizia::assumedBehindFlood(edition, own), helpingCards(edition, cards));
  case FactKind::stonesLost:
    return both(egizia::assumedBehindQuarries(edition, cards), keys({"players.stoneTrackEnd"}));
  case FactKind::yields: return egizia::assumedBehindQuarries(edition, cards);
  case FactKind::stonesForSites:
    return both(egizia::assumedBehindQuarries(edition, cards),
                sitesOf(edition, state, fact.player));
  case FactKind::shipsLeft: return keys({"players.ships"});
  case FactKind::spacesOpen: return plansAt(edition, situation.site);
  case FactKind::drawUpTo:
  case FactKind::deckSmall: return keys({"sphinx.drawLimit"});
  case FactKind::rowDone: return egizia::assumedBehindRow(edition, fact.thing);
  case FactKind::tombStep: // now, and on the next line of their table
    return both(egizia::assumedBehindTombs(edition, cards, fact.n[0]),
                egizia::assumedBehindTombs(edition, cards, fact.n[0] + fact.n[2]));
  case FactKind::tombs: return egizia::assumedBehindTombs(edition, cards, fact.n[0]);
  case FactKind::stoneStep:
  case FactKind::sale:
  case FactKind::noSale: return egizia::assumedBehindMarket(edition, Market::stone);
  case FactKind::grainStep: return grainStep(edition, own);
  case FactKind::takesPart: return egizia::assumedBehindParticipation(edition, fact.n[0]);
  default: return {};
  }
}

} // namespace nilometer::ui
