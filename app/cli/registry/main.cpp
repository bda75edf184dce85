// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli: the referee on the command line, and the games it knows.
#include "app/cli/egizia/egizia_kind.h"
#include "app/cli/program.h"
#include "app/cli/pyramidion/pyramidion_kind.h"
#include "app/cli/saqqara/saqqara_kind.h"

#include <array>

int main(int argc, char** argv) {
  using namespace nilometer::cli;
  static constexpr std::array games{&egiziaKind, &saqqaraKind, &pyramidionKind};
  return run(argc, argv, games);
}
