// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/place.h"

#include "engine/egizia/edition.h"

#include <QFont>
#include <QRect>

/// A round space in its row of the river, as a page of the copy shows it.
namespace nilometer::ui {

/// What is printed there. @pre `stop` is a round space
[[nodiscard]] PlaceLook roundLook(const egizia::Stop& stop, const egizia::Edition& edition);

/// From the left: the circle, its name, the crews pictured, what it gives.
struct RoundParts {
  QRect circle;
  QRect name;
  QRect crews;
  QRect caption;
};
/// `circle` = its size.
[[nodiscard]] RoundParts roundParts(const PlaceLook& look, const QRect& row, int circle,
                                    const QFont& font);

} // namespace nilometer::ui
