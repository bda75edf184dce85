// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

namespace nilometer::text {

/// A stop of the river where others stand beside it: "card 5", "Alyi", "Sphinx".
[[nodiscard]] QString briefStop(int stop, const Table& table);

/// Spaces of a building in the fewest words: "obelisk 3 + 4", "pyramid row 1 (2×) + 2",
/// "temple left 1 + right 2". Which spaces of a row is left to the sentence.
[[nodiscard]] QString briefCells(egizia::Building building, egizia::SpaceSet spaces,
                                 const Table& table);

} // namespace nilometer::text
