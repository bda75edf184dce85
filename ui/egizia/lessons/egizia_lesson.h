// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/lessons/lesson.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/learn/lesson_game.h"

namespace nilometer::ui {

class EgiziaView;
class LessonMarks;

/// A lesson of Egizia while it is taken.
class EgiziaLesson : public LessonGame {
public:
  /// @pre its first step has a position
  explicit EgiziaLesson(Lesson lesson);

  [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
  /// @pre open() was called
  [[nodiscard]] EgiziaSession& session() const { return *m_session; }
  /// @pre makeTable() was called
  [[nodiscard]] EgiziaView& table() const { return *m_table; }
  [[nodiscard]] LessonMarks& marks() const { return *m_marks; }

  [[nodiscard]] LessonTitle title() const override;
  [[nodiscard]] const LessonStep& step(int step) const override;
  void translate() override;
  [[nodiscard]] bool beginsAnew(int step) const override;
  [[nodiscard]] std::unique_ptr<GameSession> open(int step) override;
  [[nodiscard]] GameView* makeTable(QWidget* parent) override;
  void point(int step) override;
  bool playOthers(int step) override;
  void solve(int step) override;
  [[nodiscard]] LessonJudgement judgeEntered(int step, std::size_t entry) override;
  [[nodiscard]] std::optional<LessonJudgement> judgeRefused(int step) override;
  [[nodiscard]] LessonJudgement judgeAgain(int step) const override;

private:
  [[nodiscard]] const LessonPosition::EditionPtr& edition() const;

  Lesson m_lesson;
  EgiziaSession* m_session = nullptr; ///< the one opened last; not owned
  EgiziaView* m_table = nullptr;      ///< likewise
  LessonMarks* m_marks = nullptr;
  LessonAttempt m_attempt; ///< the last one judged
};

/// Its lessons: GameKind::lessons.
[[nodiscard]] record::Result<LessonSource> egiziaLessons();

} // namespace nilometer::ui
