// SPDX-License-Identifier: GPL-3.0-or-later
// Which site is active, what happens when it is cleared, and the player order after them (SITE,
// POWER-KARNAK, POWER-ABU-SIMBEL, ORDER).
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::pyramidion {

namespace {

constexpr int workersForStatue = 3; ///< POWER-ABU-SIMBEL
constexpr int twoActivations = 3;   ///< TWO-1

/// SITE-1, TWO-1: whoever has not activated his site of this or an earlier turn.
Player nextToActivate(const State& state) {
  if (std::ranges::all_of(state.sites, &SiteState::sundial)) return noPlayer;
  const int activations = state.players == 2 ? twoActivations : 2 * state.players;
  for (int i = 0; i < activations; ++i) {
    const Player player = state.order[at(i % state.players)];
    if (state.of(player).activated <= i / state.players) return player;
  }
  return noPlayer;
}

/// ORDER-1, ORDER-2: who took a marker stands where it says. The others keep their order, or each
/// the old place, if nobody has taken it.
std::array<Player, maxPlayers> newOrder(const Game& game, const State& state) {
  std::array<Player, maxPlayers> order;
  order.fill(noPlayer);
  for (Player player = 0; player < state.players; ++player) {
    if (const int marker = state.of(player).marker; marker > 0) order[at(marker - 1)] = player;
  }
  std::vector<Player> moving;
  for (std::size_t place = 0; place < state.players; ++place) {
    const Player player = state.order[place];
    if (state.of(player).marker != 0) continue;
    const bool stays = game.options.orderPlaces == OrderPlaces::absolute;
    if (stays && order[place] == noPlayer)
      order[place] = player;
    else
      moving.push_back(player);
  }
  for (const Player player : moving) *std::ranges::find(order, noPlayer) = player;
  return order;
}

} // namespace

void setOrder(Changes& changes, const std::array<Player, maxPlayers>& order, RuleId rule) {
  State& state = changes.state();
  const bool stays = std::equal(order.begin(), order.begin() + state.players, state.order.begin());
  for (std::size_t place = 0; !stays && place < state.players; ++place) {
    const auto before = std::ranges::find(state.order, order[place]) - state.order.begin();
    changes.add(EffectKind::order, order[place], rule, table::nothing, table::nothing,
                static_cast<int>(before) + 1, static_cast<int>(place) + 1);
  }
  std::copy_n(order.begin(), state.players, state.order.begin());
}

int activationsOf(const State& state, Player player) {
  return state.players == 2 && player != state.order[0] ? 1 : 2;
}

void goOnActivating(Changes& changes) {
  State& state = changes.state();
  state.turn = nextToActivate(state);
  if (state.turn != noPlayer) {
    changes.phase(Phase::site, "SITE-1"_rule);
    return;
  }
  // RESOLVE-5: boats are loaded with the troops that stand there by now.
  if (!state.waiting.empty()) {
    if (state.phase != Phase::minima) changes.phase(Phase::minima, "RESOLVE-5"_rule);
    return;
  }
  // LOAD-8: who can load something depends on what the boats need.
  if (state.boatsWaiting() > 0) {
    if (state.phase != Phase::boats) changes.phase(Phase::boats, "BOAT-4"_rule);
    return;
  }
  const bool twoSwap = state.players == 2 && !state.gizaActivated;
  if (twoSwap && changes.game().options.twoSwap == TwoSwap::atOrder) {
    setOrder(changes, {state.order[1], state.order[0]}, "TWO-5"_rule);
  } else {
    // ORDER-3: nobody has one unless Giza was activated, and then all stay where they are.
    setOrder(changes, newOrder(changes.game(), state), "ORDER-1"_rule);
  }
  for (Player player = 0; player < state.players; ++player) {
    const int marker = std::exchange(changes.of(player).marker, std::uint8_t{0});
    if (marker == 0) continue;
    changes.marker(player, Marker::order, marker, 0, "ORDER-3"_rule);
  }
  startLoading(changes);
}

void judge(const Game& game, const State& state, const Activate& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const About there{.place = code(entry.site)};
  const int most = activationsOf(state, entry.player);
  if (state.of(entry.player).activated >= most) {
    refuse(state.players == 2 ? "TWO-1"_rule : "SITE-2"_rule, Fault::activatedAll,
           {.place = there.place, .needed = most});
  }
  if (state.on(entry.site).sundial) refuse("SITE-3"_rule, Fault::hasSundial, there);
  // SITE-4: Karnak does something at once.
  if (entry.site == Site::karnak) {
    if (entry.boat.has_value() != isBoatLeft(state)) {
      refuse("POWER-KARNAK"_rule, Fault::boatNotDrawn, there);
    } else if (entry.boat) {
      judgeBoat(game, state, *entry.boat, 1, verdict);
    }
  } else if (entry.boat) {
    refuse("ENTRY"_rule, Fault::notSensible, there);
  }
}

void apply(Changes& changes, const Activate& entry) {
  State& state = changes.state();
  ++changes.of(entry.player).activated;
  state.active = entry.site;
  state.activator = state.turn = entry.player;
  state.gizaActivated = state.gizaActivated || entry.site == Site::giza;
  state.lying.clear();
  state.ankhSeen = false;
  state.traded = 0;
  state.raised = 0;
  state.sums = {};
  for (PlayerState& own : state.player) {
    own.played = 0;
    own.passed = false;
  }
  if (entry.boat) changes.drawBoat(*entry.boat, entry.player);
  if (entry.boat && entry.boat->waits) changes.note(noPlayer, Note::putOff, "POWER-KARNAK"_rule);
  if (changes.game().byTotals()) {
    state.turn = noPlayer;
    changes.phase(Phase::tally, "REC-1"_rule);
    return;
  }
  changes.phase(Phase::play, "PLAY-1"_rule);
  goOnPlaying(changes);
}

void clearSite(Changes& changes) {
  State& state = changes.state();
  int left = 0;
  for (LyingCard& there : state.lying) {
    if (!there.lies) continue;
    there.lies = there.doubled = false;
    changes.discard(there.card);
    ++left;
  }
  changes.card(noPlayer, CardMove::cleared, "RESOLVE-7"_rule, left);
  state.on(state.active).sundial = true;
  changes.marker(noPlayer, Marker::sundial, 0, 1, "RESOLVE-7"_rule, code(state.active));
  goOnTrading(changes);
}

int tradesPossible(const Game& game, const State& state, Player player) {
  const int most = std::min(state.of(player).resources[Resource::worker] / workersForStatue,
                            state.supply[Resource::statue]);
  return game.options.abuSimbelTrades == AbuSimbelTrades::any ? most : std::min(most, 1);
}

void goOnTrading(Changes& changes) {
  State& state = changes.state();
  if (state.active == Site::abuSimbel) {
    for (int i = 0; i < state.players; ++i) {
      const Player player = state.clockwise(state.activator, i);
      if (has(state.traded, player) || tradesPossible(changes.game(), state, player) == 0) continue;
      state.turn = player;
      if (state.phase != Phase::trade) changes.phase(Phase::trade, "POWER-ABU-SIMBEL"_rule);
      return;
    }
  }
  state.lying.clear();
  goOnActivating(changes);
}

void judge(const Game& game, const State& state, const Trade& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const auto lacks = [&](Resource kind, int needed, int had, Fault fault) {
    const About most{.thing = code(kind), .needed = needed, .had = had};
    if (needed > had) refuse("POWER-ABU-SIMBEL"_rule, fault, most);
  };
  lacks(Resource::worker, entry.times * workersForStatue,
        state.of(entry.player).resources[Resource::worker], Fault::notOwned);
  lacks(Resource::statue, entry.times, state.supply[Resource::statue], Fault::supplyLacks);
  if (entry.times > 1 && game.options.abuSimbelTrades == AbuSimbelTrades::one) {
    refuse("POWER-ABU-SIMBEL"_rule, Fault::tooManyTrades, {.needed = 1, .had = entry.times});
  }
}

void apply(Changes& changes, const Trade& entry) {
  const RuleId rule = "POWER-ABU-SIMBEL"_rule;
  changes.move(some(entry.times * workersForStatue, Resource::worker), ownSpot, supplySpot,
               entry.player, rule);
  changes.move(some(entry.times, Resource::statue), supplySpot, ownSpot, entry.player, rule);
  if (entry.times == 0) changes.note(entry.player, Note::declined, rule);
  include(changes.state().traded, entry.player);
  goOnTrading(changes);
}

} // namespace nilometer::pyramidion
