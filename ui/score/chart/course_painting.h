// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/course.h"

#include <QString>

namespace nilometer::ui {

/// What stands in place of a course in which no points have moved.
[[nodiscard]] QString noCourseText(const Course& course);

} // namespace nilometer::ui
