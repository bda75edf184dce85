// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/entry.h"
#include "engine/egizia/fault.h"
#include "engine/egizia/rule_options.h"
#include "engine/egizia/state.h"
#include "engine/table/effect.h"
#include "engine/table/rules.h"
#include "engine/table/verdict.h"

#include <vector>

namespace nilometer::egizia {

using table::Effect;
using table::EffectKind;
using table::Effects;
using table::Finding;
using table::Outcome;
using table::Verdict;

/// The version of the rules as carried out here. It rises when a fix changes what any entry
/// does; records keep theirs, and older behaviour stays reachable through it. Since version 2 a
/// card played on one's own turn ends the moment for CARD-SECOND-SHIP, and drawing without a paid
/// card may use crews (CARD-MORE-SPHINX).
inline constexpr int rulesVersion = 2;

/// What a game is played with; does not change while it runs.
struct Game {
  const Edition* edition = nullptr; ///< not owned, outlives the game
  RuleOptions options;
  int players = 0; ///< 2..4
  /// The version of the rules the game is played with, at most rulesVersion.
  int rules = rulesVersion;
  /// Bids for the seats in half points, subtracted after everything else (END-4).
  std::array<std::int16_t, maxPlayers> seatBids{};
};

/// The table after set-up (SET-1 to SET-8): player i has order tile i + 1.
[[nodiscard]] State setUp(const Game& game);

/// Whether every id in the entry exists in the game's edition and every player takes part.
/// judge() and apply() need that; the readers guarantee it.
[[nodiscard]] bool isWithin(const Game& game, const Entry& entry);

/// Every rule the entry breaks now; legal if none. Changes nothing.
[[nodiscard]] Verdict judge(const Game& game, const State& state, const Entry& entry);

/// Carries the entry out, legal or not, and the consequences up to the next decision.
/// Appends what changed. The result of an illegal entry may be an impossible table:
/// see brokenInvariants().
void apply(const Game& game, State& state, const Entry& entry, Effects& effects);

/// Judges and, if legal or entered anyway, applies. An entry that would leave no possible table
/// is never accepted: state and effects stay as they were.
Outcome enter(const Game& game, State& state, const Entry& entry, bool anyway, Effects& effects);

/// How many scarabs lie beside a marker with so many points (TRACK-2): one for each time it has
/// passed 50. They show the score and change nothing.
[[nodiscard]] constexpr int scarabs(int points) {
  return points > 0 ? (points - 1) / 50 : 0;
}

/// Who wins, best first (END-4): points less seat bids, ties by the track.
[[nodiscard]] std::vector<Player> ranking(const Game& game, const State& state);

} // namespace nilometer::egizia
