// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/game.h"

#include "engine/egizia/findings.h"
#include "engine/egizia/game_rules.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <array>
#include <bit>
#include <cassert>
#include <initializer_list>

namespace nilometer::egizia {

namespace {

constexpr auto impossibleFaults = [] {
  table::ImpossibleFaults<Fault, faultCount> all;
  using enum Fault;
  all.add(Invariant::phase, {wrongPhase, nothingBuilt, marketMissing, nothingToName});
  all.add(Invariant::ships, {noShipLeft});
  all.add(Invariant::slots, {noShipAtSite, shipIsDone, wentHome, alreadyAtSite,
                             buildingSpaceMissing, siteBegun, notInReserve});
  all.add(Invariant::cards, {cardNotOwned, cardNotInDeck, cardUnnamed, notAField, noGreener});
  all.add(Invariant::spaces, {cellTaken});
  all.add(Invariant::tombs, {tombNotOpen, tombUnnamed, tooManyOpened});
  all.add(Invariant::sphinx, {deckTooSmall, sphinxCardTaken, sphinxNamesClash});
  return all;
}();

void setUpPlayer(const Game& game, State& state, Player player) {
  const Edition& edition = *game.edition;
  PlayerState& own = state.player[player];
  // SET-1: what everybody starts with. SET-4: markers on the top steps.
  own.crews = edition.crewStart;
  own.cards = cardBit(startFieldCard);
  own.orderTile = static_cast<std::uint8_t>(player + 1); // SET-2
  own.stones = edition.startingStones[player];           // SET-3
  if (game.options.startingSphinxCard) {                 // SET-5
    own.sphinxHeld = 1;
    --state.sphinxDeck;
  }
}

} // namespace

State setUp(const Game& game) {
  State state;
  state.players = static_cast<std::uint8_t>(game.players);
  std::array<Player, maxPlayers> backToFront{};
  for (Player player = 0; player < game.players; ++player) backToFront[player] = player;
  state.track = table::ScoreTrack({backToFront.data(), static_cast<std::size_t>(game.players)});
  state.sphinxDeck = static_cast<std::int16_t>(std::popcount(sphinxCardsInGame(game)));
  for (Player player = 0; player < game.players; ++player) setUpPlayer(game, state, player);
  state.ring = Ring::middle;                                              // SET-6
  state.openedTombs = static_cast<std::uint8_t>(game.edition->openTombs); // SET-7
  state.everyoneOnTurn = true;
  return state;
}

Verdict judge(const Game& game, const State& state, const Entry& entry) {
  assert(isWithin(game, entry));
  Verdict verdict;
  std::visit([&](const auto& what) { judge(game, state, what, verdict); }, entry);
  return verdict;
}

void apply(const Game& game, State& state, const Entry& entry, Effects& effects) {
  Changes changes(game, state, effects);
  std::visit([&](const auto& what) { apply(changes, what); }, entry);
}

Outcome enter(const Game& game, State& state, const Entry& entry, bool anyway, Effects& effects) {
  return table::enter<Rules>(game, state, entry, anyway, effects);
}

Verdict Rules::unsuitable(const Game& game, const Entry& entry, bool explained) {
  Verdict verdict;
  // Only a correction changes the table without a rule behind it, so it needs somebody's reason.
  const bool unexplained = std::holds_alternative<Correct>(entry) && !explained;
  if (unexplained || !isWithin(game, entry)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, playerOf(entry)));
  }
  return verdict;
}

table::Impossible Rules::impossibleBy(const Verdict& verdict) {
  return impossibleFaults.of(verdict);
}

} // namespace nilometer::egizia
