// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/scoring_ground.h"

#include "engine/egizia/final_facts.h"
#include "engine/egizia/game_rules.h"
#include "ui/egizia/board/board_view.h"
#include "ui/game/session/dispute_words.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// Whether another table of the same game has a reason against that scoring that this one has not.
bool isRefusedThere(const EgiziaSession& session, egizia::State there,
                    const egizia::FinalScore& entry) {
  table::Effects effects;
  const auto outcome = table::enter<egizia::Rules>(session.game(), there, entry, false, effects);
  const table::Verdict here = session.tryOut(entry).verdict;
  const auto isKnown = [&](const table::Finding& finding) {
    return std::ranges::any_of(here.findings(), [&](const table::Finding& known) {
      return known.rule == finding.rule && known.fault == finding.fault;
    });
  };
  return !std::ranges::all_of(outcome.verdict.findings(), isKnown);
}

/// What somebody's points so far may be besides: with what has been revealed, where his scoring is
/// being made.
ScoringGround::Otherwise otherwiseOf(const EgiziaSession& session, table::Player player,
                                     const MadeScoring& scoring) {
  const egizia::FinalScore* entry = scoring.entry;
  const ScoringPage* page = scoring.progress.page();
  const bool isBeingMade = entry != nullptr && entry->player == player;
  const bool isOpen = isBeingMade && page != nullptr && page->player == player;
  std::vector<OtherTotal> before;
  std::vector<OtherTotal> total;
  const auto add = [](std::vector<OtherTotal>& to, std::size_t disputed, int other, int now) {
    if (other != now) to.push_back({.entry = disputed, .points = other});
  };
  for (const OtherPoints& other : session.otherPoints()) {
    const int points = other.points[player];
    add(before, other.entry, points, session.pointsNow(player));
    const egizia::State& state = session.otherState(other);
    const bool scores =
        isOpen && state.phase == egizia::Phase::final && !state.player[player].scored;
    if (!scores) {
      if (!isBeingMade) add(total, other.entry, points, session.pointsNow(player));
      continue;
    }
    // Where it does not take the scoring as it is, what becomes of it is known once it is entered.
    if (isRefusedThere(session, state, *entry)) continue;
    const ScoringPage there = draftedPage(session.game(), state, *entry, scoring.named);
    const std::size_t steps = scoring.progress.revealed();
    add(total, other.entry, there.trackAfter(std::min(steps, there.steps.size())).points(player),
        page->trackAfter(steps).points(player));
  }
  const QString now = otherTotalsShort(total);
  // Of who is scored already nobody knows any more which part of it is from before.
  return {.before = isBeingMade ? otherTotalsShort(before) : QString(),
          .total = now,
          .lines = otherTotalsLines(session, total)};
}

} // namespace

ScoringGround groundOf(const EgiziaSession& session, const MadeScoring& scoring) {
  const egizia::State& state = session.shown();
  ScoringGround ground{.seats = seatsOf(session),
                       .game = &session.game(),
                       .order = egizia::scoringOrder(egizia::factsOf(session.game(), state)),
                       .ranking = {},
                       .track = state.track,
                       .named = scoring.named};
  for (table::Player player = 0; player < state.players; ++player) {
    ground.before[player] =
        session.basis().ofPlayer(player, session.shownEntries(), egizia::ScoreBasis::Of::play);
    ground.otherwise[player] = otherwiseOf(session, player, scoring);
  }
  if (state.phase == egizia::Phase::over) {
    ground.ranking = egizia::ranking(session.game(), state);
    ground.winnerIsOpen = mayOtherWin(ground, session.otherPoints());
  }
  return ground;
}

} // namespace nilometer::ui
