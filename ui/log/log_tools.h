// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace nilometer::ui {

class Chip;

/// What can be done with the selected entry of the log, as buttons inside its row. Where the row is
/// narrow the keys and then words are left away; tool tips have all of it.
class LogTools : public QWidget {
  Q_OBJECT
public:
  explicit LogTools(QWidget* parent);

  /// Lays the buttons out from `place` on and no wider.
  void showAt(const QRect& place);
  [[nodiscard]] Chip* changeButton() const { return m_chips[0]; }
  [[nodiscard]] Chip* insertButton() const { return m_chips[1]; }
  [[nodiscard]] Chip* removeButton() const { return m_chips[2]; }
  [[nodiscard]] Chip* disputeButton() const { return m_chips[3]; }
  /// Of the buttons in one row.
  [[nodiscard]] int heightNeeded() const;
  void retranslate();

private:
  void fit(int width);

  std::array<Chip*, 4> m_chips{};
  int m_shortened = 0; ///< how much is left away
};

} // namespace nilometer::ui
