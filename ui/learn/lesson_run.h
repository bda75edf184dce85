// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/lessons/lesson.h"
#include "ui/egizia/session/egizia_session.h"

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
  LessonRun(Lesson lesson, int step, QObject* parent = nullptr);
  ~LessonRun() override;

  [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
  [[nodiscard]] int index() const { return m_index; }
  [[nodiscard]] const LessonStep& step() const {
    return m_lesson.steps[static_cast<std::size_t>(m_index)];
  }
  [[nodiscard]] bool isFirst() const { return m_index == 0; }
  [[nodiscard]] bool isLast() const;
  /// Where the learner acts. Another one after `tableChanged`.
  [[nodiscard]] EgiziaSession& session() const { return *m_session; }
  [[nodiscard]] LessonFeedback feedback() const { return m_feedback; }
  /// The answer chosen last in this step, or -1.
  [[nodiscard]] int chosenAnswer() const { return m_answer; }
  /// Nothing is left to do in this step but to go on.
  [[nodiscard]] bool isSolved() const { return m_solved; }
  [[nodiscard]] bool hintShown() const { return m_hinted; }

  /// The window shows which rules forbid what is being entered; nothing = it no longer does.
  void showRefusal(const std::optional<egizia::Entry>& entry);
  /// Chooses an answer of an ask step.
  void answer(int index);
  /// The hint; asked for again, the solution.
  void help();
  /// The next step, if this one is solved; after the last one `finished`.
  void next();
  /// The step before, from its beginning.
  void back();
  /// The same lesson in another language.
  void translate(Lesson lesson);

Q_SIGNALS:
  /// Step, feedback or both are other than before.
  void changed();
  /// There is another session; the old one is still there while this is said.
  void tableChanged();
  void finished();

private:
  void goTo(int index);
  void openTable(const LessonPosition& table);
  void enterStep();
  void follow();
  void keepTable();
  void judge();
  [[nodiscard]] LessonFeedback told(const LessonAttempt& attempt) const;
  void say(const LessonFeedback& feedback);

  Lesson m_lesson;
  int m_index = 0;
  LessonPosition::EditionPtr m_edition;
  std::unique_ptr<EgiziaSession> m_session;
  std::size_t m_entries = 0; ///< of the record, the learner's accepted ones included
  bool m_moving = false;     ///< the session is being changed from here
  bool m_solved = false;
  bool m_hinted = false;
  bool m_refused = false; ///< the feedback is about what the window shows as refused
  int m_answer = -1;
  LessonFeedback m_feedback;
  std::optional<LessonAttempt> m_attempt; ///< the last one judged, to say it in another language
};

} // namespace nilometer::ui
