// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

/// Tables for spreadsheets: CSV (RFC 4180) that they open with every letter right, and in which no
/// text becomes a formula.
namespace nilometer::report {

/// The headings of the columns.
struct Csv {
  Q_DECLARE_TR_FUNCTIONS(Csv)
};

/// What stands between fields, and between a whole number and its tenths.
struct CsvForm {
  QChar separator = u',';
  QChar decimal = u'.';
};
/// As spreadsheets of the language in use read it: where that writes 0,5, columns are parted by
/// semicolons.
[[nodiscard]] CsvForm spreadsheetForm();

/// The first line of a table, behind the mark that says UTF-8.
[[nodiscard]] QString csvHead(const QStringList& headings, CsvForm form = {});

/// One line with its line end: fields with a comma, semicolon, quote, line end or outer space are
/// quoted. A field that a spreadsheet would calculate, as a player called "=1+1" is, gets an
/// apostrophe in front; numbers stay numbers.
[[nodiscard]] QString csvLine(const QStringList& fields, CsvForm form = {});

} // namespace nilometer::report
