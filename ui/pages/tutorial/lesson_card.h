// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_list.h"

namespace nilometer::ui {

/// One lesson in the list.
class LessonCard : public QWidget {
  Q_OBJECT
public:
  explicit LessonCard(QWidget* parent);

  /// `number` counts from 1. `next`: this is the lesson to take now.
  enum class Mark : std::uint8_t { none, next };
  void show(const LessonList::Row& row, int number, Mark mark);
  [[nodiscard]] Chip* startButton() const { return m_start; }
  [[nodiscard]] Chip* againButton() const { return m_again; }
  [[nodiscard]] QString state() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void dress();

  LessonList::Row m_row;
  QLabel* m_title;
  QLabel* m_summary;
  QLabel* m_state;
  Chip* m_start;
  Chip* m_again;
};

} // namespace nilometer::ui
