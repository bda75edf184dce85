// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/fault.h"
#include "engine/pyramidion/printed.h"
#include "engine/pyramidion/rule_options.h"
#include "engine/pyramidion/state.h"
#include "engine/table/effect.h"
#include "engine/table/rules.h"
#include "engine/table/verdict.h"

#include <vector>

namespace nilometer::pyramidion {

/// The version of the rules as carried out here. It rises when a fix changes what any entry does:
/// since 2 for CARD-2, CARD-3, BOAT-5 and SPECIAL-STONEMASON.
inline constexpr int rulesVersion = 2;

using table::Effect;
using table::EffectKind;
using table::Effects;
using table::Finding;
using table::Verdict;

/// What a game is played with; does not change while it runs.
struct Game {
  const Edition* edition = nullptr; ///< not owned, outlives the game
  RuleOptions options;
  int players = 0;          ///< 2..4
  int rules = rulesVersion; ///< at most rulesVersion

  /// REC-1: no card is entered.
  [[nodiscard]] bool byTotals() const { return options.record == RecordOf::totals; }
};

/// The table before the numbers are drawn (SET-1 to SET-8).
[[nodiscard]] State setUp(const Game& game);

/// Whether every player, card and number in the entry exists. judge() and apply() need that; the
/// readers guarantee it.
[[nodiscard]] bool isWithin(const Game& game, const Entry& entry);

/// Every rule the entry breaks now; legal if none. Changes nothing.
[[nodiscard]] Verdict judge(const Game& game, const State& state, const Entry& entry);

/// What speaks against a reading that is legal all the same: with it, more different things would
/// have been read than there are in the box, or a number is hardly printed there. apply() notes
/// each as Note::doubtful.
[[nodiscard]] Verdict doubts(const Game& game, const State& state, const Entry& entry);

/// Carries the entry out, legal or not, and everything up to the next decision. Appends what
/// changed. The result of an illegal entry may be an impossible table: see brokenInvariants().
void apply(const Game& game, State& state, const Entry& entry, Effects& effects);

/// Best first (END-6); nobody shares a place.
[[nodiscard]] std::vector<Player> ranking(const Game& game, const State& state);

/// What hands have to move to make one table the other, of the same game and players.
[[nodiscard]] Effects movesBetween(const State& from, const State& to);

} // namespace nilometer::pyramidion
