// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/log/log_model.h"
#include "ui/table/log/log_query.h"

#include <QFont>
#include <QStyledItemDelegate>

#include <vector>

namespace nilometer::ui {

class EntryLines;

/// Paints a row of the log: whose entry it is, what it is in few words, its points and, in the
/// selected row, its buttons, in one line where they have room. Rules that an entry breaks and what
/// the table does not agree about stand below. The tool tip says all of it. Heights are kept, so
/// that a change measures only what it changed.
class LogDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  /// Which rows are special. -1 = none.
  struct Rows {
    int shown = -1;         ///< later ones have not happened on the shown table: quiet
    int amended = -1;       ///< is about to be another one, or none
    int before = -1;        ///< another entry is about to be put before it
    int tooled = -1;        ///< has room for buttons
    bool onlyLines = false; ///< there is room for a line alone: none is broken
    friend bool operator==(const Rows&, const Rows&) = default;
  };

  /// `model` is not owned; `parent` is the view that shows it.
  LogDelegate(const LogModel& model, QWidget* parent);

  /// The width of all rows, in logical pixels. True if it is another than before.
  bool setWidth(int width);
  /// True if anything looks different now; then rows may be of another height.
  bool setRows(const Rows& rows);
  /// Marks the text that is looked for in every row that is painted from now on.
  void mark(const LogQuery& query) { m_query = query; }
  /// Every row says its round and number; layouts are to be done again.
  void setNumbered(bool numbered) { m_isNumbered = numbered; }
  /// How wide the buttons are together; they are as high as a line. True if it is another than
  /// before; then the row may be of another height.
  bool setToolsWidth(int width);
  /// What the row leaves to its buttons, which take at least `least`, beside all it says or below;
  /// in logical pixels.
  [[nodiscard]] int roomForTools(const QFont& font, const QModelIndex& index, int least) const;
  /// Where the buttons go in a row that fills `row`.
  [[nodiscard]] QRect toolsRect(const QFont& font, const QModelIndex& index,
                                const QRect& row) const;
  /// Another font or language: all heights are to be measured again.
  void forgetHeights();
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

private:
  /// Where the texts of an entry begin, right of the player's symbol, and how wide they may be.
  [[nodiscard]] int textLeft(const QFont& font) const;
  [[nodiscard]] int textWidth(const QFont& font) const;
  [[nodiscard]] EntryLines lineOf(const QFont& font, const QModelIndex& index) const;
  void paintGround(QPainter& painter, const QStyleOptionViewItem& option, int row) const;
  [[nodiscard]] int measure(const QFont& font, const QModelIndex& index) const;
  void forgetFrom(int row);
  void forgetRow(int row);

  const LogModel& m_model;
  mutable std::vector<int> m_heights; ///< by row; 0 = not measured yet
  int m_width = 0;
  int m_toolsWidth = 0;
  Rows m_rows;
  LogQuery m_query;
  bool m_isNumbered = false;
};

} // namespace nilometer::ui
