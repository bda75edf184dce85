// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/board/board_looks.h"
#include "ui/table/board/drawn_board.h"

#include <optional>
#include <vector>

namespace nilometer::saqqara {

class PyramidCard;

/// The board: step pyramids on the far bank, the Nile with the boats, four storehouses on the near
/// bank with what lies below them, the die track, the distribution table, the supply. It draws a
/// table with the entry that is being made on it. In little room steps that nobody needs are low,
/// or there is one storehouse at a time.
class BoardView : public ui::DrawnBoardOf<BoardReader> {
  Q_OBJECT
public:
  explicit BoardView(QWidget* parent = nullptr);

  /// Draws that table, which outlives the view or the next call.
  void refresh(const BoardTable& table);
  /// The sign below the goods of a kind in a storehouse, in u from its corner.
  [[nodiscard]] QPointF binAt(Warehouse at, Good good) const;
  /// The sign of a kind in the supply, in u.
  [[nodiscard]] QPointF supplyAt(Good good) const;
  /// The middle of a boat on that space, in u.
  [[nodiscard]] QPointF boatAt(int space) const;
  /// The card with the print of the pyramid that is asked about, or at whose steps somebody is,
  /// while the workers move.
  [[nodiscard]] PyramidCard& pyramidCard() const { return *m_pyramid; }
  /// Where everything is, in u.
  [[nodiscard]] const BoardLayout& rooms() const { return m_layout; }

protected:
  /// Pointer and keyboard at the steps, and their tool tips.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] QRectF roomOf(const ui::PlaceId& id, const BoardReader& reader) const override;
  void arrangeOn(const BoardReader& reader) override;
  [[nodiscard]] QSizeF leastSize() const override;
  void paintOn(ui::Canvas& canvas, const BoardReader& reader) override;
  /// Makes places for that many players and those pyramids.
  void addPlaces();
  void showPyramid();
  /// Turns to the storehouse that something is about now.
  void followEntry();
  [[nodiscard]] std::vector<Pyramid> pyramids() const;
  [[nodiscard]] qreal heightOf(Pyramid pyramid, int level, qreal kept, bool withNext) const;
  /// `kept` = how high steps are where somebody stands; `withNext`: where he can go next, too.
  [[nodiscard]] BoardNeeds needs(qreal kept, bool withNext) const;
  /// Of the warehouse by its number.
  [[nodiscard]] const WarehouseRoom& warehouse(int number) const;
  /// Where that place is, be it covered or not.
  [[nodiscard]] QRectF wholeRoom(const ui::PlaceId& id) const;
  [[nodiscard]] int supplyColumns() const;

  BoardLayout m_layout;
  PyramidSet m_pyramids = 0; ///< as places were made
  int m_players = 0;
  PyramidCard* m_pyramid;
};

} // namespace nilometer::saqqara
