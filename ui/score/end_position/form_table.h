// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/number_cell.h"
#include "ui/score/end_position/position_form.h"

#include <QWidget>

#include <map>
#include <vector>

class QGridLayout;
class QLabel;

namespace nilometer::ui {

class Chip;
class FlowLayout;
class NamesCell;
class SeatHead;

/// The fields of an end position: players as columns, what is asked as rows; below them what the
/// table is asked, as many fields beside each other as find room. It shows a form and says what is
/// typed; it changes nothing by itself. Enter and Tab walk through the fields row by row or as the
/// game says, Enter past those of yes or no; Up and Down lead to what stands above and below.
class FormTable : public QWidget {
  Q_OBJECT
public:
  /// `under` is what the lists of names lie over.
  FormTable(const PositionGame& game, QWidget* under, QWidget* parent);

  void show(const PositionForm& form, const FormLook& look);
  /// In so many pixels: what is asked stands beside the fields, or above them where it is narrow.
  void setRoom(int width);
  /// The keyboard to that field, if it is shown. As with Tab: what stands there is selected, so
  /// that typing replaces it, and a list of names opens.
  void focusCell(const std::string& key, Qt::FocusReason reason = Qt::TabFocusReason);
  /// What takes the keys of that field; nullptr if it is not shown.
  [[nodiscard]] QWidget* field(const std::string& key) const;
  /// The field that has the keyboard; empty if none has.
  [[nodiscard]] std::string focused() const;
  /// The next field that is typed into with `by` = 1, the one before with -1; empty behind the last
  /// and before the first.
  [[nodiscard]] std::string beside(const std::string& key, int by) const;
  /// A field of yes or no right behind that one; nullptr if another one is there.
  [[nodiscard]] QWidget* skippedBehind(const std::string& key) const;
  /// nullptr if it is not shown, or is another kind of field.
  [[nodiscard]] NumberCell* cell(const std::string& key) const;
  [[nodiscard]] NamesCell* names(const std::string& key) const;
  [[nodiscard]] Chip* answer(const std::string& key) const;
  /// The field of names with letters that have not become a name yet; empty if there is none.
  [[nodiscard]] std::string beingNamed() const;
  void hideLists();
  [[nodiscard]] SeatHead& head(std::size_t player) const { return *m_heads[player]; }
  /// The heads of the columns stay in sight: so many pixels below the upper edge, over the rows.
  void keepHeadsAt(int top);
  /// What they take with the gap below them, in pixels.
  [[nodiscard]] int headsTall() const;

Q_SIGNALS:
  void typed(const std::string& key, const QString& text);
  void nameAdded(const std::string& key, const std::string& name);
  void nameRemoved(const std::string& key, const std::string& name);
  /// Yes or no, by what was there.
  void answered(const std::string& key);
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
  void showHeads(const PositionForm& form, bool hasBids);
  /// After a layout, which puts them into the first row again.
  void placeHeads();
  void fold();
  /// A row takes two of the grid: for what is asked above its fields, and for them.
  void placeLabel(std::size_t line);
  /// `line` is in the grid, from 1; 0: below it.
  void showRow(const PositionForm& form, const FormRow& row, int line);
  /// Puts it together where it was not shown before.
  QWidget& showCell(const PositionForm& form, const FormCell& cell);
  QWidget& showNumber(const FormCell& cell, const QString& text, const QString& disputed);
  QWidget& showNames(const FormCell& cell, const PositionForm& form, const QString& letters,
                     const QString& disputed);
  QWidget& showAnswer(const FormCell& cell, const QString& disputed);
  /// nullptr if it is not shown.
  [[nodiscard]] QWidget* shown(const std::string& key) const;
  [[nodiscard]] QLabel& labelAt(int line);
  /// Beside the one field of a row that is below the grid.
  [[nodiscard]] QLabel& labelBeside(const std::string& key, QWidget& field);
  void layAlone();
  void setTabs();

  QWidget* m_under;
  QGridLayout* m_grid;
  QWidget* m_behindHeads; ///< covers the rows that pass below them
  int m_headsTop = 0;
  int m_room = QWIDGETSIZE_MAX;
  bool m_isAbove = false;
  FlowLayout* m_below;
  std::vector<SeatHead*> m_heads;
  std::vector<QLabel*> m_labels;
  std::map<std::string, QWidget*> m_cells;
  std::map<std::string, int> m_lines;      ///< where they are in the grid, from 1
  std::map<std::string, QWidget*> m_alone; ///< those below it, each with its label
  std::vector<std::string> m_order;        ///< of what is shown, as it is walked
};

} // namespace nilometer::ui
