// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/tie_break.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

struct TieWords {
  Q_DECLARE_TR_FUNCTIONS(TieBreak)
};

} // namespace

QString tieBreak(const Result& ahead, const Result& behind) {
  if (ahead.decides() != behind.decides()) return {};
  if (ahead.points != behind.points) {
    return fill(TieWords::tr("as many points as %1 after the bids, but further in front on the "
                             "score track (END-4)"),
                {behind.name});
  }
  return fill(TieWords::tr("as many points as %1, but arrived first on that space (END-4)"),
              {behind.name});
}

} // namespace nilometer::text
