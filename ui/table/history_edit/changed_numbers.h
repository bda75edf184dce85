// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QString>

/// Pieces of a table of numbers before and after, as rich text.
namespace nilometer::ui {

/// Text that is escaped already, in that colour.
[[nodiscard]] QString coloured(const QString& escaped, const QColor& colour);
/// `tag` = "td" or "th"; `html` stands in it as it is.
[[nodiscard]] QString tableCell(const QString& tag, const QString& attributes, const QString& html);
/// "19" quietly where both are the same, else "19 → 21" with the new one strong.
[[nodiscard]] QString changedCell(const QString& before, const QString& after, const Theme& theme);
/// The symbol of the player's colour and the name as it is shown.
[[nodiscard]] QString playerHtml(PlayerColour colour, const QString& name, const Theme& theme);
/// All rows together.
[[nodiscard]] QString numbersTable(const QString& rows);

} // namespace nilometer::ui
