// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry of Saqqara moves is seen on its way.
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/board/saqqara_parts.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/saqqara/text/hand_moves.h"

namespace nilometer::saqqara {

using table::Effect;
using table::EffectKind;
using ui::Canvas;
using End = ui::Flights::End;

End View::placeEnd(BoardPlace what, int number, int part) const {
  return {m_board->place(placeId(what, number, part))};
}

End View::spotEnd(const Spot& spot, Good good) const {
  const int number = static_cast<int>(spot.at);
  switch (spot.store) {
  case Store::hand:
    return {m_players->card(spot.player), m_players->of(spot.player).wareAt(at(good))};
  case Store::supply: return {m_board, m_board->supplyAt(good)};
  case Store::warehouse:
    return {m_board->place(placeId(BoardPlace::warehouse, number)), m_board->binAt(spot.at, good)};
  case Store::hut: break;
  }
  return placeEnd(BoardPlace::slot, number, spot.player);
}

void View::moveGoods(const text::GoodsMove& move) {
  for (const Good good : allGoods) {
    if (move.goods[good] == 0) continue;
    m_flights->add(spotEnd(move.from, good), spotEnd(move.to, good),
                   [=](Canvas& canvas, const QPointF& at) {
                     canvas.ware(at, 20, static_cast<ui::Ware>(good));
                   });
  }
}

void View::movePiece(const Effect& effect) {
  const bool isOwned = effect.player != noPlayer;
  const End card{isOwned ? m_players->card(effect.player) : nullptr};
  const auto whose = ui::playerColourAt(isOwned ? m_session.colourOf(effect.player) : 0);
  const auto lies = [&](int level) {
    return level == 0 ? card : placeEnd(BoardPlace::step, level, effect.what);
  };
  const auto die = [&](int round) { return placeEnd(BoardPlace::field, (round - 1) % fieldCount); };
  if (effect.kind == EffectKind::piece) {
    m_flights->add(lies(effect.before), lies(effect.after),
                   [=](Canvas& canvas, const QPointF& at) { canvas.worker(at, 24, whose); });
  }
  if (effect.kind != EffectKind::marker) return;
  switch (markerOf(effect)) {
  case Marker::boat:
    m_sailing = effect.player;
    return m_flights->add({m_board, m_board->boatAt(effect.before)},
                          {m_board, m_board->boatAt(effect.after)},
                          [=](Canvas& canvas, const QPointF& at) { canvas.ship(at, 32, whose); });
  case Marker::stall:
    return m_flights->add(placeEnd(BoardPlace::field, effect.before),
                          placeEnd(BoardPlace::field, effect.after), ui::paintStall);
  case Marker::die:
    return m_flights->add(
        die(effect.before), die(effect.after),
        [year = (effect.after - 1) / fieldCount + 1](Canvas& canvas, const QPointF& at) {
          paintDie(canvas, at, 25, year);
        });
  case Marker::influence:
    if (effect.after < effect.before) return;
    return m_flights->add(card, placeEnd(BoardPlace::slot, effect.detail, effect.player),
                          [=](Canvas& canvas, const QPointF& at) {
                            canvas.symbol(at, 16, whose, canvas.theme().ink);
                          });
  case Marker::start: break;
  }
}

void View::fly() {
  for (const text::HandMove& move : text::handMoves(m_realBoard.moves())) {
    if (move.goods) moveGoods(*move.goods);
    for (const Effect& effect : move.effects) movePiece(effect);
  }
  m_flights->start();
  if (m_sailing != noPlayer) showParts(seatsShown());
}

} // namespace nilometer::saqqara
