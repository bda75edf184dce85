// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/tutorial/lesson.h"

namespace nilometer::ui {

/// All lessons in the order in which they are best taken, in the language now in use.
[[nodiscard]] std::vector<Lesson> allLessons(const LessonPosition::EditionPtr& edition);

/// Each in a file of its own.
namespace lessons {
[[nodiscard]] Lesson ideaLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson downstreamLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson sitesLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson crewsLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson stonesLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson feedingLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson marketsLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson queueLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson obeliskLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson rowsLesson(const LessonPosition::EditionPtr& edition);
[[nodiscard]] Lesson finalLesson(const LessonPosition::EditionPtr& edition);
} // namespace lessons

} // namespace nilometer::ui
