// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/unit.h"

#include <QWidget>

namespace nilometer::ui {

/// For what scrolls inside a page that may be higher than its window: it gives way before the page
/// itself has to be scrolled, so that what stands above and below it stays in sight.
inline void letGiveWay(QWidget& room) {
  room.setSizePolicy(room.sizePolicy().horizontalPolicy(), QSizePolicy::Ignored);
  room.setMinimumHeight(3 * targetHeight);
}

} // namespace nilometer::ui
