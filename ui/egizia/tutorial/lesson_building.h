// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/tutorial/lessons.h"

#include <optional>
#include <utility>
#include <vector>

/// What lessons about building need more than once: tables and building actions.
namespace nilometer::ui::lessons {

/// Spaces `first` to `last`, both included.
[[nodiscard]] SpaceSet spacesFrom(int first, int last);

/// A building action of those spaces, all of one site. At obelisk and tombs it takes a `market`.
using BuiltSpaces = std::vector<std::pair<Building, SpaceSet>>;
[[nodiscard]] Build buildOf(table::Player who, CrewSet crews, const BuiltSpaces& what,
                            std::optional<Market> market = {});

/// A building action at pyramid and temple worth `value`, or as much of it as can be built
/// there: the temple first.
[[nodiscard]] Build buildWorth(const LessonPosition& table, table::Player who, CrewSet crews,
                               int value);

/// Says what the open tombs show, so that pressing one asks nothing any more (TOMB-1).
void nameTombs(LessonPosition& table);

/// That player, whose turn it is, builds exactly that, with a blue crew and stones just for it.
void buildExactly(LessonPosition& table, table::Player who, Building building, SpaceSet spaces);

/// Two players, seat 1 nearer to the Nile at the pyramid, both about to build there in round 1.
[[nodiscard]] LessonPosition pyramidTable(const LessonPosition::EditionPtr& edition);
/// pyramidTable() a round later: the lowest row holds one stone of seat 1, stones of seat 0 up to
/// the middle, and more of seat 1 up to the space `last`. Seat 0 is to build.
[[nodiscard]] LessonPosition rowTable(const LessonPosition::EditionPtr& edition, int last);

} // namespace nilometer::ui::lessons
