// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"

#include <utility>

namespace nilometer::egizia {

namespace {

void sweepRiver(Changes& changes) {
  State& state = changes.state();
  const Edition& edition = changes.edition();
  for (std::size_t at = 0; at < edition.river.size(); ++at) {
    if (edition.river[at].kind != StopKind::card) continue;
    const std::uint8_t lying = std::exchange(state.river[edition.river[at].index], riverEmpty);
    if (lying == riverEmpty) continue;
    const std::uint8_t name = lying == riverUnnamed ? unnamed : edition.nileCards[lying].name;
    changes.card(noPlayer, name, CardMove::swept, "LAY-1"_rule, static_cast<int>(at), 0);
  }
}

void startRound(Changes& changes) {
  State& state = changes.state();
  for (Player player = 0; player < state.players; ++player) {
    PlayerState& own = state.player[player];
    changes.turnCrews(player, own.usedCrews, false, "BUILD-4"_rule);
    own.ships = {};
    own.shipsPlaced = 0;
    own.hasPassed = own.wasSkipped = own.occupiedUsed = own.upstreamUsed = false;
    own.crewStepUsed = own.paidStepUsed = false;
    own.fed = false;
  }
  state.sites = {};
}

} // namespace

void judge(const Game& game, const State& state, const LayOut& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::lay, verdict)) return;
  const Edition& edition = *game.edition;
  CardSet seen = state.seenCards;
  for (std::size_t at = 0; at < edition.river.size(); ++at) {
    if (edition.river[at].kind != StopKind::card) continue;
    const std::uint8_t name = entry.cards[edition.river[at].index];
    if (name == unnamed) continue;
    const int card = unseenCard(game, seen, name, deckOfRound(state.round));
    if (card < 0) {
      verdict.add(finding("LAY-1"_rule, Fault::cardNotInDeck, noPlayer,
                          {.place = static_cast<std::uint8_t>(at), .thing = name}));
    } else {
      seen |= cardBit(card);
    }
  }
}

void apply(Changes& changes, const LayOut& entry) {
  State& state = changes.state();
  sweepRiver(changes);
  startRound(changes);
  for (std::size_t at = 0; at < changes.edition().river.size(); ++at) {
    const Stop& stop = changes.edition().river[at];
    if (stop.kind != StopKind::card) continue;
    state.river[stop.index] = riverUnnamed;
    std::uint8_t name = entry.cards[stop.index];
    const int card = name == unnamed ? -1
                                     : unseenCard(changes.game(), state.seenCards, name,
                                                  deckOfRound(state.round));
    if (card < 0) {
      name = unnamed;
    } else {
      state.river[stop.index] = static_cast<std::uint8_t>(card);
      state.seenCards |= cardBit(card);
    }
    changes.card(noPlayer, name, CardMove::laidOut, "LAY-1"_rule, static_cast<int>(at), 0);
  }
  startSail(changes);
}

} // namespace nilometer::egizia
