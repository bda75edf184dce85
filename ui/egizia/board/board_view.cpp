// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/board_view.h"

#include "ui/egizia/board/board_motion.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/text/words.h"

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
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i] = new BuildingPanel(session, static_cast<Building>(i), this);
    int cell = 0;
    for (Place* place : m_buildings[i]->places())
      add(cellId(static_cast<Building>(i), cell++), place);
  }
  m_track = new TrackPanel(seatsOf(session), this);
  for (const auto& [id, place] : m_river->places()) add(id, place);
  int ring = 0;
  for (Place* place : m_ring->places()) add(ringId(static_cast<egizia::Ring>(ring++)), place);
  addTabs();
  m_motion = new BoardMotion(session, *this);
  connect(m_motion, &BoardMotion::arrived, m_track, &TrackPanel::letGo);
  connect(m_motion, &BoardMotion::ended, m_track, &TrackPanel::endSlide);
  connect(m_motion, &BoardMotion::ended, m_river, &RiverView::endFade);
}

QWidget& BoardView::building(Building which) const {
  return *m_buildings[static_cast<std::size_t>(which)];
}

void BoardView::refresh(const Offers& offers, const PlaceKeys& keys) {
  // Nothing can be done in the past, whatever is offered now.
  const bool past = m_session.isLookingBack();
  m_offers = past ? Offers() : offers;
  m_keys = keys;
  m_river->refresh(m_offers, keys);
  m_ring->refresh(m_offers);
  m_markets->refresh();
  m_sphinx->refresh();
  std::array<bool, 2> busy{};
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i]->refresh(m_offers, keys);
  }
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
  m_motion->follow(jumps);
  if (m_motion->isMoving()) m_track->hold();
  m_track->show(m_session.shown().track,
                jumps ? TrackPanel::Arrival::atOnce : TrackPanel::Arrival::sliding);
}

void BoardView::setMotion(bool on) {
  m_track->setMotion(on);
  m_motion->setOn(on);
}

void BoardView::fadeFields(egizia::Ring before) {
  m_river->fadeFrom(before);
}

qreal BoardView::water() const {
  return m_river->x() + m_river->water();
}

void BoardView::setLook(StageLook look) {
  if (std::exchange(m_look, look) == look) return;
  for (BuildingPanel* part : m_buildings) part->setLook(look);
  m_markets->setLook(look);
  m_sphinx->setLook(look);
  m_river->setLook(look);
  m_ring->setLook(look);
  showParts();
  updateGeometry();
}

void BoardView::foldAsNeeded() {
  setLook(isOne() ? StageLook::single : isFlat() ? StageLook::flat : StageLook::full);
  if (hasTrack() && minimumSizeHint().width() > width()) setLook(StageLook::flat);
}

bool BoardView::hasMotion() const {
  return m_track->hasMotion();
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
