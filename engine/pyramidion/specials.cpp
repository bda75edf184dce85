// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/specials.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// By CardKind; of those without an effect of their own the rule that says so.
RuleId ruleOf(CardKind kind) {
  switch (kind) {
  case CardKind::bandit: return "SPECIAL-BANDIT"_rule;
  case CardKind::protector: return "SPECIAL-PROTECTOR"_rule;
  case CardKind::vizier: return "SPECIAL-VIZIER"_rule;
  case CardKind::thief: return "SPECIAL-THIEF"_rule;
  case CardKind::philosopher: return "SPECIAL-PHILOSOPHER"_rule;
  case CardKind::stonemason: return "SPECIAL-STONEMASON"_rule;
  case CardKind::politician: return "SPECIAL-POLITICIAN"_rule;
  case CardKind::merchant:
  case CardKind::negotiator:
  case CardKind::torturer:
  case CardKind::deity:
  case CardKind::revolt:
  case CardKind::highPriest:
  case CardKind::slaveDriver: break;
  }
  return "ENTRY"_rule;
}

bool takesTarget(CardKind kind) {
  return kind == CardKind::bandit || kind == CardKind::protector || kind == CardKind::thief ||
         kind == CardKind::philosopher;
}

/// A deed with all that it may be.
class DeedJudge {
public:
  DeedJudge(const Game& game, const State& state, Verdict& verdict)
      : m_game(game), m_state(state), m_verdict(verdict) {}

  void judge(Player actor, CardKind kind, const Deed& deed, const Choices& possible) {
    m_actor = actor;
    m_kind = kind;
    const int said = (deed.target != 0 ? 1 : 0) + (deed.troop ? 1 : 0) + (deed.resource ? 1 : 0) +
                     (deed.raise ? 1 : 0) + (deed.swap ? 1 : 0);
    if (said > 1) refuse("ENTRY"_rule, Fault::notSensible);
    // SPECIAL-1: without a possible target it only lies there. SPECIAL-2: what can be, must be.
    if (said == 0 && !possible.empty() && m_game.options.effects == SpecialEffects::compulsory) {
      refuse("SPECIAL-2"_rule, Fault::mustAct);
    }
    if (deed.target != 0) judgeTarget(deed.target, possible);
    if (deed.troop) judgeTroop(*deed.troop, possible);
    if (deed.resource) judgeResource(*deed.resource, possible);
    if (deed.raise && !possible.raise) refuse("ENTRY"_rule, Fault::notSensible);
    if (!deed.swap) return;
    if (m_kind != CardKind::stonemason) {
      refuse("ENTRY"_rule, Fault::notSensible);
    } else {
      judgeSwap(m_state, actor, *deed.swap, ruleOf(m_kind), m_verdict);
    }
  }

private:
  void refuse(RuleId rule, Fault fault, About about = {}) {
    if (about.thing == table::nothing) about.thing = code(m_kind);
    m_verdict.add(finding(rule, fault, m_actor, about));
  }
  void judgeTarget(int number, const Choices& possible) {
    if (std::ranges::find(possible.targets, number) != possible.targets.end()) return;
    if (!takesTarget(m_kind)) {
      refuse("ENTRY"_rule, Fault::notSensible);
      return;
    }
    const bool gone = m_state.lyingCard(number) == nullptr;
    refuse(gone ? "SPECIAL-1"_rule : ruleOf(m_kind), gone ? Fault::targetGone : Fault::wrongTarget,
           {.had = number});
  }
  void judgeTroop(const TroopAt& troop, const Choices& possible) {
    if (std::ranges::find(possible.troops, troop) != possible.troops.end()) return;
    const bool lies = m_state.on(troop.site).troop(troop.kind) != noPlayer;
    if (m_kind != CardKind::protector) {
      refuse("ENTRY"_rule, Fault::notSensible);
      return;
    }
    refuse(ruleOf(m_kind), lies ? Fault::troopElsewhere : Fault::noTroopThere,
           {.place = code(troop.site), .thing = code(troop.kind)});
  }
  void judgeResource(Resource kind, const Choices& possible) {
    if (has(possible.resources, kind)) return;
    if (m_kind == CardKind::politician) {
      judgeOfChoice(m_game, m_state.supply[kind], m_actor, kind, ruleOf(m_kind), m_verdict);
    } else if (m_kind == CardKind::vizier) {
      refuse(ruleOf(m_kind), Fault::notThere, {.place = code(m_state.active), .thing = code(kind)});
    } else {
      refuse("ENTRY"_rule, Fault::notSensible);
    }
  }

