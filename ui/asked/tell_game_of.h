// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/asked/tell_dialog.h"

namespace nilometer::ui {

/// What the dialog asks of an open game, which outlives it. `entryOf` makes an entry of what was
/// read, `known` says what the shown table has there.
template <class Session, class Entry>
[[nodiscard]] TellGame tellGame(Session& session, TellForm (*form)(const Session&),
                                Entry (*entryOf)(const Session&, const Reading&),
                                std::optional<TellGame::Known> (*known)(const Session&,
                                                                        const Reading&)) {
  return {.form = [&session, form] { return form(session); },
          .known = [&session, known](const Reading& read) { return known(session, read); },
          .judged =
              [&session, entryOf](const Reading& read) {
                const auto outcome = session.tryOut(entryOf(session, read));
                return TellGame::Judged{session.objections(outcome.verdict, outcome.impossible),
                                        outcome.verdict.legal(), outcome.impossible == 0};
              },
          .enter =
              [&session, entryOf](const Reading& read, bool anyway, const QString& reason) {
                session.enter(entryOf(session, read), anyway, reason);
              }};
}

} // namespace nilometer::ui
