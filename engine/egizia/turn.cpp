// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/turn.h"

#include "engine/egizia/findings.h"
#include "engine/egizia/options.h"
#include "engine/egizia/sail.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace nilometer::egizia {

namespace {

bool anyCardOnRiver(const Game& game, const State& state) {
  return std::any_of(state.river.begin(), state.river.begin() + game.edition->cardStops,
                     [](std::uint8_t card) { return card != riverEmpty; });
}

void fixPhaseOrder(State& state) {
  // TIME-4, TRACK-3: from the front, fixed when the phase starts.
  std::size_t place = 0;
  for (const Player player : state.track.fromTheFront()) state.phaseOrder[place++] = player;
}

void startFeed(Changes& changes) {
  State& state = changes.state();
  changes.phase(Phase::feed, "FEED-1"_rule);
  fixPhaseOrder(state);
  state.sailTurn = noPlayer;
  state.leftoverStep = false;
  for (PlayerState& player : state.player) player.fed = false;
}

void returnSailingShips(Changes& changes) {
  State& state = changes.state();
  for (Player player = 0; player < state.players; ++player) {
    const PlayerState& own = state.player[player];
    for (int i = 0; i < std::min<int>(own.shipsPlaced, maxShips); ++i) {
      const ShipAt ship = own.ships[static_cast<std::size_t>(i)];
      if (changes.edition().river[ship.stop].kind == StopKind::site) continue;
      changes.returnShip(player, ship.stop, ship.space, "SAIL-8"_rule);
    }
  }
}

void endSail(Changes& changes) {
  State& state = changes.state();
  returnSailingShips(changes);
  state.sailTurn = noPlayer;
  state.leftoverStep = true;
  const bool now = changes.game().options.leftoverCardTiming == LeftoverTiming::endOfSail;
  if (!now || leftoverPlayer(changes.game(), state) == noPlayer) startFeed(changes);
}

/// All that comes before that player's action at the site is done.
void buildNext(State& state, Player player, Site site) {
  State tried = state;
  while (const std::optional<BuildTurn> turn = buildTurn(tried)) {
    Slot& slot = tried.sites[static_cast<std::size_t>(turn->site)].slots[turn->slot];
    if (slot.player == player && turn->site == site) {
      state = tried;
      return;
    }
    slot.done = true;
  }
}

void startNextRound(Changes& changes) {
  State& state = changes.state();
  state.leftoverStep = false;
  if (state.round == rounds) {
    changes.phase(Phase::final, "END-1"_rule);
  } else {
    ++state.round;
    changes.phase(Phase::lay, "LAY-1"_rule);
  }
}

} // namespace

bool judgePhase(const State& state, Phase phase, Verdict& verdict) {
  if (state.phase == phase && !state.leftoverStep) return true;
  verdict.add(finding("PHASE"_rule, Fault::wrongPhase, noPlayer,
                      {.thing = code(phase), .had = static_cast<int>(state.phase)}));
  return false;
}

bool isOnTurn(const Game& game, const State& state, Player player) {
  return state.everyoneOnTurn || state.lastActor == player || onTurn(game, state) == player;
}

State turnOf(const Game& game, const State& state, const Entry& entry) {
  const Player player = playerOf(entry);
  State turn = state;
  if (player == noPlayer || state.leftoverStep) return turn;
  if (const auto* build = std::get_if<Build>(&entry)) {
    buildNext(turn, player, build->site);
  } else if (const auto* decline = std::get_if<DeclineBuild>(&entry)) {
    buildNext(turn, player, decline->site);
  } else if (std::holds_alternative<FinalScore>(entry) && state.phase == Phase::final) {
    // Nobody is scored in between: that would show cards.
    std::swap(turn.player[player].orderTile, turn.player[onTurn(game, state)].orderTile);
  } else if (const auto* ship = std::get_if<PlaceShip>(&entry);
             state.phase == Phase::sail &&
             (ship != nullptr ? !ship->second
                              : std::holds_alternative<Pass>(entry) ||
                                    std::holds_alternative<PlayCard>(entry))) {
    turn.sailTurn = player;
  }
  return turn;
}

std::optional<BuildTurn> buildTurn(const State& state) {
  // BUILD-1: site after site, inside a site in the order of the slots.
  for (int site = 0; site < siteCount; ++site) {
    const SiteState& ships = state.sites[static_cast<std::size_t>(site)];
    for (std::uint8_t slot = 0; slot < ships.count; ++slot) {
      if (!ships.slots[slot].done) return BuildTurn{static_cast<Site>(site), slot};
    }
  }
  return std::nullopt;
}

bool isEntitled(const SiteState& site, const Slot& slot) {
  return slot.space != reserveSpace || slot.movedFirst || slot.assured || site.freed;
}

Player leftoverPlayer(const Game& game, const State& state) {
  if (!state.leftoverStep || !anyCardOnRiver(game, state)) return noPlayer;
  for (Player player = 0; player < state.players; ++player) {
    if (holds(*game.edition, state.player[player], CardKind::leftover)) return player;
  }
  return noPlayer;
}

