// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_stones.h"

#include "engine/egizia/bits.h"

#include <algorithm>
#include <numeric>
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

/// Where it stands what is built of it by anybody. Only the pyramid and the temple say it.
PositionPlace builtPlace(Building building, int part = PositionPlace::whole) {
  return {building == Building::pyramid ? PositionField::pyramidBuilt : PositionField::templeBuilt,
          0, part};
}

/// The tiles of the box that nobody has listed yet, ascending.
using Tiles = std::vector<std::int16_t>;

void takeTiles(PositionPlace place, const std::vector<int>& tiles, int tombs, Tiles& left,
               PositionFindings& findings) {
  place.number = 0;
  for (const int value : tiles) {
    const auto tile = std::ranges::find(left, value);
    if (tile == left.end()) {
      return findings.bad(place, "a tomb tile that is still in the box", value);
    }
    left.erase(tile);
    ++place.number;
  }
  if (place.number == tombs) return;
  const int count = std::exchange(place.number, PositionPlace::whole);
  findings.bad(place, "as many tiles as tombs, " + std::to_string(tombs), count);
}

/// Refuses a sum that this many tiles of those left cannot have.
void judgeSum(const PositionPlace& place, int tombs, int sum, const Tiles& left,
              PositionFindings& findings) {
  const auto count = std::min(static_cast<std::ptrdiff_t>(tombs), std::ssize(left));
  const int least = std::accumulate(left.begin(), left.begin() + count, 0);
  const int most = std::accumulate(left.end() - count, left.end(), 0);
  if (sum >= least && sum <= most) return;
  findings.bad(place,
               std::to_string(least) + " to " + std::to_string(most) + " with " +
                   std::to_string(tombs) + " tombs",
               sum);
}

} // namespace

void StonesJudge::judge(FinalFacts& facts) {
  for (std::size_t i = 0; i < buildingCount; ++i) judge(static_cast<Building>(i), facts);
  judgeTombs(facts);
}

void StonesJudge::tellMissing() {
  if (!m_missing) return;
  m_findings.add(m_missing->first, ReadFault::missingKey,
                 "the spaces built, for the Sphinx card " + m_missing->second);
}

void StonesJudge::judge(Building building, FinalFacts& facts) {
  const BuildingPlan& plan = m_edition.plan(building);
  const auto index = static_cast<std::size_t>(building);
  PositionPlace place{PositionField::ownStones, 0, static_cast<int>(building)};
  SpaceSet listed = 0;
  int total = 0;
  for (; place.player < facts.players; ++place.player) {
    const auto& own = m_document.players[place.player].ownStones[index];
    const int stones = ownStones(place, own, listed);
    facts.player[place.player].ownStones[index] = stones;
    total += stones;
    if (total > plan.count) {
      m_findings.badTogether(place,
                             "at most " + std::to_string(plan.count) + " for all players together",
                             stones, total);
    }
  }
  place.player = 0;
  const SpaceSet needed = withSupport(plan, listed);
  if (std::popcount(needed) > total) {
    m_findings.badTogether(
        place,
        "at least " + std::to_string(std::popcount(needed)) +
            " for all players together, with the spaces that must be built first",
        facts.player[0].ownStones[index], total);
  }
  facts.built[index] = builtSpaces(building, needed, total, facts);
}

int StonesJudge::ownStones(const PositionPlace& place, const PositionDocument::OwnStones& own,
                           SpaceSet& listed) {
  const auto building = static_cast<Building>(place.number);
  if (!own.spaces) {
    return m_findings.bounded(place, own.count, 0, m_edition.plan(building).count);
  }
  if ((*own.spaces & listed) != 0) {
    m_findings.bad(place, "spaces that nobody else has built");
  }
  listed |= *own.spaces;
  return std::popcount(*own.spaces);
}

SpaceSet StonesJudge::builtSpaces(Building building, SpaceSet needed, int total,
                                  const FinalFacts& facts) {
  const BuildingPlan& plan = m_edition.plan(building);
  if (building == Building::obelisk || building == Building::tombs) {
    // OBELISK-1, TOMB-1: one after the other, so the number says which.
    SpaceSet built = needed;
    for (const int space : Bits(plan.spaces())) {
      if (std::popcount(built) < total) built |= spaceBit(space);
    }
    return built;
  }
  const auto& parts = building == Building::pyramid ? m_document.pyramid : m_document.temple;
  if (parts) {
    const SpaceSet built = spacesOf(*parts, building);
    judgeBuilt(building, built, needed, total);
    return built;
  }
  if (total == plan.count) return plan.spaces();
  const SphinxCard* card = askingCard(m_edition, facts, building);
  if (std::popcount(needed) < total && card != nullptr && !m_missing) {
    m_missing = {builtPlace(building), card->id};
  }
  return needed;
}

SpaceSet StonesJudge::spacesOf(const std::vector<int>& parts, Building building) {
  const BuildingPlan& plan = m_edition.plan(building);
  SpaceSet built = 0;
  for (std::size_t i = 0; i < parts.size() && i < plan.parts.size(); ++i) {
    const PositionPlace place = builtPlace(building, static_cast<int>(i));
    const int count = m_findings.bounded(place, parts[i], 0, plan.parts[i].count);
    for (int space = 0; space < count; ++space) built |= spaceBit(plan.parts[i].first + space);
  }
  return built;
}

void StonesJudge::judgeBuilt(Building building, SpaceSet built, SpaceSet needed, int total) {
  const PositionPlace place = builtPlace(building);
  if (std::popcount(built) != total) {
    m_findings.bad(place, "as many as all players' stones there, " + std::to_string(total),
                   std::popcount(built));
  }
  if (withSupport(m_edition.plan(building), built) != built) {
    m_findings.bad(place, "only spaces whose supporting spaces are built");
  }
  if ((needed & ~built) != 0) {
    m_findings.bad(place, "the spaces that the players list, and those below");
  }
}

void StonesJudge::judgeTombs(FinalFacts& facts) {
  Tiles left = m_edition.tombTileValues;
  std::ranges::sort(left);
  const auto tombs = [&](Player player) {
    return facts.player[player].ownStones[static_cast<std::size_t>(Building::tombs)];
  };
  for (Player player = 0; player < facts.players; ++player) {
    const auto& tiles = m_document.players[player].tombTiles;
    if (tiles)
      takeTiles({PositionField::tombTiles, player}, *tiles, tombs(player), left, m_findings);
  }
  for (Player player = 0; player < facts.players; ++player) {
    const PositionDocument::Player& own = m_document.players[player];
    const PositionPlace place{PositionField::tombSum, player};
    const int listed =
        own.tombTiles ? std::accumulate(own.tombTiles->begin(), own.tombTiles->end(), 0) : 0;
    facts.player[player].tombSum = own.tombSum.value_or(listed);
    if (!own.tombSum && !own.tombTiles && tombs(player) > 0) {
      m_findings.add(place, ReadFault::missingKey);
    }
    if (!own.tombSum) continue;
    if (!own.tombTiles)
      judgeSum(place, tombs(player), *own.tombSum, left, m_findings);
    else if (*own.tombSum != listed) {
      m_findings.bad(place, "the sum of tombTiles, " + std::to_string(listed), *own.tombSum);
    }
  }
}

} // namespace nilometer::egizia
