// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_stones.h"

#include "engine/egizia/bits.h"

#include <algorithm>
#include <numeric>

namespace nilometer::egizia {

using namespace record;

namespace {

std::string_view buildingName(Building building) {
  return buildingNames[static_cast<std::size_t>(building)];
}

bool isList(const JsonNode& node) {
  return node && node.value()->as<JsonArray>() != nullptr;
}

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

void wrongStones(const JsonNode& node, const std::string& expected, int found) {
  node.fail(ReadFault::badPosition, expected, std::to_string(found));
}

/// The tiles of the box that nobody has listed yet, ascending.
using Tiles = std::vector<std::int16_t>;

void takeTiles(const JsonNode& list, int tombs, int& sum, Tiles& left) {
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto value = list.at(i).number<std::int16_t>(1);
    const auto tile = std::ranges::find(left, value);
    if (tile == left.end()) {
      wrongStones(list.at(i), "a tomb tile that is still in the box", value);
      return;
    }
    left.erase(tile);
    sum += value;
  }
  if (static_cast<int>(count) != tombs) {
    wrongStones(list, "as many tiles as tombs, " + std::to_string(tombs), static_cast<int>(count));
  }
}

/// Refuses a sum that this many tiles of those left cannot have.
void checkSum(const JsonNode& node, int tombs, int sum, const Tiles& left) {
  const auto count = std::min(static_cast<std::ptrdiff_t>(tombs), std::ssize(left));
  const int least = std::accumulate(left.begin(), left.begin() + count, 0);
  const int most = std::accumulate(left.end() - count, left.end(), 0);
  if (sum >= least && sum <= most) return;
  wrongStones(node,
              std::to_string(least) + " to " + std::to_string(most) + " with " +
                  std::to_string(tombs) + " tombs",
              sum);
}

} // namespace

void StonesReader::read(FinalFacts& facts) {
  for (std::size_t i = 0; i < buildingCount; ++i) readBuilding(static_cast<Building>(i), facts);
  readTombs(facts);
}

void StonesReader::readBuilding(Building building, FinalFacts& facts) {
  const BuildingPlan& plan = m_edition.plan(building);
  const auto index = static_cast<std::size_t>(building);
  SpaceSet listed = 0;
  int total = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(facts.players); ++i) {
    const JsonNode node = m_players.at(i).member(buildingName(building));
    facts.player[i].ownStones[index] = ownStones(node, building, listed);
    total += facts.player[i].ownStones[index];
    if (total > plan.count) {
      wrongStones(node, "at most " + std::to_string(plan.count) + " for all players together",
                  total);
    }
  }
  const SpaceSet needed = withSupport(plan, listed);
  if (std::popcount(needed) > total) {
    const JsonNode node = m_players.at(0).member(buildingName(building));
    wrongStones(node,
                "at least " + std::to_string(std::popcount(needed)) +
                    " for all players together, with the spaces that must be built first",
                total);
  }
  facts.built[index] = builtSpaces(building, needed, total, facts);
}

int StonesReader::ownStones(const JsonNode& node, Building building, SpaceSet& listed) const {
  if (!isList(node)) {
    const bool number = !node || node.value()->as<std::int64_t>() != nullptr;
    if (!number) node.fail(ReadFault::wrongType, "a number or a list of spaces");
    return static_cast<int>(node.integer(0, m_edition.plan(building).count));
  }
  const SpaceSet own = SpaceIds{{m_edition, building}}.read(node);
  if ((own & listed) != 0) {
    node.fail(ReadFault::badPosition, "spaces that nobody else has built");
  }
  listed |= own;
  return std::popcount(own);
}

SpaceSet StonesReader::builtSpaces(Building building, SpaceSet needed, int total,
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
  const JsonNode all = m_root.optional("built");
  const JsonNode node = all ? all.optional(buildingName(building)) : all;
  if (node) {
    const SpaceSet built = spacesOf(node, building);
    checkBuilt(node, building, built, needed, total);
    return built;
  }
  if (total == plan.count) return plan.spaces();
  const SphinxCard* card = askingCard(m_edition, facts, building);
  if (std::popcount(needed) < total && card != nullptr && m_missing.empty()) {
    m_missing = "built." + std::string(buildingName(building));
    m_missingFor = card->id;
  }
  return needed;
}

SpaceSet StonesReader::spacesOf(const JsonNode& node, Building building) const {
  const std::vector<BuildingPart>& parts = m_edition.plan(building).parts;
  SpaceSet built = 0;
  const auto firstOf = [&](const BuildingPart& part, std::int64_t count) {
    for (int i = 0; i < count; ++i) built |= spaceBit(part.first + i);
  };
  if (building == Building::pyramid) {
    for (std::size_t row = 0; row < node.size(0, parts.size()); ++row) {
      firstOf(parts[row], node.at(row).integer(0, parts[row].count));
    }
    return built;
  }
  std::vector<std::string_view> ids;
  ids.reserve(parts.size());
  for (const BuildingPart& part : parts) ids.push_back(part.id);
  node.allowOnly(ids);
  for (const BuildingPart& part : parts) {
    if (const JsonNode count = node.optional(part.id)) {
      firstOf(part, count.integer(0, part.count));
    }
  }
  return built;
}

void StonesReader::checkBuilt(const JsonNode& node, Building building, SpaceSet built,
                              SpaceSet needed, int total) const {
  if (std::popcount(built) != total) {
    wrongStones(node, "as many as all players' stones there, " + std::to_string(total),
                std::popcount(built));
  }
  if (withSupport(m_edition.plan(building), built) != built) {
    node.fail(ReadFault::badPosition, "only spaces whose supporting spaces are built");
  }
  if ((needed & ~built) != 0) {
    node.fail(ReadFault::badPosition, "the spaces that the players list, and those below");
  }
}

void StonesReader::readTombs(FinalFacts& facts) const {
  Tiles left = m_edition.tombTileValues;
  std::ranges::sort(left);
  const auto tombs = static_cast<std::size_t>(Building::tombs);
  const auto players = static_cast<std::size_t>(facts.players);
  for (std::size_t i = 0; i < players; ++i) {
    PlayerFacts& own = facts.player[i];
    const JsonNode tiles = m_players.at(i).optional("tombTiles");
    if (tiles) takeTiles(tiles, own.ownStones[tombs], own.tombSum, left);
  }
  for (std::size_t i = 0; i < players; ++i) {
    PlayerFacts& own = facts.player[i];
    const bool listed = static_cast<bool>(m_players.at(i).optional("tombTiles"));
    const JsonNode sum = m_players.at(i).optional("tombSum");
    if (!sum) {
      if (!listed && own.ownStones[tombs] > 0) {
        static_cast<void>(m_players.at(i).member("tombSum"));
      }
      continue;
    }
    const int given = sum.number<std::int16_t>(0);
    if (!listed)
      checkSum(sum, own.ownStones[tombs], given, left);
    else if (given != own.tombSum) {
      wrongStones(sum, "the sum of tombTiles, " + std::to_string(own.tombSum), given);
    }
    own.tombSum = given;
  }
}

} // namespace nilometer::egizia
