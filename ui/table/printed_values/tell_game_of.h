// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/judge_again.h"
#include "ui/table/printed_values/read_component_dialog.h"
#include "ui/text/phrasebook.h"

namespace nilometer::ui {

/// What the dialog asks of an open game, which outlives it. `entryOf` makes an entry of what was
/// read, `known` says what the shown table has there; `Rereading` is for judgeAgain().
template <class Rereading, class Session, class Entry>
[[nodiscard]] TellGame tellGame(Session& session, TellForm (*form)(const Session&),
                                Entry (*entryOf)(const Session&, const Reading&),
                                std::optional<TellGame::Known> (*known)(const Session&,
                                                                        const Reading&)) {
  return {.form = [&session, form] { return form(session); },
          .known = [&session, known](const Reading& read) { return known(session, read); },
          .judged =
              [&session, entryOf](const Reading& read) {
                using Phrasebook = text::Phrasebook<typename Session::Rules>;
                const Entry entry = entryOf(session, read);
                const auto outcome = session.tryOut(entry);
                QStringList said = session.objections(outcome.verdict, outcome.impossible);
                // What the rules allow can be doubtful.
                for (const table::Effect& effect : session.preview(entry)) {
                  if (Phrasebook::isDoubt(effect))
                    said += Phrasebook::sentence(effect, session.table());
                }
                return TellGame::Judged{said, outcome.verdict.legal(), outcome.impossible == 0};
              },
          .enter =
              [&session, entryOf](const Reading& read, bool anyway, const QString& reason) {
                const Entry entry = entryOf(session, read);
                if (anyway || !judgeAgain<Rereading>(session, entry, reason)) {
                  session.enter(entry, anyway, reason);
                }
              }};
}

} // namespace nilometer::ui
