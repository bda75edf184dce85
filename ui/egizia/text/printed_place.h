// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_difference.h"
#include "engine/table/effect.h"
#include "ui/egizia/text/names.h"

#include <QString>

#include <string_view>

/// Single numbers inside the printed values, by their places (docs/edition.md).
namespace nilometer::text {

/// The name of a printed place: "Value of row 3 of the obelisk", "Step 2 of the grain market". A
/// place that has no name of its own is called as its value is.
[[nodiscard]] QString printedPlace(std::string_view place, const Table& table);

/// What somebody is asked who has the real game in front of him: "Look at the board: what is
/// printed on row 3 of the obelisk?"
[[nodiscard]] QString askFor(std::string_view place, const Table& table);

/// Why a printed number matters at this moment, in a short sentence that stands behind the question
/// for it (askFor): "Anna has just built there." `place` = of the number in the edition file,
/// `effect` = what it matters for.
[[nodiscard]] QString whyAsked(std::string_view place, const table::Effect& effect,
                               const Table& table);

/// What differs between two copies: "Value of row 3 of the obelisk: 4 instead of 3." The first of
/// them is what was before. `table` = with the edition that has the place: the second one, or the
/// first for what was removed.
[[nodiscard]] QString sentence(const record::EditionDifference& difference, const Table& table);

} // namespace nilometer::text
