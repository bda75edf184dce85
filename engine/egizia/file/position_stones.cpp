// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"

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

int sumOf(const auto& tiles) {
  return std::accumulate(tiles.begin(), tiles.end(), 0);
}

/// The sums that so many of these tiles can have.
PositionBounds sumsOf(int count, std::span<const std::int16_t> tiles) {
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

/// Judges the stones and tomb tiles.
class StonesJudge {
public:
  StonesJudge(const PositionDocument& document, const Edition& edition, JudgedPosition& judged)
      : m_document(document), m_edition(edition), m_judged(judged), m_facts(judged.position.facts),
        m_tiles(edition.tombTileValues) {}

  void judge() {
    std::ranges::sort(m_tiles);
    for (std::size_t i = 0; i < buildingCount; ++i) judge(static_cast<Building>(i));
    for (Player player = 0; player < m_facts.players; ++player) judgeTiles(player);
    for (Player player = 0; player < m_facts.players; ++player) judgeSum(player);
  }

private:
  static constexpr auto tombs = static_cast<std::size_t>(Building::tombs);

  [[nodiscard]] PositionPlace placeOf(std::size_t building, Player player) const {
    const auto& said = m_document.players[player];
    const PositionRow row = PositionRow::obelisk + building;
    if (building != tombs || said.said(row)) return {{row, 0, player}};
    return {{said.tombTiles ? PositionRow::tombTiles : PositionRow::tombSum, 0, player}};
  }
  static PositionPlace placeOf(Building building, std::size_t part = PositionPlace::whole) {
    const auto row = PositionRow::obeliskBuilt + static_cast<std::size_t>(building);
    return {{row, static_cast<std::uint8_t>(part), 0}};
  }

  void judge(Building building) {
    const BuildingPlan& plan = m_edition.plan(building);
    const auto index = static_cast<std::size_t>(building);
    SpaceSet listed = 0;
    PositionBounds total;
    std::optional<PositionPlace> first;
    for (Player player = 0; player < m_facts.players; ++player) {
      const PositionBounds own = stonesOf(building, player, listed);
      m_facts.player[player].ownStones[index] = own.least;
      total.least += own.least;
      total.most += own.most;
      const PositionPlace place = placeOf(index, player);
      if (!first && own.least == own.most) first = place;
      if (total.least > plan.count) {
        m_judged.badTogether(place,
                             "at most " + std::to_string(plan.count) + " for all players together",
                             own.least, total.least);
      }
    }
    total.most = std::min<int>(total.most, plan.count);
    const int needed = std::popcount(withSupport(plan, listed));
    if (needed > total.most && first) {
      m_judged.badTogether(
          *first,
          "at least " + std::to_string(needed) +
              " for all players together, with the spaces that must be built first",
          m_facts.player[first->player].ownStones[index], total.most);
    }
    m_facts.built[index] = builtSpaces(building, listed, total);
    judgeParts(building, m_facts.built[index]);
  }

  /// Bounds for the stones of a player; `listed` = spaces named up to now.
  PositionBounds stonesOf(Building building, Player player, SpaceSet& listed) {
    const auto index = static_cast<std::size_t>(building);
    const auto& own = m_document.players[player].ownStones[index];
    const PositionBounds spaces{0, m_edition.plan(building).count};
    const PositionPlace place = placeOf(index, player);
    if (own.spaces) {
      if ((*own.spaces & listed) != 0) m_judged.bad(place, "spaces that nobody else has built");
      listed |= *own.spaces;
    } else if (!own.count) {
      return index == tombs ? tombsOf(player, spaces) : spaces;
    }
    const int count = own.spaces ? *own.number() : m_judged.bounded(place, own.count, spaces);
    return {count, count};
  }

  /// Bounds for the tombs of a player of whom only the tomb tiles are said.
  [[nodiscard]] PositionBounds tombsOf(Player player, const PositionBounds& spaces) const {
    const PositionDocument::Player& said = m_document.players[player];
    const int tiles = said.tombTiles ? static_cast<int>(said.tombTiles->size()) : 0;
    if (said.tombTiles) return {tiles, tiles};
    if (!said.tombSum) return spaces;
    PositionBounds own;
    while (own.least < spaces.most && sumsOf(own.least, m_tiles).most < *said.tombSum) ++own.least;
    own.most = own.least;
    while (own.most < spaces.most && sumsOf(own.most + 1, m_tiles).least <= *said.tombSum)
      ++own.most;
    return own;
  }

  /// The first spaces of each part, as many as are said to be built there.
  [[nodiscard]] SpaceSet saidOf(Building building) {
    const BuildingPlan& plan = m_edition.plan(building);
    const auto& said = m_document.built[static_cast<std::size_t>(building)];
    SpaceSet built = 0;
    for (std::size_t i = 0; i < said.size() && i < plan.parts.size(); ++i) {
      const int count = m_judged.bounded(placeOf(building, i), said[i], {0, plan.parts[i].count});
      for (int space = 0; space < count; ++space) built |= spaceBit(plan.parts[i].first + space);
    }
    return built;
  }

  [[nodiscard]] SpaceSet builtSpaces(Building building, SpaceSet listed, PositionBounds total) {
    const BuildingPlan& plan = m_edition.plan(building);
    const auto& said = m_document.built[static_cast<std::size_t>(building)];
    const SpaceSet least = withSupport(plan, listed | saidOf(building));
    const int count =
        std::clamp(std::popcount(least), total.least, std::max(total.least, total.most));
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
        m_judged.bad(placeOf(building),
                     "as many as all players' stones there, " + std::to_string(count),
                     std::popcount(built));
      }
      return built;
    }
    if (total.least == plan.count) return plan.spaces();
    const bool isKnown = total.least == total.most && std::popcount(least) >= total.least;
    const SphinxCard* card = askingCard(m_edition, m_facts, building);
    if (!isKnown && card != nullptr) {
      m_judged.miss(placeOf(building), "the spaces built, for the Sphinx card " + card->id);
    }
    return least;
  }

  /// Finds parts of which another number of spaces is said to be built.
  void judgeParts(Building building, SpaceSet built) {
    const auto& parts = m_edition.plan(building).parts;
    const auto& said = m_document.built[static_cast<std::size_t>(building)];
    for (std::size_t i = 0; i < said.size() && i < parts.size(); ++i) {
      const int there = std::popcount(built & parts[i].spaces());
      if (!said[i] || *said[i] == there) continue;
      m_judged.bad(placeOf(building, i), std::to_string(there) + ", going by the rest", said[i]);
    }
  }

  void judgeTiles(Player player) {
    const auto& tiles = m_document.players[player].tombTiles;
    if (!tiles) return;
    PositionPlace place{{PositionRow::tombTiles, 0, player}};
    for (std::size_t i = 0; i < tiles->size(); ++i) {
      const auto tile = std::ranges::find(m_tiles, (*tiles)[i]);
      place.element = i;
      if (tile == m_tiles.end()) {
        return m_judged.bad(place, "a tomb tile that is still in the box", (*tiles)[i]);
      }
      m_tiles.erase(tile);
    }
    const auto count = static_cast<int>(tiles->size());
    const int own = m_facts.player[player].ownStones[tombs];
    place.element.reset();
    if (count != own) m_judged.bad(place, "as many tiles as tombs, " + std::to_string(own), count);
  }

  void judgeSum(Player player) {
    const PositionDocument::Player& own = m_document.players[player];
    const PositionPlace place{{PositionRow::tombSum, 0, player}};
    const int listed = own.tombTiles ? sumOf(*own.tombTiles) : 0;
    const int sum = own.tombSum.value_or(listed);
    m_facts.player[player].tombSum = sum;
    if (own.tombTiles) {
      if (sum != listed)
        m_judged.bad(place, "the sum of tombTiles, " + std::to_string(listed), sum);
    } else if (!own.tombSum) {
      if (own.said(PositionRow::tombs) != 0) m_judged.miss(place);
    } else {
      const int count = m_facts.player[player].ownStones[tombs];
      const auto [least, most] = sumsOf(count, m_tiles);
      if (sum >= least && sum <= most) return;
      m_judged.bad(place,
                   std::to_string(least) + " to " + std::to_string(most) + " with " +
                       std::to_string(count) + " tombs",
                   sum);
    }
  }

  const PositionDocument& m_document;
  const Edition& m_edition;
  JudgedPosition& m_judged;
  FinalFacts& m_facts;
  std::vector<std::int16_t> m_tiles; ///< that no player has listed, ascending
};

} // namespace

void judgeStones(const PositionDocument& document, const Edition& edition, JudgedPosition& judged) {
  StonesJudge(document, edition, judged).judge();
}

} // namespace nilometer::egizia
