// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry moves on the board.
#include "ui/egizia/board/board_view.h"

#include "ui/base/style/pieces.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/place_painting.h"
#include "ui/table/board/flights.h"

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

BoardView::Lying BoardView::lyingNow() const {
  const egizia::State& state = m_session.shown();
  Lying table{.ships = shipsOnRiver(m_session), .ring = state.ring};
  for (std::size_t i = 0; i < table.stones.size(); ++i) {
    table.stones[i] = state.built(static_cast<egizia::Building>(i));
  }
  return table;
}

void BoardView::moveAll(bool jumps) {
  m_flights->end();
  const std::optional<Lying> before = std::exchange(m_lying, lyingNow());
  if (!before || jumps || !m_flights->isOn() || !isVisible()) return;
  moveShips(*before);
  moveStones(*before);
  moveRing(*before);
  QCoreApplication::instance()->installEventFilter(this);
  m_flights->start();
}

void BoardView::moveShips(const Lying& before) {
  for (const auto& [id, here] : m_lying->ships) {
    const auto was = before.ships.find(id);
    if (here.size() != (was == before.ships.end() ? 0 : was->second.size()) + 1) continue;
    Space* to = place(id);
    if (to == nullptr || !to->isVisible()) continue;
    const PlaceFonts& fonts = placeFonts(to->font());
    const QRectF room = layOutPlace(to->look(), QRectF(to->rect()), fonts).markers;
    const qreal size = std::min(room.width(), room.height());
    const auto colour = static_cast<PlayerColour>(m_session.colourOf(here.back()));
    const auto paint = [this, size, colour](QPainter& painter, const QPointF& at) {
      paintShip(painter, at, size, colour, themeOf(*this));
    };
    const QPainterPath way =
        sailed(m_river->x() + m_river->water(), to->mapTo(this, room.center()), fonts.u);
    m_flights->add({way, size * 0.6, paint}, to);
  }
}

void BoardView::moveStones(const Lying& before) {
  for (std::size_t i = 0; i < before.stones.size(); ++i) {
    for (const int cell : egizia::Bits(m_lying->stones[i] & ~before.stones[i])) {
      Space* to = place(cellId(static_cast<egizia::Building>(i), cell));
      if (to == nullptr || !to->isVisible()) continue;
      const QPointF end = to->mapTo(this, QRectF(to->rect()).center());
      const QSizeF size = to->size();
      const QPointF above(0, falls * lookUnit(to->font()));
      const auto paint = [this, size, to, look = to->look()](QPainter& painter, const QPointF& at) {
        const QRectF room(at - QPointF(size.width(), size.height()) / 2, size);
        paintPlace(painter, room, look, {}, to->font(), themeOf(*this));
      };
      m_flights->add({straight(end - above, end), std::max(size.width(), size.height()) / 2, paint},
                     to);
    }
  }
}

void BoardView::moveRing(const Lying& before) {
  if (before.ring == m_lying->ring || !m_ring->isVisible()) return;
  const auto draw = [](Canvas& canvas, const QPointF& at) {
    QPainterPath ring;
    ring.addEllipse(at, ringRadius, ringRadius);
    canvas.path(ring, Qt::transparent, {canvas.theme().riverEdge, ringLine});
  };
  m_flights->add({place(ringId(before.ring))}, {place(ringId(m_lying->ring))}, draw);
  m_river->fadeFrom(before.ring);
}

void BoardView::endMotion() {
  m_track->endSlide();
  m_river->endFade();
}

bool BoardView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
    QCoreApplication::instance()->removeEventFilter(this);
    m_flights->end();
    endMotion();
  }
  return DrawnBoard::eventFilter(watched, event);
}

} // namespace nilometer::ui
