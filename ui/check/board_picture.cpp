// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/board_picture.h"

#include "ui/board/heading.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int anyHeight = 100'000;

} // namespace

QFont fontOf(PrintedText::Tone tone, const QFont& font) {
  return tone == PrintedText::Tone::heading ? headingFont(font) : font;
}

QSize sizeOfText(const QString& text, const QFont& font, int width) {
  const QRect room(0, 0, std::max(width, 1), anyHeight);
  return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).size();
}

int longestWord(const QString& text, const QFont& font) {
  return sizeOfText(text, font, 1).width();
}

QString BoardPicture::cutOffText() const {
  for (const PrintedText& printed : m_texts) {
    const QSize needed =
        sizeOfText(printed.text, fontOf(printed.tone, font()), printed.room.width());
    if (needed.width() > printed.room.width() || needed.height() > printed.room.height() ||
        !rect().contains(printed.room)) {
      return printed.text;
    }
  }
  return {};
}

void BoardPicture::paintTexts(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  for (const PrintedText& printed : m_texts) {
    painter.setFont(fontOf(printed.tone, font()));
    painter.setPen(printed.tone == PrintedText::Tone::quiet ? theme.quietInk : theme.ink);
    painter.drawText(printed.room, static_cast<int>(printed.align | Qt::TextWordWrap),
                     printed.text);
  }
}

} // namespace nilometer::ui
