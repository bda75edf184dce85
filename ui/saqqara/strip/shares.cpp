// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/effects.h"
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::saqqara {

using table::Effect;
using table::EffectKind;
using ui::PhaseColumn;

namespace {

struct ShareWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraShares)
};

/// Whether that rule shares goods out among the players without a decision.
bool sharesOut(table::RuleId rule) {
  return (rule >= "DIST-1"_rule && rule <= "DIST-9"_rule) || rule == "TILE-GOVERNMENT"_rule ||
         rule == "TILE-RELIGION"_rule;
}

struct Share {
  Goods goods;
  QStringList reasons; ///< each once
  std::optional<table::RuleId> rule;
};

} // namespace

std::vector<PhaseColumn> sharesOf(const Session& session, const table::EffectsView& effects) {
  std::array<Share, maxPlayers> shares;
  bool isShared = false;
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::stock || !sharesOut(effect.rule)) continue;
    const StockEffect stock = asStock(effect);
    if (stock.spot.store != Store::hand || stock.by <= 0) continue;
    Share& share = shares[effect.player];
    share.goods = share.goods + some(stock.by, stock.good);
    const QString reason = words::saqqaraRuleTitle(effect.rule);
    if (!share.reasons.contains(reason)) share.reasons += reason;
    if (!share.rule) share.rule = effect.rule;
    isShared = true;
  }
  std::vector<PhaseColumn> columns;
  if (!isShared) return columns;
  for (Player player = 0; player < session.players(); ++player) {
    const Share& share = shares[player];
    PhaseColumn column;
    column.name = session.names().shown[player];
    column.result = words::fill(QStringLiteral("+ %1"), {words::goodsText(share.goods)});
    column.tone = share.goods.empty() ? PhaseColumn::Tone::plain : PhaseColumn::Tone::fine;
    if (share.goods.empty()) column.result = ShareWords::tr("nothing");
    column.why = share.reasons.join(QStringLiteral(", "));
    column.line.player = ui::playerColourAt(session.colourOf(player));
    column.line.seat = player;
    column.line.rule = share.rule;
    column.line.text =
        words::fill(QStringLiteral("%1: %2"), {session.names().shown[player], column.result});
    column.line.why = column.why;
    columns.push_back(std::move(column));
  }
  return columns;
}

} // namespace nilometer::saqqara
