// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/seats/player_look.h"

#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::pyramidion {

using text::fill;
using text::number;

namespace {

struct PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionPlayer)
};

QString turnWord(Phase phase) {
  //: What the player on turn does, in one word.
  if (phase == Phase::nego) return PlayerWords::tr("takes");
  if (phase == Phase::site) return PlayerWords::tr("activates");
  if (phase == Phase::play) return PlayerWords::tr("plays");
  if (phase == Phase::trade) return PlayerWords::tr("trades");
  return phase == Phase::load ? PlayerWords::tr("loads") : PlayerWords::tr("on turn");
}

QString stateWord(const State& state, Player player, Player turn) {
  if (player == turn) return turnWord(state.phase);
  if (state.phase == Phase::play) {
    if (state.of(player).passed) return PlayerWords::tr("passed");
    const auto plays = [](const PlayerState& own) { return !own.passed; };
    //: Of the player whose turn comes after this one.
    if (player == state.nextOf(state.turn, plays)) return PlayerWords::tr("next");
  }
  if (state.phase == Phase::load && state.of(player).hasDeclined)
    return PlayerWords::tr("declined");
  if (state.phase != Phase::play && state.phase != Phase::tally) return {};
  if (player != state.activator) return {};
  return fill(PlayerWords::tr("activated %1"), {text::siteName(state.active)});
}

QStringList detailsOf(const PlayerLook& look) {
  QStringList lines;
  if (!look.seat.state.isEmpty()) lines += look.seat.state;
  if (!look.seat.place.isEmpty()) {
    lines += fill(PlayerWords::tr("Place %1 in the player order"), {look.seat.place});
  }
  lines += fill(PlayerWords::tr("Boats loaded: %1"), {look.seat.points});
  if (look.seat.bonus) lines += PlayerWords::tr("Most torturer troops: 1 extra point");
  lines += fill(PlayerWords::tr("Own stock: %1"), {text::resourcesText(look.resources)});
  QStringList basics;
  for (int i = 0; i < kindCount; ++i) {
    for (int card = 0; card < look.basics[at(i)]; ++card) basics += text::cardName(kindAt(i));
  }
  if (look.hasHand) {
    //: The cards of one's own colour that are in hand.
    if (!basics.isEmpty()) {
      lines += fill(PlayerWords::tr("Basic cards in hand: %1"), {text::listOf(basics)});
    }
    lines += fill(PlayerWords::tr("Other cards in hand: %1"), {number(look.common)});
  }
  for (const Troop kind : allTroops) {
    const int out = look.onSites[at(kind)];
    //: %1: a kind of troop.
    lines += fill(PlayerWords::tr("%1: on sites %2, at home %3"),
                  {text::troopName(kind), number(out), number(troopsOfAKind - out)});
  }
  return lines;
}

} // namespace

PlayerLook playerLook(const State& state, const ui::Seats& seats, Player player, Player turn,
                      const Game& game) {
  const PlayerState& own = state.of(player);
  PlayerLook look{.seat = ui::seatLook(seats, player, player == turn)};
  look.seat.state = stateWord(state, player, turn);
  look.seat.points = number(static_cast<int>(own.loaded.size()));
  look.seat.counted = ui::Outline::barge;
  const auto order = std::ranges::find(state.order, player) - state.order.begin();
  if (state.phase != Phase::setup) look.seat.place = number(static_cast<int>(order) + 1);
  //: The extra point for most torturer troops.
  if (has(majority(game, state), player)) {
    look.seat.bonus = {ui::Outline::shield, PlayerWords::tr("+1")};
  }
  look.resources = own.resources;
  // END-4: from the end of a round to the deal nobody has any.
  if (state.phase > Phase::nego) {
    look.basics = own.basics;
    look.common = own.common;
  }
  look.hasHand = !game.byTotals();
  //: Behind a number of cards: "+ 3 in hand".
  look.inHand = PlayerWords::tr("in hand");
  for (const Troop kind : allTroops) look.onSites[at(kind)] = state.troopsOnSites(player, kind);
  look.seat.details = detailsOf(look);
  return look;
}

} // namespace nilometer::pyramidion
