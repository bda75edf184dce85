// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui {

using namespace lessons;

std::vector<Lesson> allLessons(const LessonPosition::EditionPtr& edition) {
  return {
      ideaLesson(edition),    downstreamLesson(edition), sitesLesson(edition),
      feedingLesson(edition), stonesLesson(edition),     crewsLesson(edition),
      obeliskLesson(edition), rowsLesson(edition),       queueLesson(edition),
      marketsLesson(edition), finalLesson(edition),
  };
}

} // namespace nilometer::ui
