// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::ui {

/// How far a person is with a lesson.
struct LessonProgress {
  int step = 0;      ///< where it goes on; 0 = not begun, or to be begun again
  bool done = false; ///< was once gone through to its end
  friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

} // namespace nilometer::ui
