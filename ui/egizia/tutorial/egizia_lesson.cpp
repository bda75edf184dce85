// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/egizia_lesson.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/tutorial/lesson_spots.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/table/action_bar/strip_view.h"

#include <utility>

namespace nilometer::ui {

namespace {

AllLessons<Lesson> lessonsOn(const LessonPosition::EditionPtr& edition) {
  return [edition] { return allLessons(edition); };
}

/// What all of its tables are played with.
LessonPosition::EditionPtr editionOf(const Lesson& lesson) {
  return lesson.steps.front().position->edition();
}

} // namespace

EgiziaLesson::EgiziaLesson(ui::Lesson lesson)
    : LessonGameOf(lesson, lessonsOn(editionOf(lesson))) {}

GameView* EgiziaLesson::makeTable(QWidget* parent) {
  m_table = new EgiziaView(session(), parent);
  m_marks = new LessonMarks(*m_table);
  // Parts move when a text changes, too.
  QObject::connect(&m_table->board(), &BoardView::arranged, m_marks,
                   QOverload<>::of(&QWidget::update));
  return m_table;
}

GameView& EgiziaLesson::shownTable() const {
  return *m_table;
}

QRect EgiziaLesson::spotOnTable(const LessonSpot& spot) const {
  return spotIn(*m_table, spot);
}

std::optional<egizia::Entry> EgiziaLesson::refusedOnTable() const {
  if (!m_table->strip().content().refused) return std::nullopt;
  return m_table->draft().entry();
}

record::Result<LessonSource> egiziaLessons() {
  auto edition = lessonEdition();
  if (!edition) return edition.error();
  return lessonSource(lessonsOn(*edition), [](Lesson lesson) {
    return std::make_unique<EgiziaLesson>(std::move(lesson));
  });
}

} // namespace nilometer::ui
