// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/question_rows.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

/// Choices that need more room than a line, under a title.
struct PhaseCardContent {
  QString title;
  std::vector<QuestionRow> rows;
  friend bool operator==(const PhaseCardContent&, const PhaseCardContent&) = default;
};

/// A card over the board for choices that are no places on it.
class PhaseCard : public QWidget {
  Q_OBJECT
public:
  explicit PhaseCard(QWidget* parent);

  void show(const PhaseCardContent& content);
  [[nodiscard]] const PhaseCardContent& content() const { return m_content; }
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// The first choice that can be made gets the keyboard.
  void takeKeyboard();
  /// The height that shows all of it at that width.
  [[nodiscard]] int fullHeight(int width) const;

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void fitTitle();

  PhaseCardContent m_content;
  QLabel* m_title;
  QuestionRows* m_rows;
  QScrollArea* m_scroll;
};

} // namespace nilometer::ui
