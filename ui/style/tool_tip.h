// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::ui {

/// The tool tip that says this plain text, its line ends kept. It is rich text, because Qt breaks
/// the lines of a plain tool tip nowhere. Empty stays empty: no tool tip.
[[nodiscard]] QString toolTipOf(const QString& text);

} // namespace nilometer::ui
