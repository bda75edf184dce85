// SPDX-License-Identifier: GPL-3.0-or-later
// Workers on the pyramids (WORKER-1 to WORKER-8), and when their tops end the game (END-2).
#include "engine/saqqara/develop.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

namespace {

bool isInPlay(const State& state, Pyramid pyramid) {
  return has(state.pyramids, pyramid);
}

/// WORKER-4, option levelLimit: one level a round for a worker, or for all of a player.
bool hadLevel(const Game& game, const PlayerState& own, Pyramid pyramid) {
  if (game.options.levelLimit == LevelLimit::player) return own.paidLevel;
  return has(own.climbed, pyramid);
}

void judgePrice(const Game& game, const State& state, const Advance& entry, Verdict& verdict) {
  const int level = state.of(entry.player).levelOf(entry.pyramid) + 1;
  const auto price = priceOf(game, state, entry.player, entry.pyramid, entry.market);
  if (!price) {
    verdict.add(table::missingValue("ASK-2"_rule, printedCost(entry.pyramid, level)));
    return;
  }
  const bool asked = hasToNameMarket(game, state, entry.player);
  if (asked && !entry.market) {
    verdict.add(finding("TILE-PROGRESS"_rule, Fault::marketNotNamed, entry.player));
  }
  if (!entry.paid.isSensible() || (!asked && entry.market)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
    return;
  }
  // WORKER-3: exactly the price.
  if (entry.paid.total() != price->any) {
    verdict.add(
        finding("WORKER-3"_rule, Fault::priceDiffers, entry.player,
                {.thing = code(entry.pyramid), .needed = price->any, .had = entry.paid.total()}));
  }
  judgeOwned(state, entry.player, price->goods + entry.paid, verdict);
}

void judgeClimbing(const Game& game, const State& state, const Advance& entry, Verdict& verdict) {
  const PlayerState& own = state.of(entry.player);
  const int level = own.levelOf(entry.pyramid) + 1;
  About about{.thing = code(entry.pyramid)};
  if (level == 1 && own.workersPlaced() >= workersPerPlayer) {
    verdict.add(finding("WORKER-8"_rule, Fault::noWorkerLeft, entry.player));
  }
  if (hadLevel(game, own, entry.pyramid)) {
    const bool isOfAll = game.options.levelLimit == LevelLimit::player;
    verdict.add(
        finding("WORKER-4"_rule, Fault::levelTaken, entry.player, isOfAll ? About{} : about));
  }
  if (!hasFreeSpace(state, entry.pyramid, level)) {
    about.needed = level;
    about.had = state.sheet.level(entry.pyramid, level).spaces.value_or(0);
    verdict.add(finding("WORKER-5"_rule, Fault::noSpace, entry.player, about));
  }
}

void offerFreeWorker(Changes& changes, Player player) {
  State& state = changes.state();
  bool qualifies = false;
  for (int i = 0; i < pyramidCount; ++i) {
    qualifies = qualifies || takesFreeWorker(state, player, pyramidAt(i));
  }
  if (!qualifies) {
    changes.note(player, Note::noFreeWorker, "WORKER-6"_rule);
    return;
  }
  state.freeWorker = true;
  state.turn = player; // until it is answered
}

void noteClimbed(PlayerState& own, Pyramid pyramid) {
  include(own.climbed, pyramid);
}

} // namespace

int topsReached(const State& state) {
  PyramidSet tops = 0;
  for (const PlayerState& own : state.player) {
    for (int i = 0; i < pyramidCount; ++i) {
      if (own.level[at(i)] == topLevel) tops = static_cast<PyramidSet>(tops | 1U << i);
    }
  }
  return std::popcount(tops);
}

void noteTops(Changes& changes, int topsBefore) {
  State& state = changes.state();
  if (topsBefore >= state.players || topsReached(state) < state.players) return;
  state.lastRound = static_cast<std::uint8_t>(std::min(rounds, state.round + 1));
  changes.note(noPlayer, Note::endInSight, "END-2"_rule, table::nothing, state.round,
               state.lastRound);
}

bool hasToNameMarket(const Game& game, const State& state, Player player) {
  return userNamesMarket(game, state) && state.of(player).levelOf(Pyramid::progress) >= firstPower;
}

