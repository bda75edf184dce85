// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look_unit.h"

#include <algorithm>

namespace nilometer::ui {

/// `font` with letters of that height in pixels.
[[nodiscard]] inline QFont lettersIn(const QFont& font, qreal pixels, QFont::Weight weight) {
  QFont letters = font;
  letters.setPixelSize(std::max(1, qRound(pixels)));
  letters.setWeight(weight);
  return letters;
}

/// The same with a height in u.
[[nodiscard]] inline QFont lettersOf(const QFont& font, qreal height, QFont::Weight weight) {
  return lettersIn(font, wholePixels(height, lookUnit(font)), weight);
}

} // namespace nilometer::ui
