// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/drawn_place.h"
#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/board/board_looks.h"

#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace nilometer::saqqara {

class PyramidCard;

/// The board: step pyramids on the far bank, the Nile with the boats, four storehouses on the near
/// bank with what lies below them, the die track, the distribution table, the supply. It draws a
/// table with the entry that is being made on it.
class BoardView : public QWidget {
  Q_OBJECT
public:
  explicit BoardView(QWidget* parent = nullptr);

  /// Draws that table, which outlives the view or the next call.
  void refresh(const BoardTable& table);
  /// For little room. `flat`: steps that nobody needs are low. `only`: one storehouse at a time,
  /// the one that something is about or that was turned to.
  void setFolds(bool flat, bool only);

  /// The widget of a place; nullptr if there is none.
  [[nodiscard]] ui::Place* place(const ui::PlaceId& id) const;
  /// Which place that is; nothing if it is no place of the board.
  [[nodiscard]] std::optional<ui::PlaceId> idOf(const ui::Place& place) const;
  /// Where the places are that can be seen and are in that state.
  [[nodiscard]] std::vector<QRect> placesThatAre(ui::PlaceLook::State state) const;
  /// Where everything is, in u.
  [[nodiscard]] const BoardLayout& layOut() const { return m_layout; }
  /// The sign below the goods of a kind in a storehouse, in u from its corner.
  [[nodiscard]] QPointF binAt(Warehouse at, Good good) const;
  /// The middle of a boat on that space, in u.
  [[nodiscard]] QPointF boatAt(int space) const;
  /// What is printed on the pyramid at whose steps somebody is, while the workers move.
  [[nodiscard]] PyramidCard& pyramidCard() const { return *m_pyramid; }
  [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
  void placePressed(nilometer::ui::PlaceId place);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  /// After all children have heard of another language or font.
  bool event(QEvent* event) override;
  /// Pointer and keyboard at the steps.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// `read` says what of a table is shown there.
  template <class Look>
  void add(const ui::PlaceId& id, ui::PaintOf<Look>* paint,
           std::function<Look(const BoardReader&)> read);
  /// Makes places for that many players and those pyramids.
  void addPlaces();
  void drawAll();
  void arrange();
  void arrangeWarehouses();
  void put(const ui::PlaceId& id, const QRectF& room);
  void showPyramid();
  void turn(int by);
  /// Turns to the storehouse that something is about now.
  void follow();
  [[nodiscard]] std::vector<Pyramid> pyramids() const;
  [[nodiscard]] qreal heightOf(Pyramid pyramid, int level, bool isLow) const;
  /// `isLow`: beside the only storehouse, steps where somebody stands are low, too.
  [[nodiscard]] BoardNeeds needs(bool isLow) const;
  [[nodiscard]] Warehouse at(int place) const;

  BoardTable m_table;
  BoardLayout m_layout;
  bool m_flat = false;
  bool m_isOne = false; ///< one storehouse at a time
  int m_only = 0;
  std::optional<Warehouse> m_about; ///< what m_only followed last
  PyramidSet m_pyramids = 0;        ///< as places were made
  int m_players = 0;
  std::vector<std::function<void(const BoardReader&)>> m_draws; ///< one for each place
  std::array<ui::DrawnPlace<TextLook>*, 2> m_arrows{};
  PyramidCard* m_pyramid;
  std::map<ui::PlaceId, ui::Place*> m_all;
};

} // namespace nilometer::saqqara
