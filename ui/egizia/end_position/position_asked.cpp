// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"
#include "ui/egizia/end_position/position_entry.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::AskedValues;
using egizia::Edition;
using egizia::PositionDocument;
using table::Player;
using enum PositionRow;

namespace {

bool offersSale(const PositionForm& entry, Player player, const Edition& edition) {
  const PositionDocument all = documentOfAll(entry, edition);
  return AskedValues(all, edition).isOnSaleStep(player) &&
         all.players[player].stones >= std::max<int>(edition.stonesPerSalePoint, 1);
}

/// Puts the cells together in the order in which they are walked.
class Cells {
public:
  Cells(const PositionForm& entry, const Edition& edition)
      : m_entry(entry), m_edition(edition), m_all(documentOfAll(entry, edition)),
        m_asked(m_all, edition), m_everything(asksEverything(entry)) {}

  std::vector<PositionCell> all() {
    for (const PositionRow row : {sphinx, points, queue, orderTile, stoneMarket, grainMarket,
                                  obelisk, tombs, pyramid, temple}) {
      for (Player player = 0; player < m_entry.seats.size(); ++player) add({row, 0, player});
    }
    const auto tombKinds = static_cast<std::uint8_t>(tombCards(m_edition).size());
    for (Player player = 0; player < m_entry.seats.size(); ++player) {
      for (auto row = tombSum; row <= permanentCards; row = row + 1) {
        const std::uint8_t parts = row == tombCard ? tombKinds : 1;
        for (std::uint8_t part = 0; part < parts; ++part) add({row, part, player});
      }
    }
    // What the stones tell of buildings goes by those that are shown.
    const PositionDocument shown = documentOf(m_entry, m_edition, m_cells);
    const AskedValues asked(shown, m_edition);
    for (auto row = obeliskBuilt; row <= templeBuilt; row = row + 1) {
      const bool isInOrder = row == obeliskBuilt || row == tombsBuilt;
      const auto count = static_cast<std::uint8_t>(m_edition.plan(*buildingOf(row)).parts.size());
      for (std::uint8_t part = 0; part < count; ++part) {
        const PositionCell cell{row, part, 0};
        if (m_everything ? !isInOrder : asked.asks(cell)) m_cells.push_back(cell);
      }
    }
    return std::move(m_cells);
  }

private:
  void add(const PositionCell& cell) {
    if (isWanted(cell)) m_cells.push_back(cell);
  }

  [[nodiscard]] bool isWanted(const PositionCell& cell) const {
    const PositionRow row = cell.row;
    if (row == sphinx || row == orderTile || row == tombSum) return true;
    if (row == sell) return offersSale(m_entry, cell.player, m_edition);
    if (row == tombCard) return !m_everything;
    // With everything asked, cards stand in place of their sums.
    if (isCards(row)) return m_everything;
    return m_everything && row != queue ? row < quarryYield : m_asked.asks(cell);
  }

  const PositionForm& m_entry;
  const Edition& m_edition;
  PositionDocument m_all;
  AskedValues m_asked;
  bool m_everything;
  std::vector<PositionCell> m_cells;
};

} // namespace

std::vector<PositionCell> cellsOf(const PositionForm& entry, const Edition& edition) {
  return Cells(entry, edition).all();
}

std::optional<int> proposed(const PositionForm& entry, const PositionCell& cell,
                            const Edition& edition) {
  if (cell.row != queue && cell.row != orderTile) return std::nullopt;
  if (cell.row == queue && numberIn(entry, cell, edition).given()) return std::nullopt;
  const egizia::PositionDocument all = documentOfAll(entry, edition);
  const AskedValues asked(all, edition);
  return cell.row == queue ? asked.queuePlace(cell.player) : asked.orderTile(cell.player);
}

bool isOn(const PositionForm& entry, const PositionCell& cell, const Edition& edition) {
  const bool usual = cell.row == sell && offersSale(entry, cell.player, edition);
  return usual != isSwitched(entry, cell);
}

NumberBounds boundsOf(const PositionForm& entry, const PositionCell& cell, const Edition& edition) {
  const auto [least, most] = egizia::boundsOf(cell, gameOf(entry, edition));
  if (cell.row != permanents) return {least, most};
  const auto isTombCard = [&](const auto& field) {
    const std::optional<PositionCell> held = egizia::cellOf(field.first);
    return held && held->row == tombCard && held->player == cell.player && isSwitched(entry, *held);
  };
  return {static_cast<int>(std::ranges::count_if(entry.texts, isTombCard)), most};
}

std::optional<int> stonesOfAll(PositionRow row, const PositionForm& entry, const Edition& edition) {
  std::optional<int> sum;
  for (Player player = 0; player < entry.seats.size(); ++player) {
    const PositionNumber own = numberIn(entry, {row, 0, player}, edition);
    if (own.given()) sum = sum.value_or(0) + own.number;
  }
  return sum;
}

} // namespace nilometer::ui
