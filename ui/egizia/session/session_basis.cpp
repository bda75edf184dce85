// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/session/session_basis.h"

#include "engine/egizia/projection.h"

namespace nilometer::ui {

using egizia::PrintedSet;
using table::Player;

PrintedSet endingBasis(const EgiziaSession& session, Player player) {
  egizia::State state = session.shown();
  state.player[player].scored = false;
  PrintedSet behind = session.basis().ofPlayer(player, session.shownEntries());
  const egizia::Projection projected = egizia::projection(session.game(), state, player, 0);
  egizia::addPrinted(behind, egizia::assumedAmong(session.edition(), projected.basis));
  return behind;
}

PrintedSet effectBasis(const EgiziaSession& session, const table::EffectsView& entry,
                       const table::Effect& effect) {
  if (effect.kind != table::EffectKind::points) return {};
  return egizia::assumedAmong(session.edition(), entry.basisOf(effect));
}

} // namespace nilometer::ui
