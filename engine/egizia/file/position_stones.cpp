// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_stones.h"

#include "engine/egizia/bits.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace nilometer::egizia {

using namespace record;

namespace {

/// The spaces and all that must be built before them.
SpaceSet withSupport(const BuildingPlan& plan, SpaceSet spaces) {
  SpaceSet all = spaces;
  for (const int space : Bits(spaces)) all |= plan.needs[static_cast<std::size_t>(space)];
  return all;
}

/// The first card of a player that asks whether something of this building is built.
const SphinxCard* askingCard(const Edition& edition, const FinalFacts& facts, Building building) {
  SphinxSet held = 0;
  for (const PlayerFacts& own : facts.player) held |= own.sphinx;
  for (const int index : Bits(held)) {
    const SphinxCard& card = edition.sphinxCards[static_cast<std::size_t>(index)];
    if (card.kind == SphinxKind::built && card.building == building) return &card;
  }
  return nullptr;
}

int sumOf(std::span<const std::int16_t> tiles) {
  return std::accumulate(tiles.begin(), tiles.end(), 0);
}

/// The sums that so many of these tiles can have.
std::pair<int, int> sumsOf(int count, std::span<const std::int16_t> tiles) {
  const auto some = std::min(static_cast<std::size_t>(std::max(count, 0)), tiles.size());
  return {sumOf(tiles.first(some)), sumOf(tiles.last(some))};
}

/// Builds on in parts of which nobody has said anything, until `total` spaces are built.
SpaceSet buildOn(SpaceSet built, int total, SpaceSet open, const BuildingPlan& plan) {
  for (bool isMore = true; isMore && std::popcount(built) < total;) {
    isMore = false;
    for (const int space : Bits(open & ~built)) {
      const SpaceSet needs = plan.needs[static_cast<std::size_t>(space)];
      if (std::popcount(built) >= total || (needs & ~built) != 0) continue;
      built |= spaceBit(space);
      isMore = true;
    }
  }
  return built;
}

} // namespace

void StonesJudge::judge(FinalFacts& facts) {
  std::ranges::sort(m_tiles);
  for (std::size_t i = 0; i < buildingCount; ++i) judge(static_cast<Building>(i), facts);
  judgeTombs(facts);
}

PositionPlace StonesJudge::placeOf(Building building, Player player) const {
  const auto index = static_cast<std::size_t>(building);
  const auto& said = m_document.players[player];
  if (said.ownStones[index].number() || building != Building::tombs) {
    return {PositionField::ownStones, player, static_cast<int>(building)};
  }
  return {said.tombTiles ? PositionField::tombTiles : PositionField::tombSum, player};
}

void StonesJudge::judge(Building building, FinalFacts& facts) {
  const BuildingPlan& plan = m_edition.plan(building);
  const auto index = static_cast<std::size_t>(building);
  SpaceSet listed = 0;
  Stones total;
  std::optional<PositionPlace> first;
  for (Player player = 0; player < facts.players; ++player) {
    const Stones own = stonesOf(building, player, listed);
    facts.player[player].ownStones[index] = own.fewest;
    total.fewest += own.fewest;
    total.most += own.most;
    const PositionPlace place = placeOf(building, player);
    if (!first && own.fewest == own.most) first = place;
    if (total.fewest > plan.count) {
      m_findings.badTogether(place,
                             "at most " + std::to_string(plan.count) + " for all players together",
                             own.fewest, total.fewest);
    }
  }
  total.most = std::min<int>(total.most, plan.count);
  const int needed = std::popcount(withSupport(plan, listed));
  if (needed > total.most && first) {
    m_findings.badTogether(
        *first,
        "at least " + std::to_string(needed) +
            " for all players together, with the spaces that must be built first",
        facts.player[first->player].ownStones[index], total.most);
  }
  facts.built[index] = builtSpaces(building, listed, total, facts);
  judgeParts(building, facts.built[index]);
}

StonesJudge::Stones StonesJudge::stonesOf(Building building, Player player, SpaceSet& listed) {
  const auto& own = m_document.players[player].ownStones[static_cast<std::size_t>(building)];
  const int spaces = m_edition.plan(building).count;
  const PositionPlace place = placeOf(building, player);
  if (own.spaces) {
    if ((*own.spaces & listed) != 0) m_findings.bad(place, "spaces that nobody else has built");
    listed |= *own.spaces;
    return {std::popcount(*own.spaces), std::popcount(*own.spaces)};
  }
  if (!own.count) return building == Building::tombs ? tombsOf(player) : Stones{0, spaces};
  const int count = m_findings.bounded(place, own.count, 0, spaces);
  return {count, count};
}

StonesJudge::Stones StonesJudge::tombsOf(Player player) const {
  const PositionDocument::Player& said = m_document.players[player];
  const int spaces = m_edition.plan(Building::tombs).count;
  if (said.tombTiles) {
    const auto count = static_cast<int>(said.tombTiles->size());
    return {count, count};
  }
  if (!said.tombSum) return {0, spaces};
  Stones tombs;
  while (tombs.fewest < spaces && sumsOf(tombs.fewest, m_tiles).second < *said.tombSum) {
    ++tombs.fewest;
  }
  tombs.most = tombs.fewest;
  while (tombs.most < spaces && sumsOf(tombs.most + 1, m_tiles).first <= *said.tombSum) {
    ++tombs.most;
  }
  return tombs;
}

