// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/moves_told.h"

#include "ui/table/game_view.h"
#include "ui/words/phrase.h"

namespace nilometer::ui {

QString movesHeading(Because because) {
  switch (because) {
  case Because::entered: return GameView::tr("Now move");
  case Because::undone: return GameView::tr("Put back");
  case Because::changed: return GameView::tr("To set the table right");
  case Because::past: return GameView::tr("Then, compared with now");
  case Because::returned: return GameView::tr("If anything was put back");
  case Because::replacing: break;
  }
  return {};
}

QString noMoves(Because because) {
  switch (because) {
  case Because::undone:
  case Because::changed: return GameView::tr("Nothing to move on the table.");
  case Because::past: return GameView::tr("The table stood as it does now.");
  case Because::replacing: return GameView::tr("The real table waits until the change is entered.");
  case Because::entered:
  case Because::returned: break;
  }
  return {};
}

void tellMoves(StripContent& content, Because because, const QStringList& moves,
               const QString& rests) {
  content.body = moves.join(QStringLiteral("  ·  "));
  content.rests = rests;
  // What was taken back is put back before anything else is chosen; a look at the past is over.
  const bool waits = because != Because::entered && because != Because::returned;
  content.bodyFirst = waits && !content.rows.empty();
  if (content.body.isEmpty()) {
    content.body = noMoves(because);
  } else if (content.title.isEmpty()) {
    content.title = movesHeading(because);
  } else {
    content.body = words::fill(QStringLiteral("%1: %2"), {movesHeading(because), content.body});
  }
}

} // namespace nilometer::ui
