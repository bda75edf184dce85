// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/options.h"
#include "ui/egizia/guide/facts.h"

/// The facts of a table and one of them.
namespace nilometer::test {

using namespace egizia;

inline ui::Situation situationOf(const Game& game, const State& state) {
  Options options;
  listOptions(game, state, options);
  return ui::situationOf(game, state, options);
}

inline const ui::Fact* find(const ui::Situation& situation, ui::FactKind kind,
                            Player player = noPlayer) {
  for (const ui::Fact& fact : situation.facts) {
    if (fact.kind == kind && (player == noPlayer || fact.player == player)) return &fact;
  }
  return nullptr;
}

} // namespace nilometer::test
