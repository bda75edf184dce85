// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace nilometer::ui {

/// Turning the wheel over this field scrolls the page around it; it never changes the value under
/// the mouse, nor takes the keyboard.
void letWheelPass(QWidget& field);

} // namespace nilometer::ui
