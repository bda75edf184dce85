// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

namespace nilometer::ui {

/// Between buttons, and between what stands beside each other in the strip.
[[nodiscard]] inline int buttonGap() {
  return 2 * unit;
}

} // namespace nilometer::ui
