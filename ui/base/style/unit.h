// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtMath>

namespace nilometer::ui {

/// How many logical pixels the unit u of the look has now: text is 13 u high. 1 until a LookScale
/// has said otherwise.
[[nodiscard]] qreal lookUnit();

/// A length that grows with the letters: told in u, read as whole logical pixels of the moment.
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
