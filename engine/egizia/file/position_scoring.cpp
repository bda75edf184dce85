// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position.h"

#include "engine/egizia/turn.h"

namespace nilometer::egizia {

using namespace record;

Game gameOf(const Position& position, const Edition& edition) {
  RecordHeader header;
  header.options = position.options;
  header.players = position.players;
  return gameOf(header, edition);
}

ScoredPosition scorePosition(const Position& position, const Edition& edition) {
  ScoredPosition scored;
  scored.game = gameOf(position, edition);
  scored.order = scoringOrder(position.facts);
  scored.track = position.track;
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
