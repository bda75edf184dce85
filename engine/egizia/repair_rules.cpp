// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/repair_rules.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/options.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <utility>
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
    add(helpedAsMayBe(entry));
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
    // What is taken by now was built beside it rather than not at all.
    const Build beside = besideWhatIsTaken(entry);
    if (beside != entry) addClosest(entry, paid(beside), 1);
    std::vector<Build> builds = paid(entry);
    for (const Entry& other : options().entries) {
      const auto* build = std::get_if<Build>(&other);
      if (build == nullptr || build->player != entry.player || build->site != entry.site) continue;
      if (buildsOnly(entry, *build)) builds.push_back(*build);
    }
    addClosest(entry, std::move(builds), mostVersions);
    // It was built: only where nothing can be is it declined.
    if (m_out.empty()) m_out.emplace_back(DeclineBuild{entry.player, entry.site});
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
  /// With everybody helped as before who still may be.
  [[nodiscard]] Feed helpedAsMayBe(const Feed& entry) const {
    Feed helped{.only = entry.only};
    for (Player player = 0; player < m_state.players; ++player) {
      FeedHelp plain = entry.help[player];
      plain.improve = {};
      plain.improveCount = 0;
      for (const FeedHelp& help : {entry.help[player], plain}) {
        Feed alone{.only = entry.only};
        alone.help[player] = help;
        if (!judge(m_game, m_state, alone).legal()) continue;
        helped.help[player] = help;
        break;
      }
    }
    return helped;
  }
  /// What cannot be built is built in the nearest space of its row that can be; left out where
  /// there is none.
  [[nodiscard]] Build besideWhatIsTaken(const Build& entry) const {
    Build beside = entry;
    for (std::size_t i = 0; i < entry.spaces.size(); ++i) {
      const auto building = static_cast<Building>(i);
      SpaceSet& spaces = beside.spaces[i];
      const auto mayBe = [&](int cell) {
        return !cellFinding(m_game, m_state, building, cell, spaces, entry.player);
      };
      for (const int cell : Bits(entry.spaces[i])) {
        if (mayBe(cell)) continue;
        spaces &= ~spaceBit(cell);
        std::optional<int> nearest;
        for (const int other : Bits(rowOf(building, cell) & ~spaces)) {
          const bool isNearer = !nearest || std::abs(other - cell) <= std::abs(*nearest - cell);
          if (isNearer && other != cell && mayBe(other)) nearest = other;
        }
        if (nearest) spaces |= spaceBit(*nearest);
      }
    }
    return beside;
  }
  [[nodiscard]] SpaceSet rowOf(Building building, int cell) const {
    for (const BuildingPart& part : m_game.edition->plan(building).parts) {
      if ((part.spaces() & spaceBit(cell)) != 0) return part.spaces();
    }
    return 0;
  }
  /// Paid in every way there is.
  [[nodiscard]] std::vector<Build> paid(Build build) {
    std::vector<Build> builds;
    for (const Payment& payment : options().payments) {
      build.crews = payment.crews;
      build.strengthCards = payment.strengthCards;
      builds.push_back(build);
    }
    return builds;
  }
  void addClosest(const Build& entry, std::vector<Build> builds, std::size_t most) {
    std::ranges::stable_sort(builds, {},
                             [&](const Build& other) { return distance(entry, other); });
    const std::size_t end = std::min(mostVersions, m_out.size() + most);
    for (const Build& build : builds) {
      if (m_out.size() < end) add(build);
    }
  }
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

bool doesNothing(const Entry& entry) {
  if (const auto* card = std::get_if<TakeLeftover>(&entry)) return !card->stop;
  if (const auto* scoring = std::get_if<FinalScore>(&entry))
    return scoring->cards == 0 && !scoring->sell;
  return std::holds_alternative<DeclineBuild>(entry) || std::holds_alternative<Pass>(entry);
}

void listAsPlayed(const State& state, const State& then, std::vector<Entry>& corrections) {
  const PlayerOrder order = orderOfPlay(then);
  if (order == orderOfPlay(state)) return;
  corrections.emplace_back(Correct{.what = Correctable::order, .order = order});
}

} // namespace nilometer::egizia

static_assert(nilometer::table::RepairRulesOf<
              nilometer::table::RepairRules<nilometer::egizia::Rules>, nilometer::egizia::Rules>);
