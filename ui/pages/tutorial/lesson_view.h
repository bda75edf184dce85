// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_run.h"

#include <QWidget>

class QKeyEvent;
class QVBoxLayout;

namespace nilometer::ui {

class GameView;
class LessonPanel;

/// A lesson in the real window of a game: the panel stands in the place of the log. Where
/// something is to be done on the table, its keys work as in a game; Enter goes on where the table
/// has no use for it, digits answer a question, Esc takes back what was pressed or leaves.
class LessonView : public QWidget {
  Q_OBJECT
public:
  /// Goes on at `step`. `motion`: markers slide.
  LessonView(std::unique_ptr<LessonGame> lesson, int step, bool motion, QWidget* parent = nullptr);
  ~LessonView() override;

  [[nodiscard]] LessonRun& run() const { return *m_run; }
  /// The table; another one after some steps.
  [[nodiscard]] GameView& table() const { return *m_table; }
  [[nodiscard]] LessonPanel& panel() const { return *m_panel; }

Q_SIGNALS:
  void leaveRequested();
  void finished();
  /// The lesson goes on at that step next time.
  void stepReached(int step);
  void ruleRequested(const QString& rule);
  // The buttons of the header.
  void languageRequested();
  void helpRequested();
  void menuRequested();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void showTable();
  void connectHeader();
  void refresh();
  /// Something is to be done on the table.
  [[nodiscard]] bool acts() const;
  /// Chooses the answer that lies where the table was pressed, with the mouse or the space bar.
  bool answerByPress(const QObject& pressed, const QEvent& event);
  bool press(const QKeyEvent& key);
  bool pressEnter();
  bool pressDigit(const QKeyEvent& key);

  LessonRun* m_run;
  bool m_motion;
  int m_shownStep = -1;
  QVBoxLayout* m_column;
  LessonPanel* m_panel;
  GameView* m_table = nullptr;
};

} // namespace nilometer::ui
