// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game.h"

namespace nilometer::cli {

/// The whole program for those games, from main() on; its exit code.
[[nodiscard]] int run(int argc, char** argv, Games games);

} // namespace nilometer::cli
