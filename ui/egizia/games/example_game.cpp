// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/games/example_game.h"

namespace nilometer::ui {

namespace {

constexpr int exampleRound = 3;
constexpr int shipsPlaced = 12;

} // namespace

record::Result<ExampleGame> exampleGame() {
  return exampleIn<egizia::Rules>(":/example/egizia");
}

egizia::GameRecord inRoundThree(const ExampleGame& example) {
  return asOf(example, exampleRound, egizia::Phase::sail, shipsPlaced);
}

} // namespace nilometer::ui
