// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/history.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace nilometer::ui {

/// The round in which each step of a history made or changed its entry, by step; 0 for what is
/// about no entry. Other branches than the present one are played too: a record has not kept them.
template <table::Rules G>
[[nodiscard]] std::vector<int> roundsOf(const record::History<G>& history,
                                        const record::RecordHeader<G>& header) {
  struct Line {
    typename G::State state;
    std::vector<record::RecordedEntry<G>> entries = {};
    std::vector<int> rounds = {}; ///< of the entries
  };
  const auto& steps = history.steps();
  const auto setUpOf = [&](const record::Step<G>& step) {
    return record::FileFormat<G>::setup(header, *step.edition);
  };
  table::Effects effects;
  const auto play = [&](const typename G::Setup& setup, Line& line,
                        const record::RecordedEntry<G>& entry) {
    line.rounds.push_back(G::clock(line.state).round);
    effects.clear();
    table::enter<G>(setup, line.state, entry.entry, entry.anyway, effects);
  };
  // A game is mostly entered without changing anything: then the line of the step before goes on.
  std::vector<Line> branches;
  std::vector<std::pair<std::size_t, std::size_t>> at(steps.size()); // branch, its entries
  branches.push_back({.state = G::setUp(setUpOf(steps.front()))});
  std::vector<int> rounds(steps.size());
  for (std::size_t i = 1; i < steps.size(); ++i) {
    const record::Step<G>& step = steps[i];
    const typename G::Setup setup = setUpOf(step);
    const auto [branch, count] = at[step.parent];
    const bool goesOn =
        step.did == record::Did::entered && count == branches[branch].entries.size();
    if (!goesOn) {
      Line line{.state = G::setUp(setup)};
      auto& was = branches[branch].entries;
      std::vector<record::RecordedEntry<G>> entries(was.begin(),
                                                    was.begin() + static_cast<long>(count));
      const auto first = entries.begin() + static_cast<long>(step.at);
      const auto gone = entries.erase(first, first + static_cast<long>(step.was.size()));
      entries.insert(gone, step.is.begin(), step.is.end());
      for (const auto& entry : entries) play(setup, line, entry);
      line.entries = std::move(entries);
      branches.push_back(std::move(line));
      at[i] = {branches.size() - 1, branches.back().entries.size()};
    } else {
      Line& line = branches[branch];
      play(setup, line, step.is.front());
      line.entries.push_back(step.is.front());
      at[i] = {branch, line.entries.size()};
    }
    using record::Did;
    constexpr std::array aboutOne{Did::entered, Did::replaced, Did::inserted,
                                  Did::removed, Did::disputed, Did::settled};
    const bool isAboutOne = std::ranges::find(aboutOne, step.did) != aboutOne.end();
    const std::vector<int>& played = branches[at[i].first].rounds;
    // Where the last entry was removed, the round is that of the one before.
    if (isAboutOne && !played.empty()) rounds[i] = played[std::min(step.at, played.size() - 1)];
  }
  return rounds;
}

} // namespace nilometer::ui
