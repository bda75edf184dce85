// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/resolve.h"

#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::pyramidion {

namespace {

constexpr int deityValue = 6;
constexpr int stonemasonRaises = 3;
constexpr int philaeAdds = 2;

/// The lying high priest; nobody has two.
const LyingCard* highPriest(const State& state) {
  const auto found = std::ranges::find_if(state.lying, [](const LyingCard& there) {
    return there.lies && there.card.kind == CardKind::highPriest;
  });
  return found == state.lying.end() ? nullptr : &*found;
}

/// TORTURER-1 to TORTURER-4, NEGOTIATOR-1 to NEGOTIATOR-4.
struct StationRules {
  RuleId wins, replaces, noneLeft, stays;
};
constexpr std::array<StationRules, 2> stationRules{
    {{"TORTURER-1"_rule, "TORTURER-2"_rule, "TORTURER-3"_rule, "TORTURER-4"_rule},
     {"NEGOTIATOR-1"_rule, "NEGOTIATOR-2"_rule, "NEGOTIATOR-3"_rule, "NEGOTIATOR-4"_rule}}};

/// Tells who is alone in front, if anybody.
std::optional<Player> inFront(Changes& changes, const Sums& sums, Category category, RuleId rule) {
  const Totals& totals = sums[at(category)];
  const auto winner = aloneInFront(totals, changes.game().options.zeroWins);
  if (winner) {
    changes.note(*winner, Note::inFront, rule, code(category), 0, *totals[*winner]);
  } else {
    changes.note(noPlayer, Note::nobodyAhead, "RESOLVE-3"_rule, code(category));
  }
  return winner;
}

Category categoryOf(Troop kind) {
  return kind == Troop::torturer ? Category::influence : Category::negotiation;
}

/// What that site asks for, raised; 0 as long as it is not known.
int leastFor(const State& state, const UnresolvedSite& there, Troop kind) {
  const auto& minima = state.sheet[at(there.site)].minima;
  return minima ? (*minima)[at(categoryOf(kind))] + there.raised : 0;
}

void station(Changes& changes, const UnresolvedSite& where, Troop kind) {
  const State& state = changes.state();
  const StationRules& rules = stationRules[at(kind)];
  const Category category = categoryOf(kind);
  const auto winner = inFront(changes, where.sums, category, rules.wins);
  if (!winner) return;
  const int sum = *where.sums[at(category)][*winner];
  const int minimum = leastFor(state, where, kind);
  const PrintedPlace printed = printedMinima(where.site);
  if (sum < minimum) {
    changes.note(*winner, Note::belowMinimum, rules.wins, code(category), minimum, sum, printed);
    return;
  }
  const Player there = state.on(where.site).troop(kind);
  if (there == *winner) {
    changes.note(*winner, Note::staysThere, rules.stays, code(kind));
  } else if (where.placed[at(kind)] >= troopsOfAKind) {
    changes.note(*winner, Note::noTroopLeft, rules.noneLeft, code(kind));
  } else {
    const RuleId rule = there == noPlayer ? rules.wins : rules.replaces;
    changes.troop({where.site, kind}, *winner, rule, printed);
  }
}

std::optional<Player> winnerOf(const Game& game, const Sums& sums, Troop kind) {
  return aloneInFront(sums[at(categoryOf(kind))], game.options.zeroWins);
}

bool needsMinima(const Game& game, const Sums& sums) {
  const auto isWon = [&](Troop kind) { return winnerOf(game, sums, kind).has_value(); };
  return std::ranges::any_of(allTroops, isWon);
}

/// What the active site is resolved by.
UnresolvedSite unresolved(const Game& game, const State& state) {
  UnresolvedSite there{state.active, state.sums, state.raised};
  for (const Troop kind : allTroops) {
    const auto winner = winnerOf(game, there.sums, kind);
    const int placed = winner ? state.troopsOnSites(*winner, kind) : 0;
    there.placed[at(kind)] = static_cast<std::uint8_t>(placed);
  }
  return there;
}

/// TORTURER-3, NEGOTIATOR-3: whether it depends on so many sites before it that are not resolved
/// whether the winner has a troop left.
bool dependsOn(const Game& game, const State& state, const UnresolvedSite& there, int before) {
  return before > 0 && std::ranges::any_of(allTroops, [&](Troop kind) {
           const auto winner = winnerOf(game, there.sums, kind);
           return winner &&
                  *there.sums[at(categoryOf(kind))][*winner] >= leastFor(state, there, kind) &&
                  state.on(there.site).troop(kind) != *winner &&
                  there.placed[at(kind)] + before >= troopsOfAKind;
         });
}

/// MERCHANT-1.
void handOverResources(Changes& changes) {
  const State& state = changes.state();
  const auto winner = inFront(changes, state.sums, Category::haggling, "MERCHANT-1"_rule);
  if (!winner) return;
  const Site site = state.active;
  changes.move(state.on(site).resources, siteSpot(site), ownSpot, *winner, "MERCHANT-1"_rule);
}

/// Ends a site but for its troops, which wait for its minima where these are not known.
void goOnBehindMinima(Changes& changes) {
  State& state = changes.state();
  state.waiting.push_back(unresolved(changes.game(), state));
  resolveWaiting(changes);
  handOverResources(changes);
  if (takeBackChoices(changes.game(), state).empty()) return clearSite(changes);
  state.turn = highPriest(state)->player;
  changes.phase(Phase::priest, "SPECIAL-HIGH-PRIEST"_rule);
}

void takeBack(Changes& changes, int number) {
  LyingCard& there = changes.state().lying[at(number - 1)];
  PlayerState& own = changes.of(there.player);
  const int before = own.hand();
  there.lies = there.doubled = false;
  if (there.card.basic) {
    ++own.basics[at(there.card.kind)];
    own.singlesOut &= ~idBit(there.card.id);
  } else {
    ++own.common;
    own.known.push_back(there.card);
  }
  changes.card(there.player, CardMove::takenBack, "SPECIAL-HIGH-PRIEST"_rule, number, before,
               before + 1);
}

} // namespace

