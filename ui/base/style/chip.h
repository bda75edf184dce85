// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/stop_button.h"
#include "ui/base/style/theme.h"

#include <QString>

#include <optional>

namespace nilometer::ui {

/// How a chip looks and what it says. A plain value; equal looks look alike.
struct ChipLook {
  enum class Tone : std::uint8_t {
    choice,  ///< one of several
    action,  ///< something else that can be done
    confirm, ///< the main button
    stop     ///< against the rules
  };
  Tone tone = Tone::choice;
  QString text{};
  QString keyCap{}; ///< the key that presses it, or empty
  QString tip{};    ///< tool tip and accessible description
  QString name{};   ///< accessible name, where the text alone does not say it all
  bool chosen = false;
  bool inList = false;        ///< one of many under each other: the texts begin on one line
  std::optional<Tint> tint{}; ///< filled with it when chosen
  std::optional<PlayerColour> player{}; ///< the player's symbol before the text
  std::optional<Ware> ware{};           ///< the sign of goods before the text
  bool isNone = false;                  ///< there is nothing of that ware: sunken, the sign hollow
  bool isField = false;                 ///< a number that is being typed: framed, with a caret
  friend bool operator==(const ChipLook&, const ChipLook&) = default;
};

/// How wide a chip with that look is, bold or not.
[[nodiscard]] int chipWidth(const ChipLook& look, const QFont& font);

/// A small button for a choice, with the key that presses it.
class Chip : public StopButton {
  Q_OBJECT
public:
  explicit Chip(QWidget* parent);

  void setLook(const ChipLook& look);
  [[nodiscard]] const ChipLook& look() const { return m_look; }
  [[nodiscard]] QSize sizeHint() const override { return m_hint; }
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
  /// It was pressed though it is closed: whoever presses it is told why.
  void closedPressed();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QColor paintGround(class QPainter& painter) const;
  /// The key that presses it; where what comes after it begins.
  int paintCap(QPainter& painter, int left, const QColor& ink) const;
  /// The symbol of a player or the sign of goods before the text; where the text begins.
  int paintSign(QPainter& painter, int left) const;

  void measure();

  ChipLook m_look;
  QSize m_hint; ///< layouts ask for it far more often than it changes
};

} // namespace nilometer::ui
