// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/board_picture.h"

/// Cells under each other at the right edge of a column, each with what it is before it.
namespace nilometer::ui {

struct CellLine {
  QString text;
  QWidget* cell = nullptr;
};

/// The least width in which no word is cut off.
[[nodiscard]] int leastWidth(const std::vector<CellLine>& lines, const QFont& font);
/// The width in which most of the texts need two lines at most.
[[nodiscard]] int goodWidth(const std::vector<CellLine>& lines, const QFont& font);

/// Where a line's text and cell stand.
struct LineRooms {
  QRect text;
  QRect cell;
};
/// The lines one under the other from `at` on; the last room ends where the column ends.
[[nodiscard]] std::vector<LineRooms> layOutLines(const std::vector<CellLine>& lines,
                                                 const QPoint& at, int width, const QFont& font);
/// Puts the cells there and adds their texts.
void placeLines(const std::vector<CellLine>& lines, const std::vector<LineRooms>& rooms,
                std::vector<PrintedText>& texts);

} // namespace nilometer::ui
