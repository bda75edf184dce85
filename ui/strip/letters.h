// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look_unit.h"
#include "ui/style/text_width.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

/// `font` with letters of that height in pixels.
[[nodiscard]] inline QFont lettersIn(const QFont& font, qreal pixels, QFont::Weight weight) {
  QFont letters = font;
  letters.setPixelSize(std::max(1, qRound(pixels)));
  letters.setWeight(weight);
  return letters;
}

/// The same with a height in u.
[[nodiscard]] inline QFont lettersOf(const QFont& font, qreal height, QFont::Weight weight) {
  return lettersIn(font, wholePixels(height, lookUnit(font)), weight);
}

/// How a text breaks into lines of that width, for QPainter: inside a word only if one is wider.
[[nodiscard]] inline int wrapping(const QFont& letters, int width, const QString& text) {
  static const QRegularExpression gap(QStringLiteral("\\s+|(?<=-)"));
  const QStringList all = text.split(gap, Qt::SkipEmptyParts);
  const bool wide = std::any_of(all.begin(), all.end(), [&](const QString& word) {
    return wholeTextWidth(letters, word) > width;
  });
  return static_cast<int>(Qt::TextWordWrap) | (wide ? static_cast<int>(Qt::TextWrapAnywhere) : 0);
}

} // namespace nilometer::ui
