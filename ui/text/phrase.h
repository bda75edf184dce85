// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

class QDate;

/// What the sentences of this room are put together with.
namespace nilometer::text {

/// Puts the facts in place of %1 to %9 in one go, so that a name containing "%2" stays as it is.
/// A number without a fact stays too. A fact that ends with a full stop gets no second one.
[[nodiscard]] QString fill(const QString& text, const QStringList& facts);

/// "a", "a and b", "a, b and c".
[[nodiscard]] QString listOf(const QStringList& parts);

/// A number with a true minus sign.
[[nodiscard]] QString number(int value);
/// "+3", "−4", "0".
[[nodiscard]] QString signedNumber(int value);

/// A number of half points as people write it: "12", "11.5".
[[nodiscard]] QString halves(int halfPoints);

/// Translations know no number below 0 and would leave "%n" in the text. So `text` is translated
/// with the size of `value`, and here gets its minus sign: "−4 points". Comes before fill().
[[nodiscard]] QString withSign(const QString& text, int value);

/// An amount with its word: "1 point", "−4 points", "3 stones".
[[nodiscard]] QString points(int amount);
[[nodiscard]] QString stones(int amount);

/// A stock that has changed by so much, `counted` = in words: "2 camels more, 5 now".
[[nodiscard]] QString changedBy(int by, const QString& counted, int now);

/// Where a game stands: "round 8, Invest".
[[nodiscard]] QString standingIn(int round, const QString& phase);

/// "Friday, 27 November 2026", as the language has it.
[[nodiscard]] QString dayInWords(const QDate& day);

[[nodiscard]] QString fromUtf8(std::string_view text);

} // namespace nilometer::text