  const Game& m_game;
  const State& m_state;
  Verdict& m_verdict;
  Player m_actor = noPlayer;
  CardKind m_kind = CardKind::merchant;
};

/// What goes off beside the card it is about; `number` = of the card whose effect it is.
void carryOut(Changes& changes, Player actor, CardKind kind, int number, const Deed& deed) {
  State& state = changes.state();
  const RuleId rule = ruleOf(kind);
  if (deed.target != 0 && kind != CardKind::philosopher) changes.removeCard(deed.target, rule);
  if (deed.target != 0 && kind == CardKind::philosopher) {
    changes.endDoubling(); // there is one marker only (SET-5)
    state.lying[at(deed.target - 1)].doubled = true;
    changes.marker(actor, Marker::philosopher, deed.target, 0, 1, rule);
  }
  if (deed.troop) sendHome(changes, *deed.troop, rule);
  const std::uint8_t here = siteSpot(state.active);
  if (deed.resource && kind == CardKind::vizier) {
    changes.move(some(1, *deed.resource), here, ownSpot, actor, rule);
  }
  if (kind == CardKind::politician) {
    if (deed.resource) changes.move(some(1, *deed.resource), supplySpot, here, actor, rule);
    changes.drawCard(actor, rule);
  }
  LyingCard& self = state.lying[at(number - 1)];
  if (deed.swap) swapResources(changes, *deed.swap);
  self.swapped = self.swapped || deed.swap.has_value();
  self.raises = self.raises || deed.raise;
}

} // namespace

int swapSize(const State& state, Site other) {
  if (other == state.active) return 0;
  return std::min({2, state.on(state.active).resources.total(), state.on(other).resources.total()});
}

Choices choicesOf(const Game& game, const State& state, CardKind kind, Player actor, int self) {
  Choices all;
  const auto target = [&](auto qualifies) {
    for (std::size_t i = 0; i < state.lying.size(); ++i) {
      const LyingCard& there = state.lying[i];
      if (there.lies && static_cast<int>(i) + 1 != self && qualifies(there)) {
        all.targets.push_back(static_cast<std::uint8_t>(i + 1));
      }
    }
  };
  const auto eachSite = [&](auto look) {
    for (const Site site : allSites) look(site);
  };
  switch (kind) {
  case CardKind::bandit:
    target([&](const LyingCard& there) { return there.player != actor; });
    break;
  case CardKind::protector:
    target([](const LyingCard& /*there*/) { return true; });
    eachSite([&](Site site) {
      const bool near = game.options.protectorTroop == ProtectorTroop::anySite;
      if (!near && site != state.active) return;
      for (const Troop troop : allTroops) {
        if (state.on(site).troop(troop) != noPlayer) all.troops.push_back({site, troop});
      }
    });
    break;
  case CardKind::thief:
    target([](const LyingCard& there) { return there.card.kind == CardKind::merchant; });
    break;
  case CardKind::philosopher: target([](const LyingCard& there) { return !there.doubled; }); break;
  case CardKind::vizier: all.resources = state.on(state.active).resources.kinds(); break;
  case CardKind::politician:
    all.resources = state.supply.kinds();
    if (!game.options.freeChoiceStatue) {
      all.resources = static_cast<ResourceSet>(all.resources & ~bitOf(Resource::statue));
    }
    break;
  case CardKind::stonemason:
    all.raise = self == 0;
    eachSite([&](Site site) {
      if (swapSize(state, site) > 0) include(all.swaps, site);
    });
    break;
  case CardKind::merchant:
  case CardKind::negotiator:
  case CardKind::torturer:
  case CardKind::deity:
  case CardKind::revolt:
  case CardKind::highPriest:
  case CardKind::slaveDriver: break;
  }
  return all;
}

