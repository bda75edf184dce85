// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace nilometer::ui {

/// The room of a page in a window that may be lower than the page needs: it scrolls up and down,
/// never sideways. Takes the page over.
inline QScrollArea* roomFor(QWidget& page, QWidget* parent) {
  auto* room = new QScrollArea(parent);
  room->setFrameShape(QFrame::NoFrame);
  room->setFocusPolicy(Qt::NoFocus);
  room->setWidgetResizable(true);
  room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  room->setWidget(&page);
  return room;
}

} // namespace nilometer::ui
