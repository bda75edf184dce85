// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_run.h"
#include "ui/text/rule_link.h"

#include <QLabel>
#include <QScrollArea>

namespace nilometer::ui {

/// What was right or wrong and why, in a frame of its colour, with a sign and a word for those who
/// see no colours. Hidden while nothing is to be said.
class LessonFeedbackBox : public QLabel {
  Q_OBJECT
public:
  explicit LessonFeedbackBox(QWidget* parent = nullptr);

  /// `rules`: those that a text may name.
  void show(const LessonFeedback& feedback, text::RuleNames rules);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QColor colour() const;
  void write();

  LessonFeedback m_feedback;
  text::RuleNames m_rules;
};

/// Wants as much height as what is in it needs at its width.
class LessonScroll : public QScrollArea {
  Q_OBJECT
public:
  explicit LessonScroll(QWidget* parent);

  /// To be called after what is in it has changed.
  void fit();
  [[nodiscard]] bool showsAll() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int neededHeight() const;
};

} // namespace nilometer::ui
