// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_filling.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/egizia/end_position/building_filling.h"
#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/text/names.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Edition;
using egizia::PositionDocument;
using table::Player;
using Kind = PositionNumber::Kind;
using enum PositionRow;

namespace {

/// Below any total that a game reaches; different for each player, so that nobody shares a space.
constexpr int noPoints = -1000;

class Filling {
public:
  Filling(const PositionEntered& entry, const Edition& edition)
      : m_entry(entry), m_edition(edition) {
    for (const PositionCell& cell : cellsOf(entry, edition)) m_shown.insert(cell);
  }

  PositionDocument document() {
    m_document.edition = {m_edition.id, m_edition.checksum};
    m_document.profile = m_entry.profile;
    m_document.options = m_entry.options;
    m_document.date = m_entry.date;
    m_document.title = m_entry.title;
    const std::vector<int> tiles = orderTiles(m_entry, m_edition);
    for (Player player = 0; player < m_entry.players(); ++player) {
      m_document.players.push_back(this->player(player));
      m_document.players.back().orderTile = tiles[player];
    }
    queues();
    tombs();
    for (const Building building : {Building::obelisk, Building::pyramid, Building::temple}) {
      fill(building, entered(building));
    }
    return std::move(m_document);
  }

private:
  [[nodiscard]] PositionNumber number(PositionRow row, Player player) const {
    const PositionCell cell{row, 0, player};
    return m_shown.contains(cell) ? numberIn(m_entry, cell, m_edition) : PositionNumber{};
  }
  [[nodiscard]] int numberOr(PositionRow row, Player player, int otherwise) const {
    const PositionNumber entered = number(row, player);
    return entered.given() ? entered.number : otherwise;
  }
  [[nodiscard]] bool on(const PositionCell& cell) const {
    return m_shown.contains(cell) && isOn(m_entry, cell, m_edition);
  }
  [[nodiscard]] std::vector<PositionCard> cards(PositionRow row, Player player) const {
    const PositionCell cell{row, 0, player};
    return m_shown.contains(cell) ? m_entry.cardsIn(cell) : std::vector<PositionCard>();
  }
  [[nodiscard]] const std::string& cardName(int index) const {
    return m_edition.cardNames[static_cast<std::size_t>(index)];
  }

  PositionDocument::Player player(Player player) const {
    PositionDocument::Player result;
    result.seat = m_entry.seats[player];
    if (result.seat.name.empty()) {
      result.seat.name = text::playerColour(result.seat.colour).toStdString();
    }
    if (!m_entry.options.seatBids) result.seat.bid = 0;
    result.points = numberOr(points, player, noPoints + player);
    result.stones = numberOr(stones, player, 0);
    result.marketStep = {numberOr(stoneMarket, player, 1), numberOr(grainMarket, player, 1)};
    for (std::size_t i = 0; i < result.crews.size(); ++i) {
      const auto row = static_cast<PositionRow>(static_cast<std::size_t>(blueCrew) + i);
      result.crews[i] = numberOr(row, player, m_edition.crewStart[i]);
    }
    result.sell = on({sell, 0, player});
    named(result, player);
    sums(result, player);
    return result;
  }

  void named(PositionDocument::Player& result, Player player) const {
    for (const PositionCard& card : cards(sphinx, player)) {
      result.sphinx.push_back(m_edition.sphinxCards[static_cast<std::size_t>(card.index)].id);
    }
    for (const PositionCard& card : cards(fieldCards, player)) {
      if (card.index == PositionCard::startField)
        result.startFieldImproved = card.improved;
      else
        result.fields.push_back({cardName(card.index), card.improved});
    }
    for (const PositionCard& card : cards(quarryCards, player)) {
      result.quarries.push_back(cardName(card.index));
    }
    for (const PositionCard& card : cards(permanentCards, player)) {
      result.permanents.push_back(cardName(card.index));
    }
  }

  void sums(PositionDocument::Player& result, Player player) const {
    std::uint8_t part = 0;
    for (const int name : tombCardNames(m_edition)) {
      if (on({tombCard, part++, player})) result.permanents.push_back(cardName(name));
    }
    if (const PositionNumber count = number(permanents, player); count.given()) {
      result.morePermanents =
          std::max(count.number - static_cast<int>(result.permanents.size()), 0);
    }
    const PositionNumber yield = number(quarryYield, player);
    if (yield.given()) result.quarryYield = yield.number;
    std::array<int, 3> grain{m_edition.startFieldGrain, 0, 0};
    bool given = false;
    for (std::size_t i = 0; i < grain.size(); ++i) {
      const auto row = static_cast<PositionRow>(static_cast<std::size_t>(greenGrain) + i);
      given = given || m_shown.contains({row, 0, player});
      grain[i] = numberOr(row, player, grain[i]);
    }
    if (given) result.grain = grain;
  }

