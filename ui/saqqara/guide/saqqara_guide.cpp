// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/guide/saqqara_guide.h"

#include "engine/saqqara/auction.h"
#include "engine/saqqara/distribute.h"
#include "engine/saqqara/invest.h"
#include "engine/saqqara/options.h"
#include "engine/saqqara/powers.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/table/guide/guide_lines.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::saqqara {

using text::goodsText;
using text::number;

namespace {

/// By Phase: the rule that says what it is about, and the one that says what may be done.
constexpr auto rulesOfPhase = std::to_array<std::array<RuleId, 2>>({
    {"SET-1"_rule, "SET-3"_rule},
    {"MARKET-2"_rule, "MARKET-3"_rule},
    {"AUCTION-2"_rule, "AUCTION-3"_rule},
    {"MARKET-1"_rule, "STALL-1"_rule},
    {"STOCK-1"_rule, "ASK-1"_rule},
    {"STOCK-5"_rule, "TILE-AGRICULTURE"_rule},
    {"THRESH-1"_rule, "THRESH-3"_rule},
    {"INFL-3"_rule, "TILE-INTRIGUE"_rule},
    {"INFL-8"_rule, "INFL-5"_rule},
    {"INVEST-5"_rule, "INVEST-2"_rule},
    {"INFL-8"_rule, "INFL-6"_rule},
    {"DIST-2"_rule, "DIST-3"_rule},
    {"DEV-1"_rule, "DEV-3"_rule},
    {"END-3"_rule, "ASK-3"_rule},
    {"END-4"_rule, "END-3"_rule},
});
static_assert(rulesOfPhase.size() == phaseNames.size());

class GuideFacts : public ui::TableGuide<Rules, Options> {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraGuide)
public:
  using TableGuide::TableGuide;

  void addAll() {
    sayAsked(m_state.phase == Phase::final ? "ASK-3"_rule : "ASK-1"_rule);
    switch (m_state.phase) {
    case Phase::setup:
      say("SET-3"_rule, tr("Pyramids on the board: %2"), {number(m_game.players + 2)});
      break;
    case Phase::market:
    case Phase::stall: sayGoodsOfAll(); break;
    case Phase::auction: sayBids(); break;
    case Phase::stock:
    case Phase::thresholds:
      say("THRESH-4"_rule,
          m_state.thresholdPile < warehouseCount
              ? tr("The used threshold cards are shuffled into a new pile before four are opened")
              : tr("The pile of threshold cards holds %n card(s)", nullptr, m_state.thresholdPile));
      break;
    case Phase::agriculture:
      say("TILE-AGRICULTURE"_rule, tr("%1 gets %n good(s) of one kind", nullptr,
                                      cropsAt(m_own.levelOf(Pyramid::agriculture))));
      break;
    case Phase::intrigue:
      say("INFL-2"_rule, tr("The draw pile of %1 holds %n card(s)", nullptr, m_own.pile));
      break;
    case Phase::invest: sayInvesting(); break;
    case Phase::marker:
    case Phase::reveal: sayWarehouses(); break;
    case Phase::distribute: sayTaking(); break;
    case Phase::develop: sayDevelopment(); break;
    case Phase::final: sayGoodsOfAll(); break;
    case Phase::over: sayWinners(); break;
    }
  }

private:
  /// What `said` says of each warehouse, behind its name; those of which it says nothing left out.
  template <class Said> [[nodiscard]] QStringList each(Said said) const {
    QStringList all;
    for (const Warehouse warehouse : m_game.edition->warehouses) {
      const QString text = said(warehouse);
      if (!text.isEmpty()) all += text::warehouseName(warehouse) + u' ' + text;
    }
    return all;
  }