std::optional<CardKind> repeatedOf(const State& state, int number) {
  const LyingCard* card = state.lyingCard(number);
  if (card == nullptr) return std::nullopt;
  const CardKind kind = card->card.kind;
  const bool acts = ruleOf(kind) != "ENTRY"_rule && kind != CardKind::philosopher;
  if (!acts || (kind == CardKind::stonemason && !card->swapped)) return std::nullopt;
  return kind;
}

Player actorOfRepeat(const Game& game, const State& state, Player player, int number) {
  if (game.options.philosopherActor == PhilosopherActor::player) return player;
  return state.lying[at(number - 1)].player;
}

void judgeSwap(const State& state, Player player, const Swap& swap, RuleId rule, Verdict& verdict) {
  const int size = swapSize(state, swap.site);
  const Resources& here = state.on(state.active).resources;
  const Resources& there = state.on(swap.site).resources;
  if (!here.contains(swap.give) || !there.contains(swap.get)) {
    verdict.add(finding(rule, Fault::notThere, player, {.place = code(swap.site)}));
  }
  for (const int had : {swap.give.total(), swap.get.total()}) {
    if (had == size && size > 0) continue;
    verdict.add(finding(rule, Fault::wrongSwap, player,
                        {.place = code(swap.site), .needed = size, .had = had}));
    return;
  }
}

void judgeDeeds(const Game& game, const State& state, const Play& entry, Verdict& verdict) {
  DeedJudge judge(game, state, verdict);
  const CardKind kind = entry.card.kind;
  judge.judge(entry.player, kind, entry.deed, choicesOf(game, state, kind, entry.player));
  const int doubled = kind == CardKind::philosopher ? entry.deed.target : 0;
  if (const auto repeated = repeatedOf(state, doubled)) {
    const Player actor = actorOfRepeat(game, state, entry.player, doubled);
    judge.judge(actor, *repeated, entry.again, choicesOf(game, state, *repeated, actor, doubled));
  } else if (!entry.again.isNothing()) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
  }
}

void carryOutDeeds(Changes& changes, const Play& entry) {
  const State& state = changes.state();
  const auto self = static_cast<int>(state.lying.size());
  const CardKind kind = entry.card.kind;
  carryOut(changes, entry.player, kind, self, entry.deed);
  const int doubled = kind == CardKind::philosopher ? entry.deed.target : 0;
  if (const auto repeated = repeatedOf(state, doubled)) {
    const Player actor = actorOfRepeat(changes.game(), state, entry.player, doubled);
    carryOut(changes, actor, *repeated, doubled, entry.again);
  }
}

Bits markersFree(const State& state, Player player, const Card& card) {
  Bits free = 0;
  if (state.active != Site::giza || card.kind != CardKind::torturer) return free;
  if (state.of(player).marker != 0) return free;
  for (int marker = 1; marker <= state.players; ++marker) {
    if (std::ranges::find(state.player, marker, &PlayerState::marker) == state.player.end()) {
      include(free, marker);
    }
  }
  return free;
}

bool mayGain(const State& state, const Card& card) {
  return state.active == Site::alexandria && card.ankh == true;
}

bool maySendHome(const State& state, const Card& card) {
  return state.active == Site::cairo && card.ankh == true && !state.ankhSeen;
}

