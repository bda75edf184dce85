// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spectator/display_painting.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal barTall = 34;
constexpr qreal barGap = 20; ///< between name, bar and number
constexpr qreal barSymbol = 32;

/// Where the bars begin and end, so that all of them are as long.
struct BarSpan {
  qreal left;
  qreal right;
};

BarSpan spanOf(const QRectF& room, const std::vector<DisplayTable::Bar>& bars,
               const QFont& letters) {
  qreal names = 0;
  qreal numbers = 0;
  for (const DisplayTable::Bar& bar : bars) {
    names = std::max(names, widthOf(bar.name, letters));
    const qreal symbol = bar.player ? barSymbol + 8 : 0;
    numbers = std::max(numbers, widthOf(bar.text, letters) + symbol);
  }
  return {room.left() + names + barGap, room.right() - numbers - barGap};
}

/// Full where enough is there; what is missing stays empty.
void paintBar(const DisplayCanvas& canvas, const QRectF& room, const DisplayTable::Bar& bar) {
  QPainter& painter = canvas.painter;
  const Theme& theme = canvas.theme;
  const bool isReached = bar.has >= bar.needs;
  painter.setPen(QPen(isReached ? theme.fine : theme.riverEdge, 4));
  painter.setBrush(theme.sunken);
  painter.drawRoundedRect(room, 8, 8);
  QRectF full = room;
  full.setWidth(room.width() * std::min(bar.has, bar.needs) / bar.needs);
  painter.setBrush(isReached ? theme.fine : theme.riverEdge);
  if (bar.has > 0) painter.drawRoundedRect(full, 8, 8);
}

} // namespace

void paintBars(const DisplayCanvas& canvas, const QRectF& room,
               const std::vector<DisplayTable::Bar>& bars) {
  const Theme& theme = canvas.theme;
  const QFont letters = canvas.letters(leastLetters, true);
  const BarSpan span = spanOf(room, bars, letters);
  const qreal pitch = room.height() / static_cast<qreal>(bars.size());
  qreal middle = room.top() + pitch / 2;
  for (const DisplayTable::Bar& bar : bars) {
    const qreal base = middle + toMiddle(letters);
    canvas.write(bar.name, {room.left(), base}, letters, theme.ink);
    canvas.write(bar.text, {room.right(), base}, letters, theme.ink, Qt::AlignRight);
    if (bar.player) {
      const qreal symbol = room.right() - widthOf(bar.text, letters) - 8 - barSymbol / 2;
      paintSymbol(canvas.painter, {symbol, middle}, barSymbol, *bar.player,
                  theme.playerText[static_cast<std::size_t>(*bar.player)]);
    }
    // Where no number follows, a word has its room, too.
    const qreal right = bar.text.isEmpty() ? room.right() : span.right;
    const QRectF place(span.left, middle - barTall / 2, right - span.left, barTall);
    if (bar.needs > 0) {
      paintBar(canvas, place, bar);
    } else if (widthOf(bar.said, letters) <= place.width()) {
      canvas.write(bar.said, {span.left, base}, letters, theme.quietInk);
    }
    middle += pitch;
  }
}

} // namespace nilometer::ui
