// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/cell_lines.h"

#include <QFontMetrics>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int besideLine = 3 * unit; ///< between text and cell
constexpr int lineBetween = unit;    ///< between the lines
constexpr int lineLetters = 26;      ///< of a text in a line, if it is long

int widest(const std::vector<CellLine>& lines, const QFont& font, int textWidth) {
  int width = 0;
  for (const CellLine& line : lines) {
    const int text = sizeOfText(line.text, font, textWidth).width();
    width = std::max(width, text + besideLine + line.cell->sizeHint().width());
  }
  return width;
}

} // namespace

int leastWidth(const std::vector<CellLine>& lines, const QFont& font) {
  return widest(lines, font, 1);
}

int goodWidth(const std::vector<CellLine>& lines, const QFont& font) {
  return widest(lines, font, QFontMetrics(font).averageCharWidth() * lineLetters);
}

std::vector<LineRooms> layOutLines(const std::vector<CellLine>& lines, const QPoint& at, int width,
                                   const QFont& font) {
  std::vector<LineRooms> rooms;
  int top = at.y();
  for (const CellLine& line : lines) {
    const QSize cell = line.cell->sizeHint();
    const int room = width - cell.width() - besideLine;
    const int height = std::max(cell.height(), sizeOfText(line.text, font, room).height());
    rooms.push_back(
        {QRect(at.x(), top, room, height),
         QRect(QPoint(at.x() + width - cell.width(), top + (height - cell.height()) / 2), cell)});
    top += height + lineBetween;
  }
  return rooms;
}

void placeLines(const std::vector<CellLine>& lines, const std::vector<LineRooms>& rooms,
                std::vector<PrintedText>& texts) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    texts.push_back({rooms[i].text, lines[i].text, PrintedText::Tone::quiet});
    lines[i].cell->setGeometry(rooms[i].cell);
  }
}

} // namespace nilometer::ui
