// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/pyramidion_games.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <variant>
#include <vector>

/// The moments of a game that look different: every phase, and what goes by itself between two.
namespace nilometer::pyramidion_test {

struct Step {
  const State* before = nullptr; ///< the last entry; nullptr if there is none
  const State& now;
  const Entry* next = nullptr; ///< nullptr at the end

  template <class What> [[nodiscard]] const What* nextAs() const {
    return next == nullptr ? nullptr : std::get_if<What>(next);
  }
  [[nodiscard]] bool comesFrom(std::initializer_list<Phase> phases) const {
    return before != nullptr && before->phase != now.phase &&
           std::ranges::find(phases, before->phase) != phases.end();
  }
};

/// `worth` = how much there is to see; 0 = it is not that moment. The last one that is worth most
/// is taken.
struct Moment {
  const char* name;
  int (*worth)(const Step&);
};

namespace moments {

template <Phase phase> int is(const Step& step) {
  return step.now.phase == phase ? 1 : 0;
}
template <class What> int next(const Step& step) {
  return step.nextAs<What>() != nullptr ? 1 : 0;
}
inline int lying(const State& state) {
  return static_cast<int>(std::ranges::count(state.lying, true, &LyingCard::lies));
}
template <class What> int played(const Step& step, What isPlayed) {
  const auto* play = step.nextAs<Play>();
  return play != nullptr && isPlayed(*play) ? 1 + lying(step.now) : 0;
}

/// How much is other than before: troops of sites, cards that lie there, what players own.
inline int changes(const Step& step) {
  int changes = moments::lying(*step.before) - moments::lying(step.now);
  for (const Site site : allSites) {
    changes += step.before->on(site).troops == step.now.on(site).troops ? 0 : 1;
  }
  for (Player player = 0; player < step.now.players; ++player) {
    const bool isSame = step.before->of(player).resources == step.now.of(player).resources;
    changes += isSame ? 0 : 1;
  }
  return std::max(1, changes);
}

} // namespace moments

inline constexpr auto allMoments = std::to_array<Moment>({
    {"setup", moments::is<Phase::setup>},
    {"boats", moments::is<Phase::boats>},
    {"supply", moments::is<Phase::supply>},
    {"negotiators", moments::is<Phase::nego>},
    {"dealt",
     [](const Step& step) {
       const bool isDealt = step.comesFrom({Phase::supply, Phase::nego});
       return isDealt && step.now.phase == Phase::site ? 1 : 0;
     }},
    {"site", moments::is<Phase::site>},
    {"first-card",
     [](const Step& step) {
       return step.now.phase == Phase::play && moments::lying(step.now) == 0 ? 1 : 0;
     }},
    {"many-cards",
     [](const Step& step) { return step.now.phase == Phase::play ? moments::lying(step.now) : 0; }},
    {"recruit",
     [](const Step& step) {
       const auto* pass = step.nextAs<Pass>();
       return pass != nullptr && pass->recruit ? 1 : 0;
     }},
    {"deity",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return play.category.has_value(); });
     }},
    {"target",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return play.deed.target != 0; });
     }},
    {"repeated",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return !play.again.isNothing(); });
     }},
    {"troop-home",
     [](const Step& step) {
       return moments::played(
           step, [](const Play& play) { return play.deed.troop.has_value() || play.home; });
     }},
    {"swap",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return play.deed.swap.has_value(); });
     }},
    {"order-marker",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return play.marker != 0; });
     }},
    {"resource-of-choice",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) { return play.gain.has_value(); });
     }},
    {"new-card",
     [](const Step& step) {
       return moments::played(step, [](const Play& play) {
         return play.card.id == 0 && play.card.kind <= CardKind::torturer;
       });
     }},
    {"revolt", moments::is<Phase::revolt>},
    {"minima", moments::is<Phase::minima>},
    {"sums", moments::is<Phase::tally>},
    {"happens", moments::next<Happen>},
    {"high-priest", moments::is<Phase::priest>},
    {"trade", moments::is<Phase::trade>},
    {"revolt-resolved",
     [](const Step& step) { return step.comesFrom({Phase::revolt}) ? moments::changes(step) : 0; }},
    {"site-resolved",
     [](const Step& step) {
       const bool isResolved =
           step.comesFrom({Phase::play, Phase::minima, Phase::tally, Phase::priest, Phase::trade});
       return isResolved && step.now.phase == Phase::site ? moments::changes(step) : 0;
     }},
    {"order",
     [](const Step& step) {
       const bool isNew = step.before != nullptr && step.before->phase != Phase::load;
       return isNew && step.now.phase == Phase::load ? 1 : 0;
     }},
    {"load",
     [](const Step& step) {
       const auto* load = step.nextAs<Load>();
       if (load == nullptr) return 0;
       const auto troops = std::ranges::count_if(
           load->troops, [](const auto& fetched) { return fetched.has_value(); });
       return 1 + static_cast<int>(troops) + load->statues.total() + load->drawnStatues.total();
     }},
    {"corner", moments::next<TellCorner>},
    {"round-ended",
     [](const Step& step) {
       const bool isEnded = step.comesFrom({Phase::load, Phase::claim});
       return isEnded && step.now.phase != Phase::claim && step.now.phase < Phase::over ? 1 : 0;
     }},
    {"claim", moments::is<Phase::claim>},
    {"reveal", moments::is<Phase::reveal>},
    {"hands", moments::next<Hands>},
    {"over",
     [](const Step&
            step) { return step.now.phase == Phase::over && step.next == nullptr ? 1 : 0; }},
});

/// How many entries come before each moment; nothing where the game has none.
[[nodiscard]] inline std::array<std::optional<std::size_t>, allMoments.size()>
momentsOf(const PlayedPyramidion& played) {
  std::array<std::optional<std::size_t>, allMoments.size()> lines;
  std::array<int, allMoments.size()> best{};
  const Game& game = played.played.game;
  const auto& entries = played.record.entries;
  State now = setUp(game);
  State before;
  Effects effects;
  for (std::size_t line = 0; line <= entries.size(); ++line) {
    const bool isEnd = line == entries.size();
    const Step step{line == 0 ? nullptr : &before, now, isEnd ? nullptr : &entries[line].entry};
    for (std::size_t i = 0; i < allMoments.size(); ++i) {
      const int worth = allMoments[i].worth(step);
      if (worth == 0 || worth < best[i]) continue;
      best[i] = worth;
      lines[i] = line;
    }
    if (isEnd) break;
    before = now;
    apply(game, now, entries[line].entry, effects);
  }
  return lines;
}

} // namespace nilometer::pyramidion_test
