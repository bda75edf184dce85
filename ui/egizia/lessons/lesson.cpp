// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/lessons/lesson.h"

namespace nilometer::ui {

namespace {

void playOn(LessonPosition& table, const LessonStep& step) {
  if (step.solve) table.enter(*step.solve);
  for (const egizia::Entry& entry : step.then) table.enter(entry);
}

LessonStep& add(std::vector<LessonStep>& steps, LessonStep::Kind kind, const QString& text) {
  LessonStep& step = steps.emplace_back();
  step.kind = kind;
  step.text = text;
  return step;
}

} // namespace

LessonStep& Lesson::read(const QString& text) {
  return add(steps, LessonStep::Kind::read, text);
}

LessonStep& Lesson::act(const QString& task) {
  return add(steps, LessonStep::Kind::act, task);
}

LessonStep& Lesson::ask(const QString& question) {
  return add(steps, LessonStep::Kind::ask, question);
}

LessonPosition Lesson::tableAt(std::size_t step) const {
  std::size_t first = step;
  while (first > 0 && !steps[first].position) --first;
  LessonPosition table = *steps[first].position;
  for (std::size_t i = first; i < step; ++i) playOn(table, steps[i]);
  return table;
}

LessonPosition Lesson::tableNow() const {
  LessonPosition table = tableAt(steps.size() - 1);
  playOn(table, steps.back());
  return table;
}

} // namespace nilometer::ui
