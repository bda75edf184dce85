// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/csv.h"

#include <algorithm>

namespace nilometer::report {

namespace {

QString csvField(const QString& field) {
  const auto special = [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; };
  const bool quoted = field.startsWith(u' ') || field.endsWith(u' ') ||
                      std::any_of(field.begin(), field.end(), special);
  if (!quoted) return field;
  QString inside = field;
  inside.replace(QStringLiteral("\""), QStringLiteral("\"\""));
  return u'"' + inside + u'"';
}

} // namespace

QString csvLine(const QStringList& fields) {
  QStringList parts;
  for (const QString& field : fields) parts += csvField(field);
  return parts.join(u',') + u'\n';
}

} // namespace nilometer::report
