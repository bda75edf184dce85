// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/history_lines.h"

#include <QDialog>

#include <cstddef>
#include <functional>
#include <vector>

class QLabel;
class QTableWidget;
class QPushButton;

namespace nilometer::ui {

/// Whose steps are shown, and how one of them is gone to.
struct HistorySource {
  std::function<std::vector<HistoryLine>()> lines;
  std::function<void(std::size_t)> goTo;
};

/// What the scribe did, step by step, beside the window, with the round and the number of the entry
/// where it was about one: the step that is now is marked, and every
/// other one leads to everything as it was right after it, taken back or not. Follows the language.
class HistoryDialog : public QDialog {
  Q_OBJECT
public:
  HistoryDialog(HistorySource source, QWidget* parent);

  /// Something was done.
  void refresh();

  [[nodiscard]] QTableWidget& steps() const { return *m_steps; }
  [[nodiscard]] QPushButton& goButton() const { return *m_go; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void showLine(int row, const HistoryLine& line);
  void retranslate();
  void go();
  /// Whether the chosen step is another than the one it stands at.
  void followChoice();

  HistorySource m_source;
  QLabel* m_hint;
  QTableWidget* m_steps;
  QPushButton* m_go;
  QPushButton* m_close;
};

} // namespace nilometer::ui