int slavesOf(const State& state, Player player) {
  return state.lyingTimes([&](const LyingCard& there) {
    return there.card.kind == CardKind::slaveDriver && there.player != player;
  });
}

int valueOf(const Game& game, const State& state, const LyingCard& card, Category category) {
  // CARD-6: a deity has no other values than this one.
  int value = card.card.values[at(category)];
  if (card.card.kind == CardKind::deity) value = card.category == category ? deityValue : 0;
  value = card.times() * value - slavesOf(state, card.player);
  return game.options.slaveDriverFloor == SlaveDriverFloor::zero ? std::max(value, 0) : value;
}

Totals totalsOf(const Game& game, const State& state, Category category) {
  Totals totals{};
  for (const LyingCard& there : state.lying) {
    if (!there.lies) continue;
    auto& total = totals[there.player];
    total = static_cast<std::int16_t>(total.value_or(std::int16_t{0}) +
                                      valueOf(game, state, there, category));
  }
  return totals;
}

int raisedNow(const State& state) {
  return stonemasonRaises * state.lyingTimes(&LyingCard::raises);
}

std::optional<Player> aloneInFront(const Totals& totals, bool zeroWins) {
  const auto best = std::ranges::max_element(totals);
  if (!*best || std::ranges::count(totals, *best) > 1) return std::nullopt;
  if (**best <= 0 && !zeroWins) return std::nullopt;
  return static_cast<Player>(best - totals.begin());
}

int markersDue(const State& state) {
  return state.lyingTimes([](const auto& there) { return there.card.kind == CardKind::revolt; });
}

int strengthOf(const Markers& markers, Site site) {
  int strength = 0;
  for (std::size_t i = 0; i < markers.count; ++i) {
    strength += markers.turned[i].value + (site == Site::philae ? philaeAdds : 0);
  }
  return strength;
}

PlayerSet failedIn(const Totals& influence, int strength) {
  return table::setOf<PlayerSet>(table::allOf<Player, maxPlayers>(), [&](Player player) {
    return influence[player] && *influence[player] < strength;
  });
}

void dropFailed(Tally& tally, const State& state) {
  const PlayerSet failed = failedIn(tally.before, strengthOf(tally.markers, state.active));
  for (Totals& totals : tally.sums) {
    for (Player player = 0; player < state.players; ++player) {
      if (has(failed, player)) totals[player].reset();
    }
  }
}

std::optional<int> minimumOf(const State& state, Category category) {
  const auto& minima = state.sheet[at(state.active)].minima;
  if (!minima || category == Category::haggling) return std::nullopt;
  return (*minima)[at(category)] + state.raised;
}

void startResolving(Changes& changes) {
  // RESOLVE-6: nothing is decided here, only read.
  if (markersDue(changes.state()) == 0) return goOnResolving(changes);
  changes.state().turn = noPlayer;
  changes.phase(Phase::revolt, "REVOLT-1"_rule);
}

