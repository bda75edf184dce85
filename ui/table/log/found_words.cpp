// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/found_words.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr qreal underline = 2; // in u

/// A filled ground, and a line below it where all fills are one.
void paintFound(QPainter& painter, const QRectF& word, const Theme& theme) {
  const qreal thick = wholePixels(underline, lookUnit(painter.font()));
  painter.fillRect(word.toAlignedRect(), theme.chosenFill);
  const QRectF below(word.left(), word.bottom() - thick, word.width(), thick);
  painter.fillRect(below.toAlignedRect(), theme.choose);
}

} // namespace

void markFound(QPainter& painter, const QRect& room, const QString& text, TextLines lines,
               const LogQuery& query, const Theme& theme) {
  const std::vector<LogQuery::Place> places = query.placesIn(text);
  if (places.empty()) return;
  const qreal pitch = painter.fontMetrics().height();
  QString shown = text;
  QTextLayout layout(shown.replace(u'\n', QChar::LineSeparator), painter.font());
  QTextOption breaks;
  breaks.setWrapMode(lines == TextLines::one ? QTextOption::NoWrap : QTextOption::WordWrap);
  layout.setTextOption(breaks);
  layout.beginLayout();
  qreal top = lines == TextLines::one ? room.top() + (room.height() - pitch) / 2 : room.top();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(room.width());
    const qsizetype begin = line.textStart();
    const qsizetype end = begin + line.textLength();
    for (const LogQuery::Place& place : places) {
      const auto from = static_cast<int>(std::max(place.start, begin));
      const auto to = static_cast<int>(std::min(place.start + place.length, end));
      if (from >= to) continue;
      const qreal left = line.cursorToX(from);
      const qreal right = line.cursorToX(to);
      paintFound(painter,
                 QRectF(room.left() + std::min(left, right), top, std::abs(right - left), pitch),
                 theme);
    }
    top += pitch;
  }
  layout.endLayout();
}

} // namespace nilometer::ui
