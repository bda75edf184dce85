// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/words/hand_moves.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/move_lines.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::words {

using namespace saqqara;
using table::Effect;
using table::EffectKind;

namespace {

struct SaqqaraMoveWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraMove)
};

/// Everybody does it at the same time.
bool isOfAll(const Effect& effect) {
  return effect.rule == "INFL-1"_rule || effect.rule == "INFL-4"_rule ||
         effect.rule == "DIST-10"_rule || effect.rule == "MARKET-2"_rule;
}

/// Between two tables nothing is known of the way.
bool isGoodsMove(const Effect& loss, const Effect& gain) {
  return loss.rule != "ENTRY"_rule && isHandedOn(loss, gain);
}

/// Bids of several players leave a hut together.
bool isSameSpot(const Spot& one, const Spot& other) {
  return one.store == other.store && one.at == other.at &&
         (one.store == Store::hut || one.player == other.player);
}

void addGoods(std::vector<HandMove>& moves, const Effect& loss, const Effect& gain) {
  const StockEffect to = asStock(gain);
  const Spot from = asStock(loss).spot;
  const GoodsMove goods{some(to.by, to.good), from, to.spot};
  HandMove* last = moves.empty() ? nullptr : &moves.back();
  if (last != nullptr && last->goods && last->effects.front().rule == gain.rule &&
      isSameSpot(last->goods->from, from) && isSameSpot(last->goods->to, to.spot)) {
    last->goods->goods += goods.goods;
    return;
  }
  const bool isOfHut = from.store == Store::hut;
  const table::Player owner = to.spot.player == table::noPlayer ? from.player : to.spot.player;
  moves.push_back({isOfHut ? table::noPlayer : owner, goods, {loss}});
}

/// Cards, and markers that all go back, join those that are moved in the same way.
void addOther(std::vector<HandMove>& moves, const Effect& effect) {
  // A note names whom it is about.
  const bool isOfTable = isOfAll(effect) || effect.kind == EffectKind::note;
  const table::Player owner = isOfTable ? table::noPlayer : effect.player;
  const auto found = std::ranges::find_if(moves, [&](const HandMove& move) {
    const Effect& first = move.effects.front();
    return move.owner == owner && first.kind == effect.kind && first.what == effect.what &&
           first.rule == effect.rule && (effect.kind == EffectKind::card || isOfAll(effect));
  });
  if (found == moves.end()) {
    moves.push_back({owner, {}, {effect}});
  } else {
    found->effects.push_back(effect);
  }
}

QString wayText(Store from, Store to) {
  // New goods can come from nowhere but the supply.
  const bool isOfHand = from == Store::hand || from == Store::supply;
  if (to == Store::warehouse && isOfHand) return SaqqaraMoveWords::tr("%1 into the warehouse %2");
  switch (from) {
  case Store::hand:
    if (to == Store::hut) return SaqqaraMoveWords::tr("%1 to the hut of %2");
    return to == Store::hand ? SaqqaraMoveWords::tr("%1 from %4")
                             : SaqqaraMoveWords::tr("%1 to the supply");
  case Store::supply: return SaqqaraMoveWords::tr("%1 from the supply");
  case Store::warehouse: return SaqqaraMoveWords::tr("%1 from the warehouse %3");
  case Store::hut: break;
  }
  return SaqqaraMoveWords::tr("%1 from the hut into the warehouse %2");
}

} // namespace

std::vector<HandMove> handMoves(std::span<const Effect> effects) {
  std::vector<HandMove> moves;
  for (std::size_t i = 0; i < effects.size(); ++i) {
    const EffectKind kind = effects[i].kind;
    // Said with the moves: who is not asked to invest, or that nobody is (INVEST-3, INVEST-4).
    // What is doubtful moves nothing: the hint has said it, and the log keeps it.
    const bool isSaid =
        isNote(effects[i], Note::passedItself) && effects[i].rule >= "INVEST-1"_rule;
    if (i + 1 < effects.size() && isGoodsMove(effects[i], effects[i + 1])) {
      addGoods(moves, effects[i], effects[i + 1]);
      ++i;
    } else if (kind != EffectKind::points && kind != EffectKind::phase &&
               (kind != EffectKind::note || isSaid)) {
      addOther(moves, effects[i]);
    }
  }
  return moves;
}

QString moveText(const HandMove& move, const SaqqaraNames& names) {
  const Effect& first = move.effects.front();
  if (first.kind == EffectKind::card) return cardText(move.effects, isOfAll(first));
  if (first.kind == EffectKind::marker && isOfAll(first)) {
    return SaqqaraMoveWords::tr("Influence markers back beside the board");
  }
  if (!move.goods) return effectText(first, names);
  const GoodsMove& goods = *move.goods;
  return fill(wayText(goods.from.store, goods.to.store),
              {goodsText(goods.goods), warehouseName(goods.to.at), warehouseName(goods.from.at),
               playerName(goods.from.player, names)});
}

QStringList movesOf(std::span<const Effect> effects, const SaqqaraNames& names) {
  MoveLines lines;
  for (const HandMove& move : handMoves(effects)) {
    const table::RuleId rule = move.effects.front().rule;
    // A price and the level that it was paid for are both the entry's own.
    const bool byItself = rule != effects.front().rule && rule != "WORKER-1"_rule;
    const bool isOfTable = move.owner == table::noPlayer;
    lines.add(move.owner, isOfTable ? QString() : playerName(move.owner, names),
              moveText(move, names), byItself);
  }
  return lines.lines();
}

} // namespace nilometer::words
