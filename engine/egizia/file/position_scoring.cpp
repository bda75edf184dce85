// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position.h"

#include "engine/egizia/turn.h"

#include <bit>
#include <span>

namespace nilometer::egizia {

using namespace record;

Game gameOf(const Position& position, const Edition& edition) {
  return gameOf(position.options, position.players, edition);
}

ScoredPosition scorePosition(const Position& position, const Edition& edition) {
  ScoredPosition scored;
  scored.game = gameOf(position, edition);
  scored.order = scoringOrder(position.facts);
  scored.track = position.track;
  // The stones sold, the tombs and each Sphinx card.
  std::size_t sources = 0;
  for (const PlayerFacts& player : position.facts.player) {
    sources += 2 + static_cast<std::size_t>(std::popcount(player.sphinx));
  }
  scored.effects.reserve(2 * sources); // a note and a movement of points each
  scored.ledger.reserve(sources);
  int turn = 0;
  for (const Player player : scored.order) {
    const std::size_t first = scored.effects.size();
    scoreFinal(scored.game, position.facts, player, position.sell[player], scored.track,
               scored.effects);
    scored.ledger.record(std::span(scored.effects).subspan(first), ++turn, rounds,
                         static_cast<int>(Phase::final));
  }
  scored.ranking = ranking(scored.game, scored.track);
  return scored;
}

} // namespace nilometer::egizia
