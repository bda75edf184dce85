// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game.h"

#include "engine/pyramidion/game_rules.h"
#include "engine/pyramidion/likely.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "engine/table/entries.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <string_view>

namespace nilometer::pyramidion {

namespace {

constexpr auto impossibleFaults = [] {
  table::ImpossibleFaults<Fault, faultCount> all;
  using enum Fault;
  all.add(Invariant::phase,
          {wrongPhase, notSensible, wrongPlayerCount, noChoiceThere, activatedAll, noCategory,
           ankhNotTold, targetGone, pointsMissing, hasSundial, notNeeded, cannotWait});
  all.add(Invariant::resources, {notThere, supplyLacks, paysTooMuch, wrongSwap});
  all.add(Invariant::troops, {noTroopThere, troopUsed});
  all.add(Invariant::cards, {notInHand, tooManyOfKind, cardElsewhere, notOwnCard});
  all.add(Invariant::boats, {boatElsewhere, boatNotDrawn, noSuchBoat});
  all.add(Invariant::order, {wrongNumbers, markerTaken, hasMarker});
  return all;
}();

/// The phase that waits for it, by the kind of entry.
constexpr auto duePhases = std::to_array<Phase>(
    {Phase::setup, Phase::boats,  Phase::supply, Phase::nego,   Phase::site,   Phase::play,
     Phase::play,  Phase::revolt, Phase::minima, Phase::load,   Phase::priest, Phase::trade,
     Phase::load,  Phase::load,   Phase::claim,  Phase::reveal, Phase::tally,  Phase::tally,
     Phase::hands, Phase::minima, Phase::over});
static_assert(duePhases.size() == std::variant_size_v<Entry>);

/// Who is to act there, where each phase has one rule for that.
std::optional<RuleId> orderIn(Phase phase) {
  switch (phase) {
  case Phase::site: return "SITE-1"_rule;
  case Phase::play: return "PLAY-1"_rule;
  case Phase::priest: return "SPECIAL-HIGH-PRIEST"_rule;
  case Phase::trade: return "POWER-ABU-SIMBEL"_rule;
  case Phase::load: return "LOAD-1"_rule;
  default: return std::nullopt;
  }
}

/// What may be told at any time once the table is set up. What is put off says itself when it may
/// be.
bool isTold(const State& state, const Entry& entry) {
  if (std::holds_alternative<NewBoats>(entry)) return state.boatsWaiting() > 0;
  if (std::holds_alternative<NextSupply>(entry)) return state.supplyWaits;
  return table::isOneOf<TellMinima, TellCorner, Hands, Later>(entry);
}

/// How many cards of the same kind, common or basic, show something else.
void doubtCard(const State& state, const Card& card, Verdict& verdict) {
  std::vector<Card> list{{card.kind, card.basic, card.values}};
  for (const Card& known : state.readings.cards) {
    if (known.kind == card.kind && known.basic == card.basic)
      readOnce(list, Card{card.kind, card.basic, known.values});
  }
  const int there = cardsOf(card.kind, card.basic, state.players);
  const auto read = static_cast<int>(list.size());
  if (read <= there) return;
  verdict.add(finding("CARD-6"_rule, Fault::tooManyOfKind, noPlayer,
                      {.thing = code(card.kind), .needed = there, .had = read}));
}

/// With these readings, how many different ones are noted in the list.
template <class Thing>
void doubtMore(RuleId rule, int there, std::vector<Thing> list, const std::vector<Thing>& more,
               Verdict& verdict) {
  for (const Thing& thing : more) readOnce(list, thing);
  const auto read = static_cast<int>(list.size());
  if (more.empty() || read <= there) return;
  verdict.add(finding(rule, Fault::wrongCount, noPlayer, {.needed = there, .had = read}));
}

/// SEE-4: what was read off is hardly printed there.
void doubtNumber(std::string_view place, int number, Verdict& verdict) {
  const auto range = table::likelyAt(likelyNumbers, place).value();
  if (range.contains(number)) return;
  const int bound = number < range.least ? range.least : range.most;
  const auto found =
      finding("SEE-4"_rule, Fault::wrongCount, noPlayer, {.needed = bound, .had = number});
  // Several numbers of one component are doubted alike.
  if (std::ranges::find(verdict.findings(), found) == verdict.findings().end()) verdict.add(found);
}
/// END-3: as many points as so many boats hardly show together.
void doubtPoints(const State& state, const Reveal& entry, Verdict& verdict) {
  const auto each = table::likelyAt(likelyNumbers, "boats[0].points").value();
  for (Player player = 0; player < state.players; ++player) {
    const auto boats = static_cast<int>(state.of(player).loaded.size());
    const table::Likely range{boats * each.least, boats * each.most};
    const int points = entry.points[player];
    if (range.contains(points)) continue;
    verdict.add(
        finding("END-3"_rule, Fault::wrongCount, player,
                {.needed = points < range.least ? range.least : range.most, .had = points}));
  }
}
void doubtNumbers(std::string_view place, const Resources& numbers, Verdict& verdict) {
  for (const std::int16_t number : numbers.of) doubtNumber(place, number, verdict);
}
/// What has been read before has been doubted before.
void doubtNumbers(const Readings& known, const Readings& more, Verdict& verdict) {
  const auto eachNew = [](const auto& list, const auto& read, const auto& doubt) {
    for (const auto& thing : read) {
      if (std::ranges::find(list, thing) == list.end()) doubt(thing);
    }
  };
  eachNew(known.cards, more.cards, [&](const Card& card) {
    for (const std::uint8_t value : card.values) {
      doubtNumber("cards[0].values.influence", value, verdict);
    }
  });
  eachNew(known.boats, more.boats, [&](const Boat& boat) {
    doubtNumbers("boats[0].need.camel", boat.need, verdict);
    if (boat.points) doubtNumber("boats[0].points", *boat.points, verdict);
  });
  eachNew(known.supply, more.supply, [&](const SupplyCard& card) {
    for (const Resources& there : card) {
      doubtNumbers("supplyCards[0].giza.camel", there, verdict);
    }
  });
  eachNew(known.markers, more.markers, [&](const RevoltMarker& marker) {
    doubtNumber("revoltMarkers[0].value", marker.value, verdict);
    doubtNumbers("revoltMarkers[0].resources.camel", marker.pictured, verdict);
  });
}

} // namespace

State setUp(const Game& game) {
  State state;
  state.players = static_cast<std::uint8_t>(game.players);
  // SET-2, SET-3: all cards and troops are there. SET-4: nothing lies on the sites, nobody
  // owns anything. SET-5, SET-7: of closed piles nobody has seen anything.
  state.supply = game.edition->supply;
  state.sheet = game.edition->sheet;
  state.readings = game.edition->readings;
  std::iota(state.order.begin(), state.order.end(), Player{0});
  return state;
}

Verdict judge(const Game& game, const State& state, const Entry& entry) {
  assert(isWithin(game, entry));
  Verdict verdict;
  const Phase due = duePhases[entry.index()];
  const bool told = isTold(state, entry);
  const bool anyTime =
      (told && state.phase != Phase::setup) || std::holds_alternative<Correct>(entry);
  if (!anyTime && !judgePhase(state, due, verdict)) return verdict;
  const auto order = orderIn(due);
  if (order && !told) judgeTurn(state, playerOf(entry), *order, verdict);
  std::visit([&](const auto& what) { judge(game, state, what, verdict); }, entry);
  return verdict;
}

Verdict doubts(const Game& /*game*/, const State& state, const Entry& entry) {
  Verdict verdict;
  const Readings& read = state.readings;
  const Readings more = readingsOf(entry);
  doubtNumbers(read, more, verdict);
  if (const auto* told = std::get_if<TellMinima>(&entry)) {
    doubtNumber("sites.giza.minima.influence", told->influence, verdict);
    doubtNumber("sites.giza.minima.negotiation", told->negotiation, verdict);
  }
  if (const auto* reveal = std::get_if<Reveal>(&entry)) doubtPoints(state, *reveal, verdict);
  for (const Card& card : more.cards) doubtCard(state, card, verdict);
  doubtMore("BOAT-5"_rule, boatCount, read.boats, more.boats, verdict);
  if (!std::holds_alternative<SetUp>(entry)) {
    doubtMore("SUPPLY-2"_rule, supplyCards, read.supply, more.supply, verdict);
  }
  doubtMore("REVOLT-2"_rule, revoltMarkers, read.markers, more.markers, verdict);
  // SET-8: the one that is discarded now comes back only with a new pile.
  const auto* supply = std::get_if<NextSupply>(&entry);
  const bool isTurned = supply != nullptr && !supply->waits && !state.supplyWaits;
  if (isTurned && state.supplyPile > 0 && supply->card == state.faceUp) {
    verdict.add(finding("SET-8"_rule, Fault::wrongCount, noPlayer));
  }
  return verdict;
}

void apply(const Game& game, State& state, const Entry& entry, Effects& effects) {
  Changes changes(game, state, effects);
  const Verdict doubtful = doubts(game, state, entry);
  for (const Finding& found : doubtful.findings()) {
    changes.note(found.player, Note::doubtful, found.rule, found.thing, found.needed, found.had);
  }
  std::visit([&](const auto& what) { apply(changes, what); }, entry);
}

Verdict Rules::unsuitable(const Game& game, const Entry& entry, bool explained) {
  Verdict verdict;
  if (table::lacksReason<Correct>(entry, explained) || !isWithin(game, entry)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, playerOf(entry)));
  }
  return verdict;
}

