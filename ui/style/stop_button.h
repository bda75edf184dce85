// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/tab_stop.h"

#include <QAbstractButton>

namespace nilometer::ui {

/// A button that arrow keys leave for others of its tab stop.
class StopButton : public QAbstractButton {
public:
  using QAbstractButton::QAbstractButton;

protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (!goByArrow(*this, *event)) QAbstractButton::keyPressEvent(event);
  }
};

} // namespace nilometer::ui