void judgeOfChoice(const Game& game, int left, Player player, Resource kind, RuleId rule,
                   Verdict& verdict) {
  const bool isStatue = kind == Resource::statue && !game.options.freeChoiceStatue;
  if (isStatue) verdict.add(finding(rule, Fault::noStatue, player));
  if (left > 0) return;
  verdict.add(
      finding(rule, Fault::supplyLacks, player, {.thing = code(kind), .needed = 1, .had = left}));
}

void judgePower(const Game& game, const State& state, const Play& entry, Verdict& verdict) {
  const auto refuse = [&](RuleId rule, Fault fault, int had = 0) {
    verdict.add(finding(rule, fault, entry.player, {.place = code(state.active), .had = had}));
  };
  if (asksForAnkh(state.active) && !entry.card.ankh) {
    refuse("POWER-FIRST"_rule, Fault::ankhNotTold);
  }
  if (entry.marker != 0 && !has(markersFree(state, entry.player, entry.card), entry.marker)) {
    const bool ofGiza = state.active == Site::giza && entry.card.kind == CardKind::torturer;
    const bool second = ofGiza && state.of(entry.player).marker != 0;
    refuse("POWER-GIZA"_rule,
           !ofGiza ? Fault::noPower : (second ? Fault::hasMarker : Fault::markerTaken),
           entry.marker);
  }
  if (entry.gain) {
    if (!mayGain(state, entry.card)) refuse("POWER-ALEXANDRIA"_rule, Fault::noPower);
    // PLAY-5: what a politician has put on the site is no longer there.
    int left = state.supply[*entry.gain];
    for (const Deed* deed : {&entry.deed, &entry.again}) {
      const bool ofRepeat = deed == &entry.again;
      const auto kind = ofRepeat ? repeatedOf(state, entry.deed.target) : entry.card.kind;
      left -= kind == CardKind::politician && deed->resource == entry.gain ? 1 : 0;
    }
    judgeOfChoice(game, left, entry.player, *entry.gain, "POWER-ALEXANDRIA"_rule, verdict);
  }
  if (entry.home) {
    if (!maySendHome(state, entry.card)) refuse("POWER-CAIRO"_rule, Fault::noPower);
    const TroopAt troop{state.active, *entry.home};
    const bool gone = entry.deed.troop == troop || entry.again.troop == troop;
    if (gone || state.on(troop.site).troop(troop.kind) == noPlayer) {
      refuse("POWER-CAIRO"_rule, Fault::noTroopThere);
    }
  }
}

void carryOutPower(Changes& changes, const Play& entry) {
  State& state = changes.state();
  if (entry.marker != 0) takeMarker(changes, entry.player, entry.marker);
  if (entry.gain) {
    changes.move(some(1, *entry.gain), supplySpot, ownSpot, entry.player, "POWER-ALEXANDRIA"_rule);
  }
  if (entry.home) sendHome(changes, {state.active, *entry.home}, "POWER-CAIRO"_rule);
  if (entry.card.ankh != true) return;
  const bool first = !std::exchange(state.ankhSeen, true);
  if (first && state.active == Site::luxor) changes.drawCard(entry.player, "POWER-LUXOR"_rule);
}

void swapResources(Changes& changes, const Swap& swap) {
  const std::uint8_t here = siteSpot(changes.state().active);
  const std::uint8_t there = siteSpot(swap.site);
  changes.move(swap.give, here, there, noPlayer, "SPECIAL-STONEMASON"_rule);
  changes.move(swap.get, there, here, noPlayer, "SPECIAL-STONEMASON"_rule);
}

void sendHome(Changes& changes, const TroopAt& troop, RuleId rule) {
  changes.troop(troop.site, troop.kind, noPlayer, rule);
}

void takeMarker(Changes& changes, Player player, std::uint8_t marker) {
  std::uint8_t& own = changes.of(player).marker;
  changes.marker(player, Marker::order, table::nothing, own, marker, "POWER-GIZA"_rule);
  own = marker;
}

} // namespace nilometer::pyramidion
