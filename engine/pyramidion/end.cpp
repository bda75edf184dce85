// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a round and of the game (END).
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nilometer::pyramidion {

namespace {

int loadedByAll(const State& state) {
  return table::sumOf(state.seats(), [](const PlayerState& own) { return own.loaded.size(); });
}

/// END-1, of boats whose points are known.
int boatPoints(const PlayerState& own) {
  return table::sumOf(own.loaded,
                      [](const Boat& boat) { return boat.points.value_or(std::uint8_t{0}); });
}

int withMajority(const Game& game, const State& state, Player player, int points) {
  return points + (has(majority(game, state), player) ? 1 : 0);
}

/// REC-4: whether hands have to be told before END-6 can say who wins.
bool needsHands(const Game& game, const State& state) {
  const auto seats = state.seats();
  return game.byTotals() && std::ranges::any_of(seats, [&](const PlayerState& own) {
           return std::ranges::count(seats, own.points, &PlayerState::points) > 1;
         });
}

/// SEE-2: only now points are told, of every boat and of the troops.
void finish(Changes& changes, const Reveal* revealed) {
  State& state = changes.state();
  for (Player player = 0; player < state.players; ++player) {
    const auto& loaded = state.of(player).loaded;
    for (std::size_t i = 0; i < loaded.size() && revealed == nullptr; ++i) {
      changes.points(player, loaded[i].points.value_or(std::uint8_t{0}), "END-1"_rule, code(i),
                     "boats"_printed);
    }
    if (revealed != nullptr && !loaded.empty()) {
      changes.points(player, revealed->points[player], "END-1"_rule, revealedPoints,
                     "boats"_printed);
    }
    if (!has(majority(changes.game(), state), player)) continue;
    changes.points(player, 1, "END-2"_rule, majorityPoints);
  }
  state.turn = noPlayer;
  changes.phase(needsHands(changes.game(), state) ? Phase::hands : Phase::over, "END-3"_rule);
}

void nextRound(Changes& changes) {
  changes.note(noPlayer, Note::notReached, "END-3"_rule);
  changes.state().cornersLeft = 0;
  goOnEnding(changes);
}

/// END-4.
void endRound(Changes& changes) {
  State& state = changes.state();
  for (const Site site : allSites) {
    if (!std::exchange(state.on(site).sundial, false)) continue;
    changes.marker(noPlayer, Marker::sundial, 1, 0, "END-4"_rule, code(site));
  }
  if (state.reserved) {
    ++state.boatDiscards;
    state.boatsDiscarded |= static_cast<std::uint32_t>(idBit(state.reserved->id));
    changes.card(state.reservedBy, CardMove::boatGone, "POWER-KARNAK"_rule);
    state.reserved.reset();
    state.reservedBy = noPlayer;
  }
  const bool swaps = state.players == 2 && !state.gizaActivated &&
                     changes.game().options.twoSwap == TwoSwap::nextRound;
  if (swaps) setOrder(changes, {state.order[1], state.order[0]}, "TWO-5"_rule);
  for (Player player = 0; player < state.players; ++player) {
    PlayerState& own = changes.of(player);
    if (!changes.game().byTotals()) {
      changes.card(player, CardMove::dealt, "END-4"_rule, table::nothing, own.hand());
      state.cardDiscards = static_cast<std::uint8_t>(state.cardDiscards + own.common);
      own.basics = basicCards;
      own.common = 0;
      own.known.clear();
      own.singlesOut = 0;
    }
    own.activated = own.usedTroops = 0;
    own.hasDeclined = false;
  }
  state.gizaActivated = false;
  state.cornersLeft = 0;
  ++state.round;
  startRound(changes);
}

} // namespace

PlayerSet majority(const Game& game, const State& state) {
  std::array<int, maxPlayers> troops{};
  for (Player player = 0; player < state.players; ++player) {
    troops[player] = state.troopsOnSites(player, Troop::torturer);
  }
  const int most = std::ranges::max(troops);
  const bool tie = std::ranges::count(troops, most) > 1;
  if (most == 0 || (tie && game.options.majorityTie == MajorityTie::nobody)) return 0;
  const auto hasMost = [&](Player player) { return troops[player] == most; };
  return table::setOf<PlayerSet>(state.everybody(), hasMost);
}

void startEnd(Changes& changes) {
  const Game& game = changes.game();
  State& state = changes.state();
  const int loaded = loadedByAll(state);
  const bool all = loaded == boatCount; // END-5
  state.turn = noPlayer;
  state.claimed = 0;
  const bool asks = game.options.boatPoints == BoatPoints::asked;
  const int target = targetPoints(game.options.target);
  bool ends = all || (asks && loaded > 0 && game.options.target != Target::allBoats);
  for (Player player = 0; player < state.players && !asks; ++player) {
    ends = ends || withMajority(game, state, player, boatPoints(state.of(player))) >= target;
  }
  if (!ends) return nextRound(changes);
  if (!asks) return finish(changes, nullptr);
  changes.phase(all ? Phase::reveal : Phase::claim, "END-3"_rule);
}

void goOnEnding(Changes& changes) {
  State& state = changes.state();
  const bool asksCorner = cornersAsked(state, state.cornersPutOff) != 0;
  if (!asksCorner && !state.supplyWaits) return endRound(changes);
  // SUPPLY-1: the next round begins with that card.
  const Phase asks = asksCorner ? Phase::corner : Phase::supply;
  if (state.phase != asks) changes.phase(asks, asksCorner ? "LOAD-6"_rule : "SUPPLY-2"_rule);
}

void judge(const Game& /*game*/, const State& state, const Claim& entry, Verdict& verdict) {
  for (Player player = 0; player < state.players; ++player) {
    if (!has(entry.players, player) || !state.of(player).loaded.empty()) continue;
    verdict.add(finding("END-3"_rule, Fault::claimsWithout, player));
  }
}

void apply(Changes& changes, const Claim& entry) {
  if (entry.players == 0) return nextRound(changes);
  changes.state().claimed = entry.players;
  changes.phase(Phase::reveal, "END-3"_rule);
}

void judge(const Game& game, const State& state, const Reveal& entry, Verdict& verdict) {
  int best = 0;
  for (Player player = 0; player < state.players; ++player) {
    if (state.of(player).loaded.empty() && entry.points[player] > 0) {
      verdict.add(finding("END-3"_rule, Fault::claimsWithout, player));
    }
    if (!has(state.claimed, player)) continue;
    best = std::max(best, withMajority(game, state, player, entry.points[player]));
  }
  const int target = targetPoints(game.options.target);
  if (state.claimed == 0 || best >= target) return;
  verdict.add(
      finding("END-3"_rule, Fault::targetNotReached, noPlayer, {.needed = target, .had = best}));
}

void apply(Changes& changes, const Reveal& entry) {
  finish(changes, &entry);
}

std::vector<Player> ranking(const Game& game, const State& state) {
  std::vector<Player> players(state.players);
  std::iota(players.begin(), players.end(), Player{0});
  // END-6: points, cards in hand, boats, place in the order.
  const auto rank = [&](Player player) {
    const PlayerState& own = state.of(player);
    const auto place = std::ranges::find(state.order, player) - state.order.begin();
    const int hand = game.byTotals() ? state.handsTold[player] : own.hand();
    return std::array{-int{own.points}, -hand, -static_cast<int>(own.loaded.size()),
                      static_cast<int>(place)};
  };
  std::ranges::sort(players, {}, rank);
  return players;
}

} // namespace nilometer::pyramidion
