// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::ui {

/// What the three buttons at the right of a head are for.
enum class WindowButton : std::uint8_t { language, help, menu };

} // namespace nilometer::ui
