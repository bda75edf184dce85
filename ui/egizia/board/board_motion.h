// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/river_looks.h"

#include <QObject>

#include <optional>
#include <vector>

namespace nilometer::ui {

class BoardView;
class Moved;
struct MovedPiece;

/// Shows what an entry has moved: a ship comes down the river, stones are put down, the ring goes
/// to its place. Any key or press ends it at its end, the next entry too.
class BoardMotion : public QObject {
  Q_OBJECT
public:
  /// Neither is owned; both outlive it.
  BoardMotion(const EgiziaSession& session, BoardView& board);
  /// The board shows the table of now. `jumps`: it has not come here by an entry.
  void follow(bool jumps);
  void setOn(bool on);
  [[nodiscard]] bool isOn() const { return m_on; }
  [[nodiscard]] bool isMoving() const;
  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// Everything of it lies where it belongs.
  void arrived();
  /// Whatever else moves ends too.
  void ended();

private:
  /// Where everything lay.
  struct Table {
    Standing ships;
    std::array<egizia::SpaceSet, egizia::buildingCount> stones{};
    egizia::Ring ring = egizia::Ring::left;
  };
  [[nodiscard]] Table tableNow() const;
  void addShips(const Table& before, const Table& now, std::vector<MovedPiece>& pieces);
  void addStones(const Table& before, const Table& now, std::vector<MovedPiece>& pieces);
  void addRing(const Table& before, const Table& now, std::vector<MovedPiece>& pieces);
  /// The place is painted without what is on its way to it.
  void await(Place& place);
  [[nodiscard]] QPointF middleOf(const Place& place) const;
  void arrive();

  const EgiziaSession& m_session;
  BoardView& m_board;
  Moved* m_moved;
  std::optional<Table> m_table; ///< as last shown
  std::vector<Place*> m_awaiting;
  bool m_on = true;
};

} // namespace nilometer::ui
