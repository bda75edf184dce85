// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/log/log_model.h"

#include <QFont>
#include <QStyledItemDelegate>

#include <vector>

namespace nilometer::ui {

struct Theme;

/// Paints a row of the log: the phase that begins, the entry's number, its sentence, its points,
/// what to move, what it breaks. Heights are kept, so that a change measures only what it changed.
class LogDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  /// Which rows are special. -1 = none.
  struct Rows {
    int shown = -1;   ///< later ones have not happened on the shown table: quiet
    int amended = -1; ///< is about to be another one, or none
    int before = -1;  ///< another entry is about to be put before it
    int tooled = -1;  ///< has room for buttons below its sentence
    friend bool operator==(const Rows&, const Rows&) = default;
  };

  /// `model` is not owned; `parent` is the view that shows it.
  LogDelegate(const LogModel& model, QWidget* parent);

  /// The width of all rows, in logical pixels. True if it is another than before.
  bool setWidth(int width);
  /// True if anything looks different now; then rows may be of another height.
  bool setRows(const Rows& rows);
  /// How high the buttons are.
  void setToolsHeight(int height);
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
  /// Where the number of an entry ends, and where its texts begin, right of the player's symbol.
  [[nodiscard]] int numberRight(const QFont& font) const;
  [[nodiscard]] int textLeft(const QFont& font) const;
  [[nodiscard]] int textWidth(const QFont& font) const;
  void paintNumber(QPainter& painter, const QRect& line, int row, const Theme& theme) const;
  [[nodiscard]] int measure(const QFont& font, const QModelIndex& index) const;
  void forgetFrom(int row);
  void countDigits();

  const LogModel& m_model;
  mutable std::vector<int> m_heights; ///< by row; 0 = not measured yet
  int m_width = 0;
  int m_toolsHeight = 0;
  int m_digits = 0; ///< of the greatest number that has room
  Rows m_rows;
};

} // namespace nilometer::ui
