// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace nilometer::record {

/// What of a game's header can be put right afterwards: how its players and the game itself are
/// called, and the colours. The order of the players and their bids stay.
struct Naming {
  std::vector<Seat> players; ///< in starting order
  std::string title;
};

template <table::Rules G> [[nodiscard]] Naming namingOf(const RecordHeader<G>& header) {
  return {header.players, header.title};
}

/// Whether the bids alone may differ, which are no part of it.
[[nodiscard]] inline bool isCalledAs(const Naming& naming, const Naming& other) {
  return naming.title == other.title &&
         std::ranges::equal(naming.players, other.players, [](const Seat& a, const Seat& b) {
           return a.name == b.name && a.colour == b.colour;
         });
}

/// That header with other names. Entries mean seats, whatever colour these have: they stay as they
/// are. @pre as many players as in the header, of distinct colours of the game
template <table::Rules G>
[[nodiscard]] RecordHeader<G> named(RecordHeader<G> header, const Naming& naming) {
  for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
    header.players[seat].name = naming.players[seat].name;
    header.players[seat].colour = naming.players[seat].colour;
  }
  header.title = naming.title;
  return header;
}

} // namespace nilometer::record