void judge(const Game& /*game*/, const State& state, const Revolt& entry, Verdict& verdict) {
  const int due = markersDue(state);
  if (entry.markers.count == due) return;
  verdict.add(finding("REVOLT-2"_rule, Fault::wrongCount, noPlayer,
                      {.needed = due, .had = entry.markers.count}));
}

void tellRevolt(Changes& changes, const Markers& markers, const Totals& influence) {
  const State& state = changes.state();
  for (std::size_t i = 0; i < markers.count; ++i) {
    readOnce(changes.state().readings.markers, markers.turned[i]);
    changes.card(noPlayer, CardMove::markerTurned, "REVOLT-2"_rule, table::nothing, 0,
                 markers.turned[i].value, "revoltMarkers"_printed);
  }
  const int strength = strengthOf(markers, state.active);
  const bool atPhilae = state.active == Site::philae;
  changes.note(noPlayer, Note::strength, atPhilae ? "POWER-PHILAE"_rule : "REVOLT-3"_rule,
               table::nothing, 0, strength);
  for (Player player = 0; player < state.players; ++player) {
    if (!has(failedIn(influence, strength), player)) continue;
    changes.note(player, Note::failed, "REVOLT-4"_rule, table::nothing, strength,
                 *influence[player]);
  }
}

void leadRevolt(Changes& changes, const Markers& markers, const Totals& before,
                const Totals& after) {
  const RuleOptions& options = changes.game().options;
  const bool anew = options.revoltLeader == RevoltLeader::survivors;
  const auto leader = aloneInFront(anew ? after : before, options.zeroWins);
  if (!leader) {
    changes.note(noPlayer, Note::nobodyAhead, "REVOLT-5"_rule, code(Category::influence));
    return;
  }
  // REVOLT-6: the markers themselves go back unseen.
  for (std::size_t i = 0; i < markers.count; ++i) {
    changes.payOut(markers.turned[i].pictured, ownSpot, *leader, "REVOLT-5"_rule,
                   "revoltMarkers"_printed);
  }
}

void apply(Changes& changes, const Revolt& entry) {
  const Game& game = changes.game();
  State& state = changes.state();
  // REVOLT-4: all with the same sums, before anybody loses a card.
  const Totals before = totalsOf(game, state, Category::influence);
  tellRevolt(changes, entry.markers, before);
  const PlayerSet failed = failedIn(before, strengthOf(entry.markers, state.active));
  for (Player player = 0; player < state.players; ++player) {
    const auto isLost = [&](const LyingCard& there) {
      return there.player == player && has(failed, player);
    };
    for (const std::uint8_t number : state.lyingNumbers(isLost)) {
      changes.removeCard(number, "REVOLT-4"_rule, true);
    }
  }
  leadRevolt(changes, entry.markers, before, totalsOf(game, state, Category::influence));
  goOnResolving(changes);
}

void goOnResolving(Changes& changes) {
  const Game& game = changes.game();
  State& state = changes.state();
  if (!game.byTotals()) {
    for (const Category category : allCategories) {
      state.sums[at(category)] = totalsOf(game, state, category);
    }
    state.raised = static_cast<std::uint8_t>(raisedNow(state));
  }
  state.turn = noPlayer;
  const bool known = state.sheet[at(state.active)].minima.has_value();
  if (needsMinima(game, state.sums) && !known) {
    return changes.phase(Phase::minima, "RESOLVE-5"_rule);
  }
  goOnBehindMinima(changes);
}

bool resolvesActive(const State& state) {
  return !state.on(state.active).sundial; // RESOLVE-7
}

const UnresolvedSite* askedAgain(const State& state) {
  if (state.phase != Phase::minima || resolvesActive(state)) return nullptr;
  const auto isAsked = [&](const UnresolvedSite& there) {
    return !state.sheet[at(there.site)].minima;
  };
  const auto asked = std::ranges::find_if(state.waiting, isAsked);
  return asked == state.waiting.end() ? nullptr : &*asked;
}

Site minimaAskedOf(const State& state) {
  const UnresolvedSite* again = askedAgain(state);
  return again == nullptr ? state.active : again->site;
}

