// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/font_utils.h"
#include "ui/base/style/theme.h"

#include <QFontMetrics>
#include <QRect>

#include <algorithm>

/// How texts lie in the rows of the final scoring.
namespace nilometer::ui {

/// Beside the texts, and between the numbers.
[[nodiscard]] inline int rowPadding() {
  return 2 * unit;
}

/// Of a text that breaks between its words.
[[nodiscard]] inline int brokenHeight(const QFont& font, const QString& text, int width) {
  if (text.isEmpty()) return 0;
  const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
  return QFontMetrics(font).boundingRect(room, wrapping(font, room.width(), text), text).height();
}

} // namespace nilometer::ui
