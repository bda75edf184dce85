// SPDX-License-Identifier: GPL-3.0-or-later
// Entries that name what was unnamed: cards on the river, tomb tiles, Sphinx cards.
#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

void judge(const Game& game, const State& state, const NameNileCard& entry, Verdict& verdict) {
  const About about{.place = entry.stop, .thing = entry.card};
  const Stop& stop = game.edition->river[entry.stop];
  if (stop.kind != StopKind::card || state.river[stop.index] == riverEmpty) {
    verdict.add(finding("ENTRY"_rule, Fault::nothingToName, noPlayer, about));
  } else if (state.river[stop.index] != riverUnnamed) {
    verdict.add(finding("ENTRY"_rule, Fault::alreadyNamed, noPlayer, about));
  } else if (unseenCard(game, state.seenCards, entry.card, deckOfRound(state.round)) < 0) {
    verdict.add(finding("LAY-1"_rule, Fault::cardNotInDeck, noPlayer, about));
  }
}

void apply(Changes& changes, const NameNileCard& entry) {
  State& state = changes.state();
  const Stop& stop = changes.edition().river[entry.stop];
  if (stop.kind != StopKind::card || state.river[stop.index] == riverEmpty) return;
  std::uint8_t& lying = state.river[stop.index];
  // Entered anyway: the card was named wrongly before and has not been seen after all.
  if (lying < riverUnnamed) state.seenCards &= ~cardBit(lying);
  const int card =
      unseenCard(changes.game(), state.seenCards, entry.card, deckOfRound(state.round));
  if (card < 0) return;
  lying = static_cast<std::uint8_t>(card);
  state.seenCards |= cardBit(card);
  changes.card(noPlayer, entry.card, CardMove::laidOut, "LAY-1"_rule, entry.stop, 0);
}

void judge(const Game& game, const State& state, const NameTombs& entry, Verdict& verdict) {
  if (entry.count == 0) verdict.add(finding("ENTRY"_rule, Fault::notSensible, noPlayer));
  std::array<std::uint8_t, maxTombs> values = state.tombValues;
  for (std::uint8_t i = 0; i < entry.count; ++i) {
    const int cell = entry.first + i;
    const About about{.place = static_cast<std::uint8_t>(cell), .had = entry.values[i]};
    if (cell >= state.openedTombs) {
      verdict.add(finding("SET-7"_rule, Fault::nothingToName, noPlayer, about));
      return;
    }
    values[static_cast<std::size_t>(cell)] = entry.values[i];
  }
  for (std::uint8_t i = 0; i < entry.count; ++i) {
    const std::int16_t value = entry.values[i];
    if (std::ranges::count(values, value) >
        std::ranges::count(game.edition->tombTileValues, value)) {
      verdict.add(finding("ENTRY"_rule, Fault::noSuchTombTile, noPlayer,
                          {.place = static_cast<std::uint8_t>(entry.first + i), .had = value}));
    }
  }
}

void apply(Changes& changes, const NameTombs& entry) {
  State& state = changes.state();
  for (std::uint8_t i = 0; i < entry.count; ++i) {
    const int cell = entry.first + i;
    if (cell >= state.openedTombs) return;
    std::uint8_t& value = state.tombValues[static_cast<std::size_t>(cell)];
    changes.add(EffectKind::tile, noPlayer, "SET-7"_rule, static_cast<std::uint8_t>(cell),
                static_cast<std::uint8_t>(TileMove::turnedUp), value, entry.values[i]);
    value = entry.values[i];
  }
}

void judge(const Game& game, const State& state, const NameSphinxCards& entry, Verdict& verdict) {
  // Two players may have named the same card: whoever is told learns what the other one has. It
  // comes to light when one of them has shown his cards.
  const SphinxSet known =
      ~sphinxCardsInGame(game) | state.player[entry.player].sphinxNamed | shownSphinxCards(state);
  for (const int card : Bits(entry.cards & known)) {
    verdict.add(finding("ENTRY"_rule, Fault::sphinxCardTaken, entry.player, {.thing = code(card)}));
  }
  const PlayerState& own = state.player[entry.player];
  const int named = std::popcount(entry.cards | own.sphinxNamed);
  if (entry.cards == 0) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
  } else if (named > own.sphinxHeld) {
    verdict.add(finding("SPHINX-3"_rule, Fault::sphinxCountWrong, entry.player,
                        {.needed = own.sphinxHeld, .had = named}));
  }
}

// No effect: what is named here is for its owner's eyes only.
void apply(Changes& changes, const NameSphinxCards& entry) {
  changes.of(entry.player).sphinxNamed |= entry.cards;
}

} // namespace nilometer::egizia
