// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/sail.h"

#include "engine/egizia/findings.h"
#include "engine/egizia/turn.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

std::uint8_t takenSpaces(const SiteState& site) {
  std::uint8_t taken = 0;
  for (std::uint8_t i = 0; i < site.count; ++i) {
    const std::uint8_t space = site.slots[i].space;
    if (space != reserveSpace) taken = static_cast<std::uint8_t>(taken | (1U << space));
  }
  return taken;
}

const SiteState& siteAt(const Game& game, const State& state, std::uint8_t stop) {
  return state.sites[game.edition->river[stop].index];
}

/// One question put to one space; collects what it finds.
class DestinationJudge {
public:
  DestinationJudge(const Game& game, const State& state, Player player, std::uint8_t stop,
                   std::uint8_t space, std::uint32_t occupied)
      : m_game(game), m_state(state), m_edition(*game.edition), m_own(state.player[player]),
        m_player(player), m_stop(stop), m_space(space), m_occupied((occupied & (1U << stop)) != 0) {
  }

  Destination judge() {
    if (m_own.shipsPlaced >= m_edition.shipsPerPlayer) {
      refuse("SAIL-7"_rule, Fault::noShipLeft, {.needed = m_edition.shipsPerPlayer});
    }
    const Stop& stop = m_edition.river[m_stop];
    switch (stop.kind) {
    case StopKind::card: judgeCardSpace(stop); break;
    case StopKind::round: judgeRoundSpace(); break;
    case StopKind::site: judgeSite(); break;
    }
    judgeDirection();
    return m_result;
  }

private:
  void refuse(RuleId rule, Fault fault, About about = {}) {
    about.place = m_stop;
    m_result.verdict.add(finding(rule, fault, m_player, about));
  }

  // SAIL-2: one ship per space, unless CARD-OCCUPIED allows another.
  void judgeOccupied(RuleId rule, Fault fault, About about = {}) {
    const bool anySpace = m_game.options.occupiedScope == OccupiedScope::anySpace;
    const Stop& stop = m_edition.river[m_stop];
    const bool inScope = anySpace || stop.kind == StopKind::round;
    const bool atEnd =
        anySpace ? m_stop + 1U == m_edition.river.size()
                 : stop.kind == StopKind::round && stop.index == code(RoundSpace::heliopolis);
    const bool held = holds(m_edition, m_own, CardKind::occupied);
    if (held && inScope && !atEnd && !m_own.occupiedUsed) {
      m_result.usesOccupied = true;
      return;
    }
    refuse(rule, fault, about);
    if (!held || !inScope) return;
    refuse("CARD-OCCUPIED"_rule, atEnd ? Fault::notAtLastSpace : Fault::cardUsedThisRound,
           {.thing = code(CardKind::occupied)});
  }

  void judgeCardSpace(const Stop& stop) {
    if (m_space != noSpace) refuse("ENTRY"_rule, Fault::notABuildingSite);
    if (m_state.river[stop.index] != riverEmpty) return;
    if (m_occupied) judgeOccupied("SAIL-2"_rule, Fault::spaceOccupied);
    if (!m_result.usesOccupied) refuse("SAIL-4"_rule, Fault::noCardThere);
  }

  void judgeRoundSpace() {
    if (m_space != noSpace) refuse("ENTRY"_rule, Fault::notABuildingSite);
    if (m_occupied) judgeOccupied("SAIL-2"_rule, Fault::spaceOccupied);
  }

