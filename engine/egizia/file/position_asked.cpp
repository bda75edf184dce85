// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/final_facts.h"

#include <set>
#include <tuple>

namespace nilometer::egizia {

AskedValues::AskedValues(const PositionDocument& document, const Edition& edition)
    : m_document(document), m_edition(edition) {
  for (std::size_t player = 0; player < document.players.size(); ++player) {
    for (const std::string& id : document.players[player].sphinx) {
      if (const auto index = findSphinxCard(edition, id)) {
        m_held[player] |= SphinxSet{1} << *index;
      }
    }
    m_all |= m_held[player];
  }
}

template <class Which> bool AskedValues::among(SphinxSet cards, const Which& which) const {
  for (const int index : Bits(cards)) {
    if (which(m_edition.sphinxCards[static_cast<std::size_t>(index)])) return true;
  }
  return false;
}

bool AskedValues::asks(const PositionCell& place) const {
  using enum PositionRow;
  const SphinxSet own = m_held[place.player];
  const auto isAsked = [&](SphinxSet cards, SphinxKind kind) {
    return among(cards, [kind](const SphinxCard& card) { return card.kind == kind; });
  };
  if (const std::optional<Building> building = buildingOf(place.row)) {
    return isBuilt(place.row) ? asksPart(*building, place.part)
                              : asksStones(*building, place.player);
  }
  switch (place.row) {
  case points:
  case stoneMarket: // END-1
  case tombSum: return true;
  case queue: return onOneSpace(place.player).size() > 1;
  case stones: return isOnSaleStep(place.player);
  case grainMarket: {
    constexpr unsigned grain = 1U << static_cast<unsigned>(Market::grain);
    return among(own,
                 [](const SphinxCard& card) {
                   return card.kind == SphinxKind::ownLast && (card.markets & grain) != 0;
                 }) ||
           among(m_all, [](const SphinxCard& card) {
             return card.kind == SphinxKind::playersOnLast && card.market == Market::grain;
           });
  }
  case blueCrew:
  case blackCrew:
  case yellowCrew:
  case jokerCrew:
    return among(own, [&](const SphinxCard& card) {
      return card.kind == SphinxKind::crewStrength &&
             blueCrew + std::size_t(card.crew) == place.row;
    });
  case greenGrain:
  case yellowGreenGrain:
  case brownGrain:
    return among(m_all, [&](const SphinxCard& card) {
      return card.kind == SphinxKind::mostField &&
             greenGrain + std::size_t(card.colour) == place.row;
    });
  case quarryYield: return isAsked(m_all, SphinxKind::mostQuarries);
  case permanents: return isAsked(own, SphinxKind::perPermanent);
  default: return false;
  }
}

bool AskedValues::isOnSaleStep(Player player) const {
  const auto& step = m_document.players[player].marketStep[0];
  if (!step) return false;
  std::vector<RecordHeader::Seat> seats(m_document.players.size());
  PlayerFacts facts;
  facts.marketStep[0] = *step - 1;
  return maySell(gameOf(m_document.options, seats, m_edition), facts);
}

std::vector<Player> AskedValues::onOneSpace(Player player) const {
  std::vector<Player> players;
  const auto& points = m_document.players[player].points;
  for (Player other = 0; points && other < m_document.players.size(); ++other) {
    if (m_document.players[other].points == points) players.push_back(other);
  }
  return players;
}

std::optional<int> AskedValues::queuePlace(Player player) const {
  const auto& said = m_document.players[player].queue;
  const std::vector<Player> together = onOneSpace(player);
  if (said || together.size() < 2) return said;
  const auto count = static_cast<int>(together.size());
  int left = count * (count + 1) / 2;
  for (const Player other : together) {
    const auto& place = m_document.players[other].queue;
    if (!place && other != player) return std::nullopt;
    left -= place.value_or(0);
  }
  return left >= 1 && left <= count ? std::optional(left) : std::nullopt;
}

std::optional<int> AskedValues::orderTile(Player player) const {
  const auto& players = m_document.players;
  if (players[player].orderTile) return players[player].orderTile;
  const auto count = static_cast<int>(players.size());
  std::set<int> free;
  for (int tile = 1; tile <= count; ++tile) free.insert(tile);
  std::set<std::tuple<int, int, Player>> open; // in the order of their tiles
  for (Player other = 0; other < players.size(); ++other) {
    const std::size_t together = onOneSpace(other).size();
    const std::optional<int> place = queuePlace(other);
    if (together == 0 || (together > 1 && !place)) return std::nullopt;
    if (const auto& tile = players[other].orderTile)
      free.erase(*tile);
    else
      open.emplace(*players[other].points, -place.value_or(count), other);
  }
  auto tile = free.begin();
  for (auto each = open.begin(); std::get<Player>(*each) != player; ++each) ++tile;
  return *tile;
}

bool AskedValues::asksStones(Building building, Player player) const {
  return among(m_held[player], [building](const SphinxCard& card) {
    if (card.kind == SphinxKind::ownStonesInEach) return true;
    const bool own = card.kind == SphinxKind::ownStones || card.kind == SphinxKind::perOwnStone;
    return own && card.building == building;
  });
}

/// Somebody's card asks whether it is built, and the stones of all do not tell.
bool AskedValues::asksPart(Building building, int part) const {
  const SpaceSet spaces = m_edition.plan(building).parts[static_cast<std::size_t>(part)].spaces();
  return !stonesTell(building) && among(m_all, [&](const SphinxCard& card) {
    return card.kind == SphinxKind::built && card.building == building &&
           (card.spaces & spaces) != 0;
  });
}

/// Obelisk and tombs are built one space after the other (OBELISK-1, TOMB-1), so the number of
/// stones tells; elsewhere only a list of all of them or a full building does.
bool AskedValues::stonesTell(Building building) const {
  const bool isInOrder = building == Building::obelisk || building == Building::tombs;
  bool isListed = true;
  int total = 0;
  for (Player player = 0; player < m_document.players.size(); ++player) {
    const auto& own = m_document.players[player].ownStones[static_cast<std::size_t>(building)];
    const std::optional<int> number = own.number();
    if (!number && !asksStones(building, player)) return false;
    isListed = isListed && (own.spaces || number == 0);
    total += number.value_or(0);
  }
  return isInOrder || isListed || total == m_edition.plan(building).count;
}

} // namespace nilometer::egizia
