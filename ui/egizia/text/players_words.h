// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"

#include <QString>

namespace nilometer::text {

/// What players at a table say when they look for that rule ("hungry", "who starts", "tie"), words
/// beside each other; the rules themselves need not use them. Empty where their own words will do.
[[nodiscard]] QString playersWords(table::RuleId rule);

} // namespace nilometer::text
