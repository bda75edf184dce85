// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"

#include <QTableView>

namespace nilometer::ui {

class ScoreSheetModel;
class SheetDelegate;

/// The score sheet: sources in groups, a column for each player, totals, ranking, below it what
/// the marks mean. The arrow keys reach every cell; each is read with player and source.
class ScoreSheetView : public QTableView {
  Q_OBJECT
public:
  explicit ScoreSheetView(QWidget* parent = nullptr);

  /// Texts of the report are in the language of that moment: after a change of language show it
  /// anew. The cell where the keyboard is stays.
  void show(const report::ScoreReport& report);
  [[nodiscard]] const ScoreSheetModel& sheet() const { return *m_model; }

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

private:
  void retranslate();
  /// Columns and rows for the width there is.
  void layOut();
  [[nodiscard]] int playerWidth() const;

  ScoreSheetModel* m_model;
  SheetDelegate* m_delegate;
};

} // namespace nilometer::ui
