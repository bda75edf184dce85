// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli: the referee on the command line, and the games it knows.
#include "app/cli/egizia/egizia_game.h"
#include "app/cli/program.h"
#include "app/cli/pyramidion/pyramidion_game.h"
#include "app/cli/saqqara/saqqara_game.h"

#include <array>

int main(int argc, char** argv) {
  using namespace nilometer::cli;
  const std::array games{&egiziaGame(), &saqqaraGame(), &pyramidionGame()};
  return run(argc, argv, games);
}
