// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// How much room texts take in a terminal.
namespace nilometer::report {

/// Width of tables and wrapped texts, in columns of a terminal.
inline constexpr int textWidth = 100;

/// Control characters become "�", so that nothing from a file can steer a terminal or pretend to
/// be a line of its own.
[[nodiscard]] QString onOneLine(QString text);

/// Columns: wide characters of East Asia and emoji take two, marks on others none.
[[nodiscard]] int columnsOf(const QString& text);

/// The text, or its beginning and "…" within so many columns. It turns nothing beside it round
/// (text::isolated).
/// @pre columns > 0
[[nodiscard]] QString elided(const QString& text, int columns);

/// Elides names side by side: those that begin alike keep their ends, too, and a number in front
/// where that does not tell them apart.
/// @pre columns > 4
[[nodiscard]] QStringList elidedApart(const QStringList& names, int columns);

/// Filled up with spaces on the right or on the left; a longer text stays as it is.
[[nodiscard]] QString padded(const QString& text, int columns);
[[nodiscard]] QString paddedLeft(const QString& text, int columns);

/// Broken at spaces into lines of at most so many columns; a longer word gets cut up.
/// @pre columns > 1
[[nodiscard]] QStringList wrapped(const QString& text, int columns);

/// The wrapped lines as one text, the lines after the first indented.
[[nodiscard]] QString wrappedText(const QString& text, int indent);

} // namespace nilometer::report
