// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/repair_rules.h"

#include "engine/saqqara/distribute.h"
#include "engine/saqqara/game_rules.h"
#include "engine/table/entries.h"
#include "engine/table/versions.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

using table::isOneOf;

/// So many of each kind as there are.
Goods atMost(Goods goods, const Goods& there) {
  for (const Good good : allGoods) {
    goods.of[at(good)] = std::clamp<std::int16_t>(goods.of[at(good)], 0, there.of[at(good)]);
  }
  return goods;
}

class LesserVersions : table::VersionsOf<Rules> {
public:
  LesserVersions(const Game& game, const State& state, std::vector<Entry>& out)
      : VersionsOf(game, state, out) {}

  void operator()(Bid entry) {
    entry.goods = atMost(entry.goods, m_state.of(entry.player).goods);
    add(entry);
  }
  void operator()(Invest entry) {
    entry.goods = atMost(entry.goods, m_state.of(entry.player).goods);
    add(entry);
  }
  void operator()(TakeGoods entry) {
    entry.goods = atMost(entry.goods, m_state.in(entry.at).goods);
    add(entry);
  }
  void operator()(Steal entry) {
    for (Player victim = 0; victim < m_state.players; ++victim) {
      entry.loot[victim] = atMost(entry.loot[victim], m_state.of(victim).goods);
    }
    add(entry);
  }
  void operator()(const Convert& entry) { addFewerTimes(entry, 1); }
  void operator()(const Sail& entry) { addFewerTimes(entry, 1); }
  /// Everything else is made as it is or not at all.
  template <class Other> void operator()(const Other& /*entry*/) {}
};

} // namespace

void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions) {
  std::visit(LesserVersions(game, state, versions), entry);
}

void listMissing(const Game& game, const State& state, std::vector<Entry>& missing) {
  switch (state.phase) {
  case Phase::auction:
  case Phase::invest: missing.emplace_back(Pass{state.turn}); return;
  case Phase::intrigue: missing.emplace_back(Intrigue{state.turn, false}); return;
  case Phase::distribute:
    // R22: a Beggar may take nothing; what a Trader takes only the table can tell.
    if (const auto taking = takingNow(game, state); taking && taking->least == 0) {
      missing.emplace_back(TakeGoods{taking->player, taking->at, {}});
    }
    return;
  case Phase::develop:
    if (state.freeWorker) {
      missing.emplace_back(FreeWorker{state.turn, std::nullopt});
    } else {
      missing.emplace_back(Done{state.turn});
    }
    return;
  case Phase::setup:
  case Phase::market:
  case Phase::stall:
  case Phase::stock:
  case Phase::agriculture:
  case Phase::thresholds:
  case Phase::marker:
  case Phase::reveal:
  case Phase::final:
  case Phase::over: return;
  }
}

bool rulesOut(const Entry& missing, const Entry& later) {
  if (playerOf(missing) != playerOf(later)) return false;
  if (isOneOf<Pass>(missing)) return isOneOf<Bid, Withdraw, Invest, Pass>(later);
  if (isOneOf<Intrigue>(missing)) return isOneOf<Intrigue>(later);
  if (const auto* taking = std::get_if<TakeGoods>(&missing)) {
    const auto* other = std::get_if<TakeGoods>(&later);
    return other != nullptr && other->at == taking->at; // asked once at each warehouse
  }
  if (isOneOf<FreeWorker>(missing)) return isOneOf<FreeWorker>(later);
  return isOneOf<Convert, Steal, Advance, FreeWorker, Sail, Done>(later);
}

bool doesNothing(const Entry& entry) {
  if (const auto* bid = std::get_if<Bid>(&entry)) return bid->goods == Goods();
  if (const auto* invested = std::get_if<Invest>(&entry)) return invested->goods == Goods();
  if (const auto* taken = std::get_if<TakeGoods>(&entry)) return taken->goods == Goods();
  if (const auto* stolen = std::get_if<Steal>(&entry)) return *stolen == Steal{stolen->player, {}};
  if (const auto* intrigue = std::get_if<Intrigue>(&entry)) return !intrigue->use;
  if (const auto* worker = std::get_if<FreeWorker>(&entry)) return !worker->pyramid;
  return isOneOf<Pass, Done>(entry);
}

} // namespace nilometer::saqqara

static_assert(nilometer::table::RepairRulesOf<
              nilometer::table::RepairRules<nilometer::saqqara::Rules>, nilometer::saqqara::Rules>);