SpaceSet StonesJudge::saidOf(Building building) {
  const BuildingPlan& plan = m_edition.plan(building);
  const auto& said = m_document.built[static_cast<std::size_t>(building)];
  SpaceSet built = 0;
  for (std::size_t i = 0; i < said.size() && i < plan.parts.size(); ++i) {
    const PositionPlace place{builtField(building), 0, static_cast<int>(i)};
    const int count = m_findings.bounded(place, said[i], 0, plan.parts[i].count);
    for (int space = 0; space < count; ++space) built |= spaceBit(plan.parts[i].first + space);
  }
  return built;
}

SpaceSet StonesJudge::builtSpaces(Building building, SpaceSet listed, Stones total,
                                  const FinalFacts& facts) {
  const BuildingPlan& plan = m_edition.plan(building);
  const auto& said = m_document.built[static_cast<std::size_t>(building)];
  const SpaceSet least = withSupport(plan, listed | saidOf(building));
  const int count =
      std::clamp(std::popcount(least), total.fewest, std::max(total.fewest, total.most));
  // OBELISK-1, TOMB-1: one after the other, so the number says which.
  if (building == Building::obelisk || building == Building::tombs) {
    return buildOn(withSupport(plan, listed), count, plan.spaces(), plan);
  }
  SpaceSet open = plan.spaces();
  for (std::size_t i = 0; i < said.size() && i < plan.parts.size(); ++i) {
    if (said[i]) open &= ~plan.parts[i].spaces();
  }
  if (open != plan.spaces()) {
    const SpaceSet built = buildOn(least, count, open, plan);
    if (std::popcount(built) != count) {
      m_findings.bad({builtField(building), 0},
                     "as many as all players' stones there, " + std::to_string(count),
                     std::popcount(built));
    }
    return built;
  }
  if (total.fewest == plan.count) return plan.spaces();
  const bool isKnown = total.fewest == total.most && std::popcount(least) >= total.fewest;
  const SphinxCard* card = askingCard(m_edition, facts, building);
  if (!isKnown && card != nullptr) {
    m_findings.miss({builtField(building), 0}, "the spaces built, for the Sphinx card " + card->id);
  }
  return least;
}

void StonesJudge::judgeParts(Building building, SpaceSet built) {
  const auto& parts = m_edition.plan(building).parts;
  const auto& said = m_document.built[static_cast<std::size_t>(building)];
  for (std::size_t i = 0; i < said.size() && i < parts.size(); ++i) {
    const int there = std::popcount(built & parts[i].spaces());
    if (!said[i] || *said[i] == there) continue;
    m_findings.bad({builtField(building), 0, static_cast<int>(i)},
                   std::to_string(there) + ", going by the rest", said[i]);
  }
}

void StonesJudge::judgeTombs(FinalFacts& facts) {
  for (Player player = 0; player < facts.players; ++player) {
    const auto& tiles = m_document.players[player].tombTiles;
    if (!tiles) continue;
    const int tombs = facts.player[player].ownStones[static_cast<std::size_t>(Building::tombs)];
    PositionPlace place{PositionField::tombTiles, player, 0};
    for (const int value : *tiles) {
      const auto tile = std::ranges::find(m_tiles, value);
      if (tile == m_tiles.end()) {
        m_findings.bad(place, "a tomb tile that is still in the box", value);
        break;
      }
      m_tiles.erase(tile);
      ++place.number;
    }
    const auto count = static_cast<int>(tiles->size());
    if (place.number != count || count == tombs) continue;
    m_findings.bad({PositionField::tombTiles, player},
                   "as many tiles as tombs, " + std::to_string(tombs), count);
  }
  for (Player player = 0; player < facts.players; ++player) {
    const PositionDocument::Player& own = m_document.players[player];
    const int tombs = facts.player[player].ownStones[static_cast<std::size_t>(Building::tombs)];
    const PositionPlace place{PositionField::tombSum, player};
    const int listed =
        own.tombTiles ? std::accumulate(own.tombTiles->begin(), own.tombTiles->end(), 0) : 0;
    facts.player[player].tombSum = own.tombSum.value_or(listed);
    const bool isNone = own.ownStones[static_cast<std::size_t>(Building::tombs)].number() == 0;
    if (!own.tombSum) {
      if (!own.tombTiles && !isNone) m_findings.miss(place);
    } else if (own.tombTiles) {
      if (*own.tombSum != listed) {
        m_findings.bad(place, "the sum of tombTiles, " + std::to_string(listed), *own.tombSum);
      }
    } else if (const auto [least, most] = sumsOf(tombs, m_tiles);
               *own.tombSum < least || *own.tombSum > most) {
      m_findings.bad(place,
                     std::to_string(least) + " to " + std::to_string(most) + " with " +
                         std::to_string(tombs) + " tombs",
                     *own.tombSum);
    }
  }
}

} // namespace nilometer::egizia
