// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace nilometer::ui {

class GameSession;

/// What the scribe did, step by step, beside the window: the step the game stands at is marked, and
/// every other one leads to the game as it was right after it, taken back or not. Follows the
/// session and the language.
class HistoryDialog : public QDialog {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the dialog.
  HistoryDialog(GameSession& session, QWidget* parent);

  [[nodiscard]] QListWidget& steps() const { return *m_steps; }
  [[nodiscard]] QPushButton& goButton() const { return *m_go; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();
  void retranslate();
  void go();
  /// Whether the chosen step is another than the one the game stands at.
  void followChoice();

  GameSession& m_session;
  QLabel* m_hint;
  QListWidget* m_steps;
  QPushButton* m_go;
  QPushButton* m_close;
};

} // namespace nilometer::ui