void resolveWaiting(Changes& changes) {
  const Game& game = changes.game();
  State& state = changes.state();
  std::vector<UnresolvedSite> all = std::exchange(state.waiting, {});
  for (std::size_t i = 0; i < all.size(); ++i) {
    const UnresolvedSite there = all[i];
    const bool known =
        state.sheet[at(there.site)].minima.has_value() || !needsMinima(game, there.sums);
    if (!known || dependsOn(game, state, there, static_cast<int>(state.waiting.size()))) {
      state.waiting.push_back(there);
      continue;
    }
    const auto before = state.on(there.site).troops;
    for (const Troop kind : allTroops) {
      station(changes, there, kind);
      const Player now = state.on(there.site).troop(kind);
      if (now == before[at(kind)]) continue;
      // What comes or goes here is there for those that were resolved later.
      for (std::size_t later = i + 1; later < all.size(); ++later) {
        const auto winner = winnerOf(game, all[later].sums, kind);
        if (winner && *winner == now) ++all[later].placed[at(kind)];
        if (winner && *winner == before[at(kind)]) --all[later].placed[at(kind)];
      }
    }
  }
}

void judge(const Game& /*game*/, const State& state, const Later& entry, Verdict& verdict) {
  const About there{.place = code(entry.site)};
  if (entry.what == Waiting::corner) {
    if (state.phase != Phase::load && !judgePhase(state, Phase::corner, verdict)) return;
    if (has(cornersAsked(state), entry.site)) return;
    return verdict.add(finding("ENTRY"_rule, Fault::notSensible, noPlayer, there));
  }
  if (!judgePhase(state, Phase::minima, verdict)) return;
  if (entry.site != minimaAskedOf(state)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, noPlayer, there));
  } else if (!resolvesActive(state)) {
    verdict.add(finding("RESOLVE-5"_rule, Fault::cannotWait, noPlayer, there));
  }
}

void apply(Changes& changes, const Later& entry) {
  const bool ofCorner = entry.what == Waiting::corner;
  changes.note(noPlayer, Note::putOff, ofCorner ? "LOAD-6"_rule : "RESOLVE-5"_rule,
               code(entry.site));
  if (!ofCorner) return goOnBehindMinima(changes);
  State& state = changes.state();
  include(state.cornersPutOff, entry.site);
  include(state.cornersLeft, entry.site);
  if (state.phase == Phase::corner) goOnEnding(changes);
}

void apply(Changes& changes, const TellMinima& entry) {
  State& state = changes.state();
  state.sheet[at(entry.site)].minima = {entry.influence, entry.negotiation};
  changes.note(noPlayer, Note::toldMinima, "RESOLVE-5"_rule, code(entry.site), entry.influence,
               entry.negotiation);
  resolveWaiting(changes);
  if (state.phase != Phase::minima) return;
  resolvesActive(state) ? goOnResolving(changes) : goOnActivating(changes);
}

std::vector<std::uint8_t> takeBackChoices(const Game& game, const State& state) {
  const LyingCard* priest = highPriest(state);
  return state.lyingNumbers([&](const LyingCard& there) {
    const bool isOwn = priest != nullptr && there.player == priest->player;
    return isOwn && (&there != priest || game.options.highPriestSelf);
  });
}

int mostTakenBack(const State& state) {
  const LyingCard* priest = highPriest(state);
  return priest == nullptr ? 1 : priest->times();
}

void judge(const Game& game, const State& state, const TakeBack& entry, Verdict& verdict) {
  const auto choices = takeBackChoices(game, state);
  const Refusal refuse(verdict, entry.player);
  const RuleId rule = "SPECIAL-HIGH-PRIEST"_rule;
  int count = 0;
  for (const std::uint8_t number : entry.cards) {
    if (number == 0) continue;
    ++count;
    if (std::ranges::find(choices, number) != choices.end()) continue;
    const LyingCard* there = state.lyingCard(number);
    const bool gone = there == nullptr;
    const bool own = !gone && there->player == state.turn;
    refuse(rule, gone ? Fault::targetGone : (own ? Fault::notItself : Fault::notOwnCard),
           {.had = number});
  }
  if (count == 0 && game.options.highPriestMust && !choices.empty()) {
    refuse(rule, Fault::mustAct, {.thing = code(CardKind::highPriest)});
  }
  const int most = mostTakenBack(state);
  if (count > most) refuse(rule, Fault::tooManyBack, {.needed = most, .had = count});
  if (count == 2 && entry.cards[0] == entry.cards[1]) refuse("ENTRY"_rule, Fault::notSensible);
}

void apply(Changes& changes, const TakeBack& entry) {
  for (const std::uint8_t number : entry.cards) {
    if (number != 0) takeBack(changes, number);
  }
  if (entry == TakeBack{entry.player, {}}) {
    changes.note(entry.player, Note::declined, "SPECIAL-HIGH-PRIEST"_rule);
  }
  clearSite(changes);
}

} // namespace nilometer::pyramidion
