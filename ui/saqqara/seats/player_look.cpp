// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/seats/player_look.h"

#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"
#include "ui/saqqara/text/names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::saqqara {

using text::fill;
using text::number;

namespace {

struct PlayerWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPlayer)
};

/// Who acts after that player in a phase in which everybody acts in turn; noPlayer if nobody.
Player nextAfter(const State& state, Player turn) {
  const bool again = state.phase == Phase::auction || state.phase == Phase::invest;
  if (turn == noPlayer || (!again && state.phase != Phase::develop)) return noPlayer;
  if (again) return state.nextOf(turn, [](const PlayerState& own) { return !own.hasPassed; });
  const Player next = state.clockwise(turn);
  return next == startPlayer(state) ? noPlayer : next;
}

QString onTurnWord(Phase phase) {
  //: What the player on turn does, in one word.
  if (phase == Phase::auction) return PlayerWords::tr("bids");
  if (phase == Phase::invest) return PlayerWords::tr("invests");
  if (phase == Phase::develop) return PlayerWords::tr("builds");
  return PlayerWords::tr("on turn");
}

/// How he stands in the auction.
QString bidWord(const State& state, Player player) {
  QString outbid;
  for (const Warehouse at : allWarehouses) {
    const WarehouseState& there = state.in(at);
    //: A player's bid is the highest; %1: the name of a warehouse.
    if (there.hut == player) return fill(PlayerWords::tr("leads at %1"), {text::warehouseName(at)});
    if (!there.bids[player].empty()) outbid = PlayerWords::tr("outbid");
  }
  return outbid;
}

QString stateWord(const State& state, Player player, Player turn) {
  if (player == turn) return onTurnWord(state.phase);
  const bool again = state.phase == Phase::auction || state.phase == Phase::invest;
  if (again && state.of(player).hasPassed) return PlayerWords::tr("passed");
  QStringList words;
  //: Of the player whose turn comes after this one.
  if (player == nextAfter(state, state.turn)) words += PlayerWords::tr("next");
  if (state.phase == Phase::auction) words += bidWord(state, player);
  words.removeAll({});
  return words.join(QStringLiteral(" · "));
}

void readPoints(const State& state, Player player, PlayerLook& look) {
  const PointsSoFar so = pointsSoFar(state, player);
  if (so.isOpen) look.seat.behind = QStringLiteral("+ ?");
  look.seat.points = number(state.phase == Phase::over ? state.of(player).points : so.points);
}

QStringList detailsOf(const PlayerLook& look, const PlayerState& own) {
  QStringList lines;
  if (!look.seat.state.isEmpty()) lines += look.seat.state;
  if (look.seat.starts) lines += PlayerWords::tr("Start player of this round");
  lines += look.seat.behind.isEmpty()
               ? text::points(look.seat.points.toInt())
               : fill(PlayerWords::tr("Points so far: %1, and more for levels not read yet"),
                      {look.seat.points});
  lines += fill(PlayerWords::tr("Goods: %1"), {text::goodsText(look.goods)});
  lines += fill(PlayerWords::tr("Workers placed: %1, left: %2"),
                {number(look.placed), number(workersPerPlayer - look.placed)});
  lines += fill(PlayerWords::tr("Boat on space %1"), {number(own.boat)});
  lines += fill(PlayerWords::tr("Influence cards in the pile: %1"), {number(look.pile)});
  for (const PlayerLook::Power& power : look.powers) {
    //: A pyramid, and the level that gives its power.
    lines += fill(PlayerWords::tr("%1, level %2"), {power.name, number(power.level)});
  }
  for (const MarketCard& card : look.cards) {
    lines += fill(PlayerWords::tr("Market card: %1"), {text::marketCard(card)});
  }
  return lines;
}

} // namespace

PlayerLook playerLook(const State& state, const ui::Seats& seats, Player player, Player turn) {
  const PlayerState& own = state.of(player);
  PlayerLook look{.seat = ui::seatLook(seats, player, player == turn)};
  const bool runs = state.phase != Phase::setup && state.phase != Phase::over;
  look.seat.starts = runs && player == startPlayer(state);
  look.seat.state = stateWord(state, player, turn);
  readPoints(state, player, look);
  look.goods = own.goods;
  look.placed = own.workersPlaced();
  look.pile = own.pile;
  for (int i = 0; i < pyramidCount; ++i) {
    const int level = own.level[at(i)];
    if (level >= firstPower) look.powers.push_back({text::pyramidName(pyramidAt(i)), level});
  }
  for (const Warehouse at : allWarehouses) {
    if (state.in(at).winner == player) look.cards.push_back(state.in(at).card);
  }
  look.seat.details = detailsOf(look, own);
  return look;
}

} // namespace nilometer::saqqara
