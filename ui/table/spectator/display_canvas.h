// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/inline_flow.h"
#include "ui/table/spectator/display_content.h"

#include <QFont>
#include <QPainter>
#include <QSizeF>

#include <vector>

namespace nilometer::ui {

/// No text of the table view is smaller than this, in its unit v (DisplayCanvas): capitals are
/// three hundredths of the height.
inline constexpr int leastLetters = 45;

/// What the table view is painted with. All lengths are in v, of which 1080 are the height of a
/// screen of 16 to 9: whoever makes it has scaled the painter.
struct DisplayCanvas {
  QPainter& painter;
  const Theme& theme;
  QSizeF size; ///< of the window, in v
  QFont font;

  /// Their capitals are 0.72 of that height, whatever the font.
  [[nodiscard]] QFont letters(int height, bool bold) const;
  /// The largest letters between those heights in which the text is no wider than that; the
  /// smallest if it is too wide for them.
  [[nodiscard]] QFont fitting(const QString& text, qreal width, int most, int least,
                              bool bold) const;
  /// One line, with its beginning, middle or end (Qt::AlignLeft …) at that point of its base line.
  void write(const QString& text, const QPointF& base, const QFont& font, const QColor& colour,
             Qt::Alignment align = Qt::AlignLeft) const;
};

/// From the base line to the middle of the capitals.
[[nodiscard]] qreal toMiddle(const QFont& letters);
/// How wide a text is in those letters.
[[nodiscard]] qreal widthOf(const QString& text, const QFont& letters);

/// A piece for each word of the text. `gap` stands before the first one.
void addWords(std::vector<InlinePiece>& pieces, const DisplayCanvas& canvas, const QString& text,
              const QFont& font, const QColor& colour, qreal gap);

} // namespace nilometer::ui
