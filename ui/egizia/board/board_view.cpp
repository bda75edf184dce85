// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/board_view.h"

#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/words/rests_on.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;

namespace {

constexpr int boardMargin = 2 * unit; ///< between the board's border and its panels
constexpr int panelGap = 2 * unit;    ///< between panels

/// One of several things that share a length: what it needs, how much of the rest it takes, and
/// what is the most it can make use of (0: anything).
struct Share {
  int least = 0;
  int weight = 1;
  int most = 0;
};

/// The lengths of all parts of `length`, the gaps between them left out. Parts with a bound are
/// served first, so that what they leave goes to the others.
template <std::size_t count>
std::array<int, count> shared(int length, const std::array<Share, count>& shares) {
  int rest = length - static_cast<int>(count - 1) * panelGap;
  int weights = 0;
  for (const Share& share : shares) {
    rest -= share.least;
    weights += share.weight;
  }
  std::array<int, count> lengths{};
  for (const bool bounded : {true, false}) {
    for (std::size_t i = 0; i < count; ++i) {
      const Share& share = shares[i];
      if ((share.most > 0) != bounded) continue;
      // What is left each time is divided anew, so that nothing is lost by rounding.
      int more = std::max(rest, 0) * share.weight / weights;
      if (bounded) more = std::min(more, std::max(share.most - share.least, 0));
      rest -= more;
      weights -= share.weight;
      lengths[i] = share.least + more;
    }
  }
  return lengths;
}

QSize beside(const QSize& left, const QSize& right) {
  return {left.width() + panelGap + right.width(), std::max(left.height(), right.height())};
}

QSize below(const QSize& upper, const QSize& lower) {
  return {std::max(upper.width(), lower.width()), upper.height() + panelGap + lower.height()};
}

} // namespace

Seats seatsOf(const EgiziaSession& session) {
  Seats seats{.names = session.names()};
  for (table::Player player = 0; player < session.players(); ++player) {
    seats.colours[player] = static_cast<PlayerColour>(session.colourOf(player));
  }
  return seats;
}

BoardView::BoardView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_river(new RiverView(session, this)),
      m_ring(new RingPanel(session, this)), m_markets(new MarketsPanel(session, this)),
      m_sphinx(new SphinxPanel(session, this)), m_track(nullptr) {
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i] = new BuildingPanel(session, static_cast<Building>(i), this);
    connect(m_buildings[i], &BuildingPanel::pressed, this, &BoardView::placePressed);
  }
  m_track = new TrackPanel(seatsOf(session), this);
  connect(m_river, &RiverView::pressed, this, &BoardView::placePressed);
  connect(m_ring, &RingPanel::pressed, this, &BoardView::placePressed);
}

QWidget& BoardView::building(Building which) const {
  return *m_buildings[static_cast<std::size_t>(which)];
}

void BoardView::refresh(const Offers& offers, const BoardKeys& keys) {
  // Nothing can be done in the past, whatever is offered now.
  const bool past = m_session.isLookingBack();
  m_offers = past ? Offers() : offers;
  m_keys = keys;
  m_river->refresh(m_offers, keys);
  m_ring->refresh(m_offers);
  m_markets->refresh();
  m_sphinx->refresh();
  for (BuildingPanel* panel : m_buildings) panel->refresh(m_offers, keys);
  // A look at the past does not slide, nor the way back.
  const bool jumps = m_session.isPast() || m_wasPast;
  m_wasPast = m_session.isPast();
  egizia::PrintedSet basis;
  for (table::Player player = 0; player < m_session.players(); ++player) {
    egizia::addPrinted(basis, m_session.basis().ofPlayer(player, m_session.shownEntries()));
  }
  m_track->setRests(words::restsOn(basis, m_session.table()));
  m_track->show(m_session.shown().track,
                jumps ? TrackPanel::Arrival::atOnce : TrackPanel::Arrival::sliding);
}

void BoardView::setMotion(bool on) {
  m_track->setMotion(on);
}

bool BoardView::hasMotion() const {
  return m_track->hasMotion();
}

void BoardView::setCover(Cover cover) {
  const std::initializer_list<QWidget*> parts{m_river, m_ring, m_markets, m_sphinx, m_track};
  for (QWidget* part : parts) part->setVisible(cover == Cover::none);
  for (BuildingPanel* part : m_buildings) part->setVisible(cover == Cover::none);
}

Place* BoardView::place(const PlaceId& id) const {
  switch (kindOf(id)) {
  case BoardPlace::stop: return stopPlace(id.number, id.part);
  case BoardPlace::cell: return cellPlace(buildingOf(id), id.number);
  case BoardPlace::ring: return ringPlace(ringOf(id));
  }
  return nullptr;
}

Place* BoardView::stopPlace(int stop, std::uint8_t space) const {
  return m_river->place(stop, space);
}

Place* BoardView::cellPlace(Building building, int cell) const {
  return m_buildings[static_cast<std::size_t>(building)]->place(cell);
}

