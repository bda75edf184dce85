// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/guide/guide.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct GuidePastWords {
  Q_DECLARE_TR_FUNCTIONS(Guide)
};

} // namespace

Guide guideToThePast(PromptLevel level) {
  if (level != PromptLevel::newcomer) return {};
  return {
      GuidePastWords::tr("The past"),
      GuidePastWords::tr("The board shows the table as it was after the entry marked in the log."),
      GuidePastWords::tr("Esc returns to now."),
      {},
      {}};
}

} // namespace nilometer::ui
