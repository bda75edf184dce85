// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

namespace nilometer::ui {

/// How far the ring of paintFocus() reaches into its rectangle, in logical pixels: two of ink, one
/// of surface that sets it off from whatever it lies on.
[[nodiscard]] inline qreal focusWidth() {
  return 3 * lookUnit();
}

} // namespace nilometer::ui
