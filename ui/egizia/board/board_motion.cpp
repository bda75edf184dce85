// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/board_motion.h"

#include "ui/base/style/pieces.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/board_view.h"
#include "ui/table/board/moved.h"
#include "ui/table/board/place_layout.h"
#include "ui/table/board/place_painting.h"

#include "engine/egizia/bits.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

// Lengths in u.
constexpr qreal sails = 90; ///< how far upstream a ship comes from
constexpr qreal falls = 8;  ///< from how high a stone is put down
constexpr qreal ringRadius = 14;
constexpr qreal ringLine = 3.5;

QPainterPath straight(const QPointF& from, const QPointF& to) {
  QPainterPath way(from);
  way.lineTo(to);
  return way;
}

/// Down the river, then ashore.
QPainterPath sailed(qreal water, const QPointF& to, qreal u) {
  QPainterPath way(QPointF(water, std::max(to.y() - sails * u, 0.0)));
  way.quadTo(QPointF(water, to.y()), to);
  return way;
}

} // namespace

BoardMotion::BoardMotion(const EgiziaSession& session, BoardView& board)
    : QObject(&board), m_session(session), m_board(board), m_moved(new Moved(&board)) {
  connect(m_moved, &Moved::arrived, this, &BoardMotion::arrive);
}

BoardMotion::Table BoardMotion::tableNow() const {
  const egizia::State& state = m_session.shown();
  Table table{.ships = shipsOnRiver(m_session), .ring = state.ring};
  for (std::size_t i = 0; i < table.stones.size(); ++i) {
    table.stones[i] = state.built(static_cast<egizia::Building>(i));
  }
  return table;
}

void BoardMotion::follow(bool jumps) {
  Table now = tableNow();
  m_moved->end();
  const std::optional<Table> before = std::exchange(m_table, std::move(now));
  if (!before || jumps || !m_on || !m_board.isVisible()) return;
  std::vector<MovedPiece> pieces;
  addShips(*before, *m_table, pieces);
  addStones(*before, *m_table, pieces);
  addRing(*before, *m_table, pieces);
  QCoreApplication::instance()->installEventFilter(this);
  m_moved->start(std::move(pieces));
}

void BoardMotion::addShips(const Table& before, const Table& now, std::vector<MovedPiece>& pieces) {
  for (const auto& [id, here] : now.ships) {
    const auto was = before.ships.find(id);
    if (here.size() != (was == before.ships.end() ? 0 : was->second.size()) + 1) continue;
    Place* place = m_board.place(id);
    if (place == nullptr || !place->isVisible()) continue;
    const PlaceFonts& fonts = placeFonts(place->font());
    const QRectF room = layOutPlace(place->look(), QRectF(place->rect()), fonts).markers;
    const QPointF to = place->mapTo(&m_board, room.center());
    const qreal size = std::min(room.width(), room.height());
    const auto colour = static_cast<PlayerColour>(m_session.colourOf(here.back()));
    pieces.push_back({sailed(m_board.water(), to, fonts.u), size * 0.6,
                      [this, size, colour](QPainter& painter, const QPointF& at) {
                        paintShip(painter, at, size, colour, themeOf(m_board));
                      }});
    await(*place);
  }
}

void BoardMotion::addStones(const Table& before, const Table& now,
                            std::vector<MovedPiece>& pieces) {
  for (std::size_t i = 0; i < now.stones.size(); ++i) {
    for (const int cell : egizia::Bits(now.stones[i] & ~before.stones[i])) {
      Place* place = m_board.place(cellId(static_cast<egizia::Building>(i), cell));
      if (place == nullptr || !place->isVisible()) continue;
      const QPointF to = middleOf(*place);
      const QSizeF size = place->size();
      const QPointF above(0, falls * lookUnit(place->font()));
      pieces.push_back(
          {straight(to - above, to), std::max(size.width(), size.height()) / 2,
           [this, size, place, look = place->look()](QPainter& painter, const QPointF& at) {
             const QRectF room(at - QPointF(size.width(), size.height()) / 2, size);
             paintPlace(painter, room, look, {}, place->font(), themeOf(m_board));
           }});
      await(*place);
    }
  }
}

void BoardMotion::addRing(const Table& before, const Table& now, std::vector<MovedPiece>& pieces) {
  Place* to = m_board.place(ringId(now.ring));
  if (before.ring == now.ring || !to->isVisible()) return;
  const qreal u = lookUnit(to->font());
  pieces.push_back({straight(middleOf(*m_board.place(ringId(before.ring))), middleOf(*to)),
                    (ringRadius + ringLine) * u, [this, u](QPainter& painter, const QPointF& at) {
                      painter.setPen(QPen(themeOf(m_board).riverEdge, ringLine * u));
                      painter.setBrush(Qt::NoBrush);
                      painter.drawEllipse(at, ringRadius * u, ringRadius * u);
                    }});
  await(*to);
  m_board.fadeFields(before.ring);
}

void BoardMotion::await(Place& place) {
  place.setAwaiting(true);
  m_awaiting.push_back(&place);
}

QPointF BoardMotion::middleOf(const Place& place) const {
  return place.mapTo(&m_board, QRectF(place.rect()).center());
}

bool BoardMotion::isMoving() const {
  return m_moved->isMoving();
}

void BoardMotion::setOn(bool on) {
  m_on = on;
  if (on) return;
  m_moved->end();
  Q_EMIT ended();
}

void BoardMotion::arrive() {
  for (Place* place : std::exchange(m_awaiting, {})) place->setAwaiting(false);
  Q_EMIT arrived();
}

bool BoardMotion::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
    QCoreApplication::instance()->removeEventFilter(this);
    m_moved->end();
    Q_EMIT ended();
  }
  return QObject::eventFilter(watched, event);
}

} // namespace nilometer::ui
