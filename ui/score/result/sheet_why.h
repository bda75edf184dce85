// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/explain/why_text.h"

#include <QPoint>

#include <optional>

class QWidget;

namespace nilometer::ui {

/// "Why?" about a cell of the score sheet, a place of the ranking, a bar or a moment of the charts,
/// with the points it is about; nothing for any other widget. `at` is the place in it, nothing when
/// asked by keyboard.
[[nodiscard]] std::optional<WhyText> sheetWhy(QWidget& about, std::optional<QPoint> at);

} // namespace nilometer::ui
