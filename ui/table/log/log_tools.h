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
  /// Whether the first button says its word, or its key alone.
  enum class Says : std::uint8_t { signs, wordToo };
  /// Shows as many of them as that much room is for, at least the first: the row's words come
  /// first. The menu of the row offers all.
  void fit(int room);
  /// Of the first alone, which says its key.
  [[nodiscard]] int leastWidth() const { return widthOf(Says::signs, 1); }
  /// Of the shown buttons beside each other, in logical pixels.
  [[nodiscard]] int widthNeeded() const { return m_width; }
  void retranslate();

protected:
  void changeEvent(QEvent* event) override;
  /// Above and below a button belongs to it.
  void mousePressEvent(QMouseEvent* event) override;

private:
  void measure();
  void measureFirst();
  void say(Says says);
  /// Of the first so many buttons.
  [[nodiscard]] int widthOf(Says says, std::size_t count) const;

  Says m_says = Says::wordToo;
  std::array<int, 2> m_firstWidths{}; ///< by Says
  int m_width = 0;
  bool m_offersFind = true;
  std::array<Chip*, chipCount> m_chips{};
};

} // namespace nilometer::ui
