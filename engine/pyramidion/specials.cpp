// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/specials.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// By CardKind; of those without an effect of their own the rule that says so.
constexpr RuleId ofNone = "ENTRY"_rule;
constexpr auto effectRules = std::to_array<RuleId>(
    {ofNone, ofNone, ofNone, ofNone, ofNone, ofNone, "SPECIAL-BANDIT"_rule,
     "SPECIAL-PROTECTOR"_rule, "SPECIAL-VIZIER"_rule, "SPECIAL-THIEF"_rule,
     "SPECIAL-PHILOSOPHER"_rule, ofNone, "SPECIAL-STONEMASON"_rule, "SPECIAL-POLITICIAN"_rule});
static_assert(effectRules.size() == kindCount);

bool holds(const auto& list, const auto& value) {
  return std::ranges::find(list, value) != list.end();
}

/// A stonemason that did nothing. Before version 2 it did nothing when doubled, either.
bool isIdle(const Game& game, const State& state, int number) {
  const LyingCard* card = state.lyingCard(number);
  return game.rules >= 2 && card != nullptr && !card->raises && !card->swapped;
}

/// The two sides of a swap are there and as many as they have to be.
void judgeSwap(const State& state, Player player, const Swap& swap, Verdict& verdict) {
  const RuleId rule = "SPECIAL-STONEMASON"_rule;
  const Refusal refuse(verdict, player);
  const int size = swapSize(state, swap.site);
  const Resources& here = state.on(state.active).resources;
  const Resources& there = state.on(swap.site).resources;
  if (!here.contains(swap.give) || !there.contains(swap.get)) {
    refuse(rule, Fault::notThere, {.place = code(swap.site)});
  }
  for (const int had : {swap.give.total(), swap.get.total()}) {
    if (had == size && size > 0) continue;
    return refuse(rule, Fault::wrongSwap, {.place = code(swap.site), .needed = size, .had = had});
  }
}

/// A resource of choice that is none (option freeChoiceStatue), or that the supply lacks.
void judgeOfChoice(const Game& game, int left, Player player, Resource kind, RuleId rule,
                   Verdict& verdict) {
  const Refusal refuse(verdict, player);
  const bool isStatue = kind == Resource::statue && !game.options.freeChoiceStatue;
  if (isStatue) refuse(rule, Fault::noStatue);
  const About lacks{.thing = code(kind), .needed = 1, .had = left};
  if (left < 1) refuse(rule, Fault::supplyLacks, lacks);
}

/// A deed with all that it may be; `self` = the number of the card whose effect it is.
void judgeDeed(const Game& game, const State& state, Player actor, CardKind kind, int self,
               const Deed& deed, Verdict& verdict) {
  const Choices possible = choicesOf(game, state, kind, actor, self);
  const RuleId rule = effectRules[at(kind)];
  const Refusal refuse(verdict, actor);
  const About card{.thing = code(kind)};
  const int said = (deed.target != 0 ? 1 : 0) + (deed.troop ? 1 : 0) + (deed.resource ? 1 : 0) +
                   (deed.raise ? 1 : 0) + (deed.swap ? 1 : 0);
  if (said > 1 || !isOfKind(kind, deed) || (deed.raise && !possible.raise)) {
    return refuse("ENTRY"_rule, Fault::notSensible, card);
  }
  // SPECIAL-1: without a possible target it only lies there. SPECIAL-2: what can be, must be.
  if (said == 0 && !possible.empty() && game.options.effects == SpecialEffects::compulsory) {
    refuse("SPECIAL-2"_rule, Fault::mustAct, card);
  }
  if (deed.target != 0 && !holds(possible.targets, deed.target)) {
    const bool gone = state.lyingCard(deed.target) == nullptr;
    refuse(gone ? "SPECIAL-1"_rule : rule, gone ? Fault::targetGone : Fault::wrongTarget,
           {.thing = card.thing, .had = deed.target});
  }
  if (deed.troop && state.waitsForMinima(deed.troop->site)) {
    verdict.add(table::missingValue("RESOLVE-5"_rule, printedMinima(deed.troop->site)));
  } else if (deed.troop && !holds(possible.troops, *deed.troop)) {
    const bool lies = state.on(deed.troop->site).troop(deed.troop->kind) != noPlayer;
    refuse(rule, lies ? Fault::troopElsewhere : Fault::noTroopThere,
           {.place = code(deed.troop->site), .thing = code(deed.troop->kind)});
  }
  if (deed.resource && kind == CardKind::politician) {
    judgeOfChoice(game, state.supply[*deed.resource], actor, *deed.resource, rule, verdict);
  } else if (deed.resource && !has(possible.resources, *deed.resource)) {
    refuse(rule, Fault::notThere, {.place = code(state.active), .thing = code(*deed.resource)});
  }
  if (deed.swap) judgeSwap(state, actor, *deed.swap, verdict);
}

