// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QAbstractButton>
#include <QString>

#include <cstdint>

namespace nilometer::ui {

/// How a place stands to the entry being made, and what it says. A plain value.
struct PlaceLook {
  enum class State : std::uint8_t {
    quiet,   ///< cannot be meant now
    open,    ///< can be chosen now
    chosen,  ///< part of the entry being made
    refused, ///< could be meant, but a rule forbids it: quiet, but still
             ///< legible
  };
  State state = State::quiet;
  QString keyCap{};       ///< the key that presses it, or empty
  QString quietKey{};     ///< the same of a refused place: told, but not drawn
  bool forbidden = false; ///< being entered, but against a rule
  QString name{};         ///< accessible name: "Edfu", "Pyramid row 1 space 3"
  QString tip{};          ///< what it does or which rule forbids it: tool tip and
                          ///< accessible description
  friend bool operator==(const PlaceLook&, const PlaceLook&) = default;
};

/// What keyboard and pointer do with a place just now.
struct PlaceTouch {
  bool hovered = false;
  bool pressed = false;
  bool focused = false;
};

/// A place of the board as a real widget: takes focus, has an accessible name and description,
/// can be clicked, tells why it may not be chosen. Pressing a refused place is possible: the
/// strip then says which rules forbid it. What it shows is painted by those derived from it.
class Place : public QAbstractButton {
  Q_OBJECT
public:
  explicit Place(QWidget* parent);

  void setLook(const PlaceLook& look);
  [[nodiscard]] const PlaceLook& look() const { return m_look; }
  /// What came to it last is still on its way: it is painted without.
  void setAwaiting(bool awaiting);
  [[nodiscard]] bool isAwaiting() const { return m_awaiting; }
  /// What keyboard and pointer do with it just now.
  [[nodiscard]] PlaceTouch touch() const;

protected:
  /// Arrows go about in the panel, Space presses; everything else is left to the window.
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();

  PlaceLook m_look;
  bool m_awaiting = false;
  bool m_ringed = false; ///< the keyboard has come here, not the pointer
};

} // namespace nilometer::ui
