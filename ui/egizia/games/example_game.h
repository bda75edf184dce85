// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/store/games/example_of.h"

namespace nilometer::ui {

/// The game that comes with the program, with the printed values it was played with.
using ExampleGame = ExampleOf<egizia::Rules>;
[[nodiscard]] record::Result<ExampleGame> exampleGame();

/// The example as it stood in the middle of sailing in round 3.
[[nodiscard]] egizia::GameRecord inRoundThree(const ExampleGame& example);

} // namespace nilometer::ui
