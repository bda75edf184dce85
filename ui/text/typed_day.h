// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace nilometer::text {

/// A day of the past as a person types it.
struct TypedDay {
  QDate day;     ///< invalid if the text was not understood
  QString fault; ///< why not, as a sentence; else empty
};

/// Reads "2026-11-28", the figures in the order of the default locale with a year of two or four
/// digits, names of months in any language of the program, "today" and "yesterday". A day without a
/// year is the last such day. A figure that can be no month is the day: "28/11/2026" is understood
/// in the United States, too. A weekday must be that of the day. More than a year ahead of `today`
/// is refused.
[[nodiscard]] TypedDay typedDay(const QString& text, const QDate& today);

/// "27.11.2026" or "11/27/2026", as the default locale has it, with the whole year.
[[nodiscard]] QString dayInFigures(const QDate& day);

} // namespace nilometer::text
