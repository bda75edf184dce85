// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::ui {

class Chip;

/// A button that takes back what was done last, as `step` is called; empty: there is nothing.
void showUndo(Chip& chip, const QString& step);
/// The same for what was taken back last.
void showRedo(Chip& chip, const QString& step);

} // namespace nilometer::ui
