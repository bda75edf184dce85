// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/changes.h"

/// What every phase's own file offers to game.cpp: a judge and a carrier for each entry.
/// All judges take entries that are isWithin() the game.
namespace nilometer::egizia {

void judge(const Game& game, const State& state, const LayOut& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const PlaceShip& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Pass& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const TakeLeftover& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Feed& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const ProduceStones& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Build& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const DeclineBuild& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const ScoreParticipation& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const SetOrder& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const PlayCard& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const FinalScore& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const NameNileCard& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const NameTombs& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const NameSphinxCards& entry, Verdict& verdict);
void judge(const Game& game, const State& state, const Correct& entry, Verdict& verdict);

void apply(Changes& changes, const LayOut& entry);
void apply(Changes& changes, const PlaceShip& entry);
void apply(Changes& changes, const Pass& entry);
void apply(Changes& changes, const TakeLeftover& entry);
void apply(Changes& changes, const Feed& entry);
void apply(Changes& changes, const ProduceStones& entry);
void apply(Changes& changes, const Build& entry);
void apply(Changes& changes, const DeclineBuild& entry);
void apply(Changes& changes, const ScoreParticipation& entry);
void apply(Changes& changes, const SetOrder& entry);
void apply(Changes& changes, const PlayCard& entry);
void apply(Changes& changes, const FinalScore& entry);
void apply(Changes& changes, const NameNileCard& entry);
void apply(Changes& changes, const NameTombs& entry);
void apply(Changes& changes, const NameSphinxCards& entry);
void apply(Changes& changes, const Correct& entry);

} // namespace nilometer::egizia
