// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/mends.h"

#include "engine/pyramidion/load.h"

namespace nilometer::pyramidion {

namespace {

class OtherVersions {
public:
  OtherVersions(const Game& game, const State& state, std::vector<Entry>& out)
      : m_game(game), m_state(state), m_out(out) {}

  void operator()(Negotiate entry) {
    for (const Resource kind : allResources) {
      entry.resource = kind;
      add(entry);
    }
  }
  /// A card that is gone from the site gives the later ones other numbers.
  void operator()(Play entry) {
    for (const int by : {-1, 1}) {
      Play shifted = entry;
      if (shifted.deed.target == 0 || shifted.deed.target + by < 1) continue;
      shifted.deed.target = static_cast<std::uint8_t>(shifted.deed.target + by);
      if (add(shifted)) return;
    }
    entry.marker = 0;
    entry.gain.reset();
    entry.home.reset();
    if (add(entry)) return;
    entry.deed = entry.again = {};
    add(entry);
  }
  void operator()(Pass entry) {
    entry.recruit.reset();
    add(entry);
  }
  void operator()(TakeBack entry) {
    entry.cards = {};
    add(entry);
  }
  void operator()(Trade entry) {
    while (entry.times > 0) {
      --entry.times;
      if (add(entry)) return;
    }
  }
  /// A boat that is gone from the row gives the later ones other places.
  void operator()(const Load& entry) {
    for (const int place : {entry.boat + 0, entry.boat - 1, entry.boat + 1}) {
      if (place < reservedBoat) continue;
      if (const auto way = wayToLoad(m_state, entry.player, place)) add(*way);
    }
  }
  /// Everything else is made as it is or not at all.
  template <class Other> void operator()(const Other& /*entry*/) {}

private:
  bool add(const Entry& entry) {
    if (!judge(m_game, m_state, entry).legal()) return false;
    m_out.push_back(entry);
    return true;
  }

  const Game& m_game;
  const State& m_state;
  std::vector<Entry>& m_out;
};

} // namespace

void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions) {
  std::visit(OtherVersions(game, state, versions), entry);
}

void listMissing(const Game& /*game*/, const State& state, std::vector<Entry>& missing) {
  if (state.phase == Phase::play) missing.emplace_back(Pass{state.turn, {}});
  if (state.phase == Phase::priest) missing.emplace_back(TakeBack{state.turn, {}});
  if (state.phase == Phase::trade) missing.emplace_back(Trade{state.turn, 0});
  if (state.phase == Phase::load) missing.emplace_back(Decline{state.turn});
  if (state.phase == Phase::claim) missing.emplace_back(Claim{});
}

bool rulesOut(const Entry& missing, const Entry& later) {
  if (playerOf(missing) != playerOf(later)) return false;
  if (std::holds_alternative<Pass>(missing)) {
    return std::holds_alternative<Play>(later) || std::holds_alternative<Pass>(later);
  }
  // Who has declined a boat may load one later on.
  return missing.index() == later.index() && !std::holds_alternative<Decline>(missing);
}

} // namespace nilometer::pyramidion
