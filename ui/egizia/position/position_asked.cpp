// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/position/position_asked.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/final_facts.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::Bits;
using egizia::Building;
using egizia::Edition;
using egizia::Market;
using egizia::SphinxCard;
using egizia::SphinxKind;
using egizia::SphinxSet;
using table::Player;
using enum PositionRow;

namespace {

constexpr std::array buildings{Building::obelisk, Building::tombs, Building::pyramid,
                               Building::temple};

auto isKind(SphinxKind kind) {
  return [kind](const SphinxCard& card) { return card.kind == kind; };
}

/// What the Sphinx cards in play ask for.
class Asked {
public:
  Asked(const PositionEntry& entry, const Edition& edition) : m_entry(entry), m_edition(edition) {
    for (Player player = 0; player < entry.players(); ++player) {
      for (const PositionCard& card : entry.cardsIn({sphinx, 0, player})) {
        m_held[player] |= SphinxSet{1} << card.index;
      }
      m_all |= m_held[player];
    }
  }

  [[nodiscard]] bool needs(const PositionCell& cell) const {
    const Player player = cell.player;
    if (isBuilt(cell.row)) return needsPart(*buildingOf(cell.row), cell.part);
    if (buildingOf(cell.row)) return needsStones(*buildingOf(cell.row), player);
    switch (cell.row) {
    case points:
    case stoneMarket: // END-1
    case tombSum: return true;
    case queue: return onOneSpace(m_entry, player, m_edition).size() > 1;
    case grainMarket: return needsGrainMarket(player);
    case stones: return onSaleStep(player);
    case quarryYield: return inPlay(SphinxKind::mostQuarries);
    case greenGrain: return mostField(egizia::FieldColour::green);
    case yellowGreenGrain: return mostField(egizia::FieldColour::yellowGreen);
    case brownGrain: return mostField(egizia::FieldColour::brown);
    case permanents: return holds(player, isKind(SphinxKind::perPermanent));
    case blueCrew:
    case blackCrew:
    case yellowCrew:
    case jokerCrew: {
      const auto crew =
          static_cast<egizia::Crew>(static_cast<int>(cell.row) - static_cast<int>(blueCrew));
      return holds(player, [crew](const SphinxCard& card) {
        return card.kind == SphinxKind::crewStrength && card.crew == crew;
      });
    }
    case sphinx:
    case orderTile:
    case tombCard:
    case sell:
    case fieldCards:
    case quarryCards:
    case permanentCards:
    case obelisk:
    case tombs:
    case pyramid:
    case temple:
    case obeliskBuilt:
    case tombsBuilt:
    case pyramidBuilt:
    case templeBuilt: break;
    }
    return false;
  }

  [[nodiscard]] bool onSaleStep(Player player) const {
    const PositionCell cell{stoneMarket, 0, player};
    const PositionNumber step = numberIn(m_entry, cell, m_edition);
    if (step.kind != PositionNumber::Kind::number) return false;
    egizia::PlayerFacts facts;
    facts.marketStep[0] = step.number - 1;
    return maySell(gameOf(m_entry, m_edition), facts);
  }

  [[nodiscard]] bool offersSale(Player player) const {
    const PositionNumber owned = numberIn(m_entry, {stones, 0, player}, m_edition);
    return onSaleStep(player) && owned.number >= std::max<int>(m_edition.stonesPerSalePoint, 1);
  }

private:
  template <class Which> [[nodiscard]] bool among(SphinxSet cards, const Which& which) const {
    for (const int index : Bits(cards)) {
      if (which(m_edition.sphinxCards[static_cast<std::size_t>(index)])) return true;
    }
    return false;
  }
  template <class Which> [[nodiscard]] bool holds(Player player, const Which& which) const {
    return among(m_held[player], which);
  }
  [[nodiscard]] bool inPlay(SphinxKind kind) const { return among(m_all, isKind(kind)); }

  [[nodiscard]] bool mostField(egizia::FieldColour colour) const {
    return among(m_all, [colour](const SphinxCard& card) {
      return card.kind == SphinxKind::mostField && card.colour == colour;
    });
  }

