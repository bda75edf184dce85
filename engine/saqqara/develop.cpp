// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 3: the turns of the players and the Nile (DEV-1 to DEV-3, NILE-1 to NILE-3).
#include "engine/saqqara/develop.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

namespace nilometer::saqqara {

namespace {

/// DEV-2: Soldiers pay at the beginning of each turn, also where nothing more is to be done in it.
void goOnWithTurns(Changes& changes) {
  State& state = changes.state();
  for (; state.step < state.players; ++state.step) {
    state.turn = seat(state, state.step);
    const int gold = soldiersGoldAt(state.of(state.turn).levelOf(Pyramid::soldiers));
    changes.payOut(gold, Good::gold, handOf(state.turn), "TILE-SOLDIERS"_rule);
    if (!isDoneEarly(state)) return;
  }
  state.turn = noPlayer;
  endRound(changes);
}

} // namespace

void startDevelopment(Changes& changes) {
  State& state = changes.state();
  startSteps(state);
  for (PlayerState& own : state.player) {
    own.climbed = 0;
    own.paidLevel = own.stole = own.sailed = false;
  }
  changes.phase(Phase::develop, "DEV-1"_rule);
  goOnWithTurns(changes);
}

void judge(const Game& game, const State& state, const Sail& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::develop, verdict)) return;
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
  if (entry.times == 0) verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
  const PlayerState& own = state.of(entry.player);
  const int spaces = entry.times + (own.sailed ? 1 : 0);
  if (game.options.nilePerTurn == NilePerTurn::one && spaces > 1) {
    verdict.add(
        finding("NILE-2"_rule, Fault::oneNileSpace, entry.player, {.needed = 1, .had = spaces}));
  }
  const int to = own.boat + entry.times;
  if (state.sheet.nileLast && to > *state.sheet.nileLast) {
    verdict.add(finding("NILE-3"_rule, Fault::nileEnds, entry.player,
                        {.needed = *state.sheet.nileLast, .had = to}));
  }
  judgeOwned(state, entry.player, some(landPerNileSpace * entry.times, Good::land), verdict);
}

void apply(Changes& changes, const Sail& entry) {
  PlayerState& own = changes.of(entry.player);
  changes.move(some(landPerNileSpace * entry.times, Good::land), handOf(entry.player), supplySpot,
               "NILE-1"_rule);
  const int before = own.boat;
  own.boat = static_cast<std::int16_t>(before + entry.times);
  own.sailed = true;
  changes.marker(entry.player, Marker::boat, before, own.boat, "NILE-1"_rule);
}

void judge(const Game& /*game*/, const State& state, const Done& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::develop, verdict)) return;
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
}

void apply(Changes& changes, const Done& entry) {
  State& state = changes.state();
  changes.note(entry.player, Note::passed, "DEV-3"_rule);
  const bool inTurn = entry.player == state.turn;
  finishStep(state, seatOf(state, entry.player));
  if (inTurn) goOnWithTurns(changes);
}

} // namespace nilometer::saqqara
