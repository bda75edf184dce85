// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The mark of a number that rests on printed values that nobody has compared with a copy of the
/// game yet. The same sign on screen and paper, in every game.
namespace nilometer::words {

inline constexpr QChar restsMark = u'*';

/// The sign, or nothing where there is nothing to mark.
[[nodiscard]] inline QString restsSign(bool rests) {
  return rests ? QString(restsMark) : QString();
}

} // namespace nilometer::words
