// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli with one game more than it has.
#include "registry/toy_command_line.h"

#include "app/cli/egizia/egizia_game.h"
#include "app/cli/program.h"

#include <array>

int main(int argc, char** argv) {
  using namespace nilometer::cli;
  static constexpr std::array games{&egiziaGame, &toyGame};
  return run(argc, argv, games);
}
