// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/projection.h"

#include "engine/egizia/effects.h"

namespace nilometer::egizia {

int Projection::forCards() const {
  int sum = 0;
  for (const Card& card : cards) sum += card.result.points;
  return sum;
}

Projection projection(const Game& game, const State& state, Player player, SphinxSet cards) {
  Projection projected;
  projected.points = state.track.points(player);
  if (state.player[player].scored) return projected;
  FinalFacts facts = factsOf(game, state);
  for (PlayerFacts& any : facts.player) any.sphinx = 0;
  PlayerFacts& own = facts.player[player];
  own.sphinx = cards;
  Basis sale;
  const bool sells = maySell(game, own, sale);
  if (!sells && own.stones > 0) projected.basis.assign(sale.begin(), sale.end());
  table::ScoreTrack track = state.track;
  Effects effects;
  scoreFinal(game, facts, player, sells, track, effects);
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::note) continue;
    const auto behind = effects.basisOf(effect);
    projected.basis.insert(projected.basis.end(), behind.begin(), behind.end());
    const Note note = noteOf(effect);
    if (note == Note::stonesSold) projected.stones = effect.after;
    if (note == Note::tombsScored) projected.tombs = effect.after;
    if (note != Note::sphinxScored) continue;
    projected.cards.push_back(
        {sourceOf(effect), {effect.before, effect.after}, {behind.begin(), behind.end()}});
  }
  return projected;
}

} // namespace nilometer::egizia
