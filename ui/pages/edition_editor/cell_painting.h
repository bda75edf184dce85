// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/pages/edition_editor/copy_state.h"

#include <QFontMetrics>
#include <QRectF>

/// How the values of a copy look: what is certain like print, what is assumed so that it is seen
/// first. Never by colour alone.
namespace nilometer::ui {

/// The room that the mark takes at the right of a cell, in pixels.
[[nodiscard]] int sureMarkWidth(const QFont& font);

/// The height of a cell with one line of text.
[[nodiscard]] int cellHeight(const QFontMetrics& letters);

/// The ground and border of a cell. `hover`: the pointer is on it.
enum class CellTouch : std::uint8_t { none, hover };
[[nodiscard]] CellTouch touchOf(const QWidget& cell);
void paintCellGround(QPainter& painter, const QRectF& rect, Sureness sureness, CellTouch touch,
                     const Theme& theme, qreal radius = cornerRadius);
/// The mark at the right: "?" assumed or missing, a tick confirmed, "!" nonsense, none certain.
/// Where the cell is round its corner is outside, and the mark stands in the middle.
enum class MarkAt : std::uint8_t { corner, middle };
void paintSureMark(QPainter& painter, const QRectF& rect, Sureness sureness, const Theme& theme,
                   MarkAt at = MarkAt::corner);
/// Where the keyboard is: a ring in ink.
void paintCellFocus(QPainter& painter, const QRectF& rect, const Theme& theme,
                    qreal radius = cornerRadius);

} // namespace nilometer::ui
