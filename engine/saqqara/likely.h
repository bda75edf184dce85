// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/likely.h"

#include <array>

namespace nilometer::saqqara {

/// The only list of them, for entries and the command line alike.
inline constexpr auto likelyNumbers = std::to_array<table::LikelyAt>({
    {"supply.*", {10, 80}},
    {"specialValue.*", {0, 9}},
    {"distribution[#].bonus", {0, 9}},
    {"distribution[#].land", {0, 9}},
    {"pyramids.*[#].cost.*", {0, 9}},
    {"pyramids.*[#].vp", {0, 30}},
    {"pyramids.*[#].spaces", {1, 10}},
    {"nileLast", {5, 60}},
});

} // namespace nilometer::saqqara
