// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/archive/row_table.h"

#include <QFont>
#include <QHash>
#include <QPersistentModelIndex>
#include <QString>

#include <utility>

namespace nilometer::ui {

class ArchiveRows;
struct ArchivedGame;

/// How wide texts are, by their font: names and results come again and again.
using TextWidths = QHash<std::pair<QFont, QString>, int>;

/// Paints the rows of finished games: players with their symbols, results in bold, a file that
/// cannot be read with the reason.
class ArchiveDelegate : public RowDelegate {
  Q_OBJECT
public:
  using RowDelegate::RowDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  /// A reason takes the room there is.
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

private:
  mutable TextWidths m_widths;
};

/// The finished games as rows. Enter or a double click opens, Delete deletes, a click on a
/// heading sorts. Thousands of rows scroll as well as ten.
class ArchiveTable : public RowTable {
  Q_OBJECT
public:
  /// `rows` is not owned and outlives the table.
  explicit ArchiveTable(ArchiveRows& rows, QWidget* parent = nullptr);

  /// The game in use; nullptr if none is.
  [[nodiscard]] const ArchivedGame* current() const;
  /// Makes that game the one in use, or that row if the game is not shown.
  void select(const QString& path, int otherwise = 0);
  /// That row, or the last one if there are fewer.
  void selectRow(int row);
  /// The selected row; without one, the first row in sight.
  [[nodiscard]] int rowInUse() const;

Q_SIGNALS:
  void openRequested();
  void deleteRequested();
  /// Another game is in use, or none.
  void currentGameChanged();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
  /// While games come and go, the selected row stays where it is in the window; if it is out of
  /// sight, the first row in sight does.
  void keepPlace();
  void restorePlace();

  ArchiveRows& m_rows;
  QPersistentModelIndex m_kept;
  int m_keptTop = 0;
};

} // namespace nilometer::ui