Place* BoardView::ringPlace(egizia::Ring ring) const {
  return m_ring->place(ring);
}

QRect BoardView::riverRect() const {
  return m_river->geometry();
}

QSize BoardView::minimumSizeHint() const {
  const QSize tops = beside(m_markets->minimumSizeHint(), m_sphinx->minimumSizeHint());
  const QSize lower = beside(building(Building::pyramid).minimumSizeHint(),
                             building(Building::temple).minimumSizeHint());
  const QSize right = below(building(Building::tombs).minimumSizeHint(), lower);
  const QSize buildings = beside(building(Building::obelisk).minimumSizeHint(), right);
  const QSize panels =
      below(below(below(m_ring->minimumSizeHint(), tops), buildings), m_track->minimumSizeHint());
  const QSize river = m_river->minimumSizeHint();
  return {river.width() + panels.width() + boardMargin + 2,
          std::max(river.height() + 2, panels.height() + 2 * boardMargin)};
}

void BoardView::arrange() {
  // The river runs through the whole card, from its upper border to its lower one.
  const int panels = minimumSizeHint().width() - m_river->minimumSizeHint().width();
  const int least = m_river->minimumSizeHint().width();
  // Beyond twice what it needs the river would only be emptier.
  const int wanted = std::min(width() * 13 / 25, 2 * least);
  const int river = std::clamp(wanted, least, std::max(least, width() - panels));
  m_river->setGeometry(1, 1, river, height() - 2);
  arrangePanels(
      QRect(river + 1, boardMargin, width() - river - 1 - boardMargin, height() - 2 * boardMargin));
  Q_EMIT arranged();
}

void BoardView::arrangePanels(const QRect& room) {
  const QSize markets = m_markets->minimumSizeHint();
  const QSize sphinx = m_sphinx->minimumSizeHint();
  const int buildings =
      std::max(building(Building::obelisk).minimumSizeHint().height(),
               building(Building::tombs).minimumSizeHint().height() + panelGap +
                   std::max(building(Building::pyramid).minimumSizeHint().height(),
                            building(Building::temple).minimumSizeHint().height()));
  const int ring = m_ring->minimumSizeHint().height();
  const int tops = std::max(markets.height(), sphinx.height());
  const int track = m_track->minimumSizeHint().height();
  // Only the buildings can make use of any height.
  const auto heights =
      shared<4>(room.height(), {Share{ring, 1, ring * 3 / 2}, Share{tops, 3, tops * 2},
                                Share{buildings, 6}, Share{track, 2, track * 2}});
  int top = room.top();
  m_ring->setGeometry(room.left(), top, room.width(), heights[0]);
  top += heights[0] + panelGap;
  const auto widths =
      shared<2>(room.width(), {Share{markets.width(), 1}, Share{sphinx.width(), 1}});
  m_markets->setGeometry(room.left(), top, widths[0], heights[1]);
  m_sphinx->setGeometry(room.left() + widths[0] + panelGap, top, widths[1], heights[1]);
  top += heights[1] + panelGap;
  arrangeBuildings(QRect(room.left(), top, room.width(), heights[2]));
  top += heights[2] + panelGap;
  m_track->setGeometry(room.left(), top, room.width(), heights[3]);
}

void BoardView::arrangeBuildings(const QRect& room) {
  const QSize obelisk = building(Building::obelisk).minimumSizeHint();
  const QSize tombs = building(Building::tombs).minimumSizeHint();
  const QSize pyramid = building(Building::pyramid).minimumSizeHint();
  const QSize temple = building(Building::temple).minimumSizeHint();
  const int rightLeast = std::max(tombs.width(), pyramid.width() + panelGap + temple.width());
  const auto columns = shared<2>(
      room.width(), {Share{obelisk.width(), 1, 3 * obelisk.width()}, Share{rightLeast, 3}});
  building(Building::obelisk).setGeometry(room.left(), room.top(), columns[0], room.height());
  const int left = room.left() + columns[0] + panelGap;
  const auto rows =
      shared<2>(room.height(),
                {Share{tombs.height(), 1}, Share{std::max(pyramid.height(), temple.height()), 2}});
  building(Building::tombs).setGeometry(left, room.top(), columns[1], rows[0]);
  const int top = room.top() + rows[0] + panelGap;
  const auto parts = shared<2>(columns[1], {Share{pyramid.width(), 3}, Share{temple.width(), 2}});
  building(Building::pyramid).setGeometry(left, top, parts[0], rows[1]);
  building(Building::temple).setGeometry(left + parts[0] + panelGap, top, parts[1], rows[1]);
}

bool BoardView::event(QEvent* event) {
  const bool known = QWidget::event(event);
  if (event->type() == QEvent::LanguageChange) refresh(m_offers, m_keys);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    updateGeometry();
    arrange();
  }
  return known;
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
}

void BoardView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
