// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/entry.h"

#include <numeric>

namespace nilometer::pyramidion {

/// What people still see of entries that have been made, and no rule asks about.
struct Course {
  std::vector<Player> loaders{}; ///< of each loaded boat, in the order of loading
  /// Where the boats of the row lie, from 1: each stays there until the row is filled up.
  std::vector<int> places{};
  std::optional<Markers> turned{}; ///< revolt markers at the active site

  void follow(const Entry& entry) {
    if (std::holds_alternative<Activate>(entry)) turned.reset();
    if (const auto* revolt = std::get_if<Revolt>(&entry)) turned = revolt->markers;
    if (const auto* tally = std::get_if<Tally>(&entry);
        tally != nullptr && tally->markers.count > 0)
      turned = tally->markers;
    if (const auto* fresh = std::get_if<NewBoats>(&entry)) {
      places.resize(places.size() + fresh->count);
      std::iota(places.begin(), places.end(), 1);
    }
    const auto* load = std::get_if<Load>(&entry);
    if (load == nullptr) return;
    loaders.push_back(load->player);
    if (load->boat == reservedBoat || load->boat > places.size()) return;
    places.erase(places.begin() + (load->boat - 1));
  }
};

/// … of all that were accepted, of a game that is shown up to some table.
[[nodiscard]] Course courseOf(const auto& shown) {
  Course course;
  for (std::size_t i = 0; i < shown.entries; ++i) {
    if (shown.replay.entries[i].accepted) course.follow(shown.record.entries[i].entry);
  }
  return course;
}

} // namespace nilometer::pyramidion