void acted(State& state, Player player, bool placedShip) {
  state.lastActor = player;
  state.lastPlacedShip = placedShip;
  state.everyoneOnTurn = false;
}

void nextSailor(Changes& changes, Player after) {
  State& state = changes.state();
  const int tile = state.player[after].orderTile;
  for (int i = 1; i <= state.players; ++i) {
    const Player next = playerWithTile(state, (tile - 1 + i) % state.players + 1);
    if (state.player[next].outOfSail()) continue;
    if (hasDestination(changes.game(), state, next)) {
      state.sailTurn = next;
      return;
    }
    // Space only gets scarcer within a round: who cannot sail now never can again.
    state.player[next].wasSkipped = true;
    changes.note(next, Note::skipped, "SAIL-1"_rule);
  }
  endSail(changes);
}

void leaveLeftoverStep(Changes& changes) {
  if (changes.state().phase == Phase::sail) {
    startFeed(changes);
  } else {
    startNextRound(changes);
  }
}

void startSail(Changes& changes) {
  State& state = changes.state();
  state.everyoneOnTurn = false;
  state.lastActor = noPlayer;
  state.lastPlacedShip = false;
  changes.phase(Phase::sail, "SAIL-1"_rule);
  goOnSailing(changes);
}

void goOnSailing(Changes& changes) {
  const State& state = changes.state();
  if (state.phase != Phase::sail || state.leftoverStep) return;
  const bool begins = state.lastActor == noPlayer;
  nextSailor(changes, begins ? playerWithTile(state, state.players) : state.lastActor);
}

void startStone(Changes& changes) {
  changes.phase(Phase::stone, "STONE-1"_rule);
  changes.state().everyoneOnTurn = true; // TIME-1
}

void startBuild(Changes& changes) {
  changes.phase(Phase::build, "BUILD-1"_rule);
  nextBuilder(changes);
}

void nextBuilder(Changes& changes) {
  State& state = changes.state();
  while (const std::optional<BuildTurn> turn = buildTurn(state)) {
    SiteState& site = state.sites[static_cast<std::size_t>(turn->site)];
    Slot& slot = site.slots[turn->slot];
    const bool mayAsk = holds(changes.edition(), state.player[slot.player], CardKind::reserve);
    if (isEntitled(site, slot) || mayAsk) return;
    slot.done = true;
    const auto index = static_cast<std::uint8_t>(turn->site);
    changes.note(slot.player, Note::notEntitled, "BUILD-7"_rule, index);
    changes.returnShip(slot.player, changes.edition().stopOfSite[index], slot.space,
                       "BUILD-7"_rule);
  }
  changes.phase(Phase::bonus, "BONUS-1"_rule);
  fixPhaseOrder(state);
  state.everyoneOnTurn = true; // TIME-1
}

void endRound(Changes& changes) {
  State& state = changes.state();
  state.leftoverStep = true;
  const bool now = changes.game().options.leftoverCardTiming == LeftoverTiming::endOfRound;
  if (!now || leftoverPlayer(changes.game(), state) == noPlayer) startNextRound(changes);
}

Deck deckOfRound(int round) {
  // LAY-1
  if (round <= 2) return Deck::oneTwo;
  return round <= 4 ? Deck::threeFour : Deck::five;
}

CardSet cardsInGame(const Game& game) {
  const Edition& edition = *game.edition;
  CardSet cards = edition.cardsOfDeck[0] | edition.cardsOfDeck[1] | edition.cardsOfDeck[2];
  if (game.options.withoutMoreSphinxCard) cards &= ~edition.kind(CardKind::moreSphinx);
  if (!game.options.reserveCardWithTwoPlayers && game.players == 2) {
    cards &= ~edition.kind(CardKind::reserve);
  }
  return cards;
}

SphinxSet sphinxCardsInGame(const Game& game) {
  SphinxSet cards = 0;
  for (std::size_t i = 0; i < game.edition->sphinxCards.size(); ++i) {
    const bool perTen = game.edition->sphinxCards[i].kind == SphinxKind::perTen;
    if (!perTen || !game.options.withoutTenPercentCard) cards |= SphinxSet{1} << i;
  }
  return cards;
}

SphinxSet shownSphinxCards(const State& state) {
  SphinxSet cards = 0;
  for (const PlayerState& player : state.player) {
    if (player.scored) cards |= player.sphinxNamed;
  }
  return cards;
}

int openSpaces(const Game& game) {
  // SET-8
  return game.players < maxPlayers ? game.edition->spacesPerSiteFewPlayers
                                   : game.edition->spacesPerSite;
}

Player playerWithTile(const State& state, int tile) {
  for (Player player = 0; player < state.players; ++player) {
    if (state.player[player].orderTile == tile) return player;
  }
  return 0;
}

PlayerOrder orderOfPlay(const State& state) {
  PlayerOrder order = noOrder;
  for (std::size_t i = 0; i < state.players; ++i) {
    order[i] = playerWithTile(state, static_cast<int>(i) + 1);
  }
  return order;
}

} // namespace nilometer::egizia
