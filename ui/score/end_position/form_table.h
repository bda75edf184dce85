// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/position_form.h"

#include <QWidget>

#include <map>
#include <vector>

class QGridLayout;
class QLabel;

namespace nilometer::ui {

class FlowLayout;
class SeatHead;

/// The fields of an end position: players as columns, what is asked as rows; below them what the
/// table is asked, as many fields beside each other as find room. It shows a form and says what is
/// typed; it changes nothing by itself. Enter and Tab walk through the fields row by row, Up and
/// Down lead to what stands above and below.
class FormTable : public QWidget {
  Q_OBJECT
public:
  FormTable(const PositionGame& game, QWidget* parent);

  void show(const PositionForm& form, const FormLook& look);
  /// The keyboard to that field, if it is shown.
  void focusCell(const std::string& key);
  /// The field that has the keyboard; empty if none has.
  [[nodiscard]] std::string focused() const;
  /// The next field with `by` = 1, the one before with -1; empty behind the last and before the
  /// first.
  [[nodiscard]] std::string beside(const std::string& key, int by) const;
  /// nullptr if it is not shown.
  [[nodiscard]] NumberCell* cell(const std::string& key) const;
  [[nodiscard]] SeatHead& head(std::size_t player) const { return *m_heads[player]; }
  /// The heads of the columns stay in sight: so many pixels below the upper edge, over the rows.
  void keepHeadsAt(int top);
  /// What they take with the gap below them, in pixels.
  [[nodiscard]] int headsTall() const;

Q_SIGNALS:
  void typed(const std::string& key, const QString& text);
  void stepped(const std::string& key, int by);
  void disputeRequested(const std::string& key);
  /// The number there is all it can be; the keyboard goes on by itself.
  void filled(const std::string& key);
  void seatChanged(std::size_t player, const nilometer::record::Seat& seat);
  /// The keyboard has come to that field.
  void entered(QWidget* field);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void showHeads(const PositionForm& form);
  /// After a layout, which puts them into the first row again.
  void placeHeads();
  /// `line` is in the grid, from 1; 0: below it.
  void showRow(const PositionForm& form, const FormRow& row, int line);
  [[nodiscard]] QLabel& labelAt(int line);
  /// Beside the one field of a row that is below the grid.
  [[nodiscard]] QLabel& labelBeside(const std::string& key);
  void layAlone();
  NumberCell& cellFor(const std::string& key);
  void setTabs();

  QGridLayout* m_grid;
  QWidget* m_behindHeads; ///< covers the rows that pass below them
  int m_headsTop = 0;
  FlowLayout* m_below;
  std::vector<SeatHead*> m_heads;
  std::vector<QLabel*> m_labels;
  std::map<std::string, NumberCell*> m_cells;
  std::map<std::string, int> m_lines;      ///< where they are in the grid, from 1
  std::map<std::string, QWidget*> m_alone; ///< those below it, each with its label
  std::vector<std::string> m_order;        ///< of what is shown
};

} // namespace nilometer::ui
