// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"

#include <vector>

namespace nilometer::ui {

/// The rules that belong together with that one, in the order of the rules, each once. If a rule
/// names another, that one names it too.
[[nodiscard]] std::vector<table::RuleId> relatedRules(table::RuleId rule);

} // namespace nilometer::ui
