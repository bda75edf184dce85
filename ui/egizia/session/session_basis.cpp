// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/session/session_basis.h"

namespace nilometer::ui {

using egizia::Effect;
using egizia::EffectKind;
using egizia::PrintedSet;
using table::Player;

PrintedSet endingBasis(const EgiziaSession& session, Player player) {
  egizia::State state = session.shown();
  state.player[player].scored = false;
  PrintedSet behind = session.basis().ofPlayer(player, session.shownEntries());
  egizia::addPrinted(behind, egizia::assumedBehindEnding(session.game(), state, player, 0));
  return behind;
}

PrintedSet effectBasis(const EgiziaSession& session, std::span<const Effect> entry,
                       const Effect& effect) {
  if (effect.kind != EffectKind::points) return {};
  return egizia::assumedBehind(session.edition(), entry, effect,
                               session.shown().player[effect.player].cards);
}

} // namespace nilometer::ui
