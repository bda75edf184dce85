// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/piece_flow.h"

namespace nilometer::ui {

Flow::Flow(std::vector<FlowPiece> pieces, qreal width) {
  qreal right = 0;
  bool led = false;
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
    // All that must stand in one line with it.
    qreal together = piece->width;
    for (auto next = piece; next->leads && next + 1 != pieces.end(); ++next) {
      together += (next + 1)->gap + (next + 1)->width;
    }
    const bool breaks = !led && right + piece->gap + together > width;
    if (m_lines == 0 || breaks) {
      ++m_lines;
      right = 0;
    } else {
      right += piece->gap;
    }
    const qreal left = right;
    right += piece->width;
    m_fits = m_fits && right <= width;
    led = piece->leads;
    m_placed.push_back({*piece, left, m_lines - 1});
  }
}

void Flow::paint(const QPointF& base, qreal pitch, int most) const {
  for (const Placed& placed : m_placed) {
    if (placed.line < most) placed.piece.paint(base + QPointF(placed.left, placed.line * pitch));
  }
}

} // namespace nilometer::ui
