// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/printed.h"
#include "engine/table/assumed.h"

#include <vector>

namespace nilometer::egizia {

/// The assumed printed values behind every movement of points of a record or an end position
/// as its effects tell them, looked up once for all that is shown of it. Only what has been scored:
/// hidden Sphinx cards make no difference.
class ScoreBasis {
public:
  ScoreBasis() = default;
  /// `replay` outlives the basis.
  ScoreBasis(const Replay& replay, const Edition& edition)
      : ScoreBasis(replay.ledger, replay.effects, edition) {}
  /// `scored` outlives the basis.
  ScoreBasis(const ScoredPosition& scored, const Edition& edition)
      : ScoreBasis(scored.ledger, scored.effects, edition) {}

  /// By line of the ledger.
  [[nodiscard]] const std::vector<PrintedSet>& lines() const { return m_assumed.lines(); }
  /// With the final scoring (END-1 to END-3) or without it.
  enum class Of : std::uint8_t { all, play };
  /// Behind the points a player has after the first `entries` entries.
  [[nodiscard]] PrintedSet ofPlayer(Player player, std::size_t entries, Of of = Of::all) const;
  /// Behind what an entry (from 0) has moved of a player's points.
  [[nodiscard]] PrintedSet ofEntry(std::size_t entry, Player player) const {
    return m_assumed.ofEntry(entry, player);
  }

private:
  ScoreBasis(const table::Ledger& ledger, const Effects& effects, const Edition& edition);

  const table::Ledger* m_ledger = nullptr;
  table::AssumedLines m_assumed;
};

} // namespace nilometer::egizia