/// What goes off beside the card it is about; `number` = of the card whose effect it is.
void carryOut(Changes& changes, Player actor, CardKind kind, int number, const Deed& deed) {
  State& state = changes.state();
  const RuleId rule = effectRules[at(kind)];
  if (deed.target != 0 && kind != CardKind::philosopher) changes.removeCard(deed.target, rule);
  if (deed.target != 0 && kind == CardKind::philosopher) {
    changes.endDoubling(); // there is one marker only (SET-5)
    state.lying[at(deed.target - 1)].doubled = true;
    changes.marker(actor, Marker::philosopher, 0, 1, rule, deed.target);
  }
  if (deed.troop) changes.troop(*deed.troop, noPlayer, rule);
  if (deed.resource && kind == CardKind::vizier) {
    moveOne(changes, Happening::take, *deed.resource, actor);
  }
  if (kind == CardKind::politician) {
    if (deed.resource) moveOne(changes, Happening::add, *deed.resource, actor);
    changes.drawCard(actor, rule);
  }
  LyingCard& self = state.lying[at(number - 1)];
  if (deed.swap) swapResources(changes, *deed.swap);
  self.swapped = self.swapped || deed.swap.has_value();
  self.raises = self.raises || deed.raise;
}

/// That player takes this order marker.
void judgeMarker(const State& state, Player player, const Card& card, std::uint8_t marker,
                 Verdict& verdict) {
  if (has(markersFree(state, player, card), marker)) return;
  const bool ofGiza = state.active == Site::giza && card.kind == CardKind::torturer;
  const bool second = state.of(player).marker != 0;
  verdict.add(finding("POWER-GIZA"_rule,
                      !ofGiza  ? Fault::noPower
                      : second ? Fault::hasMarker
                               : Fault::markerTaken,
                      player, {.place = code(state.active), .had = marker}));
}

} // namespace

std::vector<Deed> Choices::deeds() const {
  std::vector<Deed> all;
  for (const std::uint8_t target : targets) all.emplace_back().target = target;
  for (const TroopAt& troop : troops) all.emplace_back().troop = troop;
  for (const Resource kind : allResources) {
    if (has(resources, kind)) all.emplace_back().resource = kind;
  }
  if (raise) all.emplace_back().raise = true;
  for (const Site site : allSites) {
    if (has(swaps, site)) all.emplace_back().swap = Swap{site, {}, {}};
  }
  return all;
}

bool isOfKind(CardKind kind, const Deed& deed) {
  using enum CardKind;
  const bool takesTarget = kind == bandit || kind == protector || kind == thief;
  return (deed.target == 0 || takesTarget || kind == philosopher) &&
         (!deed.troop || kind == protector) &&
         (!deed.resource || kind == vizier || kind == politician) &&
         ((!deed.raise && !deed.swap) || kind == stonemason);
}

int swapSize(const State& state, Site other) {
  if (other == state.active) return 0;
  return std::min({2, state.on(state.active).resources.total(), state.on(other).resources.total()});
}

Choices choicesOf(const Game& game, const State& state, CardKind kind, Player actor, int self) {
  Choices all;
  const bool anySite = game.options.protectorTroop == ProtectorTroop::anySite;
  all.targets = state.lyingNumbers([&](const LyingCard& there) {
    return kind == CardKind::protector || (kind == CardKind::bandit && there.player != actor) ||
           (kind == CardKind::thief && there.card.kind == CardKind::merchant) ||
           (kind == CardKind::philosopher && !there.doubled);
  });
  std::erase(all.targets, self);
  for (const Site site : allSites) {
    const bool protects = kind == CardKind::protector && (anySite || site == state.active);
    for (const Troop troop : allTroops) {
      const bool lies = state.on(site).troop(troop) != noPlayer && !state.waitsForMinima(site);
      if (protects && lies) all.troops.push_back({site, troop});
    }
    const bool swaps = kind == CardKind::stonemason && swapSize(state, site) > 0;
    if (swaps) include(all.swaps, site);
  }
  all.raise = kind == CardKind::stonemason && (self == 0 || isIdle(game, state, self));
  if (kind == CardKind::vizier) all.resources = state.on(state.active).resources.kinds();
  if (kind == CardKind::politician) {
    all.resources = state.supply.kinds();
    if (!game.options.freeChoiceStatue) exclude(all.resources, Resource::statue);
  }
  return all;
}

