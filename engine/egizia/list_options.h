// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/options.h"

/// The parts of listOptions(), one per phase with decisions.
namespace nilometer::egizia {

void listSail(const Game& game, const State& state, Options& options);
void listLeftover(const Game& game, const State& state, Options& options);
void listFeed(const Game& game, const State& state, Options& options);
void listBuild(const Game& game, const State& state, Options& options);
/// Cards that may be played by themselves, of all players.
void listPlays(const Game& game, const State& state, Options& options);

} // namespace nilometer::egizia
