// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_game.h"

#include <QObject>

#include <memory>

namespace nilometer::ui {

/// What the learner was told last.
struct LessonFeedback {
  enum class Tone : std::uint8_t { none, right, wrong, hint };
  Tone tone = Tone::none;
  QString text;
  friend bool operator==(const LessonFeedback&, const LessonFeedback&) = default;
};

/// A lesson being taken: the step, the table it is taken on, what was right and wrong. Nothing of
/// the table is saved. Works without a window; the window shows `session()` and `feedback()`.
class LessonRun : public QObject {
  Q_OBJECT
public:
  /// Goes on at `step`; one that the lesson does not have means its first.
  LessonRun(std::unique_ptr<LessonGame> lesson, int step, QObject* parent = nullptr);
  ~LessonRun() override;

  [[nodiscard]] LessonGame& game() const { return *m_game; }
  [[nodiscard]] LessonTitle lesson() const { return m_game->title(); }
  [[nodiscard]] int index() const { return m_index; }
  [[nodiscard]] const LessonText& step() const { return m_game->step(m_index); }
  [[nodiscard]] bool isFirst() const { return m_index == 0; }
  [[nodiscard]] bool isLast() const { return m_index + 1 == lesson().steps; }
  /// Where the learner acts. Another one after `tableChanged`.
  [[nodiscard]] GameSession& session() const { return *m_session; }
  [[nodiscard]] LessonFeedback feedback() const { return m_feedback; }
  /// The answer chosen last in this step, or -1.
  [[nodiscard]] int chosenAnswer() const { return m_answer; }
  /// Nothing is left to do in this step but to go on.
  [[nodiscard]] bool isSolved() const { return m_solved; }
  [[nodiscard]] bool hintShown() const { return m_hinted; }

  /// The table may show other rules than before that forbid what is being entered.
  void followTable();
  /// Chooses an answer of an ask step.
  void answer(int index);
  /// The hint; asked for again, the solution.
  void help();
  /// The next step, if this one is solved; after the last one `finished`.
  void next();
  /// The step before, from its beginning.
  void back();
  /// Puts the lesson into the language of the moment.
  void translate();

Q_SIGNALS:
  /// Step, feedback or both are other than before.
  void changed();
  /// There is another session; the old one is still there while this is said.
  void tableChanged();
  void finished();

private:
  void goTo(int index);
  void openTable();
  void enterStep();
  void follow();
  void keepTable();
  void judge();
  void say(const LessonFeedback& feedback);

  std::unique_ptr<LessonGame> m_game;
  int m_index = 0;
  std::unique_ptr<GameSession> m_session;
  std::size_t m_entries = 0; ///< of the record, the learner's accepted ones included
  bool m_moving = false;     ///< the session is being changed from here
  bool m_solved = false;
  bool m_hinted = false;
  bool m_judged = false;  ///< the feedback is about something entered
  bool m_refused = false; ///< … namely about what the table shows as refused
  int m_answer = -1;
  LessonFeedback m_feedback;
};

} // namespace nilometer::ui
