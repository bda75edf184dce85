// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

/// Letters, digits and signs press what shows them, without Ctrl. Who speaks to the computer, or
/// whose hand trembles, may switch that off for the whole program.
namespace nilometer::ui {

/// Whether they do; until something else is said they do.
[[nodiscard]] bool singleKeysPress();
void letSingleKeysPress(bool on);

/// Whether it is one of them: a sign that is seen, with neither Ctrl nor Alt.
[[nodiscard]] bool isSingleKey(const QKeyEvent& key);

} // namespace nilometer::ui
