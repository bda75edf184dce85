// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/display/display_content.h"

#include <QFont>
#include <QPainter>
#include <QSizeF>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// No text of the table view is smaller than this, in its unit v (DisplayCanvas).
inline constexpr int leastLetters = 34;

/// What the table view is painted with. All lengths are in v, of which 1080 are the height of a
/// screen of 16 to 9: whoever makes it has scaled the painter.
struct DisplayCanvas {
  QPainter& painter;
  const Theme& theme;
  QSizeF size; ///< of the window, in v
  QFont font;

  [[nodiscard]] QFont letters(int height, bool bold) const;
  /// The largest letters between those heights in which the text is no wider than that; the
  /// smallest if it is too wide for them.
  [[nodiscard]] QFont fitting(const QString& text, qreal width, int most, int least,
                              bool bold) const;
  /// A ship in a square of that size around that point.
  void ship(const QPointF& centre, qreal side, PlayerColour colour) const;
  /// One line, with its beginning, middle or end (Qt::AlignLeft …) at that point of its base line.
  void write(const QString& text, const QPointF& base, const QFont& font, const QColor& colour,
             Qt::Alignment align = Qt::AlignLeft) const;
};

/// How wide a text is in those letters.
[[nodiscard]] qreal widthOf(const QString& text, const QFont& letters);

/// Something that stands in a line: a word or a sign. Painted at the beginning of its base line.
struct FlowPiece {
  qreal width = 0;
  qreal gap = 0; ///< before it, unless it begins a line
  std::function<void(const QPointF&)> paint;
  bool leads = false; ///< the next one stands in the same line
};

/// Pieces put into lines, as a text is.
class Flow {
public:
  Flow(std::vector<FlowPiece> pieces, qreal width);
  [[nodiscard]] int lines() const { return m_lines; }
  /// Nothing sticks out at the right.
  [[nodiscard]] bool fits() const { return m_fits; }
  /// `base` = where the first line begins; the next ones are that much lower. Of too many lines
  /// the first are painted.
  void paint(const QPointF& base, qreal pitch, int most) const;

private:
  struct Placed {
    FlowPiece piece;
    qreal left = 0;
    int line = 0;
  };
  std::vector<Placed> m_placed;
  int m_lines = 0;
  bool m_fits = true;
};

/// A piece for each word of the text. `gap` stands before the first one.
void addWords(std::vector<FlowPiece>& pieces, const DisplayCanvas& canvas, const QString& text,
              const QFont& font, const QColor& colour, qreal gap);

} // namespace nilometer::ui
