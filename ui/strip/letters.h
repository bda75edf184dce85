// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look_unit.h"

#include <algorithm>

namespace nilometer::ui {

/// `font` with letters of that height in u.
[[nodiscard]] inline QFont lettersOf(const QFont& font, qreal height, QFont::Weight weight) {
  QFont letters = font;
  letters.setPixelSize(std::max(1, wholePixels(height, lookUnit(font))));
  letters.setWeight(weight);
  return letters;
}

} // namespace nilometer::ui
