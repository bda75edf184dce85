// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/ledger.h"

#include "ui/score/report/score_report.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace nilometer::report {

/// Where points come from, in few groups, for stacked bars and statistics. In the order of the
/// game; the number is ScoreSource::group.
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
  corrections    ///< corrections by hand and whatever belongs nowhere else
};
inline constexpr int sourceGroupCount = 10;

[[nodiscard]] SourceGroup groupOf(const table::LedgerLine& line);
/// "Sphinx", "Obelisk and tombs" …
[[nodiscard]] QString groupName(SourceGroup group);
/// All groups, put together to the few of the winner's picture.
[[nodiscard]] std::vector<ScoreFamily> sourceFamilies();

} // namespace nilometer::report
