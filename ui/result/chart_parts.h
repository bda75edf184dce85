// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/bars_chart.h"
#include "ui/chart/course.h"
#include "ui/result/sheet_document.h"

#include <vector>

namespace nilometer::ui {

/// What stands behind the printed score sheet: the course of the game and everybody's points by
/// source. Names in them are in the language of the moment.
[[nodiscard]] std::vector<SheetPart> chartParts(const Course& course, const std::vector<Bar>& bars);

} // namespace nilometer::ui
