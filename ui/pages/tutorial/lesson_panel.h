// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_run.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;

namespace nilometer::ui {

class Chip;
class LessonFeedbackBox;
class LessonScroll;
class LineLabel;
class QuestionRows;

/// What a lesson says beside its table: the step, its text, answers to choose, what was right or
/// wrong and why; Back, Hint, Next, Leave. Only what does not fit scrolls.
class LessonPanel : public QWidget {
  Q_OBJECT
public:
  explicit LessonPanel(QWidget* parent);

  void show(const LessonRun& run);
  [[nodiscard]] Chip* leaveButton() const { return m_leave; }
  [[nodiscard]] Chip* backButton() const { return m_back; }
  [[nodiscard]] Chip* hintButton() const { return m_hint; }
  [[nodiscard]] Chip* nextButton() const { return m_next; }
  /// The chip of an answer; nullptr if it is not shown.
  [[nodiscard]] Chip* answerButton(int index) const;
  /// As shown now.
  [[nodiscard]] const LessonFeedback& feedback() const { return m_feedback; }
  /// Whether all of the texts can be seen without scrolling.
  [[nodiscard]] bool textFits() const;

Q_SIGNALS:
  void answered(int index);
  /// A rule's number in a text was pressed.
  void ruleRequested(const QString& rule);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void buildBody(QBoxLayout& column);
  void showButtons(const LessonRun& run);
  /// Also as they are said.
  QString showAnswers(const LessonRun& run);
  /// What has changed, for whoever does not see it; before the panel can be seen, once it can.
  void say(const QStringList& texts);
  void followLink(const QString& address);

  LessonFeedback m_feedback;
  QStringList m_unsaid;
  LineLabel* m_title;
  QLabel* m_step;
  QLabel* m_text;
  QuestionRows* m_answers;
  LessonFeedbackBox* m_box;
  LessonScroll* m_scroll;
  Chip* m_leave;
  Chip* m_back;
  Chip* m_hint;
  Chip* m_next;
};

} // namespace nilometer::ui
