// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/tutorial/lesson.h"
#include "ui/pages/tutorial/lesson_game_of.h"

namespace nilometer::ui {

class EgiziaView;
class LessonMarks;

/// A lesson of Egizia while it is taken.
class EgiziaLesson : public LessonGameOf<EgiziaSession, LessonStep> {
public:
  /// @pre its first step has a position
  explicit EgiziaLesson(ui::Lesson lesson);

  /// @pre makeTable() was called
  [[nodiscard]] EgiziaView& table() const { return *m_table; }
  [[nodiscard]] LessonMarks& marks() const { return *m_marks; }

  [[nodiscard]] GameView* makeTable(QWidget* parent) override;

protected:
  [[nodiscard]] GameView& shownTable() const override;
  [[nodiscard]] QRect spotOnTable(const LessonSpot& spot) const override;
  [[nodiscard]] std::optional<egizia::Entry> refusedOnTable() const override;

private:
  EgiziaView* m_table = nullptr; ///< of the session opened last; not owned
  LessonMarks* m_marks = nullptr;
};

/// Its lessons: Game::lessons.
[[nodiscard]] record::Result<LessonSource> egiziaLessons();

} // namespace nilometer::ui
