// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace nilometer::ui {

/// Paints a row of plain text. The row in use is framed as a whole, not cell by cell.
class RowDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  /// The width in which nothing is cut off.
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

protected:
  /// Room for rounding, so that no text is cut off in exactly its own width.
  static constexpr int slack = 2;
  static constexpr Length padding = 2 * unit;

  [[nodiscard]] static int rowHeight(const QStyleOptionViewItem& option);
  static void paintGround(QPainter& painter, const QStyleOptionViewItem& option);
  static void paintText(QPainter& painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index, const QColor& ink);
};

/// Headings over such rows; an arrow shows by which one they are sorted.
class RowHeader : public QHeaderView {
  Q_OBJECT
public:
  explicit RowHeader(QWidget* parent);

protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
  [[nodiscard]] QSize sectionSizeFromContents(int logicalIndex) const override;
};

/// A table of rows, each one thing: chosen, opened and sorted as a whole.
class RowTable : public QTableView {
  Q_OBJECT
public:
  /// That column takes the room the others leave; the longest of these is cut where there is none.
  explicit RowTable(int wideColumn, QWidget* parent = nullptr);

  /// Columns as wide as what is in them.
  void fit();
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// The width in which no column is out of sight, with as much of names as tells them apart.
  [[nodiscard]] int neededWidth() const;

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void adjustRows();
  void spread();
  /// The width that is enough to know somebody by, for columns of names.
  [[nodiscard]] int enoughForNames() const;

  int m_wideColumn;
  int m_wideNeeds = 0;  ///< the width of that column's contents
  int m_longColumn = 0; ///< the widest of the others
  int m_longNeeds = 0;  ///< the width of its contents
};

} // namespace nilometer::ui
