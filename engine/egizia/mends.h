// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game_rules.h"
#include "engine/table/mends.h"

#include <vector>

namespace nilometer::egizia {

/// Other ways to make that entry on that table, those closest to it first; none of them does more
/// than was entered.
void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions);
/// What ends the turn or phase in which the game stands without anybody deciding anything.
void listMissing(const Game& game, const State& state, std::vector<Entry>& missing);

} // namespace nilometer::egizia

template <> struct nilometer::table::Mends<nilometer::egizia::Rules> {
  static void versions(const egizia::Game& game, const egizia::State& state,
                       const egizia::Entry& entry, std::vector<egizia::Entry>& out) {
    egizia::listVersions(game, state, entry, out);
  }
  static void missing(const egizia::Game& game, const egizia::State& state,
                      std::vector<egizia::Entry>& out) {
    egizia::listMissing(game, state, out);
  }
};
