// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace nilometer::ui {

/// Scrolls up and down only, and lets the ground shine through.
[[nodiscard]] inline QScrollArea* uprightScroll(QWidget& content, QWidget& parent) {
  auto* scroll = new QScrollArea(&parent);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(&content);
  // setWidget() makes both paint the window's ground over what is below.
  scroll->viewport()->setAutoFillBackground(false);
  content.setAutoFillBackground(false);
  return scroll;
}

} // namespace nilometer::ui
