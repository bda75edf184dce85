// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace nilometer::text {

/// A colour of a box by its id in a record ("blue"); an unknown id comes back as it is.
[[nodiscard]] QString playerColour(std::string_view id);

} // namespace nilometer::text
