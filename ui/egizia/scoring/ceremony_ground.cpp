// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/scoring/ceremony_ground.h"

#include "engine/egizia/final_facts.h"
#include "ui/egizia/board/board_view.h"
#include "ui/session/dispute_words.h"

namespace nilometer::ui {

CeremonyGround groundOf(const EgiziaSession& session, const std::vector<int>& named) {
  const egizia::State& state = session.shown();
  CeremonyGround ground{.seats = seatsOf(session),
                        .game = &session.game(),
                        .order = egizia::scoringOrder(egizia::factsOf(session.game(), state)),
                        .ranking = {},
                        .track = state.track,
                        .named = named};
  for (table::Player player = 0; player < state.players; ++player) {
    ground.before[player] =
        session.basis().ofPlayer(player, session.shownEntries(), egizia::ScoreBasis::Of::play);
    ground.otherwise[player] = otherPointsLines(session, player);
  }
  if (state.phase == egizia::Phase::over) {
    ground.ranking = egizia::ranking(session.game(), state);
  }
  return ground;
}

} // namespace nilometer::ui
