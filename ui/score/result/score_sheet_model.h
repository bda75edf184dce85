// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/score/result/sheet_rows.h"

#include <QAbstractTableModel>

#include <vector>

namespace nilometer::ui {

/// The score sheet as a table: sources in column 0, then a column for each player by seat. Below
/// the rows stand the notes, one a row, in column 0.
class ScoreSheetModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;

  /// A mark as people see it behind the number.
  static constexpr int MarkRole = Qt::UserRole;

  void setReport(const report::ScoreReport& report);

  /// By row; fewer than rowCount(): notes are no rows of the sheet.
  [[nodiscard]] const std::vector<SheetRow>& rows() const { return m_rows; }
  [[nodiscard]] bool isNote(int row) const { return row >= static_cast<int>(m_rows.size()); }
  /// The player of a column from 1 on.
  [[nodiscard]] PlayerColour colour(int column) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

private:
  [[nodiscard]] QString tip(const SheetRow& row, int column) const;
  /// Why a cell says what it says: its marks, then the rule; a line each.
  [[nodiscard]] QString why(const SheetRow& row, int column) const;
  [[nodiscard]] QString spoken(const SheetRow& row, int column) const;

  std::vector<SheetRow> m_rows;
  QStringList m_notes;
  std::vector<report::ScoreSeat> m_seats;
  QString m_deciding; ///< number of the rule that decides
};

} // namespace nilometer::ui
