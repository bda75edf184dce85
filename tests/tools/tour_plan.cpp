// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/tour_plan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

namespace nilometer::ui {

using egizia::Phase;

namespace {

constexpr int pictureRound = 3;
/// So many entries of sailing there are before its picture.
constexpr std::size_t underWay = 11;

/// Pictures of the phases, in their order.
constexpr std::array phaseScenes{Scene::lay,   Scene::sail,  Scene::feed, Scene::stone,
                                 Scene::build, Scene::bonus, Scene::order};

class Planner {
public:
  Planner(const egizia::GameRecord& record, const egizia::Edition& edition)
      : m_record(record), m_replay(record::replay(record, edition)) {}

  std::vector<TourStop> plan() {
    int last = 0;
    for (const auto& entry : m_replay.entries) last = std::max(last, entry.round);
    const int round = std::min(last, pictureRound);
    for (std::size_t i = 0; i < phaseScenes.size(); ++i) {
      const auto phase = static_cast<Phase>(i);
      const std::vector<std::size_t> entries = entriesIn(round, phase);
      if (entries.empty()) continue;
      std::size_t at = entries.front();
      if (phase == Phase::sail) at = entries[std::min(underWay, entries.size() - 1)];
      if (phase == Phase::build) at = lastBuild(entries).value_or(at);
      add(at, phaseScenes[i]);
    }
    if (last > round) addFullest(last);
    addFinal();
    std::ranges::stable_sort(m_stops, {}, &TourStop::entry);
    return std::exchange(m_stops, {});
  }

private:
  void add(std::size_t entry, Scene scene) { m_stops.push_back({entry, scene}); }

  [[nodiscard]] std::vector<std::size_t> entriesIn(int round, Phase phase) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_replay.entries.size(); ++i) {
      const egizia::ReplayedEntry& entry = m_replay.entries[i];
      if (entry.round == round && entry.phase == phase) found.push_back(i);
    }
    return found;
  }

  /// The last one that fills more than one space; else the last one at all.
  [[nodiscard]] std::optional<std::size_t> lastBuild(const std::vector<std::size_t>& among) const {
    std::optional<std::size_t> any;
    std::optional<std::size_t> several;
    for (const std::size_t i : among) {
      const auto* build = std::get_if<egizia::Build>(&m_record.entries[i].entry);
      if (build == nullptr || build->site == egizia::Site::sphinx) continue;
      any = i;
      int spaces = 0;
      for (const egizia::SpaceSet set : build->spaces) spaces += std::popcount(set);
      if (spaces > 1) several = i;
    }
    return several ? several : any;
  }

  void addFullest(int round) {
    std::optional<std::size_t> ship;
    for (const std::size_t i : entriesIn(round, Phase::sail)) {
      if (std::holds_alternative<egizia::PlaceShip>(m_record.entries[i].entry)) ship = i;
    }
    if (ship) add(*ship, Scene::full);
    if (const auto build = lastBuild(entriesIn(round, Phase::build))) add(*build, Scene::fullBuild);
  }

  void addFinal() {
    const auto& entries = m_replay.entries;
    const auto first = std::ranges::find(entries, Phase::final, &egizia::ReplayedEntry::phase);
    if (first == entries.end()) return;
    add(static_cast<std::size_t>(first - entries.begin()), Scene::final);
  }

  const egizia::GameRecord& m_record;
  egizia::Replay m_replay;
  std::vector<TourStop> m_stops;
};

} // namespace

std::vector<TourStop> tourPlan(const egizia::GameRecord& record, const egizia::Edition& edition) {
  return Planner(record, edition).plan();
}

std::string_view nameOf(Scene scene) {
  constexpr std::array<std::string_view, 10> names{"lay",   "sail",  "feed", "stone",      "build",
                                                   "bonus", "order", "full", "full-build", "final"};
  return names[static_cast<std::size_t>(scene)];
}

} // namespace nilometer::ui
