// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace nilometer::ui {

class Chip;

/// What stands on the button: the sign alone where there is little room.
enum class UndoSays : std::uint8_t { sign, wordToo };
/// A button that takes back what was done last, as `step` is called; empty: there is nothing.
void showUndo(Chip& chip, const QString& step, UndoSays says = UndoSays::sign);
/// So wide it is then, in pixels.
[[nodiscard]] int undoWidth(const Chip& chip, UndoSays says);
/// A button that redoes what was taken back last, as `step` is called; empty: there is nothing.
void showRedo(Chip& chip, const QString& step);

} // namespace nilometer::ui
