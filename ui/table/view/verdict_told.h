// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/session_of.h"
#include "ui/table/action_bar/strip_view.h"

namespace nilometer::ui {

/// Tells in the strip what the rules say of the entry being made: nothing but that it can be
/// entered, or why not. `leaves` = it is the entry that was to be replaced: that stays as it was
/// recorded, whatever the rules say.
template <table::Rules G>
void tellVerdict(StripContent& content, const SessionOf<G>& session, const typename G::Entry& entry,
                 bool leaves) {
  const table::Outcome outcome = session.tryOut(entry);
  content.canConfirm = outcome.verdict.legal() && outcome.impossible == 0;
  if (content.canConfirm) return;
  content.body = session.objections(outcome.verdict, outcome.impossible).join(QLatin1Char('\n'));
  content.refused = true;
  content.canConfirm = leaves;
  const auto* was = session.replaced();
  content.canInsist = outcome.canInsist() && !(leaves && was->anyway);
  if (content.canInsist && was != nullptr && was->anyway) {
    content.reason = text::fromUtf8(was->reason);
  }
}

} // namespace nilometer::ui
