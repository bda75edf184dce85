// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::report {

/// Half points for machines: "60", "-2.5".
[[nodiscard]] QString plainHalves(int value);

} // namespace nilometer::report
