// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/table/ledger.h"
#include "ui/chart/bars_chart.h"

#include <array>
#include <span>
#include <vector>

/// The points of a game by few sources, for stacked bars and statistics.
namespace nilometer::ui {

/// Where points come from. In the order of the game; the number is BarPart::source.
enum class SourceGroup : std::uint8_t {
  sphinxSite,    ///< Sphinx cards not kept (SPHINX-2)
  obeliskTombs,  ///< built there (BUILD-8)
  pyramidTemple, ///< built there (BUILD-8)
  pyramidRows,   ///< rows completed (PYR-2)
  participation, ///< BONUS-1
  cardsMarkets,  ///< Nile cards and the grain market (MARKET-3)
  penalties,     ///< missing grain (FEED-3); below 0
  stonesTombs,   ///< final scoring: stones and tombs (END-1, END-2)
  sphinxCards,   ///< final scoring: Sphinx cards (END-3)
  corrections,   ///< corrections by hand and whatever belongs nowhere else
  before         ///< all before the final scoring of a game that was not recorded
};
inline constexpr int sourceGroupCount = 11;

[[nodiscard]] SourceGroup groupOf(const table::LedgerLine& line);
/// "Sphinx site", "Obelisk and tombs" …
[[nodiscard]] QString groupName(SourceGroup group);

using GroupSums = std::array<int, sourceGroupCount>; ///< by SourceGroup
/// A player's points by source; they add up to his points in those lines.
[[nodiscard]] GroupSums groupSums(std::span<const table::LedgerLine> lines, table::Player player);

/// One part for every source that is not 0, in the order of SourceGroup.
[[nodiscard]] std::vector<BarPart> partsOf(const GroupSums& sums);
/// A bar for each player, by seat, with his points at the end.
[[nodiscard]] std::vector<Bar> sourceBars(std::span<const table::LedgerLine> lines,
                                          std::span<const ChartPlayer> players,
                                          const ChartBasis& basis = {});
/// The same for an end position without a game: what was there before is one source.
[[nodiscard]] std::vector<Bar> sourceBars(const egizia::Position& position,
                                          const egizia::ScoredPosition& scored,
                                          const ChartBasis& basis = {});

} // namespace nilometer::ui
