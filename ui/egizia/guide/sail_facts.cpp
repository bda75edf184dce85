// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/phase_facts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::PlaceShip;
using egizia::Ring;
using table::Player;
using egizia::operator""_rule;

namespace {

int missingAt(const Position& position, Player player, Ring ring) {
  return egizia::floodOf(position.edition(), position.of(player), ring).missing;
}

bool movesRing(const egizia::Stop& stop) {
  return stop.kind == egizia::StopKind::round && egizia::choiceRoom(stop, false).ringMoves > 0;
}

/// Whether anybody may still place a ship there this round.
bool isStillOpen(const Position& position, std::uint8_t stop) {
  const std::uint32_t occupied = egizia::occupiedStops(position.state);
  for (Player player = 0; player < position.state.players; ++player) {
    if (position.of(player).outOfSail()) continue;
    const auto to = egizia::judgeDestination(position.game, position.state, player, stop,
                                             egizia::noSpace, occupied);
    if (to.verdict.legal()) return true;
  }
  return false;
}

/// The round spaces from which the ring may still be moved, if any.
std::optional<Fact> ringMoves(const Position& position) {
  Fact fact{.kind = FactKind::ringMoves, .rule = "FEED-2"_rule, .thing = position.state.ring};
  constexpr std::array open{FactNumber::stop, FactNumber::otherStop};
  const auto& river = position.edition().river;
  for (std::size_t stop = 0; stop < river.size() && fact.numbers.size() < open.size(); ++stop) {
    const auto at = static_cast<std::uint8_t>(stop);
    if (movesRing(river[stop]) && isStillOpen(position, at)) {
      fact.numbers[open[fact.numbers.size()]] = at;
    }
  }
  return fact.numbers.empty() ? std::nullopt : std::optional(fact);
}

void addHunger(const Position& position, Player player, Facts& facts) {
  Fact fact{.kind = FactKind::hungry,
            .rule = "FEED-3"_rule,
            .player = player,
            .thing = position.state.ring};
  bool differs = false;
  for (const Ring ring : {Ring::left, Ring::middle, Ring::right}) {
    const int missing = missingAt(position, player, ring);
    fact.numbers[missingWith(ring)] = missing;
    differs = differs || missing != fact.number(FactNumber::missingLeft);
  }
  fact.numbers[FactNumber::perGrain] =
      egizia::penaltyPerGrain(position.edition(), position.of(player));
  const std::optional<Fact> moves = differs ? ringMoves(position) : std::nullopt;
  // Enough grain, and nobody can change that any more.
  const bool safe = fact.number(missingWith(position.state.ring)) == 0;
  if (safe && !moves) return;
  facts.push_back(fact);
  if (moves) facts.push_back(*moves);
}

/// Building sites where the player has a ship.
std::vector<egizia::Site> ownSites(const Position& position, Player player) {
  std::vector<egizia::Site> sites;
  for (std::size_t i = 0; i < egizia::siteCount; ++i) {
    if (position.state.sites[i].find(player) != nullptr) {
      sites.push_back(static_cast<egizia::Site>(i));
    }
  }
  return sites;
}

void addStones(const Position& position, Player player, Facts& facts) {
  addStonesLost(position, player, facts);
  const auto sites = ownSites(position, player);
  if (sites.empty()) return;
  const egizia::PlayerState& own = position.of(player);
  const int yield = egizia::quarryYield(position.edition(), own.cards);
  const int then = std::min<int>(own.stones + yield, position.edition().stoneTrackEnd);
  int least = 0;
  for (const egizia::Site site : sites) {
    least += egizia::leastPrice(position.game, position.state, site).value_or(0);
  }
  facts.push_back({.kind = FactKind::stonesForSites,
                   .rule = "BUILD-5"_rule,
                   .player = player,
                   .numbers = {{FactNumber::stones, then},
                               {FactNumber::yield, yield},
                               {FactNumber::sites, static_cast<int>(sites.size())},
                               {FactNumber::price, least}}});
}

/// What the legal ships lead to.
struct Reach {
  std::uint32_t stops = 0;
  std::array<int, egizia::siteCount> spaces{}; ///< building spaces of each site
  std::array<bool, egizia::siteCount> reserve{};
  bool doubled = false;
  bool second = false;
};

Reach reachOf(const Position& position) {
  Reach reach;
  std::array<std::uint32_t, egizia::siteCount> seen{};
  for (const egizia::Entry& entry : position.options.entries) {
    const auto* ship = std::get_if<PlaceShip>(&entry);
    if (ship == nullptr) continue;
    reach.doubled = reach.doubled || ship->doubled;
    if (ship->second) {
      reach.second = true;
      continue;
    }
    reach.stops |= 1U << ship->stop;
    const egizia::Stop& stop = position.edition().river[ship->stop];
    if (stop.kind != egizia::StopKind::site) continue;
    if (ship->space == egizia::reserveSpace) {
      reach.reserve[stop.index] = true;
    } else {
      seen[stop.index] |= 1U << ship->space;
    }
  }
  for (std::size_t i = 0; i < seen.size(); ++i) reach.spaces[i] = std::popcount(seen[i]);
  return reach;
}

void addSites(const Reach& reach, Facts& facts) {
  for (std::size_t i = 0; i < egizia::siteCount; ++i) {
    const auto site = static_cast<egizia::Site>(i);
    if (reach.spaces[i] == 1) {
      facts.push_back({.kind = FactKind::lastSpace, .rule = "SAIL-5"_rule, .thing = site});
    } else if (reach.spaces[i] == 0 && reach.reserve[i]) {
      facts.push_back({.kind = FactKind::onlyReserve, .rule = "BUILD-7"_rule, .thing = site});
    }
  }
}

/// Whether some legal ship needs that card.
bool shipsWith(const Position& position, Player player, bool egizia::Destination::*card) {
  const std::uint32_t occupied = egizia::occupiedStops(position.state);
  return std::any_of(position.options.entries.begin(), position.options.entries.end(),
                     [&](const egizia::Entry& entry) {
                       const auto* ship = std::get_if<PlaceShip>(&entry);
                       return ship != nullptr && ship->player == player && !ship->second &&
                              !ship->doubled &&
                              egizia::judgeDestination(position.game, position.state, player,
                                                       ship->stop, ship->space, occupied).*
                                  card;
                     });
}

void addCards(const Position& position, Player player, const Reach& reach, Facts& facts) {
  const auto held = [&](CardKind kind) {
    return egizia::holds(position.edition(), position.of(player), kind);
  };
  const auto add = [&](CardKind kind) {
    facts.push_back({.kind = FactKind::cardUsable,
                     .rule = egizia::ruleOf(kind),
                     .player = player,
                     .thing = kind});
  };
  if (reach.second) add(CardKind::secondShip);
  if (reach.doubled) add(CardKind::doubled);
  if (held(CardKind::upstream) && shipsWith(position, player, &egizia::Destination::usesUpstream)) {
    add(CardKind::upstream);
  }
  if (held(CardKind::occupied) && shipsWith(position, player, &egizia::Destination::usesOccupied)) {
    add(CardKind::occupied);
  }
  addPlayableCards(position, player, facts);
}

void addOpenStops(const Position& position, Player player, const Reach& reach, Facts& facts) {
  Fact fact{.kind = FactKind::openStops, .rule = "SAIL-3"_rule, .player = player};
  constexpr std::array counted{FactNumber::cardSpaces, FactNumber::roundSpaces, FactNumber::sites};
  const auto& river = position.edition().river;
  for (std::size_t stop = 0; stop < river.size(); ++stop) {
    if ((reach.stops & (1U << stop)) == 0) continue;
    ++fact.numbers[counted[static_cast<std::size_t>(river[stop].kind)]];
  }
  facts.push_back(fact);
}

void addOthers(const Position& position, Player player, Facts& facts) {
  const int players = position.state.players;
  int out = 0;
  Player next = table::noPlayer;
  for (int i = 1; i < players; ++i) {
    const int tile = (position.of(player).orderTile - 1 + i) % players + 1;
    const Player other = egizia::playerWithTile(position.state, tile);
    // Who cannot sail now never can again in this round (SAIL-1).
    if (position.of(other).outOfSail() ||
        !egizia::hasDestination(position.game, position.state, other)) {
      ++out;
    } else if (next == table::noPlayer) {
      next = other;
    }
  }
  if (out == players - 1) {
    facts.push_back({.kind = FactKind::othersOut,
                     .rule = "SAIL-1"_rule,
                     .player = player,
                     .numbers = {{FactNumber::others, out}}});
  } else {
    facts.push_back({.kind = FactKind::nextSailor, .rule = "SAIL-1"_rule, .player = next});
  }
}

} // namespace

void addSailFacts(const Position& position, Player player, Facts& facts) {
  const Reach reach = reachOf(position);
  addHunger(position, player, facts);
  addSites(reach, facts);
  addStones(position, player, facts);
  addCards(position, player, reach, facts);
  addOpenStops(position, player, reach, facts);
  addOthers(position, player, facts);
  facts.push_back({.kind = FactKind::shipsLeft,
                   .rule = "SAIL-7"_rule,
                   .player = player,
                   .numbers = {{FactNumber::ships, position.edition().shipsPerPlayer -
                                                       position.of(player).shipsPlaced}}});
}

} // namespace nilometer::ui
