// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontInfo>
#include <QtMath>

namespace nilometer::ui {

/// The unit u of the look in logical pixels: text is 13 u high, and every length on the board is
/// told in u, so that a board with larger letters is the same picture, larger.
[[nodiscard]] inline qreal lookUnit(const QFont& font) {
  return QFontInfo(font).pixelSize() / 13.0;
}

/// So many u, in whole pixels.
[[nodiscard]] inline int wholePixels(qreal count, qreal u) {
  return qRound(count * u);
}

} // namespace nilometer::ui
