// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/tutorial/lesson.h"

#include <QRect>

namespace nilometer::ui {

class EgiziaView;

/// Where a spot is, in the coordinates of the view; empty if it is not to be seen.
[[nodiscard]] QRect spotIn(const EgiziaView& view, const LessonSpot& spot);

} // namespace nilometer::ui
