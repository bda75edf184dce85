// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace nilometer::ui {

/// Asks which tomb tiles lie open (SET-7). They are entered as soon as all are said; until then
/// the game itself asks when it needs one.
class SetupTombs : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the widget.
  explicit SetupTombs(EgiziaSession& session, QWidget* parent);

  /// Shows what the game knows.
  void refresh();
  /// One for each open tomb, in their order; the first item of each is "not said".
  [[nodiscard]] const std::vector<QComboBox*>& boxes() const { return m_boxes; }
  [[nodiscard]] QString message() const;

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void enter();

  EgiziaSession& m_session;
  std::vector<int> m_values; ///< those there are, ascending
  QLabel* m_text;
  std::vector<QLabel*> m_names;
  std::vector<QComboBox*> m_boxes;
  QLabel* m_message;
};

} // namespace nilometer::ui
