// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// The mark of a number that rests on printed values that nobody has compared with a copy of the
/// game yet, and what it says. The same sign on screen and paper, in every game.
namespace nilometer::text {

inline constexpr QChar restsMark = u'*';

/// The sign, or nothing where there is nothing to mark.
[[nodiscard]] inline QString restsSign(bool rests) {
  return rests ? QString(restsMark) : QString();
}

/// "7 + ?": points to which more come that nobody has read yet, where they are open.
[[nodiscard]] inline QString withUnread(const QString& points, bool isOpen) {
  return isOpen ? points + QStringLiteral(" + ?") : points;
}

/// "Rests on values that nobody has compared yet: Rows of the obelisk; …" from the names of these
/// values; of many only the first three, and how many more. Empty for none.
[[nodiscard]] QString restsOn(const QStringList& names);

/// All of them, and how to confirm them; no lines for none.
[[nodiscard]] QStringList restsOnLines(const QStringList& names);

/// Why an entry cannot be made that needs a printed value which is missing, from its name.
[[nodiscard]] QString valueMissing(const QString& name);

} // namespace nilometer::text
