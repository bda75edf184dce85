// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/option_key.h"
#include "engine/saqqara/rule_options.h"

#include <span>

/// Rule options as they stand in files; the keys are the names of docs/rules-saqqara.md.
namespace nilometer::saqqara {

/// Every option in the order of the rules.
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> optionKeys();

} // namespace nilometer::saqqara
