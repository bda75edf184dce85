// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

namespace nilometer::ui {

/// Moves what a bar scrolls as the key says, where the keyboard is elsewhere; other keys do
/// nothing.
inline void scrollByKey(QScrollBar& bar, int key) {
  switch (key) {
  case Qt::Key_Up: return bar.triggerAction(QScrollBar::SliderSingleStepSub);
  case Qt::Key_Down: return bar.triggerAction(QScrollBar::SliderSingleStepAdd);
  case Qt::Key_PageUp: return bar.triggerAction(QScrollBar::SliderPageStepSub);
  case Qt::Key_PageDown: return bar.triggerAction(QScrollBar::SliderPageStepAdd);
  case Qt::Key_Home: return bar.triggerAction(QScrollBar::SliderToMinimum);
  case Qt::Key_End: return bar.triggerAction(QScrollBar::SliderToMaximum);
  default: break;
  }
}

} // namespace nilometer::ui
