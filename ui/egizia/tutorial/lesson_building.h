// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/tutorial/lesson_maker.h"

#include <initializer_list>
#include <optional>
#include <vector>

/// What lessons about building need more than once: tables, building actions and their values.
namespace nilometer::ui::lessons {

/// Spaces of one building.
struct BuiltSpaces {
  Building building = Building::obelisk;
  SpaceSet spaces = 0;
};
[[nodiscard]] constexpr BuiltSpaces onObelisk(SpaceSet spaces) {
  return {Building::obelisk, spaces};
}
[[nodiscard]] constexpr BuiltSpaces onTombs(SpaceSet spaces) {
  return {Building::tombs, spaces};
}
[[nodiscard]] constexpr BuiltSpaces onPyramid(SpaceSet spaces) {
  return {Building::pyramid, spaces};
}
[[nodiscard]] constexpr BuiltSpaces onTemple(SpaceSet spaces) {
  return {Building::temple, spaces};
}
/// Spaces `first` to `last`, both included.
[[nodiscard]] SpaceSet spacesFrom(int first, int last);

/// A building action of those spaces, all of one site. At obelisk and tombs it takes a `market`.
[[nodiscard]] Build buildOf(table::Player who, CrewSet crews,
                            std::initializer_list<BuiltSpaces> what,
                            std::optional<Market> market = {});

/// A building action at pyramid and temple worth `value`, or as much of it as can be built
/// there: the temple first.
[[nodiscard]] Build buildWorth(const LessonPosition& table, table::Player who, CrewSet crews,
                               int value);

/// Says what the open tombs show, so that pressing one asks nothing any more (TOMB-1).
void nameTombs(LessonPosition& table);

/// That player, whose turn it is, builds exactly that, with a blue crew and stones just for it.
void buildExactly(LessonPosition& table, table::Player who, BuiltSpaces what);

/// Two players, seat 1 nearer to the Nile at the pyramid, both about to build there in round 1.
[[nodiscard]] LessonPosition pyramidTable(const LessonPosition::EditionPtr& edition);
/// pyramidTable() a round later: the lowest row holds one stone of seat 1, stones of seat 0 up to
/// the middle, and more of seat 1 up to the space `last`. Seat 0 is to build.
[[nodiscard]] LessonPosition rowTable(const LessonPosition::EditionPtr& edition, int last);

/// What spaces outside the tombs are worth together.
[[nodiscard]] int worthOf(const Edition& edition, BuiltSpaces what);
/// What the action builds is worth: the stones and the strength it takes (BUILD-5).
[[nodiscard]] int worthOf(const Edition& edition, const State& before, const Build& build);

/// The different values of the tomb tiles, lowest first.
[[nodiscard]] std::vector<int> tileValues(const Edition& edition);

} // namespace nilometer::ui::lessons
