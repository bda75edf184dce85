// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/csv.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace nilometer::report {

namespace {

bool isNumber(const QString& field) {
  static const QRegularExpression number(QStringLiteral("^-?[0-9]+(\\.[0-9]+)?$"));
  return number.match(field).hasMatch();
}

bool isFormula(const QString& field) {
  // The wide ones are typed in East Asia.
  const bool begins = !field.isEmpty() && QStringView(u"=+-@\t\r＝＋－＠").contains(field.front());
  return begins && !isNumber(field);
}

QString csvField(const QString& text, QChar decimal) {
  const bool number = isNumber(text);
  const QString field = number            ? QString(text).replace(u'.', decimal)
                        : isFormula(text) ? u'\'' + text
                                          : text;
  // Either may be what a spreadsheet parts columns at.
  const auto special = [](QChar c) { return QStringView(u",;\"\n\r").contains(c); };
  const bool quoted = field.startsWith(u' ') || field.endsWith(u' ') ||
                      std::any_of(field.begin(), field.end(), special);
  if (!quoted) return field;
  QString inside = field;
  inside.replace(QStringLiteral("\""), QStringLiteral("\"\""));
  return u'"' + inside + u'"';
}

} // namespace

CsvForm spreadsheetForm() {
  const bool hasComma = QLocale().decimalPoint() == QStringLiteral(",");
  return hasComma ? CsvForm{u';', u','} : CsvForm{};
}

QString csvHead(const QStringList& headings, CsvForm form) {
  return QChar(QChar::ByteOrderMark) + csvLine(headings, form);
}

QString csvLine(const QStringList& fields, CsvForm form) {
  QStringList parts;
  for (const QString& field : fields) parts += csvField(field, form.decimal);
  return parts.join(form.separator) + u'\n';
}

} // namespace nilometer::report
