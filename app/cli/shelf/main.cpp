// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli: the referee on the command line, and the games it knows.
#include "app/cli/egizia/egizia_kind.h"
#include "app/cli/program.h"
#include "app/cli/saqqara/saqqara_kind.h"

#include <array>

int main(int argc, char** argv) {
  static constexpr std::array games{&nilometer::cli::egiziaKind, &nilometer::cli::saqqaraKind};
  return nilometer::cli::run(argc, argv, games);
}
