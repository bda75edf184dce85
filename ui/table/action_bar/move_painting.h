// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/inline_flow.h"
#include "ui/table/action_bar/move_glyphs.h"

#include <QFont>
#include <QPainter>

#include <limits>

namespace nilometer::ui {

/// How many moves are drawn one after another.
[[nodiscard]] int movesIn(const MoveContent& content);

/// Makes pieces for a line out of moves, with letters of one height.
class MovePainting {
public:
  using WidthOf = qreal(const QString& text, const QFont& font);
  /// Measured in these very letters.
  static WidthOf exactWidth;

  /// `painter` = nullptr to measure only; `letters` in its lengths, and none smaller than `least`.
  MovePainting(QPainter* painter, const Theme& theme, const QFont& font, qreal letters,
               qreal least = 0, WidthOf* widthOf = &exactWidth);
  /// Lines stand so close that no sign may be higher.
  void setTallest(qreal tallest) { m_tallest = tallest; }
  /// The signs have to do without the names of the players.
  void leaveNamesOut() { m_hasNames = false; }

  /// `most` = of the moves only the first; how many more there are is said behind them.
  [[nodiscard]] std::vector<InlinePiece> of(const MoveContent& content,
                                            int most = std::numeric_limits<int>::max());

private:
  /// That many of its moves.
  void add(const MovePart& part, int most);
  void addGlyph(const MoveGlyph& glyph, const MovePart& part, qreal gap);
  /// A dot stands between the words before and behind it, and never at the end of a line.
  void addWords(const QString& text, const QFont& font, qreal gap);
  [[nodiscard]] InlinePiece wordPiece(const QString& word, const QFont& font, qreal gap) const;
  /// `paint` gets the box of the sign; words that follow stay with it.
  void addSign(const QSizeF& size, qreal gap, std::function<void(const QRectF&)> paint);
  void addTile(const MoveGlyph& glyph, const QString& number, qreal gap);
  void addWares(const MoveGlyph& glyph, qreal gap);
  [[nodiscard]] std::function<void(const QRectF&)> paintOf(const MoveGlyph& glyph,
                                                           PlayerColour colour) const;
  [[nodiscard]] QSizeF sizeOf(const MoveGlyph& glyph) const;

  QPainter* m_painter;
  const Theme& m_theme;
  WidthOf* m_widthOf;
  qreal m_height; ///< of the letters
  qreal m_tallest = std::numeric_limits<qreal>::max();
  bool m_hasNames = true;
  QFont m_bold;
  QFont m_plain;
  QFont m_number;
  std::vector<InlinePiece> m_pieces;
};

} // namespace nilometer::ui
