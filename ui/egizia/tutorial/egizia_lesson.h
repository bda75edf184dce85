// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/tutorial/lesson.h"
#include "ui/pages/tutorial/lesson_game_of.h"

namespace nilometer::ui {

/// The table in the window on which a lesson is taken.
[[nodiscard]] TaughtTable<EgiziaSession, LessonStep> taughtTable();

/// Its lessons: Game::lessons.
[[nodiscard]] record::Result<LessonSource> egiziaLessons();

} // namespace nilometer::ui
