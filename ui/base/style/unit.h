// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QtMath>

namespace nilometer::ui {

/// The height of text in u.
inline constexpr qreal lettersInUnits = 13;

/// The unit u of the look in logical pixels: every length on the board is given in u, so that a
/// board with larger letters is the same picture, larger.
[[nodiscard]] inline qreal lookUnit(const QFont& font) {
  return QFontInfo(font).pixelSize() / lettersInUnits;
}

/// The unit u for the letters of the program, which LookScale sets.
[[nodiscard]] inline qreal lookUnit() {
  return lookUnit(QApplication::font());
}

/// `count` u in whole pixels.
[[nodiscard]] inline int wholePixels(qreal count, qreal u) {
  return qRound(count * u);
}

/// A length in u that becomes whole logical pixels for the letters the program has when it is read.
/// A constant made of it stays a constant; what is computed from its pixels is not one.
struct Length {
  qreal units;

  // Lengths stand where Qt wants pixels, so the way there is not spelled out.
  operator int() const { return qRound(units * lookUnit()); } // NOLINT(google-explicit-constructor)
};

template <class Number> [[nodiscard]] constexpr Length operator*(Number times, Length length) {
  return {times * length.units};
}
template <class Number> [[nodiscard]] constexpr Length operator*(Length length, Number times) {
  return {length.units * times};
}
template <class Number> [[nodiscard]] constexpr Length operator/(Length length, Number parts) {
  return {length.units / parts};
}

/// Spacing in steps of this much.
inline constexpr Length unit{4};
inline constexpr Length cornerRadius{6};
/// The least height of something that can be clicked.
inline constexpr Length targetHeight{28};

} // namespace nilometer::ui
