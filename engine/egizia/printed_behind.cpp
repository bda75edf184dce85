// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_behind.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed_keys.h"
#include "engine/egizia/rules.h"

#include <algorithm>
#include <iterator>

namespace nilometer::egizia {

void addPrinted(PrintedSet& set, const PrintedSet& more) {
  if (std::ranges::includes(set, more)) return;
  PrintedSet both;
  both.reserve(set.size() + more.size());
  std::ranges::set_union(set, more, std::back_inserter(both));
  set = std::move(both);
}

PrintedSet assumedAmong(const Edition& edition, std::span<const std::string> keys) {
  PrintedSet among;
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    const auto covers = [&](const std::string& key) { return isOpen(edition.printed[i], key); };
    if (std::ranges::any_of(keys, covers)) among.push_back(i);
  }
  return among;
}

PrintedSet assumedBehind(const Edition& edition, std::span<const Effect> entry,
                         const Effect& effect, CardSet cards) {
  return assumedAmong(edition, keysBehind(edition, entry, effect, cards));
}

PrintedSet assumedBehindFields(const Edition& edition, CardSet cards) {
  PrintedKeys keys;
  addFields(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindQuarries(const Edition& edition, CardSet cards) {
  PrintedKeys keys;
  addQuarries(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindPlan(const Edition& edition, Building building) {
  return assumedAmong(edition, PrintedKeys{planKey(building)});
}

PrintedSet assumedBehindMarket(const Edition& edition, Market market) {
  return assumedAmong(edition, PrintedKeys{marketKey(market)});
}

PrintedSet assumedBehindSphinxCard(const Edition& edition, int card, int fact, CardSet cards) {
  PrintedKeys keys;
  addSphinxCard(edition, edition.sphinxCards[static_cast<std::size_t>(card)], fact, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindEnding(const Game& game, const State& state, Player player,
                               SphinxSet sphinx) {
  const Edition& edition = *game.edition;
  PrintedSet behind;
  if (state.player[player].scored) return behind;
  FinalFacts facts = factsOf(game, state);
  for (PlayerFacts& any : facts.player) any.sphinx = 0;
  PlayerFacts& own = facts.player[player];
  own.sphinx = sphinx;
  const bool sells = maySell(game, own);
  if (!sells && own.stones > 0) {
    behind = assumedAmong(edition, PrintedKeys{"stoneMarket.steps", "stoneMarket.saleSteps"});
  }
  table::ScoreTrack track = state.track;
  Effects effects;
  scoreFinal(game, facts, player, sells, track, effects);
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::note) continue;
    addPrinted(behind, assumedBehind(edition, effects, effect, state.player[player].cards));
  }
  return behind;
}

} // namespace nilometer::egizia
