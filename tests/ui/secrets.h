// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/public_copy.h"

#include <array>
#include <variant>

/// Games in which hidden cards were named for somebody's eyes only.
namespace nilometer::test {

/// The game with one hidden card named for each player as soon as he holds one, up to the final
/// scoring. `which` picks other cards: 0 or 1.
inline egizia::GameRecord withHiddenCards(const egizia::GameRecord& golden,
                                          const egizia::Edition& edition, int which) {
  egizia::GameRecord record = golden;
  record.entries.clear();
  std::array<bool, table::maxSeats> named{};
  for (const egizia::RecordedEntry& entry : golden.entries) {
    if (std::holds_alternative<egizia::FinalScore>(entry.entry)) break;
    // No more are named than he holds.
    if (std::holds_alternative<egizia::NameSphinxCards>(entry.entry)) continue;
    record.entries.push_back(entry);
    const egizia::State state = record::stateAfter(record, edition);
    for (egizia::Player player = 0; player < state.players; ++player) {
      if (named[player] || state.player[player].sphinxHeld == 0) continue;
      named[player] = true;
      const egizia::SphinxSet card = egizia::SphinxSet{1} << (2 * player + which);
      egizia::RecordedEntry secret;
      secret.entry = egizia::NameSphinxCards{player, card};
      record.entries.push_back(secret);
    }
  }
  return record;
}

} // namespace nilometer::test
