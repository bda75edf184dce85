// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/result/score_sheet_model.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

/// How the score sheet looks on the screen.
namespace nilometer::ui {

/// The players over their columns: symbol and name; a name without room ends in "…".
class SheetHeader : public QHeaderView {
  Q_OBJECT
public:
  SheetHeader(const ScoreSheetModel& model, QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override;
  /// The width in which a player's whole name stands.
  [[nodiscard]] int wantedWidth(int section) const;

protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
  const ScoreSheetModel& m_model;
};

/// The cells: titles wrap, numbers stand in line with room for their marks behind them.
class SheetDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  SheetDelegate(const ScoreSheetModel& model, QObject* parent);

  /// The height of a row whose title, or whose note, has that width.
  [[nodiscard]] int heightFor(int row, int width, const QFont& font) const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;

private:
  void paintTitle(QPainter& painter, const QRect& rect, const SheetRow& row,
                  const Theme& theme) const;
  void paintNumber(QPainter& painter, const QRect& rect, const QModelIndex& index,
                   const Theme& theme) const;

  const ScoreSheetModel& m_model;
};

} // namespace nilometer::ui
