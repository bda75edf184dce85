// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/changes.h"

/// What every phase's own file offers to game.cpp: a judge and a carrier for each entry.
/// All judges take entries that are isWithin() the game.
namespace nilometer::saqqara {

void judge(const Game& game, const State& state, const SetUp& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const OpenMarket& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Bid& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Withdraw& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Pass& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const MoveStall& entry, Verdict& verdict);
/// Which place of the year the stall goes to after this market; nothing where the distribution
/// table says none (STALL-1: it knows two markets of a year).
[[nodiscard]] std::optional<std::size_t> stallOfMarket(const Game& game, const State& state);
void judge(const Game& game, const State& state, const TableNumber& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const ChooseCrop& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const OpenThresholds& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Intrigue& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const PutMarker& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Invest& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Reveal& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const TakeGoods& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Convert& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Steal& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Advance& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const FreeWorker& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Sail& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Done& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Tell& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Later& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Correct& entry, Verdict& verdict);

void apply(Changes& changes, const SetUp& entry);
void apply(Changes& changes, const OpenMarket& entry);
void apply(Changes& changes, const Bid& entry);
void apply(Changes& changes, const Withdraw& entry);
void apply(Changes& changes, const Pass& entry);
void apply(Changes& changes, const MoveStall& entry);
void apply(Changes& changes, const TableNumber& entry);
void apply(Changes& changes, const ChooseCrop& entry);
void apply(Changes& changes, const OpenThresholds& entry);
void apply(Changes& changes, const Intrigue& entry);
void apply(Changes& changes, const PutMarker& entry);
void apply(Changes& changes, const Invest& entry);
void apply(Changes& changes, const Reveal& entry);
void apply(Changes& changes, const TakeGoods& entry);
void apply(Changes& changes, const Convert& entry);
void apply(Changes& changes, const Steal& entry);
void apply(Changes& changes, const Advance& entry);
void apply(Changes& changes, const FreeWorker& entry);
void apply(Changes& changes, const Sail& entry);
void apply(Changes& changes, const Done& entry);
void apply(Changes& changes, const Tell& entry);
void apply(Changes& changes, const Later& entry);
void apply(Changes& changes, const Correct& entry);

// Pass belongs to two phases.
void passBidding(Changes& changes, Player player);
void passInvesting(Changes& changes, Player player);

// The doubts() about facts on the table.
void doubt(const Game& game, const State& state, const OpenMarket& entry, Verdict& verdict);
void doubt(const Game& game, const State& state, const MoveStall& entry, Verdict& verdict);
void doubt(const Game& game, const State& state, const OpenThresholds& entry, Verdict& verdict);
void doubt(const Game& game, const State& state, const TableNumber& entry, Verdict& verdict);
void doubt(const Game& game, const State& state, const Tell& entry, Verdict& verdict);
/// Notes each of them, behind what the entry did.
void noteDoubts(Changes& changes, const Verdict& doubtful);

} // namespace nilometer::saqqara
