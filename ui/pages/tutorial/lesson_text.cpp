// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_text.h"

namespace nilometer::ui {

int LessonText::rightAnswer() const {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i].verdict.right) return static_cast<int>(i);
  }
  return -1;
}

} // namespace nilometer::ui
