// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/hand_moves.h"
#include "ui/saqqara/text/words.h"
#include "ui/text/move_lines.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::text {

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

/// Out of the supply into the same warehouse: what comes every round, and its number of the table.
bool isMoreOf(const HandMove& first, const HandMove& next) {
  const auto isNew = [](const HandMove& move) {
    const table::RuleId rule = move.effects.front().rule;
    return move.goods && rule >= "STOCK-1"_rule && rule <= "STOCK-3"_rule;
  };
  return isNew(first) && isNew(next) && isSameSpot(first.goods->to, next.goods->to);
}

/// How many cards a player has, where two tables differ.
bool isCardCount(const HandMove& move) {
  const Effect& first = move.effects.front();
  return first.kind == EffectKind::card && first.rule == "ENTRY"_rule &&
         first.player != table::noPlayer && first.detail == table::nothing;
}

/// No card is laid any more: hand, discards or what is turned up say where they lie now.
bool isToldElsewhere(const Effect& effect) {
  return effect.kind == EffectKind::card && effect.rule == "ENTRY"_rule &&
         cardMoveOf(effect) == CardMove::laid && effect.after == 0;
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
               !isToldElsewhere(effects[i]) && (kind != EffectKind::note || isSaid)) {
      addOther(moves, effects[i]);
    }
  }
  return moves;
}

std::vector<HandMove> toldMoves(std::span<const Effect> effects, int players) {
  std::vector<HandMove> told;
  const std::vector<HandMove> all = handMoves(effects);
  for (const HandMove& move : all) {
    const auto more =
        std::ranges::find_if(told, [&](const HandMove& before) { return isMoreOf(before, move); });
    if (more != told.end()) {
      more->goods->goods += move.goods->goods;
      continue;
    }
    const auto isAlike = [&](const HandMove& other) {
      return isCardCount(other) && isCardCount(move) &&
             other.effects.front().what == move.effects.front().what &&
             other.effects.front().after == move.effects.front().after;
    };
    const bool isOfEach = isCardCount(move) && std::ranges::count_if(all, isAlike) == players;
    if (isOfEach && std::ranges::any_of(told, isAlike)) continue;
    told.push_back(move);
    if (isOfEach) told.back().owner = table::noPlayer;
  }
  return told;
}

QString moveText(const HandMove& move, const SaqqaraNames& names) {
  const Effect& first = move.effects.front();
  if (move.owner == table::noPlayer && isCardCount(move)) {
    //: What everybody has: "All: influence cards in hand: 4".
    return fill(SaqqaraMoveWords::tr("All: %1"), {cardText(move.effects, false)});
  }
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
  MoveLines lines(effects, "ENTRY"_rule);
  const auto players = static_cast<int>(names.playerNames.size());
  for (const HandMove& move : toldMoves(effects, players)) {
    const table::RuleId rule = move.effects.front().rule;
    // A price and the level that it was paid for are both the entry's own.
    const bool byItself = rule != effects.front().rule && rule != "WORKER-1"_rule;
    lines.add(move.owner, names, moveText(move, names), byItself);
  }
  return lines.lines();
}

} // namespace nilometer::text