  [[nodiscard]] bool needsGrainMarket(Player player) const {
    constexpr unsigned grain = 1U << static_cast<unsigned>(Market::grain);
    return holds(player,
                 [](const SphinxCard& card) {
                   return card.kind == SphinxKind::ownLast && (card.markets & grain) != 0;
                 }) ||
           among(m_all, [](const SphinxCard& card) {
             return card.kind == SphinxKind::playersOnLast && card.market == Market::grain;
           });
  }

  [[nodiscard]] bool needsStones(Building building, Player player) const {
    return holds(player, [building](const SphinxCard& card) {
      if (card.kind == SphinxKind::ownStonesInEach) return true;
      const bool own = card.kind == SphinxKind::ownStones || card.kind == SphinxKind::perOwnStone;
      return own && card.building == building;
    });
  }

  /// Somebody's card asks whether it is built, and the stones of all do not tell.
  [[nodiscard]] bool needsPart(Building building, std::uint8_t part) const {
    const egizia::SpaceSet spaces = m_edition.plan(building).parts[part].spaces();
    return !stonesTell(building) && among(m_all, [&](const SphinxCard& card) {
      return card.kind == SphinxKind::built && card.building == building &&
             (card.spaces & spaces) != 0;
    });
  }

  /// Obelisk and tombs are built one space after the other (OBELISK-1, TOMB-1), so the number of
  /// stones tells; elsewhere only a list of all of them or a full building does.
  [[nodiscard]] bool stonesTell(Building building) const {
    const bool inOrder = building == Building::obelisk || building == Building::tombs;
    bool listed = true;
    int total = 0;
    for (Player player = 0; player < m_entry.players(); ++player) {
      const PositionCell cell{ownStonesRow(building), 0, player};
      const bool shown =
          m_entry.depth == PositionDepth::everything || needsStones(building, player);
      if (!shown) return false;
      const PositionNumber own = numberIn(m_entry, cell, m_edition);
      listed = listed && own.given() && (own.kind == PositionNumber::Kind::list || own.number == 0);
      total += own.number;
    }
    return inOrder || listed || total == m_edition.plan(building).count;
  }

  const PositionEntry& m_entry;
  const Edition& m_edition;
  std::array<SphinxSet, egizia::maxPlayers> m_held{};
  SphinxSet m_all = 0;
};

/// Puts the cells together in the order in which they are walked.
class Cells {
public:
  Cells(const PositionEntry& entry, const Edition& edition)
      : m_entry(entry), m_edition(edition), m_asked(entry, edition),
        m_everything(entry.depth == PositionDepth::everything) {}

  std::vector<PositionCell> all() {
    for (Player player = 0; player < m_entry.players(); ++player) add({sphinx, 0, player});
    for (auto row = points; row <= temple; row = next(row)) {
      for (Player player = 0; player < m_entry.players(); ++player) board({row, 0, player});
    }
    for (const Building building : buildings) parts(building);
    for (Player player = 0; player < m_entry.players(); ++player) tableau(player);
    return std::move(m_cells);
  }

private:
  static PositionRow next(PositionRow row) {
    return static_cast<PositionRow>(static_cast<int>(row) + 1);
  }
  void add(const PositionCell& cell) { m_cells.push_back(cell); }

  void board(const PositionCell& cell) {
    const bool always = cell.row == orderTile || (m_everything && cell.row != queue);
    if (always || m_asked.needs(cell)) add(cell);
  }

  void parts(Building building) {
    const auto count = static_cast<std::uint8_t>(m_edition.plan(building).parts.size());
    const bool offered =
        m_everything && (building == Building::pyramid || building == Building::temple);
    for (std::uint8_t part = 0; part < count; ++part) {
      const PositionCell cell{builtRow(building), part, 0};
      if (offered || m_asked.needs(cell)) add(cell);
    }
  }

  void tableau(Player player) {
    add({tombSum, 0, player});
    for (std::size_t i = 0; i < tombCardNames(m_edition).size() && !m_everything; ++i) {
      add({tombCard, static_cast<std::uint8_t>(i), player});
    }
    for (auto row = stones; row <= permanents; row = next(row)) {
      const PositionCell cell{row, 0, player};
      if (row == sell ? m_asked.offersSale(player) : wanted(cell)) add(cell);
    }
    if (!m_everything) return;
    for (const PositionRow row : {fieldCards, quarryCards, permanentCards}) add({row, 0, player});
  }

