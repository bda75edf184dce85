// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rule_options.h"

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

  void setOptions(const egizia::RuleOptions& options);
  [[nodiscard]] egizia::RuleOptions options() const;

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

  void retranslate();
  void showSentences();

  std::vector<Row> m_rows; ///< by words::Option
};

} // namespace nilometer::ui
