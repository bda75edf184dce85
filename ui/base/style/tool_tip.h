// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace nilometer::ui {

/// The tool tip that says this plain text, its line ends kept. It is rich text, because Qt breaks
/// the lines of a plain tool tip nowhere. Empty stays empty: no tool tip.
[[nodiscard]] QString toolTipOf(const QString& text);

/// Gives the widget that tool tip, and to whoever hears it the description, which is plain text as
/// well: where there is none the text of the tip. Of a widget without a description of its own
/// screen readers read the tip with its tags.
void setTip(QWidget& widget, const QString& text, const QString& description = {});

} // namespace nilometer::ui