  /// With everything asked, cards stand in place of their sums.
  [[nodiscard]] bool wanted(const PositionCell& cell) const {
    if (!m_everything) return m_asked.needs(cell);
    return cell.row == stones || (cell.row >= blueCrew && cell.row <= jokerCrew);
  }

  const PositionEntry& m_entry;
  const Edition& m_edition;
  Asked m_asked;
  bool m_everything;
  std::vector<PositionCell> m_cells;
};

} // namespace

std::vector<PositionCell> cellsOf(const PositionEntry& entry, const Edition& edition) {
  return Cells(entry, edition).all();
}

bool isNeeded(const PositionEntry& entry, const PositionCell& cell, const Edition& edition) {
  if (isCards(cell.row) || isYesNo(cell.row) || cell.row == orderTile) return false;
  if (isBuilt(cell.row)) return Asked(entry, edition).needs(cell);
  return !proposed(entry, cell, edition);
}

std::vector<Player> onOneSpace(const PositionEntry& entry, Player player, const Edition& edition) {
  const PositionNumber mine = numberIn(entry, {points, 0, player}, edition);
  std::vector<Player> players;
  if (!mine.given()) return players;
  for (Player other = 0; other < entry.players(); ++other) {
    const PositionNumber theirs = numberIn(entry, {points, 0, other}, edition);
    if (theirs.given() && theirs.number == mine.number) players.push_back(other);
  }
  return players;
}

std::vector<std::optional<int>> queuePlaces(const PositionEntry& entry, const Edition& edition) {
  std::vector<std::optional<int>> places(static_cast<std::size_t>(entry.players()));
  for (Player player = 0; player < entry.players(); ++player) {
    const PositionNumber place = numberIn(entry, {queue, 0, player}, edition);
    if (place.given()) places[player] = place.number;
  }
  for (Player player = 0; player < entry.players(); ++player) {
    const std::vector<Player> together = onOneSpace(entry, player, edition);
    const auto count = static_cast<int>(together.size());
    int known = 0;
    int sum = 0;
    for (const Player other : together) {
      known += places[other] ? 1 : 0;
      sum += places[other].value_or(0);
    }
    const int left = count * (count + 1) / 2 - sum;
    const bool last = count > 1 && known == count - 1 && !places[player];
    if (last && left >= 1 && left <= count) places[player] = left;
  }
  return places;
}

std::vector<int> orderTiles(const PositionEntry& entry, const Edition& edition) {
  const std::vector<std::optional<int>> places = queuePlaces(entry, edition);
  std::vector<int> tiles(places.size(), 0);
  std::vector<bool> used(places.size() + 1, false);
  std::vector<Player> open;
  for (Player player = 0; player < entry.players(); ++player) {
    const PositionNumber tile = numberIn(entry, {orderTile, 0, player}, edition);
    if (!tile.given()) {
      open.push_back(player);
      continue;
    }
    tiles[player] = tile.number;
    if (tile.number > 0 && tile.number <= entry.players()) {
      used[static_cast<std::size_t>(tile.number)] = true;
    }
  }
  // ORDER-1: fewest points first, on one space the one further back.
  std::ranges::stable_sort(open, {}, [&](Player player) {
    const int total = numberIn(entry, {points, 0, player}, edition).number;
    return std::pair(total, -places[player].value_or(entry.players()));
  });
  int tile = 1;
  for (const Player player : open) {
    while (used[static_cast<std::size_t>(tile)]) ++tile;
    tiles[player] = tile++;
  }
  return tiles;
}

std::optional<int> proposed(const PositionEntry& entry, const PositionCell& cell,
                            const Edition& edition) {
  if (cell.row == queue && !numberIn(entry, cell, edition).given()) {
    return queuePlaces(entry, edition)[cell.player];
  }
  if (cell.row != orderTile) return std::nullopt;
  const std::vector<std::optional<int>> places = queuePlaces(entry, edition);
  for (Player player = 0; player < entry.players(); ++player) {
    const std::size_t together = onOneSpace(entry, player, edition).size();
    if (together == 0 || (together > 1 && !places[player])) return std::nullopt;
  }
  return orderTiles(entry, edition)[cell.player];
}

bool isOn(const PositionEntry& entry, const PositionCell& cell, const Edition& edition) {
  const bool usual = cell.row == sell && Asked(entry, edition).offersSale(cell.player);
  return usual != entry.switched.contains(cell);
}

} // namespace nilometer::ui
