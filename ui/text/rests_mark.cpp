// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rests_mark.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

struct RestsOnWords {
  Q_DECLARE_TR_FUNCTIONS(RestsOn)
};

constexpr qsizetype mostNames = 3; ///< of a tool tip

} // namespace

QString restsOn(const QStringList& names) {
  if (names.isEmpty()) return {};
  const QString first = names.mid(0, mostNames).join(u"; "); // names may have commas inside
  if (names.size() <= mostNames) {
    return fill(RestsOnWords::tr("* Rests on values that nobody has compared yet: %1"), {first});
  }
  return fill(
      RestsOnWords::tr("* Rests on values that nobody has compared yet: %1; and %n other(s)",
                       nullptr, static_cast<int>(names.size() - mostNames)),
      {first});
}

QStringList restsOnLines(const QStringList& names) {
  if (names.isEmpty()) return {};
  return {fill(RestsOnWords::tr("* Rests on values that nobody has compared yet: %1"),
               {names.join(u"; ")}),
          RestsOnWords::tr("Check your copy (Ctrl+M) shows where they stand; once they are "
                           "confirmed, the mark goes.")};
}

QString valueMissing(const QString& name) {
  return fill(RestsOnWords::tr("This needs a printed value that nobody has written down yet: %1."),
              {name});
}

} // namespace nilometer::text
