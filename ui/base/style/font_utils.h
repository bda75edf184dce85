// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"

#include <QFontMetrics>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

/// `font` with letters of that height in pixels.
[[nodiscard]] inline QFont fontWithPixels(const QFont& font, qreal pixels, QFont::Weight weight) {
  QFont letters = font;
  letters.setPixelSize(std::max(1, qRound(pixels)));
  letters.setWeight(weight);
  return letters;
}

/// `font` with letters of that height in u.
[[nodiscard]] inline QFont fontWithHeight(const QFont& font, qreal height, QFont::Weight weight) {
  return fontWithPixels(font, wholePixels(height, lookUnit(font)), weight);
}

/// Whether a line of that width has no room for one of the words.
[[nodiscard]] inline bool hasWideWord(const QFont& letters, int width, const QString& text) {
  static const QRegularExpression gap(QStringLiteral("\\s+|(?<=-)"));
  const QStringList all = text.split(gap, Qt::SkipEmptyParts);
  return std::any_of(all.begin(), all.end(),
                     [&](const QString& word) { return wholeTextWidth(letters, word) > width; });
}

/// How a text breaks into lines of that width, for QPainter: inside a word only if one is wider.
[[nodiscard]] inline int wrapping(const QFont& letters, int width, const QString& text) {
  const bool wide = hasWideWord(letters, width, text);
  return static_cast<int>(Qt::TextWordWrap) | (wide ? static_cast<int>(Qt::TextWrapAnywhere) : 0);
}

/// A text whose words need not be broken.
struct WholeWords {
  QFont letters;
  QString text;
};
/// In lines of that width: letters get smaller, down to 11 px, and then a wide word ends in "…".
[[nodiscard]] inline WholeWords wholeWords(QFont letters, int width, const QString& text) {
  constexpr int least = 11;
  while (letters.pixelSize() > least && hasWideWord(letters, width, text)) {
    letters.setPixelSize(letters.pixelSize() - 1);
  }
  if (!hasWideWord(letters, width, text)) return {letters, text};
  QStringList all = text.split(u' ');
  for (QString& word : all) {
    if (hasWideWord(letters, width, word)) {
      word = QFontMetrics(letters).elidedText(word, Qt::ElideRight, width);
    }
  }
  return {letters, all.join(u' ')};
}

} // namespace nilometer::ui
