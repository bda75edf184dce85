// SPDX-License-Identifier: GPL-3.0-or-later
// The Thief and the Soldiers (TILE-THIEF, TILE-SOLDIERS).
#include "engine/saqqara/develop.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

void judgeVictim(const Game& game, const State& state, const Steal& entry, Player victim,
                 Verdict& verdict) {
  const Goods& loot = entry.loot[victim];
  if (victim == entry.player) return; // that was said first
  if (isSafe(game.options, state.of(victim).levelOf(Pyramid::soldiers))) {
    verdict.add(finding("TILE-SOLDIERS"_rule, Fault::victimSafe, entry.player, {.thing = victim}));
  }
  const Goods& owned = state.of(victim).goods;
  for (const Good good : allGoods) {
    if (loot[good] <= owned[good]) continue;
    verdict.add(finding("TILE-THIEF"_rule, Fault::victimLacks, entry.player,
                        {.thing = victim, .needed = loot[good], .had = owned[good]}));
  }
  const int most = theftBounds(game, state, entry.player).each;
  if (loot.total() > most) {
    verdict.add(finding("TILE-THIEF"_rule, Fault::lootTooManyOfOne, entry.player,
                        {.thing = victim, .needed = most, .had = loot.total()}));
  }
}

void judgeLoot(const Game& game, const State& state, const Steal& entry, Verdict& verdict) {
  const TheftBounds bounds = theftBounds(game, state, entry.player);
  int victims = 0;
  int goods = 0;
  for (Player victim = 0; victim < state.players; ++victim) {
    if (entry.loot[victim].empty()) continue;
    ++victims;
    goods += entry.loot[victim].total();
    judgeVictim(game, state, entry, victim, verdict);
  }
  const table::Refusal refuse(verdict, entry.player);
  const RuleId rule = "TILE-THIEF"_rule;
  if (victims == 0) refuse(rule, Fault::nothingGiven, {.needed = 1});
  if (goods > bounds.goods) {
    refuse(rule, Fault::lootTooMany, {.needed = bounds.goods, .had = goods});
  }
  if (victims > bounds.mostVictims) {
    refuse(rule, Fault::tooManyVictims, {.needed = bounds.mostVictims, .had = victims});
  }
  if (victims > 0 && victims < bounds.leastVictims) {
    refuse(rule, Fault::tooFewVictims, {.needed = bounds.leastVictims, .had = victims});
  }
}

} // namespace

bool canBeRobbed(const Game& game, const State& state, Player thief, Player victim) {
  const PlayerState& other = state.of(victim);
  return victim != thief && !other.goods.empty() &&
         !isSafe(game.options, other.levelOf(Pyramid::soldiers));
}

TheftBounds theftBounds(const Game& game, const State& state, Player thief) {
  const int level = state.of(thief).levelOf(Pyramid::thief);
  if (level < firstPower) return {};
  if (level == firstPower) return {1, 1, 1, 1};
  int robbable = 0;
  for (Player victim = 0; victim < state.players; ++victim) {
    robbable += canBeRobbed(game, state, thief, victim) ? 1 : 0;
  }
  const bool allFromTwo = level >= freeChoice;
  // R39, option thiefStrict: a single victim where nobody else can be robbed.
  if (robbable == 1 && !game.options.thiefStrict) {
    return allFromTwo ? TheftBounds{2, 2, 1, 1} : TheftBounds{1, 1, 1, 1};
  }
  return allFromTwo ? TheftBounds{3, 2, 2, 3} : TheftBounds{2, 1, 2, 2};
}

void judge(const Game& game, const State& state, const Steal& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::develop, verdict)) return;
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
  if (!std::ranges::all_of(entry.loot, &Goods::isSensible)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
    return;
  }
  if (!entry.loot[entry.player].empty()) {
    verdict.add(finding("TILE-THIEF"_rule, Fault::robsHimself, entry.player));
  }
  const RuleId thief = "TILE-THIEF"_rule;
  if (!judgeLevel(state, entry.player, Pyramid::thief, thief, verdict)) return;
  if (state.of(entry.player).stole) {
    verdict.add(finding("TILE-THIEF"_rule, Fault::stoleAlready, entry.player));
    if (std::ranges::all_of(entry.loot, &Goods::empty)) return; // that is all there is to say
  }
  judgeLoot(game, state, entry, verdict);
}

void apply(Changes& changes, const Steal& entry) {
  for (Player victim = 0; victim < changes.state().players; ++victim) {
    changes.move(entry.loot[victim], handOf(victim), handOf(entry.player), "TILE-THIEF"_rule);
  }
  changes.of(entry.player).stole = true;
}

} // namespace nilometer::saqqara
