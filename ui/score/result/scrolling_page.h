// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace nilometer::ui {

/// Around a page of the result that scrolls, never sideways, where its letters are too large for
/// the window. Takes the page over.
inline QScrollArea* scrollingPage(QWidget* page, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->viewport()->setAutoFillBackground(false);
  area->setWidget(page);
  page->setAutoFillBackground(false);
  return area;
}

} // namespace nilometer::ui
