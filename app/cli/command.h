// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/game.h"

#include <array>
#include <span>
#include <string_view>

/// The commands, each with one table of its flags from which arguments are read, --help is
/// written and the man page is checked. Texts are of the translation context "Cli".
namespace nilometer::cli {

struct Flag {
  std::string_view name;          ///< without "--"
  const char* argument = nullptr; ///< what follows it, "a|b": one of these; nullptr: nothing
  const char* what = nullptr;
  QStringList (*oneOf)(Games games) = nullptr; ///< follows it instead: one of these
};
/// What follows the flag, as it is shown; empty: nothing.
[[nodiscard]] QString argumentOf(const Flag& flag, Games games);

struct Command {
  std::string_view name;
  const char* operands = ""; ///< as shown after the command
  int least = 0;             ///< operands
  int most = 0;
  const char* summary = nullptr;
  const char* description = nullptr;
  std::span<const Flag> flags;        ///< its own; globalFlags() come on top
  std::array<const char*, 3> exits{}; ///< what exit codes 0, 1 and 2 mean; nullptr: not used
  int (*run)(const Arguments& arguments, Games games) = nullptr;
};

/// Any number of operands.
inline constexpr int manyOperands = 1'000'000;

[[nodiscard]] std::span<const Command* const> commands();
/// nullptr if there is none of that name.
[[nodiscard]] const Command* findCommand(QStringView name);
/// What every command knows: --language, --editions, --help, --version.
[[nodiscard]] std::span<const Flag> globalFlags();

// One file each.
[[nodiscard]] const Command& checkCommand();
[[nodiscard]] const Command& scoreCommand();
[[nodiscard]] const Command& optionsCommand();
[[nodiscard]] const Command& simulateCommand();
[[nodiscard]] const Command& positionCommand();
[[nodiscard]] const Command& editionCommand();
[[nodiscard]] const Command& recoverCommand();

} // namespace nilometer::cli
