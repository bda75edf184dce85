// SPDX-License-Identifier: GPL-3.0-or-later
// What hands move on the real board, in signs.
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/text/hand_moves.h"
#include "ui/table/action_bar/move_parts.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace nilometer::saqqara {

using table::Effect;
using table::EffectKind;
using text::fill;
using text::number;
using ui::MoveGlyph;
using Kind = MoveGlyph::Kind;

namespace {

struct SignWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraMoveSigns)
};

QString hutText(const QString& warehouse) {
  //: The hut of a warehouse: "hut Linen".
  return fill(SignWords::tr("hut %1"), {warehouse});
}

/// Where goods come from and go to, behind their signs.
QString goodsWay(const text::GoodsMove& goods, const Session& session) {
  const QString to = text::warehouseName(goods.to.at);
  switch (goods.to.store) {
  case Store::hut: return ui::toPlace(hutText(to));
  case Store::warehouse:
    //: Goods go from the hut into the warehouse below it, %1.
    return goods.from.store == Store::hut ? fill(SignWords::tr("hut → warehouse %1"), {to})
                                          : ui::toPlace(to);
  case Store::supply: return ui::toPlace(SignWords::tr("supply"));
  case Store::hand: break;
  }
  if (goods.from.store == Store::supply) return SignWords::tr("from the supply");
  //: Goods come from a player.
  return goods.from.store == Store::hand
             ? fill(SignWords::tr("from %1"),
                    {text::playerName(goods.from.player, session.table())})
             : fill(SignWords::tr("from warehouse %1"), {text::warehouseName(goods.from.at)});
}

/// Where the goods of a player come from, in a word.
QString goodsFrom(const text::GoodsMove& goods) {
  if (goods.to.store != Store::hand || goods.from.store == Store::hand) return {};
  const bool isSupply = goods.from.store == Store::supply;
  return fill(QStringLiteral("← %1"),
              {isSupply ? SignWords::tr("supply") : text::warehouseName(goods.from.at)});
}

/// Where two tables differ.
QString goodsNow(const Effect& effect) {
  const Spot spot = asStock(effect).spot;
  const QString counts = ui::fromTo(effect.before, effect.after);
  if (spot.store == Store::hand) return counts;
  const QString warehouse = text::warehouseName(spot.at);
  return fill(QStringLiteral("%1 %2"),
              {spot.store == Store::hut ? hutText(warehouse)
                                        : fill(SignWords::tr("warehouse %1"), {warehouse}),
               counts});
}

QString workerWay(const Effect& effect) {
  const QStringList level{text::pyramidName(pyramidOf(effect)), number(effect.after)};
  //: A worker goes back to its owner.
  if (effect.after == 0) return fill(SignWords::tr("back from %1"), level);
  //: A worker goes to a pyramid, to the level with that number.
  return fill(SignWords::tr("→ %1, level %2"), level);
}

MoveGlyph markerSign(const Effect& effect, const QString& told, const Session& session) {
  switch (markerOf(effect)) {
  case Marker::boat: return {.kind = Kind::ship, .text = ui::fromTo(effect.before, effect.after)};
  case Marker::stall:
    if (effect.after == offTrack) break;
    return {.kind = Kind::stall,
            .text = ui::toPlace(text::fieldName(effect.after, session.table()))};
  case Marker::influence:
    if (effect.after < effect.before) break;
    return {.kind = Kind::marker,
            .text = fill(QStringLiteral("+%1 → %2"), {number(effect.after - effect.before),
                                                      text::warehouseName(warehouseOf(effect))})};
  case Marker::die:
  case Marker::start: break;
  }
  return {.text = told};
}

/// After sharing out all is put away at once, and much else is moved (DIST-10): in few words.
MoveGlyph putAwaySign(const Effect& first) {
  if (first.kind == EffectKind::marker) return {.text = SignWords::tr("markers beside the board")};
  //: All influence cards go to the discards; the sign of a card stands before it.
  const QString all = SignWords::tr("all → discards");
  //: The threshold cards go to the used ones.
  const QString thresholds = SignWords::tr("threshold cards → used");
  const bool isThreshold = cardMoveOf(first) == CardMove::thresholdGone;
  return {.kind = Kind::card, .text = isThreshold ? thresholds : all};
}

MoveGlyph signOf(const text::HandMove& move, const QString& told, const Session& session) {
  const Effect& first = move.effects.front();
  if (move.goods) {
    return {.kind = Kind::wares,
            .text = goodsWay(*move.goods, session),
            .brief = goodsFrom(*move.goods),
            .wares = waresOf(move.goods->goods)};
  }
  if (first.rule == "DIST-10"_rule) return putAwaySign(first);
  const bool isTaken = first.kind == EffectKind::card && cardMoveOf(first) == CardMove::marketWon;
  if (isTaken) {
    //: A player takes the market card of a warehouse; the sign of a card stands before it.
    return {.kind = Kind::card,
            .text = fill(SignWords::tr("takes the card of %1"),
                         {text::warehouseName(warehouseOf(first))})};
  }
  if (first.kind == EffectKind::card) return {.kind = Kind::card, .text = told};
  if (first.kind == EffectKind::note) return {.text = told};
  if (first.kind == EffectKind::piece) return {.kind = Kind::figure, .text = workerWay(first)};
  if (first.kind == EffectKind::stock) {
    return {.kind = Kind::wares,
            .text = goodsNow(first),
            .wares = {{static_cast<ui::Ware>(asStock(first).good)}}};
  }
  return move.effects.size() == 1 ? markerSign(first, told, session) : MoveGlyph{.text = told};
}

/// Cards that were turned up lie there, and what they bring is more to read.
bool isRead(const text::HandMove& move, std::span<const Effect> effects) {
  const Effect& first = move.effects.front();
  const bool isShown = first.kind == EffectKind::card && cardMoveOf(first) == CardMove::shown;
  return isShown && std::ranges::any_of(effects, [](const Effect& effect) {
           return effect.kind == EffectKind::phase && phaseOf(effect) == Phase::develop;
         });
}

} // namespace

std::vector<MoveGlyph::Pieces> waresOf(const Goods& goods) {
  std::vector<MoveGlyph::Pieces> wares;
  for (const Good good : allGoods) {
    if (goods[good] > 0) wares.push_back({static_cast<ui::Ware>(good), goods[good]});
  }
  return wares;
}

std::vector<ui::MovePart> moveParts(const Session& session,
                                    std::span<const table::Effect> effects) {
  const auto sign = [&](const text::HandMove& move) -> std::optional<MoveGlyph> {
    const QString told = text::moveText(move, session.table());
    if (told.isEmpty() || isRead(move, effects)) return std::nullopt;
    return signOf(move, told, session);
  };
  const auto owner = [](const text::HandMove& move) { return move.owner; };
  return ui::partsOf(session, text::toldMoves(effects, session.players()), owner, sign);
}

} // namespace nilometer::saqqara
