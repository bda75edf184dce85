// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/card_sheet.h"
#include "ui/style/theme.h"

#include <QFontMetrics>

#include <algorithm>

/// How lines of texts and cells are laid out. Use card_sheet.h.
namespace nilometer::ui {

/// Things laid out from 0, 0 on, not yet at their place.
struct Fragment {
  LaidSheet items;
  int height = 0;
};

/// Everything of `from` into `to`, moved by that much; the height of `to` stays.
void moveInto(Fragment& to, Fragment from, const QPoint& by);

class PieceLines {
public:
  explicit PieceLines(const SheetSizes& sizes);

  /// Between two things beside each other.
  static constexpr int gap = 2 * unit;
  [[nodiscard]] static int gapBefore(const CardPiece& piece);

  [[nodiscard]] const QFontMetrics& metrics(PieceTone tone) const {
    return m_metrics[static_cast<std::size_t>(tone)];
  }
  /// The height of a line with cells in it.
  [[nodiscard]] int cellHeight() const {
    return std::max(targetHeight, metrics(PieceTone::plain).height() + 2 * unit);
  }
  [[nodiscard]] Fragment empty() const;

  /// The widest word.
  [[nodiscard]] int wordWidth(const QString& text, PieceTone tone) const;
  /// The text in lines of that width.
  [[nodiscard]] QStringList linesOf(const QString& text, PieceTone tone, int room) const;
  /// The least width for the piece, and for all of these lines.
  [[nodiscard]] int leastOf(const CardPiece& piece) const;
  [[nodiscard]] int leastOf(const std::vector<PieceLine>& lines) const;
  /// The width of the whole line with all texts unbroken.
  [[nodiscard]] int widthOf(const PieceLine& line) const;
  [[nodiscard]] QSize sizeOf(const CardPiece& piece, int room) const;

  /// The text in the middle of the height of the box.
  void addText(Fragment& to, const QString& text, PieceTone tone, const QRect& box,
               PieceLine::Across across) const;
  void addPiece(Fragment& to, const CardPiece& piece, const QRect& box) const;
  [[nodiscard]] Fragment lay(const std::vector<PieceLine>& lines, int room) const;

private:
  void addRow(Fragment& to, const PieceLine& line, std::size_t first, std::size_t end,
              int room) const;
  [[nodiscard]] int widthOf(const PieceLine& line, std::size_t first, std::size_t end,
                            int room) const;

  const SheetSizes& m_sizes;
  std::vector<QFontMetrics> m_metrics;
};

} // namespace nilometer::ui
