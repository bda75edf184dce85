// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/doubt.h"

#include "app/cli/output.h"

#include "ui/text/phrase.h"

namespace nilometer::cli {

void complainOfDoubts(const QString& file, const std::vector<Doubt>& doubts) {
  for (const Doubt& doubt : doubts) {
    complain(text::fill(QStringLiteral("%1: %2"), {atLine(file, doubt.line), doubt.sentence}));
  }
}

} // namespace nilometer::cli
