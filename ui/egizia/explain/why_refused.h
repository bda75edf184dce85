// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/explain/why_board.h"

namespace nilometer::ui {

/// More about an entry that is refused than its sentences say: what the broken rules are, and what
/// would be legal instead, with the numbers of the table.
[[nodiscard]] QStringList refusedLines(const WhyGround& ground);

} // namespace nilometer::ui
