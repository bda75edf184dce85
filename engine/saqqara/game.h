// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/saqqara/entry.h"
#include "engine/saqqara/fault.h"
#include "engine/saqqara/rule_options.h"
#include "engine/saqqara/state.h"
#include "engine/table/effect.h"
#include "engine/table/rules.h"
#include "engine/table/verdict.h"

#include <vector>

namespace nilometer::saqqara {

/// The version of the rules as carried out here. It rises when a fix changes what any entry does:
/// since 2 for STALL-1 and INFL-7.
inline constexpr int rulesVersion = 2;

using table::Effect;
using table::EffectKind;
using table::Effects;
using table::Finding;
using table::Outcome;
using table::Verdict;

/// What a game is played with; does not change while it runs.
struct Game {
  const Edition* edition = nullptr; ///< not owned, outlives the game
  RuleOptions options;
  int players = 0;          ///< 3..5
  int rules = rulesVersion; ///< at most rulesVersion
};

/// The table before anybody has told who starts and which pyramids are in play (SET-1 to SET-7).
[[nodiscard]] State setUp(const Game& game);

/// Whether every player, pyramid, level and year in the entry exists. judge() and apply() need
/// that; the readers guarantee it.
[[nodiscard]] bool isWithin(const Game& game, const Entry& entry);

/// Every rule the entry breaks now; legal if none. A rule that reads a missing value judges by
/// table::missingValue. Changes nothing.
[[nodiscard]] Verdict judge(const Game& game, const State& state, const Entry& entry);

/// What speaks against an entry that is legal all the same: facts on the table that the printed
/// values or earlier entries do not lead to expect (MARKET-4, STALL-2, THRESH-5). apply() notes
/// each as Note::doubtful.
[[nodiscard]] Verdict doubts(const Game& game, const State& state, const Entry& entry);

/// Carries the entry out, legal or not, and everything up to the next decision. Appends what
/// changed. The result of an illegal entry may be an impossible table: see brokenInvariants().
void apply(const Game& game, State& state, const Entry& entry, Effects& effects);

/// Judges and, if legal or entered anyway, applies. An entry that would leave no possible table
/// is never accepted: state and effects stay as they were.
Outcome enter(const Game& game, State& state, const Entry& entry, bool anyway, Effects& effects);

/// Best first (END-4): points, then gold. Those who share a place stand in the order of seats.
[[nodiscard]] std::vector<Player> ranking(const Game& game, const State& state);
/// What a player has for his boat and for the levels whose points have been read.
struct PointsSoFar {
  int points = 0;
  bool isOpen = false; ///< he stands on a level whose points nobody has read yet
};
[[nodiscard]] PointsSoFar pointsSoFar(const State& state, Player player);
/// Whether END-4 tells the two apart by nothing: they share their place.
[[nodiscard]] bool shareAPlace(const State& state, Player one, Player other);

/// Printed numbers without which the table cannot go on now (ASK-1, ASK-3), in the order in which
/// they are asked; each is told by an entry, or by the edition. Every other entry waits for the
/// first of them (table::missingValue).
[[nodiscard]] std::vector<table::PrintedPlace> asked(const State& state);

} // namespace nilometer::saqqara
