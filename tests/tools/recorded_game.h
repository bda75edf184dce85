// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/games/example_game.h"

#include <QString>

namespace nilometer::ui {

class GameLibrary;

/// A recorded game out of a file, with the printed values that it was played with: its own, those
/// of the shelf, those that come with the program or with the example.
[[nodiscard]] record::Result<ExampleGame> recordedGame(const QString& path,
                                                       const GameLibrary& library);

} // namespace nilometer::ui
