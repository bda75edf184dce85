// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_asked.h"

#include "engine/egizia/file/position_judge.h"
#include "ui/egizia/end_position/position_filling.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>

namespace nilometer::ui {

using egizia::AskedValues;
using egizia::Building;
using egizia::CardKind;
using egizia::Edition;
using egizia::Market;
using table::Player;
using enum PositionRow;

namespace {

int largestTombSum(const Edition& edition) {
  const auto& tiles = edition.tombTileValues; // ascending
  const auto count =
      std::min<std::ptrdiff_t>(edition.plan(Building::tombs).count, std::ssize(tiles));
  return std::accumulate(tiles.end() - count, tiles.end(), 0);
}

int tombCardsOf(const PositionEntered& entry, Player player, const Edition& edition) {
  int count = 0;
  for (std::size_t i = 0; i < tombCards(edition).size(); ++i) {
    const PositionCell cell{tombCard, static_cast<std::uint8_t>(i), player};
    if (entry.switched.contains(cell)) ++count;
  }
  return count;
}

bool offersSale(const PositionEntered& entry, Player player, const Edition& edition) {
  const egizia::PositionDocument all = documentOfAll(entry, edition);
  return AskedValues(all, edition).isOnSaleStep(player) &&
         all.players[player].stones >= std::max<int>(edition.stonesPerSalePoint, 1);
}

/// Puts the cells together in the order in which they are walked.
class Cells {
public:
  Cells(const PositionEntered& entry, const Edition& edition)
      : m_entry(entry), m_edition(edition), m_all(documentOfAll(entry, edition)),
        m_asked(m_all, edition), m_everything(entry.everything) {}

  std::vector<PositionCell> all() {
    for (Player player = 0; player < m_entry.players(); ++player) add({sphinx, 0, player});
    for (auto row = points; row <= temple; row = row + 1) {
      for (Player player = 0; player < m_entry.players(); ++player) board({row, 0, player});
    }
    for (Player player = 0; player < m_entry.players(); ++player) tableau(player);
    // What the stones tell of buildings goes by those that are shown.
    const egizia::PositionDocument shown = documentOf(m_entry, m_edition, m_cells);
    const AskedValues asked(shown, m_edition);
    for (auto row = obeliskBuilt; row <= templeBuilt; row = row + 1) parts(row, asked);
    return std::move(m_cells);
  }

private:
  void add(const PositionCell& cell) { m_cells.push_back(cell); }

  void board(const PositionCell& cell) {
    const bool stands = cell.row == orderTile || (m_everything && cell.row != queue);
    if (stands || m_asked.asks(cell)) add(cell);
  }

  void parts(PositionRow row, const AskedValues& asked) {
    const bool isInOrder = row == obeliskBuilt || row == tombsBuilt;
    const auto count = static_cast<std::uint8_t>(m_edition.plan(*buildingOf(row)).parts.size());
    for (std::uint8_t part = 0; part < count; ++part) {
      const PositionCell cell{row, part, 0};
      if (m_everything ? !isInOrder : asked.asks(cell)) add(cell);
    }
  }

  void tableau(Player player) {
    add({tombSum, 0, player});
    for (std::size_t i = 0; i < tombCards(m_edition).size() && !m_everything; ++i) {
      add({tombCard, static_cast<std::uint8_t>(i), player});
    }
    for (auto row = stones; row <= permanents; row = row + 1) {
      const PositionCell cell{row, 0, player};
      if (row == sell ? offersSale(m_entry, player, m_edition) : wanted(cell)) add(cell);
    }
    if (!m_everything) return;
    for (const PositionRow row : {fieldCards, quarryCards, permanentCards}) add({row, 0, player});
  }

  /// With everything asked, cards stand in place of their sums.
  [[nodiscard]] bool wanted(const PositionCell& cell) const {
    if (!m_everything) return m_asked.asks(cell);
    return cell.row == stones || (cell.row >= blueCrew && cell.row <= jokerCrew);
  }

  const PositionEntered& m_entry;
  const Edition& m_edition;
  egizia::PositionDocument m_all;
  AskedValues m_asked;
  bool m_everything;
  std::vector<PositionCell> m_cells;
};

} // namespace

std::vector<PositionCell> cellsOf(const PositionEntered& entry, const Edition& edition) {
  return Cells(entry, edition).all();
}

bool isNeeded(const PositionEntered& entry, const PositionCell& cell, const Edition& edition) {
  if (isCards(cell.row) || isYesNo(cell.row) || cell.row == orderTile) return false;
  if (!isBuilt(cell.row)) return !proposed(entry, cell, edition);
  const egizia::PositionDocument shown = documentOf(entry, edition);
  return AskedValues(shown, edition).asks(cell);
}

std::optional<int> proposed(const PositionEntered& entry, const PositionCell& cell,
                            const Edition& edition) {
  if (cell.row != queue && cell.row != orderTile) return std::nullopt;
  if (cell.row == queue && numberIn(entry, cell, edition).given()) return std::nullopt;
  const egizia::PositionDocument all = documentOfAll(entry, edition);
  const AskedValues asked(all, edition);
  return cell.row == queue ? asked.queuePlace(cell.player) : asked.orderTile(cell.player);
}

bool isOn(const PositionEntered& entry, const PositionCell& cell, const Edition& edition) {
  const bool usual = cell.row == sell && offersSale(entry, cell.player, edition);
  return usual != entry.switched.contains(cell);
}

NumberBounds boundsOf(const PositionEntered& entry, const PositionCell& cell,
                      const Edition& edition) {
  /// So much at the beginning, and with all cards of those kinds.
  const auto withCards = [&](int start, egizia::CardSet cards) {
    return NumberBounds{start, start + amountOf(edition, cards)};
  };
  if (const std::optional<Building> building = buildingOf(cell.row)) {
    const egizia::BuildingPlan& plan = edition.plan(*building);
    return {0, isBuilt(cell.row) ? plan.parts[cell.part].count : plan.count};
  }
  switch (cell.row) {
  case points: return {-1000, 1000};
  case queue:
  case orderTile: return {1, entry.players()};
  case stoneMarket: return {1, edition.steps(Market::stone)};
  case grainMarket: return {1, edition.steps(Market::grain)};
  case tombSum: return {0, largestTombSum(edition)};
  case stones: return {0, edition.stoneTrackEnd};
  case blueCrew:
  case blackCrew:
  case yellowCrew:
  case jokerCrew: {
    const std::size_t crew = cell.row - blueCrew;
    return {edition.crewStart[crew], edition.crewTrackEnd[crew]};
  }
  case quarryYield: return withCards(edition.startQuarry, edition.kind(CardKind::quarry));
  case greenGrain: return withCards(edition.startFieldGrain, edition.fields);
  case yellowGreenGrain: return withCards(0, edition.fields & ~edition.kind(CardKind::fieldGreen));
  case brownGrain: return withCards(0, edition.kind(CardKind::fieldBrown));
  case permanents:
    return {tombCardsOf(entry, cell.player, edition),
            std::popcount(otherPermanents(gameOf(entry, edition)))};
  default: return {};
  }
}

std::optional<int> stonesOfAll(PositionRow row, const PositionEntered& entry,
                               const Edition& edition) {
  std::optional<int> sum;
  for (Player player = 0; player < entry.players(); ++player) {
    const PositionNumber own = numberIn(entry, {row, 0, player}, edition);
    if (own.given()) sum = sum.value_or(0) + own.number;
  }
  return sum;
}

} // namespace nilometer::ui
