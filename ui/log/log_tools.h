// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <cstdint>

namespace nilometer::ui {

class Chip;

/// What can be done with the selected entry of the log, as buttons inside its row. They are signs;
/// the first says its word where there is room. Accessible names and tool tips have all of it.
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
  /// So wide the signs may be together; beyond it the menu of the row alone offers to find.
  void setMost(int width);
  /// Whether the first button says its word, or its key alone.
  enum class Says : std::uint8_t { signs, wordToo };
  void say(Says says);
  /// Of the buttons beside each other, in logical pixels.
  [[nodiscard]] int widthFor(Says says) const;
  void retranslate();

protected:
  void changeEvent(QEvent* event) override;
  /// Above and below a button belongs to it.
  void mousePressEvent(QMouseEvent* event) override;

private:
  void measure();

  void offer();
  [[nodiscard]] int firstWidth(Says says) const;

  Says m_says = Says::wordToo;
  int m_most = QWIDGETSIZE_MAX;
  bool m_offersFind = true;
  std::array<Chip*, chipCount> m_chips{};
};

} // namespace nilometer::ui