  void judgeSite() {
    const SiteState& site = siteAt(m_game, m_state, m_stop);
    if (site.find(m_player) != nullptr) refuse("SAIL-5"_rule, Fault::alreadyAtSite);
    const int open = openSpaces(m_game);
    const std::uint8_t taken = takenSpaces(site);
    if (m_space == noSpace) {
      refuse("SAIL-5"_rule, Fault::buildingSpaceMissing);
    } else if (m_space == reserveSpace) {
      for (int space = 1; space <= open; ++space) {
        if ((taken & (1U << space)) != 0) continue;
        refuse("SAIL-5"_rule, Fault::reserveTooEarly);
        break;
      }
    } else if (m_space > open) {
      const RuleId rule = m_space <= m_edition.spacesPerSite ? "SET-8"_rule : "ENTRY"_rule;
      refuse(rule, Fault::buildingSpaceClosed, {.needed = m_space, .had = open});
    } else if ((taken & (1U << m_space)) != 0) {
      judgeOccupied("SAIL-5"_rule, Fault::buildingSpaceTaken, {.needed = m_space});
    }
  }

  // SAIL-3: further downstream than the last ship placed.
  void judgeDirection() {
    if (m_own.shipsPlaced == 0) return;
    const int count = std::min<int>(m_own.shipsPlaced, maxShips);
    const std::uint8_t last = m_own.ships[static_cast<std::size_t>(count - 1)].stop;
    if (m_stop > last) return;
    const OwnLastShip ownLast = m_game.options.occupiedOwnLastShip;
    if (m_stop == last && m_result.usesOccupied && ownLast == OwnLastShip::yes) return;
    const bool again = m_result.usesOccupied && ownLast == OwnLastShip::withUpstream;
    const bool mayGoUp = m_stop < last || again;
    const bool held = holds(m_edition, m_own, CardKind::upstream);
    if (held && mayGoUp && !m_own.upstreamUsed) {
      m_result.usesUpstream = true;
      return;
    }
    refuse("SAIL-3"_rule, Fault::notDownstream, {.needed = last});
    if (held && mayGoUp) {
      refuse("CARD-UPSTREAM"_rule, Fault::cardUsedThisRound, {.thing = code(CardKind::upstream)});
    }
  }

  const Game& m_game;
  const State& m_state;
  const Edition& m_edition;
  const PlayerState& m_own;
  Player m_player;
  std::uint8_t m_stop;
  std::uint8_t m_space;
  bool m_occupied;
  Destination m_result;
};

bool anyDestination(const Game& game, const State& state, Player player, bool withCards) {
  const std::uint32_t occupied = occupiedStops(state);
  const auto stops = static_cast<std::uint8_t>(game.edition->river.size());
  for (std::uint8_t stop = 0; stop < stops; ++stop) {
    const bool site = game.edition->river[stop].kind == StopKind::site;
    const std::uint8_t space = site ? someSpace(game, state, stop) : noSpace;
    const Destination to = judgeDestination(game, state, player, stop, space, occupied);
    if (!to.verdict.legal()) continue;
    if (withCards || (!to.usesUpstream && !to.usesOccupied)) return true;
  }
  return false;
}

} // namespace

std::uint32_t occupiedStops(const State& state) {
  std::uint32_t occupied = 0;
  for (Player player = 0; player < state.players; ++player) {
    const PlayerState& own = state.player[player];
    for (int i = 0; i < std::min<int>(own.shipsPlaced, maxShips); ++i) {
      occupied |= 1U << own.ships[static_cast<std::size_t>(i)].stop;
    }
  }
  return occupied;
}

Destination judgeDestination(const Game& game, const State& state, Player player, std::uint8_t stop,
                             std::uint8_t space, std::uint32_t occupied) {
  return DestinationJudge(game, state, player, stop, space, occupied).judge();
}

bool hasDestination(const Game& game, const State& state, Player player) {
  return anyDestination(game, state, player, true);
}

bool hasDestinationWithoutCards(const Game& game, const State& state, Player player) {
  return anyDestination(game, state, player, false);
}

std::uint8_t someSpace(const Game& game, const State& state, std::uint8_t stop) {
  const std::uint8_t taken = takenSpaces(siteAt(game, state, stop));
  for (int space = 1; space <= openSpaces(game); ++space) {
    if ((taken & (1U << space)) == 0) return static_cast<std::uint8_t>(space);
  }
  return reserveSpace;
}

} // namespace nilometer::egizia
