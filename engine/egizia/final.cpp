// SPDX-License-Identifier: GPL-3.0-or-later
// FINAL: one player's final scoring as an entry.
#include "engine/egizia/bits.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/options.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

void judge(const Game& game, const State& state, const FinalScore& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::final, verdict)) return;
  const Player player = entry.player;
  const PlayerState& own = state.player[player];
  if (onTurn(game, state) != player) {
    const About about{.thing = onTurn(game, state)};
    verdict.add(finding("TURN"_rule, Fault::notOnTurn, player, about));
  }
  if (entry.sell && !maySell(game, factsOf(game, state).player[player])) {
    verdict.add(finding("MARKET-4"_rule, Fault::mayNotSell, player));
  }
  // His own, if he is scored already, may be named again.
  const SphinxSet shown = shownSphinxCards(state) & (own.scored ? ~own.sphinxNamed : ~SphinxSet{0});
  for (const int card : Bits(entry.cards & (shown | ~sphinxCardsInGame(game)))) {
    verdict.add(finding("ENTRY"_rule, Fault::sphinxCardTaken, player, {.thing = code(card)}));
  }
  if ((own.sphinxNamed & shown) != 0) {
    verdict.add(finding("ENTRY"_rule, Fault::sphinxNamesClash, player));
  }
  const int named = std::popcount(entry.cards | own.sphinxNamed);
  if (named != own.sphinxHeld) {
    verdict.add(finding("SPHINX-3"_rule, Fault::sphinxCountWrong, player,
                        {.needed = own.sphinxHeld, .had = named}));
  }
}

void apply(Changes& changes, const FinalScore& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  own.sphinxNamed |= entry.cards;
  const int named = std::popcount(own.sphinxNamed);
  state.sphinxDeck = static_cast<std::int16_t>(state.sphinxDeck + own.sphinxHeld - named);
  own.sphinxHeld = static_cast<std::int16_t>(named);
  scoreFinal(changes.game(), factsOf(changes.game(), state), entry.player, entry.sell, state.track,
             changes.effects());
  if (entry.sell) changes.spendStones(entry.player, own.stones, "END-1"_rule);
  own.scored = true;
  acted(state, entry.player);
  const bool all = std::all_of(state.player.begin(), state.player.begin() + state.players,
                               [](const PlayerState& player) { return player.scored; });
  if (all) changes.phase(Phase::over, "END-4"_rule);
}

} // namespace nilometer::egizia
