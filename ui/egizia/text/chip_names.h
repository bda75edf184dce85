// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <QString>

namespace nilometer::text {

/// A Nile card in the fewest words, for where it is one of many: "+4 grain", "Keep 2", "Crew step".
/// A field and a quarry without their number, which stands beside the name: "green", "quarry".
[[nodiscard]] QString chipName(const egizia::NileCard& card);
/// The name of all Nile cards of a kind, with `printed` in the place of the number.
[[nodiscard]] QString chipName(egizia::CardKind kind, const QString& printed);

} // namespace nilometer::text
