// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "ui/egizia/text/names.h"

#include <QString>

#include <string_view>

namespace nilometer::text {

/// Why a printed number matters at this moment, in a short sentence that stands behind the question
/// for it (askFor): "Anna has just built there." `place` = of the number in the edition file,
/// `effect` = what it matters for.
[[nodiscard]] QString whyAsked(std::string_view place, const table::Effect& effect,
                               const Table& table);

} // namespace nilometer::text
