// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the game (END-1 to END-4).
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

/// END-3: the number beside each own worker's level, level 1 included.
void scorePyramids(Changes& changes, Player player) {
  for (int i = 0; i < pyramidCount; ++i) {
    const Pyramid pyramid = pyramidAt(i);
    const int level = changes.of(player).levelOf(pyramid);
    if (level == 0) continue;
    const PrintedPlace place = printedPoints(pyramid, level);
    const int points = changes.state().sheet.level(pyramid, level).points.value_or(std::int16_t{0});
    changes.points(player, points, "END-3"_rule, code(pyramid), {&place, 1});
  }
}

void addMissingPoints(const State& state, std::vector<PrintedPlace>& places) {
  for (int i = 0; i < pyramidCount; ++i) {
    for (int level = 1; level <= topLevel; ++level) {
      const Pyramid pyramid = pyramidAt(i);
      const bool occupied = state.workersOn(pyramid, level) > 0;
      if (!occupied || state.sheet.level(pyramid, level).points) continue;
      places.push_back(printedPoints(pyramid, level));
    }
  }
}

} // namespace

void startFinal(Changes& changes) {
  State& state = changes.state();
  state.turn = noPlayer;
  changes.phase(Phase::final, state.round == rounds ? "END-1"_rule : "END-2"_rule);
  goOnWithFinal(changes);
}

void goOnWithFinal(Changes& changes) {
  State& state = changes.state();
  if (!asked(state).empty()) return; // ASK-3
  for (Player player = 0; player < state.players; ++player) {
    const int spaces = state.of(player).boat;
    if (spaces > 0) changes.points(player, spaces, "END-3"_rule, nilePoints);
    scorePyramids(changes, player);
  }
  changes.phase(Phase::over, "END-4"_rule);
}

std::vector<PrintedPlace> asked(const State& state) {
  std::vector<PrintedPlace> places;
  if (state.phase == Phase::stock) {
    // ASK-1: one number for a year, or two.
    places.push_back(state.field() == landField ? printedLand(state.year())
                                                : printedBonus(state.year()));
  }
  if (state.phase == Phase::final) addMissingPoints(state, places);
  return places;
}

bool shareAPlace(const State& state, Player one, Player other) {
  const PlayerState& first = state.of(one);
  const PlayerState& second = state.of(other);
  return first.points == second.points && first.goods[Good::gold] == second.goods[Good::gold];
}

PointsSoFar pointsSoFar(const State& state, Player player) {
  const PlayerState& own = state.of(player);
  PointsSoFar so{.points = own.boat};
  for (int i = 0; i < pyramidCount; ++i) {
    if (own.level[at(i)] == 0) continue;
    const auto& read = state.sheet.level(pyramidAt(i), own.level[at(i)]).points;
    so.points += read.value_or(std::int16_t{0});
    so.isOpen = so.isOpen || !read;
  }
  return so;
}

std::vector<Player> ranking(const Game& game, const State& state) {
  std::vector<Player> order;
  for (Player player = 0; player < game.players; ++player) order.push_back(player);
  // END-4: most points, then most gold; R40: whoever ties still shares the place.
  std::ranges::stable_sort(order, [&](Player one, Player other) {
    const PlayerState& first = state.of(one);
    const PlayerState& second = state.of(other);
    if (first.points != second.points) return first.points > second.points;
    return first.goods[Good::gold] > second.goods[Good::gold];
  });
  return order;
}

} // namespace nilometer::saqqara
