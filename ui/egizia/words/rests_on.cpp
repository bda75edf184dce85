// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/words/rests_on.h"

#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

namespace nilometer::words {

namespace {

struct RestsOnWords {
  Q_DECLARE_TR_FUNCTIONS(RestsOn)
};

} // namespace

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
  if (values.empty()) return {};
  return {fill(RestsOnWords::tr("* Rests on values that nobody has compared yet: %1"),
               {printedNames(values, table).join(u"; ")}),
          RestsOnWords::tr("Check your copy (Ctrl+M) shows where they stand; once they are "
                           "confirmed, the mark goes.")};
}

} // namespace nilometer::words
