// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/develop.h"
#include "engine/saqqara/file/game_record.h"
#include "engine/saqqara/options.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>
#include <vector>

/// The least number of presses that entries of Saqqara could take, told by the rules alone.
namespace nilometer::saqqara_test {

using namespace nilometer::saqqara;

/// The fewest presses in which any window could be told an entry, if a press says one thing:
/// - one for what is done where the table waits for something else (an exchange, a pass);
/// - one for each place, card, player or kind of goods that is not the only one left; the best of
///   several ways to exchange the same goods may be meant by itself;
/// - one for each piece of goods, or one for all of a kind and one for each piece back;
/// - one for each digit;
/// - one to enter it where the rules would let more goods, more times or a digit be added, and one
///   to enter it against the rules.
/// Only what follows by itself takes none: a worker goes up once the price that was asked for has
/// been read.
class LeastPresses {
public:
  /// As far as the table is now. `isAside`: that worker is waiting for his price already.
  LeastPresses(const Game& game, const State& state, const Options& options, bool isAside)
      : m_game(game), m_state(state), m_options(options), m_isAside(isAside) {}

  [[nodiscard]] int of(const RecordedEntry& line) {
    m_said = 0;
    m_isOpen = false;
    std::visit([this](const auto& entry) { say(entry); }, line.entry);
    return m_said + (m_isOpen || line.anyway ? 1 : 0);
  }

private:
  void oneOf(std::size_t count) { m_said += count == 1 ? 0 : 1; }
  void amount(int said, int most) { m_said += std::min(said, 1 + std::abs(most - said)); }
  void goods(const Goods& said, const Goods& most) {
    for (const Good good : allGoods) amount(said[good], most[good]);
  }
  [[nodiscard]] bool isLegal(const Entry& entry) const {
    return judge(m_game, m_state, entry).legal();
  }
  template <class What> [[nodiscard]] std::vector<What> listed() const {
    std::vector<What> found;
    for (const Entry& entry : m_options.entries) {
      if (const auto* what = std::get_if<What>(&entry)) found.push_back(*what);
    }
    return found;
  }
  void bring(auto entry, std::size_t places) {
    goods(entry.goods, m_state.of(entry.player).goods);
    oneOf(places);
    m_isOpen = std::ranges::any_of(allGoods, [&, before = entry.goods](Good good) {
      entry.goods = before + some(1, good);
      return isLegal(entry);
    });
  }
  void digits(int number) {
    m_said += number > 9 ? 2 : 1;
    m_isOpen = number <= 9;
  }
  void times(auto entry, int most) {
    amount(entry.times - 1, most - 1);
    ++entry.times;
    m_isOpen = isLegal(entry);
  }

  void say(const SetUp& entry) { m_said += std::popcount(entry.pyramids) + 1; }
  void say(const OpenMarket& /*entry*/) { m_said += warehouseCount; }
  void say(const OpenThresholds& /*entry*/) { m_said += warehouseCount; }
  void say(const Reveal& entry) {
    // Seat by seat; somebody else is a choice.
    int place = 0;
    while (m_state.of(seat(m_state, place)).isShown()) ++place;
    m_said += warehouseCount + (entry.player == seat(m_state, place) ? 0 : 1);
  }
  void say(const Bid& entry) { bring(entry, m_options.bids.size()); }
  void say(const Invest& entry) { bring(entry, m_options.investments.size()); }
  void say(const Withdraw& /*entry*/) {
    ++m_said;
    oneOf(listed<Withdraw>().size());
  }
  void say(const TakeGoods& entry) {
    if (entry.goods.empty()) ++m_said;
    goods(entry.goods, m_state.in(entry.at).goods);
    const auto all = listed<TakeGoods>();
    m_isOpen = !entry.goods.empty() && std::ranges::any_of(all, [&](const TakeGoods& other) {
      return other.goods != entry.goods && other.goods.contains(entry.goods);
    });
  }
  void say(const Convert& entry) {
    ++m_said;
    std::set<Good> pays;
    std::set<Good> gets;
    const auto yields = [&](const Convert& other) {
      Verdict ignored;
      const Deal deal = judgeDeal(m_game, m_state, other, ignored);
      return 1000 * deal.get / deal.pay;
    };
    bool isBest = true;
    for (const Convert& other : listed<Convert>()) {
      pays.insert(other.pay);
      if (other.pay == entry.pay) gets.insert(other.get);
      const bool isSame = other.pay == entry.pay && other.get == entry.get;
      isBest = isBest && !(isSame && yields(other) > yields(entry));
    }
    oneOf(pays.size());
    oneOf(gets.size());
    m_said += isBest ? 0 : 1;
    Verdict ignored;
    const Deal deal = judgeDeal(m_game, m_state, entry, ignored);
    times(entry, m_state.of(entry.player).goods[entry.pay] / deal.pay);
  }
  void say(const Sail& entry) {
    ++m_said;
    times(entry, m_state.of(entry.player).goods[Good::land] / landPerNileSpace);
  }
  void say(const Steal& entry) {
    ++m_said;
    Steal more = entry;
    for (Player victim = 0; victim < m_state.players; ++victim) {
      goods(entry.loot[victim], m_state.of(victim).goods);
      for (const Good good : allGoods) {
        more.loot[victim] = entry.loot[victim] + some(1, good);
        m_isOpen = m_isOpen || isLegal(more);
      }
      more.loot[victim] = entry.loot[victim];
    }
    const bool isOnly = !m_isOpen && listed<Steal>() == std::vector{entry};
    if (isOnly) m_said = 1;
  }
  void say(const Advance& entry) {
    m_said += m_isAside ? 0 : 1;
    m_said += entry.market ? 1 : 0;
    goods(entry.paid, m_state.of(entry.player).goods);
  }
  void say(const Tell& entry) {
    const auto& asked = m_options.asked;
    const bool isAsked = !asked.empty() && asked.front() == placeOf(entry);
    m_said += isAsked ? 0 : 1;
    if (entry.what != Told::cost) return digits(entry.number);
    m_said += entry.cost.goods.total() + entry.cost.any;
    m_isOpen = true;
  }
  void say(const TableNumber& entry) { digits(entry.number); }
  // One choice each.
  void say(const Pass& /*entry*/) { ++m_said; }
  void say(const MoveStall& /*entry*/) { ++m_said; }
  void say(const ChooseCrop& /*entry*/) { ++m_said; }
  void say(const Intrigue& /*entry*/) { ++m_said; }
  void say(const PutMarker& /*entry*/) { ++m_said; }
  void say(const FreeWorker& /*entry*/) { ++m_said; }
  void say(const Done& /*entry*/) { ++m_said; }
  void say(const Later& /*entry*/) { ++m_said; }
  void say(const Correct& /*entry*/) {} // by a dialog

  const Game& m_game;
  const State& m_state;
  const Options& m_options;
  bool m_isAside;
  int m_said = 0;
  bool m_isOpen = false;
};

} // namespace nilometer::saqqara_test
