// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/board_view.h"

#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/table/board/flights.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;

BoardView::BoardView(const EgiziaSession& session, QWidget* parent)
    : DrawnBoard(parent, 1), m_session(session), m_river(new RiverView(session, this)),
      m_ring(new RingPanel(session, this)), m_markets(new MarketsPanel(session, this)),
      m_sphinx(new SphinxPanel(session, this)), m_track(nullptr) {
  m_panels = {m_river, m_ring, m_markets, m_sphinx};
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i] = new BuildingPanel(session, static_cast<Building>(i), this);
    m_panels.push_back(m_buildings[i]);
  }
  m_track = new TrackPanel(session, this);
  m_panels.push_back(m_track);
  for (const Panel* panel : m_panels) {
    for (const auto& [id, place] : panel->places()) add(id, place);
  }
  addTabs();
  m_flights = new Flights(*this);
  connect(m_flights, &Flights::arrived, m_track, &TrackPanel::letGo);
}

void BoardView::refresh(const Offers& offers, const PlaceKeys& keys) {
  // Nothing can be done in the past, whatever is offered now.
  const bool past = m_session.isLookingBack();
  m_offers = past ? Offers() : offers;
  m_keys = keys;
  for (Panel* panel : m_panels) panel->refresh(m_offers, keys);
  std::array<bool, 2> busy{};
  for (const auto& [place, offer] : m_offers) {
    if (kindOf(place) != BoardPlace::cell || !isDoable(offer)) continue;
    busy[egizia::siteOf(buildingOf(place)) == egizia::Site::obelisk ? 0 : 1] = true;
  }
  for (std::size_t site = 0; site < busy.size(); ++site) {
    if (std::exchange(m_busy[site], busy[site]) != busy[site]) update(m_grounds[site]);
  }
  followPage();
  // A look at the past does not slide, nor the way back.
  const bool jumps = m_session.isPast() || m_wasPast;
  m_wasPast = m_session.isPast();
  egizia::PrintedSet basis;
  for (table::Player player = 0; player < m_session.players(); ++player) {
    egizia::addPrinted(basis, m_session.basis().ofPlayer(player, m_session.shownEntries()));
  }
  m_track->setRests(text::restsOn(basis, m_session.table()));
  // One thing at a time: the markers wait for what else moves.
  moveAll(jumps);
  if (m_flights->isMoving()) m_track->hold();
  m_track->show(m_session.shown().track,
                jumps ? TrackPanel::Arrival::atOnce : TrackPanel::Arrival::sliding);
}

void BoardView::setMotion(bool on) {
  m_track->setMotion(on);
  m_flights->setOn(on);
  if (!on) endMotion();
}

bool BoardView::hasMotion() const {
  return m_flights->isOn();
}

void BoardView::setLook(StageLook look) {
  if (std::exchange(m_look, look) == look) return;
  for (Panel* panel : m_panels) panel->setLook(look);
  showParts();
  updateGeometry();
}

void BoardView::foldAsNeeded() {
  setLook(isOne() ? StageLook::single : isFlat() ? StageLook::flat : StageLook::full);
  if (hasTrack() && minimumSizeHint().width() > width()) setLook(StageLook::flat);
}

void BoardView::setCover(Cover cover) {
  m_cover = cover;
  showParts();
}

QRect BoardView::riverRect() const {
  return m_river->geometry();
}

bool BoardView::event(QEvent* event) {
  const bool known = DrawnBoard::event(event);
  if (event->type() == QEvent::LanguageChange) {
    nameTabs();
    refresh(m_offers, m_keys);
    arrange();
  }
  return known;
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
  if (m_cover != Cover::none) return; // nothing stands on the lines
  painter.fillRect(m_underTrack, theme.line);
  for (std::size_t site = 0; site < m_grounds.size(); ++site) {
    painter.fillRect(m_grounds[site], m_busy[site] ? theme.choose : theme.sand);
  }
}

} // namespace nilometer::ui
