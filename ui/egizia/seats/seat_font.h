// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/look_unit.h"

#include <QFont>

#include <algorithm>

namespace nilometer::ui {

/// `font`, whose letters are 13 u, with letters of so many u.
[[nodiscard]] inline QFont seatFont(const QFont& font, qreal u,
                                    QFont::Weight weight = QFont::Normal) {
  QFont result = font;
  result.setPixelSize(std::max(1, qRound(u * lookUnit(font))));
  result.setWeight(weight);
  return result;
}

} // namespace nilometer::ui
