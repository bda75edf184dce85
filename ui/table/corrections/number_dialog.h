// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/judged_dialog.h"
#include "ui/table/corrections/correctable_table.h"

#include <memory>
#include <vector>

class QSpinBox;

namespace nilometer::ui {

/// The players with their symbols, by seat.
[[nodiscard]] QStringList seatNames(const GameSession& session);

/// Puts a number of the table right, with a reason for the log.
class NumberDialog : public JudgedDialog {
  Q_OBJECT
public:
  /// A correction that is being replaced is proposed as it was.
  explicit NumberDialog(std::unique_ptr<CorrectableTable> table, QWidget* parent = nullptr);

private:
  void build();
  void retranslate() override;
  /// Shows the fields that belong to the number, and proposes what is there now.
  void choose();
  void propose();
  void refresh() override;
  void enter();
  [[nodiscard]] const CorrectableTable::Number& number() const;
  [[nodiscard]] CorrectableTable::Chosen chosen() const;
  /// Names of the values from 0 on; none of an amount.
  [[nodiscard]] QStringList valueNames() const;
  void setValue(int value);

  std::unique_ptr<CorrectableTable> m_table;
  std::vector<CorrectableTable::Number> m_numbers; ///< in the order of m_what
  QLabel* m_whatLabel = nullptr;
  QComboBox* m_what = nullptr;
  QLabel* m_playerLabel = nullptr;
  QComboBox* m_player = nullptr;
  QLabel* m_placeLabel = nullptr;
  QComboBox* m_place = nullptr;
  QLabel* m_nowLabel = nullptr;
  QLabel* m_now = nullptr;
  QLabel* m_amountLabel = nullptr;
  QSpinBox* m_amount = nullptr;
  QLabel* m_namedLabel = nullptr;
  QComboBox* m_named = nullptr; ///< a value that has a name, instead of an amount
};

/// Opens the dialog over that window.
void correctNumber(std::unique_ptr<CorrectableTable> table, QWidget& window);

} // namespace nilometer::ui
