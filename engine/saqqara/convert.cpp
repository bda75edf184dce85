// SPDX-License-Identifier: GPL-3.0-or-later
// Exchanges with the supply (CONV-1 to CONV-6).
#include "engine/saqqara/develop.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

namespace nilometer::saqqara {

namespace {

/// Notes what is wrong with an exchange.
class DealJudge {
public:
  DealJudge(const Game& game, const State& state, const Convert& entry, Verdict& verdict)
      : m_game(game), m_state(state), m_entry(entry), m_verdict(verdict) {}

  Deal run() {
    switch (m_entry.how) {
    case Exchange::land: return byLand();
    case Exchange::card: return byCard();
    case Exchange::trade: return byTrade();
    case Exchange::irrigation: break;
    }
    return byIrrigation();
  }

private:
  void refuse(RuleId rule, Fault fault, About about = {}) {
    m_verdict.add(finding(rule, fault, m_entry.player, about));
  }
  void wantLandPaid(RuleId rule) {
    if (m_entry.pay != Good::land) refuse(rule, Fault::wrongPay, {.thing = code(Good::land)});
  }
  /// Any good but land.
  void wantNoLand(RuleId rule) {
    if (m_entry.get == Good::land) refuse(rule, Fault::wrongGain);
  }
  [[nodiscard]] int levelOf(Pyramid pyramid) const {
    return m_state.of(m_entry.player).levelOf(pyramid);
  }
  bool wantPower(Pyramid pyramid, RuleId rule) {
    return judgeLevel(m_state, m_entry.player, pyramid, rule, m_verdict);
  }

  /// CONV-1: land for land would change nothing (R63).
  Deal byLand() {
    wantLandPaid("CONV-1"_rule);
    wantNoLand("CONV-1"_rule);
    return {1, 1};
  }

  /// CONV-2: the card names a good; one that leaves it open is used for fish, linen or wood. A
  /// gives 2 for 1 gold, B takes 3 for 1 land.
  Deal byCard() {
    const WarehouseState& slot = m_state.in(m_entry.card);
    if (slot.cardAt != CardAt::won || slot.winner != m_entry.player) {
      refuse("MARKET-5"_rule, Fault::cardNotOwned, {.place = code(m_entry.card)});
      return {1, 1};
    }
    const MarketCard& card = slot.card;
    const bool isA = card.kind == CardKind::goods;
    const Good money = isA ? Good::gold : Good::land;
    const bool paysMoney = m_entry.pay == money;
    const Good good = paysMoney ? m_entry.get : m_entry.pay;
    const bool named = card.good ? good == *card.good : good != Good::land && good != Good::gold;
    if (!named || (paysMoney ? m_entry.pay : m_entry.get) != money) {
      refuse("CONV-2"_rule, Fault::notOnCard, {.place = code(m_entry.card)});
    } else if (paysMoney != isA && !m_game.options.marketCardsBothWays) {
      // R27: from left to right only, option marketCardsBothWays.
      refuse("CONV-2"_rule, Fault::cardBackwards, {.place = code(m_entry.card)});
    }
    const int goods = isA ? 2 : 3;
    return paysMoney ? Deal{1, goods} : Deal{goods, 1};
  }

  /// CONV-3
  Deal byTrade() {
    const RuleId rule = "TILE-TRADE"_rule;
    if (!wantPower(Pyramid::trade, rule)) return {1, 1};
    const int level = levelOf(Pyramid::trade);
    if (level < freeChoice) wantCurrent(m_entry.pay, currentGood(m_game, m_state), rule);
    if (m_entry.get == Good::land) {
      const bool allowed = m_game.options.landAsChoice && m_entry.pay != Good::land;
      if (!allowed) refuse("GOODS-4"_rule, Fault::landNotOfChoice);
    }
    return {tradePriceAt(level), 1};
  }

  /// CONV-4
  Deal byIrrigation() {
    const RuleId rule = "TILE-IRRIGATION"_rule;
    wantLandPaid(rule);
    if (!wantPower(Pyramid::irrigation, rule)) return {1, 1};
    const int level = levelOf(Pyramid::irrigation);
    if (level >= freeChoice) {
      wantNoLand(rule);
    } else {
      // In a Land round land never stands in for what is bought with land (CAL-3).
      const auto market = currentMarket(m_game, m_state);
      wantCurrent(m_entry.get, market ? std::optional(goodOf(*market)) : std::nullopt, rule);
    }
    return {1, irrigationYieldAt(level)};
  }

  /// The good of the current market, or one of the four warehouses where the user names it.
  void wantCurrent(Good good, std::optional<Good> current, RuleId rule) {
    const bool isPaid = m_entry.how == Exchange::trade;
    const Fault fault = isPaid ? Fault::wrongPay : Fault::wrongGain;
    if (userNamesMarket(m_game, m_state)) {
      if (good == Good::land) refuse(rule, fault);
    } else if (!current) {
      refuse("CAL-3"_rule, Fault::noCurrentMarket,
             {.thing = code(isPaid ? Pyramid::trade : Pyramid::irrigation)});
    } else if (good != *current) {
      refuse(rule, fault, {.thing = code(*current)});
    }
  }

  const Game& m_game;
  const State& m_state;
  const Convert& m_entry;
  Verdict& m_verdict;
};

/// CONV-5: what is paid arrives first; a gain that the supply does not hold whole is refused (R28).
void judgeSupply(const State& state, const Convert& entry, Deal deal, Verdict& verdict) {
  const int wanted = deal.get * entry.times;
  const int arrived = entry.pay == entry.get ? deal.pay * entry.times : 0;
  const int had = state.supply[entry.get] + arrived;
  if (had >= wanted) return;
  verdict.add(finding("GOODS-2"_rule, Fault::supplyShort, entry.player,
                      {.thing = code(entry.get), .needed = wanted, .had = had}));
}

RuleId ruleOf(Exchange how) {
  switch (how) {
  case Exchange::land: return "CONV-1"_rule;
  case Exchange::card: return "CONV-2"_rule;
  case Exchange::trade: return "TILE-TRADE"_rule;
  case Exchange::irrigation: break;
  }
  return "TILE-IRRIGATION"_rule;
}

} // namespace

Deal judgeDeal(const Game& game, const State& state, const Convert& entry, Verdict& verdict) {
  return DealJudge(game, state, entry, verdict).run();
}

void judge(const Game& game, const State& state, const Convert& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::develop, verdict)) return;
  judgeTurn(state, entry.player, "DEV-1"_rule, verdict);
  if (entry.times == 0) verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
  const Deal deal = judgeDeal(game, state, entry, verdict);
  // CONV-6: circles are legal, only the supply ends them.
  judgeOwned(state, entry.player, some(deal.pay * entry.times, entry.pay), verdict);
  judgeSupply(state, entry, deal, verdict);
}

void apply(Changes& changes, const Convert& entry) {
  Verdict ignored;
  const Deal deal = judgeDeal(changes.game(), changes.state(), entry, ignored);
  const RuleId rule = ruleOf(entry.how);
  changes.move(some(deal.pay * entry.times, entry.pay), handOf(entry.player), supplySpot, rule);
  changes.move(some(deal.get * entry.times, entry.get), supplySpot, handOf(entry.player), rule);
}

} // namespace nilometer::saqqara