  /// Everybody on a shared space gets a place; those unknown take the places that are left.
  void queues() {
    const std::vector<std::optional<int>> places = queuePlaces(m_entry, m_edition);
    for (Player player = 0; player < m_entry.players(); ++player) {
      const std::vector<Player> together = onOneSpace(m_entry, player, m_edition);
      if (together.size() < 2) continue;
      int free = 1;
      const auto taken = [&] {
        return std::ranges::any_of(together, [&](Player other) {
          return places[other] == free || m_document.players[other].queue == free;
        });
      };
      if (!places[player]) {
        while (taken()) ++free;
      }
      m_document.players[player].queue = places[player].value_or(free);
    }
  }

  [[nodiscard]] BuildingEntered entered(Building building) const {
    BuildingEntered result;
    for (Player player = 0; player < m_entry.players(); ++player) {
      const PositionNumber own = number(ownStonesRow(building), player);
      result.own.push_back(own.given() ? std::optional(own.number) : std::nullopt);
      result.listed |= own.spaces;
    }
    const auto parts = static_cast<std::uint8_t>(m_edition.plan(building).parts.size());
    for (std::uint8_t part = 0; part < parts; ++part) {
      const PositionCell cell{builtRow(building), part, 0};
      const PositionNumber built =
          m_shown.contains(cell) ? numberIn(m_entry, cell, m_edition) : PositionNumber{};
      result.parts.push_back(built.given() ? std::optional(built.number) : std::nullopt);
    }
    return result;
  }

  void fill(Building building, const BuildingEntered& entered) {
    const BuildingFilled filled = fillBuilding(entered, m_edition.plan(building));
    for (Player player = 0; player < m_entry.players(); ++player) {
      const PositionNumber own = number(ownStonesRow(building), player);
      auto& written = m_document.players[player].ownStones[static_cast<std::size_t>(building)];
      written.count = filled.own[player];
      if (own.kind == Kind::list) written = {0, own.spaces};
    }
    const bool asked =
        std::ranges::any_of(entered.parts, [](const auto& part) { return part.has_value(); });
    if (asked && building == Building::pyramid) m_document.pyramid = filled.parts;
    if (asked && building == Building::temple) m_document.temple = filled.parts;
  }

  /// The tombs of those who are not asked must fit the sums of their tiles, and together make up
  /// what is built.
  void tombs() {
    BuildingEntered tombs = entered(Building::tombs);
    const std::vector<std::optional<int>> given = tombs.own;
    int further = tombs.parts.front().value_or(0);
    std::vector<TileCount> bounds;
    for (Player player = 0; player < m_entry.players(); ++player) {
      bounds.push_back(tileBounds(player, given[player]));
      tombs.own[player] = bounds.back().fewest;
      further -= bounds.back().fewest;
    }
    for (std::size_t i = 0; i < bounds.size() && further > 0; ++i) {
      const int more = std::min(further, bounds[i].most - bounds[i].fewest);
      *tombs.own[i] += more;
      further -= more;
    }
    for (Player player = 0; player < m_entry.players(); ++player) {
      sumOfTiles(player, *tombs.own[player]);
    }
    // What is built follows from the players' tombs alone.
    tombs.parts.assign(tombs.parts.size(), std::nullopt);
    fill(Building::tombs, tombs);
  }

  [[nodiscard]] TileCount tileBounds(Player player, std::optional<int> own) const {
    const PositionNumber sum = number(tombSum, player);
    if (own) return {*own, *own};
    if (sum.kind == Kind::list) {
      const auto tiles = static_cast<int>(sum.values.size());
      return {tiles, tiles};
    }
    if (sum.given()) return tilesFor(sum.number, m_edition);
    return {0, m_edition.plan(Building::tombs).count};
  }

  void sumOfTiles(Player player, int tiles) {
    const PositionNumber sum = number(tombSum, player);
    PositionDocument::Player& to = m_document.players[player];
    if (sum.kind == Kind::list)
      to.tombTiles = sum.values;
    else if (sum.given())
      to.tombSum = sum.number;
    else if (tiles > 0)
      to.tombSum = smallestTombSum(tiles, m_edition);
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  std::set<PositionCell> m_shown;
  PositionDocument m_document;
};

} // namespace

PositionDocument documentOf(const PositionEntered& entry, const Edition& edition) {
  return Filling(entry, edition).document();
}

} // namespace nilometer::ui
