// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/rule_options.h"
#include "engine/record/option_key.h"

#include <span>

/// Rule options as they stand in files; the keys are the names of docs/rules-pyramidion.md.
namespace nilometer::pyramidion {

/// Every option in the order of the rules.
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> optionKeys();
/// Those that decide about the end of a game alone (END-2, END-3).
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> endOptionKeys();

} // namespace nilometer::pyramidion