std::optional<Repeat> repeatOf(const Game& game, const State& state, const Play& entry) {
  const LyingCard* card = state.lyingCard(entry.deed.target);
  if (card == nullptr || entry.card.kind != CardKind::philosopher) return std::nullopt;
  const CardKind kind = card->card.kind;
  const bool acts = effectRules[at(kind)] != ofNone && kind != CardKind::philosopher;
  // A stonemason that raises counts double.
  const bool again =
      kind != CardKind::stonemason || card->swapped || isIdle(game, state, entry.deed.target);
  if (!acts || !again) return std::nullopt;
  const bool isOwner = game.options.philosopherActor == PhilosopherActor::owner;
  return Repeat{kind, isOwner ? card->player : entry.player, entry.deed.target};
}

void judgeDeeds(const Game& game, const State& state, const Play& entry, Verdict& verdict) {
  judgeDeed(game, state, entry.player, entry.card.kind, 0, entry.deed, verdict);
  if (const auto repeat = repeatOf(game, state, entry)) {
    judgeDeed(game, state, repeat->actor, repeat->kind, repeat->number, entry.again, verdict);
  } else if (!entry.again.isNothing()) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
  }
}

void carryOutDeeds(Changes& changes, const Play& entry) {
  const State& state = changes.state();
  carryOut(changes, entry.player, entry.card.kind, static_cast<int>(state.lying.size()),
           entry.deed);
  if (const auto repeat = repeatOf(changes.game(), state, entry)) {
    carryOut(changes, repeat->actor, repeat->kind, repeat->number, entry.again);
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

void judgePower(const Game& game, const State& state, const Play& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const About here{.place = code(state.active)};
  if (asksForAnkh(state.active) && !entry.card.ankh) {
    refuse("POWER-FIRST"_rule, Fault::ankhNotTold, here);
  }
  if (entry.marker != 0) judgeMarker(state, entry.player, entry.card, entry.marker, verdict);
  if (entry.gain) {
    if (!mayGain(state, entry.card)) refuse("POWER-ALEXANDRIA"_rule, Fault::noPower, here);
    // PLAY-5: what a politician has put on the site is no longer there.
    int left = state.supply[*entry.gain];
    const auto adds = [&](CardKind kind, const Deed& deed) {
      return kind == CardKind::politician && deed.resource == entry.gain;
    };
    const auto repeat = repeatOf(game, state, entry);
    if (adds(entry.card.kind, entry.deed)) --left;
    if (repeat && adds(repeat->kind, entry.again)) --left;
    judgeOfChoice(game, left, entry.player, *entry.gain, "POWER-ALEXANDRIA"_rule, verdict);
  }
  if (entry.home) {
    if (!maySendHome(state, entry.card)) refuse("POWER-CAIRO"_rule, Fault::noPower, here);
    const TroopAt troop{state.active, *entry.home};
    const bool gone = entry.deed.troop == troop || entry.again.troop == troop;
    if (gone || state.on(troop.site).troop(troop.kind) == noPlayer) {
      refuse("POWER-CAIRO"_rule, Fault::noTroopThere, here);
    }
  }
}

void carryOutPower(Changes& changes, const Play& entry) {
  State& state = changes.state();
  if (entry.marker != 0) takeMarker(changes, entry.player, entry.marker);
  if (entry.gain) moveOne(changes, Happening::gain, *entry.gain, entry.player);
  if (entry.home) changes.troop({state.active, *entry.home}, noPlayer, "POWER-CAIRO"_rule);
  if (entry.card.ankh != true) return;
  const bool first = !std::exchange(state.ankhSeen, true);
  if (first && state.active == Site::luxor) changes.drawCard(entry.player, "POWER-LUXOR"_rule);
}

void moveOne(Changes& changes, Happening what, Resource kind, Player player) {
  constexpr std::array rules{"POWER-ALEXANDRIA"_rule, "SPECIAL-VIZIER"_rule,
                             "SPECIAL-POLITICIAN"_rule};
  const std::uint8_t here = siteSpot(changes.state().active);
  changes.move(some(1, kind), what == Happening::take ? here : supplySpot,
               what == Happening::add ? here : ownSpot, player, rules[at(what)]);
}

void swapResources(Changes& changes, const Swap& swap) {
  const std::uint8_t here = siteSpot(changes.state().active);
  const std::uint8_t there = siteSpot(swap.site);
  changes.move(swap.give, here, there, noPlayer, "SPECIAL-STONEMASON"_rule);
  changes.move(swap.get, there, here, noPlayer, "SPECIAL-STONEMASON"_rule);
}

void takeMarker(Changes& changes, Player player, std::uint8_t marker) {
  std::uint8_t& own = changes.of(player).marker;
  changes.marker(player, Marker::order, own, marker, "POWER-GIZA"_rule);
  own = marker;
}

} // namespace nilometer::pyramidion
