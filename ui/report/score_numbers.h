// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::report {

/// Half points for machines: "60", "-2.5".
[[nodiscard]] QString plainHalves(int value);
/// With a sign: "+4", "−4", "0".
[[nodiscard]] QString withSign(int value);

} // namespace nilometer::report
