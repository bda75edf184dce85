// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/text/hand_moves.h"
#include "ui/saqqara/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::saqqara {

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

/// By which rule goods come, and from which warehouses.
struct Reason {
  QString title;
  QStringList from{};
};

struct Share {
  Goods goods{};
  std::vector<Reason> reasons{}; ///< each title once
  std::optional<table::RuleId> rule{};

  void add(const Goods& more, table::RuleId by, const Reason& why) {
    goods += more;
    if (!rule) rule = by;
    const auto same = std::ranges::find(reasons, why.title, &Reason::title);
    if (same == reasons.end()) return reasons.push_back(why);
    same->from += why.from;
    same->from.removeDuplicates();
  }
  /// "Most influence (Linen, Wood), Trader (Gold)".
  [[nodiscard]] QString why() const {
    const QString comma = QStringLiteral(", ");
    QStringList said;
    for (const auto& [title, from] : reasons) {
      //: By which rule goods come, and from where: "Most influence (Linen)".
      said +=
          from.isEmpty() ? title : text::fill(ShareWords::tr("%1 (%2)"), {title, from.join(comma)});
    }
    return said.join(comma);
  }
};

/// From which warehouse and why. What the supply pays for one is of its own good.
Reason reasonOf(const text::GoodsMove& move, table::RuleId rule) {
  Reason reason{text::saqqaraRuleTitle(rule)};
  const bool isOfPlayer = rule == "TILE-GOVERNMENT"_rule || rule == "TILE-SOLDIERS"_rule ||
                          rule == "TILE-AGRICULTURE"_rule;
  if (isOfPlayer) return reason;
  const bool isOfSupply = move.from.store == Store::supply;
  for (const Warehouse at : allWarehouses) {
    const bool isThere = isOfSupply ? move.goods[goodOf(at)] > 0 : move.from.at == at;
    if (isThere) reason.from += text::warehouseName(at);
  }
  return reason;
}

/// `waits` = more may come to it.
PhaseColumn columnOf(const Share& share, const QString& name, bool waits = false) {
  const bool isNone = share.goods.empty();
  const QString result = isNone
                             ? (waits ? ShareWords::tr("nothing yet") : ShareWords::tr("nothing"))
                             : text::fill(QStringLiteral("+ %1"), {text::goodsText(share.goods)});
  PhaseColumn column = ui::columnSaying(name, result, share.why(), share.rule);
  column.wares = waresOf(share.goods);
  column.tone = isNone ? PhaseColumn::Tone::plain : PhaseColumn::Tone::fine;
  return column;
}

} // namespace

std::vector<PhaseColumn> sharesOf(const Session& session, const table::EffectsView& effects) {
  std::array<Share, maxPlayers> shares;
  std::array<Share, warehouseCount> stores;
  const auto any = [](const auto& all) {
    return std::ranges::any_of(all, [](const Share& share) { return share.rule.has_value(); });
  };
  for (const text::HandMove& move : text::handMoves(effects)) {
    if (!move.goods) continue;
    const table::RuleId rule = move.effects.front().rule;
    const Spot& to = move.goods->to;
    const bool isNew = rule >= "STOCK-1"_rule && rule <= "STOCK-4"_rule;
    if (isNew) stores[at(to.at)].add(move.goods->goods, rule, {text::saqqaraRuleTitle(rule), {}});
    // What a turn begins with stands beside what was shared out right before it, what grows beside
    // the new goods.
    const bool isBeside = (rule == "TILE-SOLDIERS"_rule && any(shares)) ||
                          (rule == "TILE-AGRICULTURE"_rule && any(stores));
    if (to.store != Store::hand || !(sharesOut(rule) || isBeside)) continue;
    shares[to.player].add(move.goods->goods, rule, reasonOf(*move.goods, rule));
  }
  std::vector<PhaseColumn> columns;
  for (const Warehouse warehouse : session.edition().warehouses) {
    if (!any(stores)) break;
    PhaseColumn& column =
        columns.emplace_back(columnOf(stores[at(warehouse)], text::warehouseName(warehouse)));
    column.place = ui::placeId(BoardPlace::warehouse, static_cast<int>(warehouse));
  }
  // Somebody has to say first what he takes.
  const bool waits = session.shown().phase == Phase::distribute;
  for (Player player = 0; any(shares) && player < session.players(); ++player) {
    if (any(stores) && !shares[player].rule) continue;
    const QString& name = session.names().shown[player];
    columns.push_back(ui::columnOfSeat(columnOf(shares[player], name, waits), session, player));
  }
  return columns;
}

int phaseOf(std::span<const PhaseColumn> shares) {
  if (shares.front().place) return static_cast<int>(Phase::stock);
  const auto isPaid = [](const PhaseColumn& column) {
    return column.line.rule == "TILE-GOVERNMENT"_rule;
  };
  return static_cast<int>(std::ranges::any_of(shares, isPaid) ? Phase::invest : Phase::distribute);
}

} // namespace nilometer::saqqara