table::Impossible Rules::impossibleBy(const Verdict& verdict) {
  return impossibleFaults.of(verdict);
}

bool judgePhase(const State& state, Phase phase, Verdict& verdict) {
  if (state.phase == phase) return true;
  verdict.add(finding("PHASE"_rule, Fault::wrongPhase, noPlayer,
                      {.thing = code(phase), .had = code(state.phase)}));
  // RESOLVE-5: nothing goes on before they are told.
  if (state.phase == Phase::minima) {
    verdict.add(table::missingValue("RESOLVE-5"_rule, printedMinima(minimaAskedOf(state))));
  }
  return false;
}

void judgeTurn(const State& state, Player player, RuleId order, Verdict& verdict) {
  if (state.turn == player) return;
  for (const RuleId rule : {order, "TURN"_rule}) {
    verdict.add(finding(rule, Fault::notOnTurn, player, {.thing = state.turn}));
  }
}

void judge(const Game& game, const State& state, const SetUp& entry, Verdict& verdict) {
  if (game.players < minPlayers || game.players > maxPlayers) {
    return verdict.add(
        finding("SET-1"_rule, Fault::wrongPlayerCount, noPlayer, {.had = game.players}));
  }
  Bits drawn = 0;
  for (std::size_t i = 0; i < maxPlayers; ++i) {
    if (entry.numbers[i] <= state.players)
      include(drawn, entry.numbers[i]);
    else
      verdict.add(finding("SET-9"_rule, Fault::wrongNumbers, code(i)));
  }
  // One each of 1, 2, …; nobody else draws.
  const int expected = (2 << state.players) - 2 + (state.players < maxPlayers ? 1 : 0);
  if (drawn != expected) verdict.add(finding("SET-9"_rule, Fault::wrongNumbers, noPlayer));
}

void apply(Changes& changes, const SetUp& entry) {
  State& state = changes.state();
  std::array<Player, maxPlayers> order{};
  for (Player player = 0; player < state.players; ++player) {
    order[at(entry.numbers[player] - 1)] = player;
  }
  setOrder(changes, order, "SET-9"_rule);
  state.faceUp = entry.supply; // SET-6
  readOnce(state.readings.supply, entry.supply);
  startRound(changes);
}

} // namespace nilometer::pyramidion
