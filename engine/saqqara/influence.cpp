// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 c: influence cards are drawn and laid face down, and markers are put (INFL-1 to INFL-8).
#include "engine/saqqara/influence.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

constexpr int cardsDrawn = 4;

/// INFL-2: whoever draws the last card shuffles his discards at once, and draws on. The number
/// drawn now.
int drawOnce(Changes& changes, Player player, int count) {
  PlayerState& own = changes.of(player);
  const int drawn = std::min<int>(count, own.pile);
  own.pile = static_cast<std::uint8_t>(own.pile - drawn);
  own.hand = static_cast<std::uint8_t>(own.hand + drawn);
  if (own.pile > 0 || own.discards == 0) return drawn;
  own.pile = own.discards;
  own.discards = 0;
  changes.card(player, CardMove::shuffled, "INFL-2"_rule, table::nothing, 0, own.pile);
  return drawn;
}

void drawCards(Changes& changes, Player player, int count, RuleId rule) {
  const int before = changes.of(player).hand;
  for (int left = count; left > 0 && changes.of(player).pile > 0;) {
    left -= drawOnce(changes, player, left);
  }
  changes.card(player, CardMove::drawn, rule, table::nothing, before, changes.of(player).hand);
}

void discardOne(Changes& changes, Player player) {
  PlayerState& own = changes.of(player);
  const int before = own.hand--;
  ++own.discards;
  changes.card(player, CardMove::discarded, "TILE-INTRIGUE"_rule, table::nothing, before, own.hand);
}

/// INFL-4: one below each of the four goods.
void layCards(Changes& changes) {
  const State& state = changes.state();
  for (int i = 0; i < state.players; ++i) {
    const Player player = seat(state, i);
    PlayerState& own = changes.of(player);
    own.hand = static_cast<std::uint8_t>(own.hand - warehouseCount);
    own.laid = warehouseCount;
    changes.card(player, CardMove::laid, "INFL-4"_rule, table::nothing, 0, own.laid);
  }
}

/// INFL-5: each player puts those of Royal Court, then those of the Thief (R56).
struct MarkerStep {
  Player player = noPlayer;
  bool ofThief = false;
};
MarkerStep markerStep(const State& state, int step) {
  return {seat(state, step / 2), step % 2 == 1};
}

/// Influence that is put at this step, and whether the player chooses where.
int influenceNow(const State& state, const MarkerStep& now) {
  const PlayerState& own = state.of(now.player);
  return now.ofThief ? thiefInfluenceAt(own.levelOf(Pyramid::thief))
                     : courtInfluenceAt(own.levelOf(Pyramid::court));
}
bool choosesWhere(const Game& game, const State& state, const MarkerStep& now) {
  if (now.ofThief || state.of(now.player).levelOf(Pyramid::court) >= freeChoice) return true;
  return userNamesMarket(game, state);
}

void putMarkers(Changes& changes, const MarkerStep& now, Warehouse warehouse) {
  std::uint8_t& markers = changes.of(now.player).markers[at(warehouse)];
  const int before = markers;
  markers = static_cast<std::uint8_t>(before + influenceNow(changes.state(), now));
  changes.marker(now.player, Marker::influence, before, markers,
                 now.ofThief ? "TILE-THIEF"_rule : "TILE-COURT"_rule, code(warehouse));
}

/// Whether the player is asked; otherwise the markers go to the current market, if there is one.
bool asksForMarker(Changes& changes) {
  const State& state = changes.state();
  const MarkerStep now = markerStep(state, state.step);
  if (isDoneEarly(state) || influenceNow(state, now) == 0) return false;
  if (choosesWhere(changes.game(), state, now)) return true;
  const auto market = currentMarket(changes.game(), state);
  if (market) putMarkers(changes, now, *market);
  return false;
}

/// At which step that player puts the marker that he puts now: out of turn the first that is still
/// to come, or else one that he has put before. Nothing if he has none.
std::optional<int> markerStepOf(const State& state, Player player) {
  if (player == state.turn) return state.step;
  std::optional<int> before;
  for (int i = 0; i < 2; ++i) {
    const int step = 2 * seatOf(state, player) + i;
    if (influenceNow(state, markerStep(state, step)) == 0) continue;
    if (step > state.step && (state.early >> step & 1) == 0) return step;
    before = step;
  }
  return before;
}

} // namespace

