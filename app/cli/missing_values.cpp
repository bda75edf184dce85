// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/missing_values.h"

#include "app/cli/output.h"
#include "app/cli/texts.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

QString valueMissing(const QString& name) {
  return text::fill(
      Cli::tr("A printed value is missing that nobody has written down yet: %1; the window asks "
              "for it as soon as the entry is made there."),
      {name});
}

void complainOfMissing(const QString& file, const QStringList& names) {
  for (const QString& name : names) {
    complain(text::fill(QStringLiteral("%1: %2"), {file, valueMissing(name)}));
  }
}

} // namespace nilometer::cli
