// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// Lengths of the card of the running game, in u.
namespace nilometer::ui::running {

inline constexpr qreal wholeCard = 258;
inline constexpr qreal leastCard = 196;
inline constexpr qreal aside = 24;
inline constexpr qreal textLeft = 72; ///< right of the gauge
inline constexpr qreal playerRow = 44;
inline constexpr int mostRows = 2;
inline constexpr qreal buttonHeight = 47;
inline constexpr qreal buttonGap = 10;
// Of a flat card.
inline constexpr qreal flatAside = 14;
inline constexpr qreal flatHeading = 8; ///< above it
inline constexpr qreal flatSaid = 36;   ///< where what is below the heading begins
inline constexpr qreal flatButton = 38;
inline constexpr qreal flatGap = 6;

} // namespace nilometer::ui::running