int influenceAt(const Game& game, const PlayerState& own, Warehouse warehouse) {
  const InfluenceCard card = own.shown[at(warehouse)];
  const int number = isSpecial(card) ? game.edition->specialValue[at(card - beggar)] : card;
  return number + own.markers[at(warehouse)];
}

void startInfluence(Changes& changes) {
  State& state = changes.state();
  for (int i = 0; i < state.players; ++i) {
    drawCards(changes, seat(state, i), cardsDrawn, "INFL-1"_rule);
  }
  startSteps(state);
  goOnWithIntrigue(changes);
}

void goOnWithIntrigue(Changes& changes) {
  State& state = changes.state();
  for (; state.step < state.players; ++state.step) {
    const Player player = seat(state, state.step);
    if (isDoneEarly(state) || state.of(player).levelOf(Pyramid::intrigue) < firstPower) continue;
    state.turn = player;
    if (state.phase != Phase::intrigue) changes.phase(Phase::intrigue, "INFL-3"_rule);
    return;
  }
  layCards(changes);
  startSteps(state);
  goOnWithMarkers(changes);
}

void judge(const Game& /*game*/, const State& state, const Intrigue& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::intrigue, verdict)) return;
  judgeTurn(state, entry.player, "INFL-3"_rule, verdict);
  judgePower(state, entry.player, Pyramid::intrigue, "TILE-INTRIGUE"_rule, verdict);
}

void apply(Changes& changes, const Intrigue& entry) {
  const int level = changes.of(entry.player).levelOf(Pyramid::intrigue);
  if (entry.use) {
    for (int i = 0; i < intrigueDiscardsAt(level); ++i) discardOne(changes, entry.player);
    drawCards(changes, entry.player, intrigueDrawsAt(level), "TILE-INTRIGUE"_rule);
  } else {
    changes.note(entry.player, Note::unused, "TILE-INTRIGUE"_rule);
  }
  finishStep(changes.state(), seatOf(changes.state(), entry.player));
  goOnWithIntrigue(changes);
}

void goOnWithMarkers(Changes& changes) {
  State& state = changes.state();
  for (; state.step < 2 * state.players; ++state.step) {
    if (!asksForMarker(changes)) continue;
    state.turn = seat(state, state.step / 2);
    if (state.phase != Phase::marker) changes.phase(Phase::marker, "INFL-5"_rule);
    return;
  }
  state.turn = noPlayer;
  // INFL-6, option reveal.
  if (changes.game().options.reveal == RevealTime::beforeInvest) {
    startReveal(changes);
  } else {
    startInvest(changes);
  }
}

void judge(const Game& /*game*/, const State& state, const PutMarker& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::marker, verdict)) return;
  judgeTurn(state, entry.player, "INFL-5"_rule, verdict);
  if (markerStepOf(state, entry.player)) return;
  judgePower(state, entry.player, Pyramid::court, "TILE-COURT"_rule, verdict);
}

void apply(Changes& changes, const PutMarker& entry) {
  State& state = changes.state();
  const int step = *markerStepOf(state, entry.player);
  putMarkers(changes, markerStep(state, step), entry.at);
  finishStep(state, step);
  goOnWithMarkers(changes);
}

void startReveal(Changes& changes) {
  changes.state().turn = noPlayer;
  changes.phase(Phase::reveal, "INFL-6"_rule);
}

void judge(const Game& /*game*/, const State& state, const Reveal& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::reveal, verdict)) return;
  if (state.of(entry.player).isShown()) {
    verdict.add(finding("INFL-6"_rule, Fault::alreadyRevealed, entry.player));
  }
  for (const Warehouse warehouse : allWarehouses) {
    const InfluenceCard card = entry.cards[at(warehouse)];
    if (card != faceDown && card <= trader) continue;
    verdict.add(finding("INFL-7"_rule, Fault::noSuchInfluence, entry.player,
                        {.place = code(warehouse), .had = card}));
  }
}

void apply(Changes& changes, const Reveal& entry) {
  const State& state = changes.state();
  changes.of(entry.player).shown = entry.cards;
  for (const Warehouse warehouse : allWarehouses) {
    changes.card(entry.player, CardMove::shown, "INFL-6"_rule, code(warehouse), 0,
                 entry.cards[at(warehouse)]);
  }
  if (!std::ranges::all_of(state.seats(), &PlayerState::isShown)) return;
  if (changes.game().options.reveal == RevealTime::beforeInvest) {
    startInvest(changes);
  } else {
    startDistribution(changes);
  }
}

} // namespace nilometer::saqqara
