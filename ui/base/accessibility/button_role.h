// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

class QAbstractButton;

namespace nilometer::ui {

/// What a button is for somebody who hears it. Whatever it is, its action presses it as the mouse
/// does.
enum class ButtonRole : std::uint8_t {
  plain,  ///< does something
  choice, ///< one of several answers: a radio button
  tick,   ///< an answer besides others: a check box
  page    ///< turns to a page: the tab of it
};

/// `question` is what a choice answers; it is said before the button's name. To be called before
/// the button is told anything else, and whenever one of the two changes.
void setButtonRole(QAbstractButton& button, ButtonRole role, const QString& question = {});

/// What there is to hear about the button besides its name. It may change with every entry: screen
/// readers are told of it only while the button has the keyboard.
void setButtonDescription(QAbstractButton& button, const QString& description);
[[nodiscard]] QString buttonDescription(const QAbstractButton& button);

/// Whether a button that Qt does not check itself is the one that is chosen.
void setChosen(QAbstractButton& button, bool chosen);

} // namespace nilometer::ui
