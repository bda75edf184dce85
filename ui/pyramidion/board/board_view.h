// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/board/board_looks.h"

namespace nilometer::pyramidion {

/// The board: eight sites around the great pyramid and the table of the active site, boats on the
/// Nile, the supply. It draws a table with the entry that is being made on it. What covers its
/// lower end gets room: first the sites are lower, then, as in a small window, there is one site at
/// a time beside the table: the active one, or the one that was turned to.
class BoardView : public ui::DrawnBoardOf<BoardReader> {
  Q_OBJECT
public:
  explicit BoardView(QWidget* parent = nullptr) : DrawnBoardOf(parent, siteCount) {}

  /// Draws that table, which outlives the view or the next call.
  void refresh(const BoardTable& table);
  /// While the table is set up.
  void lay(const Laid& laid) {
    m_table.laid = laid;
    arrange();
  }
  /// Where everything is, in u.
  [[nodiscard]] const BoardLayout& layOut() const { return m_layout; }

private:
  [[nodiscard]] QRectF roomOf(const ui::PlaceId& id, const BoardReader& reader) const override;
  void arrangeOn(const BoardReader& reader) override;
  [[nodiscard]] QSizeF leastSize() const override {
    return {isOne() ? 500.0 : 700.0, flatHeight(isOne())};
  }
  void paintOn(ui::Canvas& canvas, const BoardReader& reader) override;
  /// The whole name of whoever has that row of the table.
  [[nodiscard]] QString tipAt(const QPointF& at) const override;
  /// Makes places for that many players and cards.
  void addPlaces();
  [[nodiscard]] QRectF cardRoom(int card, const BoardReader& reader) const;

  BoardLayout m_layout;
  int m_players = 0;
  int m_cards = 0; ///< for so many there are places
};

} // namespace nilometer::pyramidion
