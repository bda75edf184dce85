// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/flights.h"

#include "ui/base/style/unit.h"
#include "ui/table/board/place.h"

#include <utility>

namespace nilometer::ui {

namespace {

constexpr qreal flightReach = 26; ///< of a piece from its middle, in u

} // namespace

Flights::Flights(QWidget& table) : QObject(&table), m_table(table), m_moved(new Moved(&table)) {
  connect(m_moved, &Moved::arrived, this, &Flights::arrive);
}

void Flights::setOn(bool on) {
  m_on = on;
  if (!on) end();
}

std::optional<QPointF> Flights::pointOf(const End& end) const {
  if (end.widget == nullptr || !end.widget->isVisible()) return std::nullopt;
  const QPointF inside =
      end.at ? *end.at * lookUnit(m_table.font()) : QRectF(end.widget->rect()).center();
  return end.widget->mapTo(&m_table, inside);
}

void Flights::add(const End& from, const End& to, Draw draw) {
  const auto begin = pointOf(from);
  const auto end = pointOf(to);
  if (!m_on || !begin || !end || *begin == *end) return;
  QPainterPath way(*begin);
  way.lineTo(*end);
  const auto paint = [this, draw = std::move(draw)](QPainter& painter, const QPointF& centre) {
    Canvas canvas(painter, m_table.font(), themeOf(m_table));
    draw(canvas, centre / canvas.u());
  };
  add({way, flightReach * lookUnit(m_table.font()), paint},
      to.widget == from.widget ? nullptr : to.widget);
}

void Flights::add(MovedPiece piece, QWidget* to) {
  m_pieces.push_back(std::move(piece));
  auto* place = qobject_cast<Place*>(to);
  if (place == nullptr) return;
  place->setAwaiting(true);
  m_awaiting.emplace_back(place);
}

void Flights::start() {
  m_moved->start(std::exchange(m_pieces, {}));
}

void Flights::end() {
  m_moved->end();
}

void Flights::arrive() {
  for (const QPointer<Place>& place : std::exchange(m_awaiting, {})) {
    if (place) place->setAwaiting(false);
  }
  Q_EMIT arrived();
}

} // namespace nilometer::ui
