// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/options.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/list_options.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

Player finalPlayer(const State& state) {
  // END: highest order tile first.
  for (int tile = state.players; tile >= 1; --tile) {
    const Player player = playerWithTile(state, tile);
    if (!state.player[player].scored) return player;
  }
  return noPlayer;
}

void listFinal(const Game& game, const State& state, Options& options) {
  const Player player = options.onTurn;
  const PlayerState& own = state.player[player];
  options.maySell = maySell(game, factsOf(game, state).player[player]);
  options.sphinxToName = static_cast<std::int16_t>(own.sphinxHeld - std::popcount(own.sphinxNamed));
  options.nameable = sphinxCardsInGame(game);
  options.nameable &= ~(own.sphinxNamed | shownSphinxCards(state));
  if (options.sphinxToName != 0 || (own.sphinxNamed & shownSphinxCards(state)) != 0) return;
  options.entries.emplace_back(FinalScore{.player = player});
  if (options.maySell) options.entries.emplace_back(FinalScore{.player = player, .sell = true});
}

} // namespace

void Options::clear() {
  onTurn = noPlayer;
  entries.clear();
  refusedPlaces.clear();
  payments.clear();
  targets.clear();
  refusedCells.clear();
  budget = 0;
  sphinxToName = 0;
  nameable = 0;
  maySell = false;
}

Player onTurn(const Game& game, const State& state) {
  if (state.leftoverStep) return leftoverPlayer(game, state);
  switch (state.phase) {
  case Phase::sail: return state.sailTurn;
  case Phase::feed: return nextToFeed(state);
  case Phase::build: {
    const std::optional<BuildTurn> turn = buildTurn(state);
    if (!turn) return noPlayer;
    return state.sites[static_cast<std::size_t>(turn->site)].slots[turn->slot].player;
  }
  case Phase::final: return finalPlayer(state);
  case Phase::lay:
  case Phase::stone:
  case Phase::bonus:
  case Phase::order:
  case Phase::over: break;
  }
  return noPlayer;
}

void listOptions(const Game& game, const State& state, Options& options) {
  options.clear();
  options.onTurn = onTurn(game, state);
  if (state.leftoverStep) {
    listLeftover(game, state, options);
  } else {
    switch (state.phase) {
    case Phase::lay: options.entries.emplace_back(LayOut{}); break;
    case Phase::sail: listSail(game, state, options); break;
    case Phase::feed: listFeed(game, state, options); break;
    case Phase::stone: options.entries.emplace_back(ProduceStones{}); break;
    case Phase::build: listBuild(game, state, options); break;
    case Phase::bonus: options.entries.emplace_back(ScoreParticipation{}); break;
    case Phase::order: options.entries.emplace_back(SetOrder{}); break;
    case Phase::final: listFinal(game, state, options); break;
    case Phase::over: return;
    }
  }
  listPlays(game, state, options);
}

} // namespace nilometer::egizia
