// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/lesson_position.h"

/// What lessons about building need more than once.
namespace nilometer::ui {

/// Says what the open tombs show, so that pressing one asks nothing any more (TOMB-1).
void nameTombs(LessonPosition& table);

/// Stones and strength a building action takes at a site other than the Sphinx and the tombs
/// (BUILD-5).
[[nodiscard]] int worth(const egizia::Edition& edition, const egizia::Build& build);

/// A building action at pyramid and temple worth `value`, or as much of it as can be built
/// there: the temple first.
[[nodiscard]] egizia::Build buildWorth(const LessonPosition& table, egizia::Player who,
                                       egizia::CrewSet crews, int value);

/// One space of the pyramid or temple and nothing else, whether it can be built or not.
[[nodiscard]] egizia::Build buildCell(egizia::Player who, egizia::CrewSet crews,
                                      egizia::Building building, int cell);

} // namespace nilometer::ui
