// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

#include "engine/table/effect.h"

namespace nilometer::text {

/// The sentence of an effect of kind `note`: nothing moves, but the table should know.
[[nodiscard]] QString noteSentence(const table::Effect& effect, const Table& table);

/// The number that decided a Sphinx card, in words ("6 own stones"); empty where the condition
/// says it all.
[[nodiscard]] QString sphinxFact(int index, int fact, const Table& table);

} // namespace nilometer::text
