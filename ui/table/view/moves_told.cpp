// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/moves_told.h"

#include "ui/table/view/game_view.h"
#include "ui/text/phrase.h"

#include <utility>

namespace nilometer::ui {

QString movesHeading(Because because) {
  switch (because) {
  case Because::entered: return GameView::tr("Now move");
  case Because::undone: return GameView::tr("Put back");
  case Because::changed: return GameView::tr("Put right");
  case Because::past: return GameView::tr("Then, compared with now");
  case Because::returned: return GameView::tr("If anything was put back");
  case Because::replacing:
  case Because::imagined: break;
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
  case Because::returned:
  case Because::imagined: break;
  }
  return {};
}

MoveContent movesTold(Because because, std::vector<MovePart> parts, const QStringList& told,
                      std::size_t entries, const QString& rests) {
  MoveContent content;
  content.rests = rests;
  content.told = told.join(QStringLiteral("  ·  "));
  if (told.isEmpty()) {
    content.text = noMoves(because);
    return content;
  }
  content.heading = movesHeading(because);
  if (because == Because::entered && entries > 0) {
    content.entry = text::fill(GameView::tr("entry %1"), {text::number(static_cast<int>(entries))});
  }
  content.parts = std::move(parts);
  if (content.parts.empty()) content.text = content.told;
  return content;
}

} // namespace nilometer::ui
