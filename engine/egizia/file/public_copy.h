// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/record/hidden.h"

#include <bit>

namespace nilometer::egizia {

/// The record as it may be shown to the whole table: the names of Sphinx cards that are still
/// hidden are taken out, how many are kept stays (SPHINX-2). The cards of players whose final
/// scoring has been carried out are no secret any more and stay (END-3). Entries that were not
/// carried out are left out: they changed nothing, and why they were refused can depend on hidden
/// names. So the copy replays without findings, to the same table but for those names, and players
/// still to be scored may name their cards in it. `edition` is the one the header names.
[[nodiscard]] GameRecord publicCopy(const GameRecord& record, const Edition& edition);

} // namespace nilometer::egizia

template <> struct nilometer::record::Hidden<nilometer::egizia::Rules> {
  /// Sphinx cards of players whose final scoring is still to come.
  static int named(const egizia::State& state) {
    int cards = 0;
    for (table::Player player = 0; player < state.players; ++player) {
      const egizia::PlayerState& own = state.player[player];
      if (!own.scored) cards += std::popcount(own.sphinxNamed);
    }
    return cards;
  }
};
