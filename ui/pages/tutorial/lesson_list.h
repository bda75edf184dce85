// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_text.h"
#include "ui/store/games/lesson_progress.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace nilometer::ui {

class Chip;
class LessonCard;

/// All lessons as cards: what each is about, how long it takes, how far one is. Enter presses what
/// has the keyboard, or begins the first lesson that is not done; Esc leaves.
class LessonList : public QWidget {
  Q_OBJECT
public:
  explicit LessonList(QWidget* parent = nullptr);

  struct Row : LessonTitle {
    LessonProgress progress;
  };
  void show(const std::vector<Row>& rows);
  [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
  /// Goes on with the lesson, or begins it.
  [[nodiscard]] Chip* startButton(int index) const;
  /// From its beginning; hidden while it is not begun.
  [[nodiscard]] Chip* againButton(int index) const;
  /// "done", "step 3 of 7", or how long it takes.
  [[nodiscard]] QString state(int index) const;
  [[nodiscard]] Chip* closeButton() const { return m_close; }

Q_SIGNALS:
  void startRequested(const QString& id, int step);
  void closeRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  [[nodiscard]] int likely() const;

  std::vector<Row> m_rows;
  QLabel* m_title;
  QLabel* m_text;
  Chip* m_close;
  QGridLayout* m_grid;
  std::vector<LessonCard*> m_cards;
};

} // namespace nilometer::ui