  void sayGoodsOfAll() {
    sayOf("GOODS-3"_rule, tr("Goods of the players: %2"),
          ofPlayers([&](Player player) { return m_state.of(player).goods.total(); }));
  }
  void sayOwned() { say("GOODS-3"_rule, tr("Goods of %1: %2"), {goodsText(m_own.goods)}); }
  void sayBids() {
    sayOf("AUCTION-4"_rule, tr("Goods needed for the highest bid: %2"), each([&](Warehouse at) {
            const bool open = mayBidOn(m_game, m_state, m_state.turn, at);
            return open ? number(leastBid(m_state, m_state.turn, at)) : QString();
          }));
    sayOwned();
    say("AUCTION-10"_rule, tr("%1 may take %n more card(s)", nullptr,
                              cardsPerPlayer - cardsWon(m_state, m_state.turn)));
  }
  void sayWarehouses() {
    sayOf("THRESH-1"_rule, tr("Thresholds: %2"), each([&](Warehouse at) {
            return text::thresholdText(m_state.in(at).threshold.value_or(noYield));
          }));
    sayOf("GOODS-1"_rule, tr("Goods that lie in the warehouses: %2"),
          each([&](Warehouse at) { return number(m_state.in(at).goods.total()); }));
  }
  void sayInvesting() {
    sayOf("INVEST-5"_rule, tr("Goods still missing at the thresholds: %2"), each([&](Warehouse at) {
            const WarehouseState& there = m_state.in(at);
            const int missing = there.threshold.value_or(noYield) - there.goods.total();
            return missing > 0 ? number(missing) : QString();
          }));
    sayOwned();
    sayWarehouses();
  }
  void sayTaking() {
    const auto taking = takingNow(m_game, m_state);
    if (!taking) return;
    say(taking->byTrader ? "DIST-6"_rule : "DIST-3"_rule,
        tr("%1 takes at most %n good(s) from %2. Lying there: %3", nullptr, taking->most),
        {text::warehouseName(taking->at), goodsText(m_state.in(taking->at).goods)});
  }
  /// Those pyramids, each with the next level of the player on turn.
  [[nodiscard]] QStringList nextLevels(PyramidSet pyramids) const {
    QStringList all;
    for (const Pyramid pyramid : text::pyramidsIn(pyramids)) {
      all += text::pyramidName(pyramid) + u' ' + number(m_own.levelOf(pyramid) + 1);
    }
    return all;
  }
  void sayDevelopment() {
    unsigned payable = m_options.openPriced;
    unsigned free = 0;
    bool sails = false;
    for (const Entry& entry : m_options.entries) {
      if (const auto* up = std::get_if<Advance>(&entry)) payable |= pyramidBit(up->pyramid);
      const auto* worker = std::get_if<FreeWorker>(&entry);
      if (worker != nullptr && worker->pyramid) free |= pyramidBit(*worker->pyramid);
      sails = sails || std::holds_alternative<Sail>(entry);
    }
    sayOf("WORKER-6"_rule, tr("A worker of %1 may be placed free of charge: %2"),
          nextLevels(static_cast<PyramidSet>(free)));
    sayOf("WORKER-3"_rule, tr("Levels that %1 can pay for: %2"),
          nextLevels(static_cast<PyramidSet>(payable)));
    sayOwned();
    if (sails) say("NILE-1"_rule, tr("Land of %1: %2"), {number(m_own.goods[Good::land])});
    if (m_options.theft.goods > 0) {
      say("TILE-THIEF"_rule, tr("%1 may steal %n good(s) in all", nullptr, m_options.theft.goods));
    }
    sayOf("ASK-2"_rule, tr("Levels whose price nobody has read yet: %2"),
          nextLevels(m_options.unpriced));
    say(m_state.lastRound < rounds ? "END-2"_rule : "END-1"_rule,
        tr("There are %n round(s) after this one", nullptr, m_state.lastRound - m_state.round));
  }
  void sayWinners() {
    QStringList winners;
    const std::vector<Player> order = ranking(m_game, m_state);
    for (const Player player : order) {
      if (player != order.front() && !shareAPlace(m_state, order.front(), player)) break;
      winners += text::playerName(player, m_names);
    }
    say("END-4"_rule,
        tr("In front: %2, with %n point(s)", nullptr, m_state.of(order.front()).points),
        {text::listOf(winners)});
  }
};

} // namespace

ui::Guide guideOf(const Game& game, const State& state, const text::SaqqaraNames& names,
                  ui::PromptLevel level) {
  GuideFacts facts(game, state, names);
  facts.addAll();
  return facts.guideAt(level, text::phase(state.phase), rulesOfPhase[at(state.phase)]);
}

} // namespace nilometer::saqqara
