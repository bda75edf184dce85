// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace nilometer::ui {

/// While it lives, turning the wheel over any field of the program scrolls the page around it: it
/// never changes the value, the choice or the tab under the mouse, nor takes the keyboard. A file
/// dropped on a line of text is not typed there, but goes to the window.
class WheelScrolls : public QObject {
public:
  explicit WheelScrolls(QObject* parent = nullptr);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nilometer::ui
