// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/copy_picture.h"
#include "ui/style/theme.h"

#include <QRect>

namespace nilometer::ui {

/// A text printed between the cells of a page: several lines where its room is narrow.
struct PrintedText {
  enum class Tone : std::uint8_t { text, quiet, heading };
  QRect room;
  QString text;
  Tone tone = Tone::text;
  Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
};

/// The font of that tone, from the font of a page.
[[nodiscard]] QFont fontOf(PrintedText::Tone tone, const QFont& font);
/// The size of the text in lines of at most `width` logical pixels; a wider word makes it wider.
[[nodiscard]] QSize sizeOfText(const QString& text, const QFont& font, int width);
/// The width of its longest word: the least it can be broken into.
[[nodiscard]] int longestWord(const QString& text, const QFont& font);

/// A page of the board: cells among printed texts on cards.
class BoardPicture : public CopyPicture {
  Q_OBJECT
public:
  using CopyPicture::CopyPicture;

  /// What is printed between the cells just now.
  [[nodiscard]] const std::vector<PrintedText>& texts() const { return m_texts; }
  /// The first of them that is larger than its room; empty = all can be read.
  [[nodiscard]] QString cutOffText() const;

protected:
  void paintTexts(QPainter& painter) const;

  std::vector<PrintedText> m_texts; ///< laid out by arrange()
};

} // namespace nilometer::ui
