// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli with one game more than it has.
#include "registry/toy_command_line.h"

#include "app/cli/egizia/egizia_game.h"
#include "app/cli/program.h"

#include <array>

int main(int argc, char** argv) {
  using namespace nilometer::cli;
  const ToyCommands toy;
  const std::array<const Game*, 2> games{&egiziaGame(), &toy};
  return run(argc, argv, games);
}
