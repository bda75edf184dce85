// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/game.h"

#include "engine/saqqara/findings.h"
#include "engine/saqqara/game_rules.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <bit>
#include <cassert>
#include <initializer_list>

namespace nilometer::saqqara {

namespace {

constexpr int startingGold = 3; ///< SET-1

constexpr auto impossibleFaults = [] {
  table::ImpossibleFaults<Fault, faultCount> all;
  using enum Fault;
  all.add(Invariant::phase, {wrongPhase, notSensible, freeWorkerFirst, noFreeWorker, notAsked,
                             alreadyRevealed, wrongPlayerCount, cannotWait});
  all.add(Invariant::goods, {supplyShort, goodNotThere, robsHimself});
  all.add(Invariant::market, {cardNotForSale, cardGood, cardNotOwned});
  all.add(Invariant::influence, {noSuchInfluence});
  all.add(Invariant::threshold, {numberTooHigh});
  all.add(Invariant::workers, {pyramidNotInPlay, atTop, noWorkerLeft, noSpace, workerThere,
                               wrongPyramidCount, marketNotNamed});
  all.add(Invariant::nile, {nileEnds});
  return all;
}();

/// SET-3: Soldiers and Thief are both in play or both not.
void judgePair(PyramidSet pyramids, Verdict& verdict) {
  const bool soldiers = (pyramids & pyramidBit(Pyramid::soldiers)) != 0;
  const bool thief = (pyramids & pyramidBit(Pyramid::thief)) != 0;
  if (soldiers == thief) return;
  verdict.add(finding("SET-3"_rule, Fault::onlyOneOfTwo, noPlayer,
                      {.thing = code(soldiers ? Pyramid::thief : Pyramid::soldiers)}));
}

} // namespace

State setUp(const Game& game) {
  State state;
  state.players = static_cast<std::uint8_t>(game.players);
  state.supply = game.edition->supply; // SET-7
  state.sheet = game.edition->sheet;
  state.thresholdsKnown = game.edition->thresholds;
  for (Player player = 0; player < game.players; ++player) {
    state.of(player).goods = some(startingGold, Good::gold);
    state.supply -= state.of(player).goods;
  }
  state.stall = lastField; // SET-2: the die on Land, the stall at Gold
  return state;            // SET-4, SET-5: closed piles of which nobody has seen anything
}

Verdict judge(const Game& game, const State& state, const Entry& entry) {
  assert(isWithin(game, entry));
  Verdict verdict;
  std::visit([&](const auto& what) { judge(game, state, what, verdict); }, entry);
  return verdict;
}

Verdict doubts(const Game& game, const State& state, const Entry& entry) {
  Verdict verdict;
  if (const auto* cards = std::get_if<OpenMarket>(&entry)) doubt(game, state, *cards, verdict);
  if (const auto* stall = std::get_if<MoveStall>(&entry)) doubt(game, state, *stall, verdict);
  if (const auto* cards = std::get_if<OpenThresholds>(&entry)) doubt(game, state, *cards, verdict);
  if (const auto* row = std::get_if<TableNumber>(&entry)) doubt(game, state, *row, verdict);
  if (const auto* told = std::get_if<Tell>(&entry)) doubt(game, state, *told, verdict);
  return verdict;
}

void noteDoubts(Changes& changes, const Verdict& doubtful) {
  for (const Finding& found : doubtful.findings()) {
    changes.note(noPlayer, Note::doubtful, found.rule, found.place, found.needed, found.had);
  }
}

void apply(const Game& game, State& state, const Entry& entry, Effects& effects) {
  Changes changes(game, state, effects);
  const Verdict doubtful = doubts(game, state, entry);
  std::visit([&](const auto& what) { apply(changes, what); }, entry);
  noteDoubts(changes, doubtful);
}

Outcome enter(const Game& game, State& state, const Entry& entry, bool anyway, Effects& effects) {
  return table::enter<Rules>(game, state, entry, anyway, effects);
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

void judge(const Game& game, const State& state, const SetUp& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::setup, verdict)) return;
  if (game.players < minPlayers || game.players > maxPlayers) {
    verdict.add(finding("SET-1"_rule, Fault::wrongPlayerCount, noPlayer, {.had = game.players}));
  }
  const int needed = game.players + pyramidsBesides;
  const int had = std::popcount(entry.pyramids);
  if (had != needed) {
    verdict.add(
        finding("SET-3"_rule, Fault::wrongPyramidCount, noPlayer, {.needed = needed, .had = had}));
  }
  judgePair(entry.pyramids, verdict);
}

void apply(Changes& changes, const SetUp& entry) {
  State& state = changes.state();
  state.pyramids = entry.pyramids;
  // SET-6: whoever the table agreed on.
  state.firstStart = entry.start;
  changes.marker(noPlayer, Marker::start, noPlayer, entry.start, "SET-6"_rule);
  startRound(changes);
}

} // namespace nilometer::saqqara
