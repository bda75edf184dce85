// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/list_develop.h"

#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <bit>

namespace nilometer::saqqara {

namespace {

class DevelopmentList {
public:
  DevelopmentList(const Game& game, const State& state, Options& options)
      : m_game(game), m_state(state), m_own(state.of(state.turn)), m_options(options) {}

  void run() {
    if (m_state.freeWorker) {
      listFreeWorkers();
      return;
    }
    listExchanges();
    listThefts();
    for (int i = 0; i < pyramidCount; ++i) {
      if (has(m_state.pyramids, pyramidAt(i))) listAdvances(pyramidAt(i));
    }
    for (std::uint8_t times = 1; addIfLegal(Sail{player(), times}); ++times) {
    }
    m_options.entries.emplace_back(Done{player()});
  }

private:
  [[nodiscard]] Player player() const { return m_state.turn; }

  bool addIfLegal(const Entry& entry) {
    if (!judge(m_game, m_state, entry).legal()) return false;
    m_options.entries.push_back(entry);
    return true;
  }

  void listFreeWorkers() {
    for (int i = 0; i < pyramidCount; ++i) {
      if (!takesFreeWorker(m_state, player(), pyramidAt(i))) continue;
      m_options.entries.emplace_back(FreeWorker{player(), pyramidAt(i)});
    }
    m_options.entries.emplace_back(FreeWorker{player(), std::nullopt});
  }

  void exchange(Exchange how, Good pay, Good get, Warehouse card = Warehouse::fish) {
    if (pay == get || m_own.goods[pay] == 0) return;
    addIfLegal(Convert{player(), how, pay, get, card, 1});
  }
  void exchangeAll(Exchange how, Warehouse card = Warehouse::fish) {
    for (const Good pay : allGoods) {
      for (const Good get : allGoods) exchange(how, pay, get, card);
    }
  }
  void listExchanges() {
    for (const Good get : allGoods) {
      exchange(Exchange::land, Good::land, get);
      if (m_own.levelOf(Pyramid::irrigation) < firstPower) continue;
      exchange(Exchange::irrigation, Good::land, get);
    }
    if (m_own.levelOf(Pyramid::trade) >= firstPower) exchangeAll(Exchange::trade);
    for (const Warehouse at : allWarehouses) {
      if (m_state.in(at).winner == player()) exchangeAll(Exchange::card, at);
    }
  }

  /// Thefts of one good by themselves; of more the bounds alone.
  void listThefts() {
    if (m_own.stole || m_own.levelOf(Pyramid::thief) < firstPower) return;
    for (Player victim = 0; victim < m_state.players; ++victim) {
      if (!canBeRobbed(m_game, m_state, player(), victim)) continue;
      include(m_options.robbable, victim);
      for (const Good good : allGoods) {
        Steal steal{player(), {}};
        steal.loot[victim] = some(1, good);
        if (m_state.of(victim).goods[good] > 0) addIfLegal(steal);
      }
    }
    const TheftBounds bounds = theftBounds(m_game, m_state, player());
    if (std::popcount(m_options.robbable) < bounds.leastVictims) {
      m_options.robbable = 0; // option thiefStrict: one victim alone is none
    } else {
      m_options.theft = bounds;
    }
  }

  void listAdvances(Pyramid pyramid) {
    Advance advance{player(), pyramid, {}, {}};
    if (hasToNameMarket(m_game, m_state, player())) {
      for (const Warehouse market : allWarehouses) {
        advance.market = market;
        listAdvance(advance);
      }
    } else {
      listAdvance(advance);
    }
  }
  void listAdvance(const Advance& advance) {
    const Verdict verdict = judge(m_game, m_state, advance);
    if (verdict.legal()) {
      m_options.entries.emplace_back(advance);
    } else if (verdict.findings().size() == 1) {
      noteOpen(advance, verdict.findings().front());
    }
  }
  /// Nothing but the price stands in the way: it is missing, or says less than which goods.
  void noteOpen(const Advance& advance, const Finding& finding) {
    PyramidSet& set = table::missingIn(finding) ? m_options.unpriced : m_options.openPriced;
    const bool differs = finding.rule == "WORKER-3"_rule;
    const bool affordable = differs && m_own.goods.total() >= totalOf(advance);
    if (table::missingIn(finding) || affordable) {
      include(set, advance.pyramid);
    }
  }
  [[nodiscard]] int totalOf(const Advance& advance) const {
    const auto price = priceOf(m_game, m_state, player(), advance.pyramid, advance.market);
    return price ? price->goods.total() + price->any : 0;
  }

  const Game& m_game;
  const State& m_state;
  const PlayerState& m_own;
  Options& m_options;
};

} // namespace

void listDevelopment(const Game& game, const State& state, Options& options) {
  DevelopmentList(game, state, options).run();
}

} // namespace nilometer::saqqara
