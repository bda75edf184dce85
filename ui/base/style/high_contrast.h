// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

/// The theme for eyes that need more: text at least 7:1 to every ground, lines and symbols 4.5:1.
namespace nilometer::ui {

/// How far two colours are apart, from 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// Whether a desktop's palette is one of high contrast: a single ground, and text far from it. An
/// ordinary one has several grounds, which are told apart by their shade.
[[nodiscard]] bool isHighContrast(const QPalette& desktop);

/// The theme in that desktop's own colours where these are of high contrast; else in black and
/// white, on white unless the desktop is dark.
[[nodiscard]] Theme highContrastTheme(const QPalette& desktop);

/// A colour of the box for that theme. Where contrast is high the fill is as much lighter or darker
/// as its text needs, and that is black or white.
[[nodiscard]] Tint tintFor(const Theme& theme, const Tint& tint);

} // namespace nilometer::ui
