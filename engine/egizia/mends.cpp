// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/mends.h"

#include "engine/egizia/options.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <variant>

namespace nilometer::egizia {

namespace {

/// Beyond so many, what comes next is far from what was entered.
constexpr std::size_t mostVersions = 4;

/// How much of what was built, drawn and paid is not the same; lost spaces count most.
int distance(const Build& entry, const Build& other) {
  int distance = 0;
  for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
    distance += 10 * std::popcount(entry.spaces[i] ^ other.spaces[i]);
  }
  distance += 10 * (std::abs(entry.draw - other.draw) + std::abs(entry.unpaid - other.unpaid));
  distance += 5 * std::abs(entry.kept - other.kept) + (entry.market != other.market ? 3 : 0);
  return distance + std::popcount(static_cast<unsigned>(entry.crews ^ other.crews)) +
         std::popcount(entry.strengthCards ^ other.strengthCards);
}

/// Nothing is built that was not entered.
bool buildsOnly(const Build& entry, const Build& other) {
  for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
    if ((other.spaces[i] & ~entry.spaces[i]) != 0) return false;
  }
  return other.draw <= entry.draw && other.unpaid <= entry.unpaid && other.kept <= entry.kept;
}

class Versions {
public:
  Versions(const Game& game, const State& state, std::vector<Entry>& out)
      : m_game(game), m_state(state), m_out(out) {}

  void operator()(const PlaceShip& entry) {
    PlaceShip plain = entry;
    plain.doubled = plain.second = false;
    // Without its card it may be against the rules too, but it did sail there.
    if (plain != entry) m_out.emplace_back(plain);
    for (const Entry& other : options().entries) {
      const auto* ship = std::get_if<PlaceShip>(&other);
      if (ship == nullptr || ship->player != entry.player || ship->stop != entry.stop) continue;
      if (entry.card == unnamed || ship->card == unnamed || ship->card == entry.card) add(*ship);
    }
  }
  void operator()(const TakeLeftover& entry) {
    add(TakeLeftover{.player = entry.player, .stop = {}});
  }
  void operator()(const LayOut&) { add(LayOut{}); }
  void operator()(const Feed& entry) {
    // Whoever was fed already is fed no more; then without what does not help any longer.
    add(Feed{.only = noPlayer, .help = entry.help});
    Feed plain = entry;
    for (FeedHelp& help : plain.help) help.improveCount = 0;
    add(plain);
    add(Feed{.only = entry.only});
    add(Feed{});
  }
  void operator()(const Build& entry) {
    Build toggled = entry;
    toggled.reserveCard = !entry.reserveCard;
    add(toggled);
    std::vector<Build> builds;
    for (const Payment& payment : options().payments) {
      Build paid = entry;
      paid.crews = payment.crews;
      paid.strengthCards = payment.strengthCards;
      builds.push_back(paid);
    }
    for (const Entry& other : options().entries) {
      const auto* build = std::get_if<Build>(&other);
      if (build == nullptr || build->player != entry.player || build->site != entry.site) continue;
      if (buildsOnly(entry, *build)) builds.push_back(*build);
    }
    std::ranges::stable_sort(builds, {},
                             [&](const Build& other) { return distance(entry, other); });
    for (const Build& build : builds) add(build);
    m_out.emplace_back(DeclineBuild{entry.player, entry.site});
  }
  void operator()(const FinalScore& entry) {
    FinalScore kept = entry;
    kept.sell = false;
    add(kept);
    for (Player other = 0; other < m_state.players; ++other) {
      // What others have named before their scoring is for their eyes only: dropping it would tell.
      const PlayerState& own = m_state.player[other];
      if (other != entry.player && own.scored) kept.cards &= ~own.sphinxNamed;
    }
    add(kept);
  }
  /// Everything else is made as it is or not at all.
  template <class Other> void operator()(const Other&) {}

private:
  void add(const Entry& entry) {
    if (m_out.size() < mostVersions && judge(m_game, m_state, entry).legal())
      m_out.push_back(entry);
  }
  const Options& options() {
    if (m_options.entries.empty()) listOptions(m_game, m_state, m_options);
    return m_options;
  }

  const Game& m_game;
  const State& m_state;
  std::vector<Entry>& m_out;
  Options m_options;
};

} // namespace

void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions) {
  std::visit(Versions(game, state, versions), entry);
}

void listMissing(const Game& game, const State& state, std::vector<Entry>& missing) {
  const Player player = onTurn(game, state);
  if (state.leftoverStep) {
    missing.emplace_back(TakeLeftover{.player = player, .stop = {}});
    return;
  }
  switch (state.phase) {
  case Phase::lay: missing.emplace_back(LayOut{}); break;
  case Phase::sail: missing.emplace_back(Pass{player}); break;
  case Phase::feed: missing.emplace_back(Feed{}); break;
  case Phase::stone: missing.emplace_back(ProduceStones{}); break;
  case Phase::build:
    if (const auto turn = buildTurn(state)) missing.emplace_back(DeclineBuild{player, turn->site});
    break;
  case Phase::bonus: missing.emplace_back(ScoreParticipation{}); break;
  case Phase::order: missing.emplace_back(SetOrder{}); break;
  case Phase::final: missing.emplace_back(FinalScore{.player = player}); break;
  case Phase::over: break;
  }
}

bool rulesOut(const Entry& missing, const Entry& later) {
  if (const auto* pass = std::get_if<Pass>(&missing)) {
    const bool sails =
        std::holds_alternative<PlaceShip>(later) || std::holds_alternative<Pass>(later);
    return sails && playerOf(later) == pass->player;
  }
  const auto* decline = std::get_if<DeclineBuild>(&missing);
  if (decline == nullptr) return false;
  const auto isThere = [&](const auto* turn) {
    return turn != nullptr && turn->player == decline->player && turn->site == decline->site;
  };
  return isThere(std::get_if<Build>(&later)) || isThere(std::get_if<DeclineBuild>(&later));
}

void listAsPlayed(const State& state, const State& then, std::vector<Entry>& corrections) {
  const PlayerOrder order = orderOfPlay(then);
  if (order == orderOfPlay(state)) return;
  corrections.emplace_back(Correct{.what = Correctable::order, .order = order});
}

} // namespace nilometer::egizia