std::optional<Price> priceOf(const Game& game, const State& state, Player player, Pyramid pyramid,
                             std::optional<Warehouse> market) {
  const PlayerState& own = state.of(player);
  std::optional<Price> price = state.sheet.level(pyramid, own.levelOf(pyramid) + 1).cost;
  // TILE-PROGRESS as it stood before the move (R45); only the part in that good, never below 0.
  const auto current = market ? std::optional(goodOf(*market)) : currentGood(game, state);
  if (!price || !current) return price;
  std::int16_t& part = price->goods.of[at(*current)];
  const int less = discountAt(own.levelOf(Pyramid::progress));
  part = static_cast<std::int16_t>(std::max(0, part - less));
  return price;
}

bool hasFreeSpace(const State& state, Pyramid pyramid, int level) {
  const auto spaces = state.sheet.level(pyramid, level).spaces;
  return !spaces || state.workersOn(pyramid, level) < *spaces;
}

bool takesFreeWorker(const State& state, Player player, Pyramid pyramid) {
  const PlayerState& own = state.of(player);
  return own.workersPlaced() < workersPerPlayer && isInPlay(state, pyramid) &&
         own.levelOf(pyramid) == 0 && hasFreeSpace(state, pyramid, 1);
}

void judge(const Game& game, const State& state, const Advance& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::develop, verdict)) return;
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
  const About about{.thing = code(entry.pyramid)};
  if (!isInPlay(state, entry.pyramid)) {
    verdict.add(finding("WORKER-1"_rule, Fault::pyramidNotInPlay, entry.player, about));
    return;
  }
  if (state.of(entry.player).levelOf(entry.pyramid) >= topLevel) {
    verdict.add(finding("WORKER-1"_rule, Fault::atTop, entry.player, about));
    return;
  }
  judgeClimbing(game, state, entry, verdict);
  judgePrice(game, state, entry, verdict);
}

void apply(Changes& changes, const Advance& entry) {
  const State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  const int level = own.levelOf(entry.pyramid) + 1;
  const auto price =
      priceOf(changes.game(), state, entry.player, entry.pyramid, entry.market).value_or(Price{});
  const PrintedPlace cost = printedCost(entry.pyramid, level);
  changes.move(price.goods + entry.paid, handOf(entry.player), supplySpot, "WORKER-3"_rule, cost);
  const int topsBefore = topsReached(state);
  changes.worker(entry.player, entry.pyramid, false, "WORKER-1"_rule, cost);
  noteClimbed(own, entry.pyramid);
  own.paidLevel = true;
  // WORKER-7: what the level gives holds from now on, incomes from their next moment on.
  if (level < topLevel) return;
  noteTops(changes, topsBefore);
  offerFreeWorker(changes, entry.player);
}

void judge(const Game& /*game*/, const State& state, const FreeWorker& entry, Verdict& verdict) {
  if (state.phase != Phase::develop) {
    judgePhase(state, Phase::develop, verdict);
    return;
  }
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
  if (!state.freeWorker) {
    verdict.add(finding("WORKER-6"_rule, Fault::noFreeWorker, entry.player));
    return;
  }
  if (!entry.pyramid) return;
  const About about{.thing = code(*entry.pyramid)};
  if (state.of(entry.player).workersPlaced() >= workersPerPlayer) {
    verdict.add(finding("WORKER-8"_rule, Fault::noWorkerLeft, entry.player));
  }
  if (!isInPlay(state, *entry.pyramid)) {
    verdict.add(finding("WORKER-1"_rule, Fault::pyramidNotInPlay, entry.player, about));
  } else if (state.of(entry.player).levelOf(*entry.pyramid) > 0) {
    verdict.add(finding("WORKER-2"_rule, Fault::workerThere, entry.player, about));
  } else if (!hasFreeSpace(state, *entry.pyramid, 1)) {
    const int spaces = state.sheet.level(*entry.pyramid, 1).spaces.value_or(0);
    verdict.add(finding("WORKER-5"_rule, Fault::noSpace, entry.player,
                        {.thing = about.thing, .needed = 1, .had = spaces}));
  }
}

void apply(Changes& changes, const FreeWorker& entry) {
  State& state = changes.state();
  if (entry.player == state.turn) {
    state.freeWorker = false;
    state.turn = seat(state, state.step);
  }
  if (!entry.pyramid) {
    changes.note(entry.player, Note::freeDeclined, "WORKER-6"_rule);
    return;
  }
  changes.worker(entry.player, *entry.pyramid, true, "WORKER-6"_rule);
  noteClimbed(changes.of(entry.player), *entry.pyramid);
}

} // namespace nilometer::saqqara
