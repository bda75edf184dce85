// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/new_game.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace nilometer::ui {

/// Every rule option with its values as sentences, in the order of the rules.
class OptionRows : public QWidget {
  Q_OBJECT
public:
  explicit OptionRows(QWidget* parent);

  /// Names and sentences; as many options as before, if there were any. What is chosen stays.
  void offer(const std::vector<NewGameOffer::Option>& options);
  /// The value of each option, by index.
  void setOptions(const std::vector<int>& values);
  [[nodiscard]] std::vector<int> options() const;

Q_SIGNALS:
  /// By the player, not by setOptions().
  void changed();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Row {
    QLabel* name = nullptr;
    QComboBox* value = nullptr;
    QLabel* sentence = nullptr; ///< the chosen value in full, where the box is too narrow for it
  };

  void add();
  void showSentences();

  std::vector<Row> m_rows; ///< by option
};

} // namespace nilometer::ui
