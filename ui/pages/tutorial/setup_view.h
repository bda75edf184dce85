// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/setup_progress.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace nilometer::ui {

class Chip;
class GameSession;
class SetupCard;
class SetupRow;

/// The page on which a table ticks off its set-up: all steps as a list, the open one beside it
/// with its text and a picture. Enter ticks the open step and goes on, at the end into the game.
class SetupView : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view. `done`: steps ticked before, by their keys.
  SetupView(GameSession& session, std::unique_ptr<SetupSource> source, const QStringList& done,
            QWidget* parent);

  [[nodiscard]] const SetupProgress& progress() const { return m_progress; }
  [[nodiscard]] int current() const { return m_current; }
  void open(int step);
  /// Ticks the open step and opens the next one; once all are ticked, starts.
  void goOn();

  [[nodiscard]] SetupRow* row(int step) const { return m_rows[static_cast<std::size_t>(step)]; }
  [[nodiscard]] SetupCard* card() const { return m_card; }
  [[nodiscard]] Chip* nextButton() const { return m_next; }
  [[nodiscard]] Chip* startButton() const { return m_start; }
  [[nodiscard]] Chip* leaveButton() const { return m_leave; }

Q_SIGNALS:
  /// Other steps are ticked than before, by their keys.
  void progressed(const QStringList& done);
  /// To the table: everything is there, or the set-up goes on later.
  void closeRequested();
  /// Somebody wants to read that rule (its number).
  void ruleRequested(const QString& rule);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  [[nodiscard]] QWidget* buildList();
  void orderTabs();
  void connectParts();
  void retranslate();
  void refresh();
  void tick(int step);
  void start();
  void moveFocus(int from, int by);
  /// Scrolls to the rings around what the open step is about, else to the beginning of its text.
  void bringIntoSight();

  std::unique_ptr<SetupSource> m_source;
  std::vector<SetupStep> m_steps;
  SetupProgress m_progress;
  int m_current = 0;
  QLabel* m_title;
  QLabel* m_count;
  std::vector<SetupRow*> m_rows;
  QScrollArea* m_list;
  SetupCard* m_card;
  QScrollArea* m_text; ///< around the card
  Chip* m_leave;
  Chip* m_start;
  Chip* m_next;
};

} // namespace nilometer::ui
