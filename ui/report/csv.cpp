// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/csv.h"

#include <QRegularExpression>

#include <algorithm>

namespace nilometer::report {

namespace {

bool isFormula(const QString& field) {
  static const QRegularExpression number(QStringLiteral("^-?[0-9]+(\\.[0-9]+)?$"));
  // The wide ones are typed in East Asia.
  const bool begins = !field.isEmpty() && QStringView(u"=+-@\t\r＝＋－＠").contains(field.front());
  return begins && !number.match(field).hasMatch();
}

QString csvField(const QString& text) {
  const QString field = isFormula(text) ? u'\'' + text : text;
  // Where a comma parts whole numbers from tenths, spreadsheets part columns at semicolons.
  const auto special = [](QChar c) { return QStringView(u",;\"\n\r").contains(c); };
  const bool quoted = field.startsWith(u' ') || field.endsWith(u' ') ||
                      std::any_of(field.begin(), field.end(), special);
  if (!quoted) return field;
  QString inside = field;
  inside.replace(QStringLiteral("\""), QStringLiteral("\"\""));
  return u'"' + inside + u'"';
}

} // namespace

QString csvHead(const QStringList& headings) {
  return QChar(QChar::ByteOrderMark) + csvLine(headings);
}

QString csvLine(const QStringList& fields) {
  QStringList parts;
  for (const QString& field : fields) parts += csvField(field);
  return parts.join(u',') + u'\n';
}

} // namespace nilometer::report
