// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/rests_on.h"

#include "ui/egizia/text/words.h"

namespace nilometer::text {

QString restsSign(const egizia::PrintedSet& values) {
  return restsSign(!values.empty());
}

QString marked(const QString& text, const egizia::PrintedSet& values) {
  if (values.empty()) return text;
  const qsizetype rule = text.endsWith(u')') ? text.lastIndexOf(QStringLiteral(" (")) : -1;
  QString with = text;
  return with.insert(rule < 0 ? text.size() : rule, restsMark);
}

QStringList printedNames(const egizia::PrintedSet& values, const Table& table) {
  QStringList names;
  for (const std::size_t value : values) {
    names += printedValue(table.edition->printed[value].key, table);
  }
  names.removeDuplicates();
  return names;
}

QString restsOn(const egizia::PrintedSet& values, const Table& table) {
  return restsOn(printedNames(values, table));
}

QStringList restsOnLines(const egizia::PrintedSet& values, const Table& table) {
  return restsOnLines(printedNames(values, table));
}

} // namespace nilometer::text
