// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <QStringList>

#include <vector>

namespace nilometer::text {

/// The players' names by seat as every sentence says them: with the colour where nameKey() cannot
/// tell two apart, "Sam (blue)". Files that other programs read keep the name as it was entered.
[[nodiscard]] QStringList namesApart(const std::vector<record::Seat>& seats);

} // namespace nilometer::text
