// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QString>

namespace nilometer::cli {

/// What "--help" says without a command: all commands and the flags of every command.
[[nodiscard]] QString generalHelp(Games games);
/// What it says of one: usage, every flag, exit codes.
[[nodiscard]] QString helpOf(const Command& command, Games games);

} // namespace nilometer::cli
