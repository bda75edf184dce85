// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

namespace nilometer::ui {

class Chip;

/// What can be done with the selected entry of the log, as buttons inside its row. Only the first
/// says its word and key; accessible names and tool tips have all of it.
class LogTools : public QWidget {
  Q_OBJECT
public:
  static constexpr std::size_t chipCount = 5;

  explicit LogTools(QWidget* parent);

  void showAt(const QRect& place);
  [[nodiscard]] Chip* changeButton() const { return m_chips[0]; }
  [[nodiscard]] Chip* insertButton() const { return m_chips[1]; }
  [[nodiscard]] Chip* removeButton() const { return m_chips[2]; }
  [[nodiscard]] Chip* disputeButton() const { return m_chips[3]; }
  [[nodiscard]] Chip* findButton() const { return m_chips[4]; }
  /// Whether nobody else shows the button that finds an entry.
  void setOffersFind(bool offers);
  /// Of the buttons beside each other, in logical pixels.
  [[nodiscard]] int widthNeeded() const;
  void retranslate();

protected:
  void changeEvent(QEvent* event) override;
  /// Above and below a button belongs to it.
  void mousePressEvent(QMouseEvent* event) override;

private:
  void measure();

  std::array<Chip*, chipCount> m_chips{};
};

} // namespace nilometer::ui
