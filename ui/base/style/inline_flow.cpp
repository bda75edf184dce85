// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/inline_flow.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

using Piece = std::vector<InlinePiece>::const_iterator;

qreal widthOf(Piece first, Piece end) {
  qreal width = first->width;
  for (Piece next = first + 1; next != end; ++next) width += next->gap + next->width;
  return width;
}

/// What must stand in one line with that piece, in lines of that width.
qreal together(Piece piece, Piece end, qreal width) {
  if (piece->begins) {
    const qreal group = widthOf(
        piece, std::find_if(piece + 1, end, [](const InlinePiece& next) { return next.begins; }));
    if (group <= width) return group;
  }
  const Piece last =
      std::find_if(piece, end - 1, [](const InlinePiece& next) { return !next.leads; });
  return widthOf(piece, last + 1);
}

} // namespace

InlineFlow::InlineFlow(std::vector<InlinePiece> pieces, qreal width) {
  qreal right = 0;
  bool led = false;
  for (Piece piece = pieces.begin(); piece != pieces.end(); ++piece) {
    const InlinePiece* between = piece->between.get();
    const qreal before = piece->gap + (between == nullptr ? 0 : between->gap + between->width);
    const bool breaks = !led && right + before + together(piece, pieces.end(), width) > width;
    if (m_lines == 0 || breaks) {
      const bool goesOn = m_lines++ > 0 && piece->again != nullptr;
      right = goesOn ? piece->again->width + piece->again->gap : 0;
      if (goesOn) m_placed.push_back({*piece->again, 0, m_lines - 1});
    } else {
      if (between != nullptr) m_placed.push_back({*between, right + between->gap, m_lines - 1});
      right += before;
    }
    const qreal left = right;
    right += piece->width;
    m_fits = m_fits && right <= width;
    led = piece->leads;
    m_placed.push_back({*piece, left, m_lines - 1});
  }
}

void InlineFlow::paint(const QPointF& base, qreal pitch, int most) const {
  for (const Placed& placed : m_placed) {
    if (placed.line < most) placed.piece.paint(base + QPointF(placed.left, placed.line * pitch));
  }
}

} // namespace nilometer::ui
