// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

/// Texts in the little room of a place: broken between words, never inside one.
namespace nilometer::ui {

/// A text broken into lines.
struct FittedText {
  QStringList lines;
  bool whole = true; ///< false: something is missing, the last line ends in "…"
};

/// `text` in at most `lines` lines of at most `width` logical pixels. A word that is wider than
/// that is shortened too.
[[nodiscard]] FittedText fitText(const QFontMetrics& metrics, const QString& text, int width,
                                 int lines);

/// The least width in logical pixels in which fitText() needs to shorten nothing.
[[nodiscard]] int leastWidth(const QFontMetrics& metrics, const QString& text, int lines);

} // namespace nilometer::ui
