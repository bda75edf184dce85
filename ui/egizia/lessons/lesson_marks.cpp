// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/lessons/lesson_marks.h"

#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/building_panel.h"
#include "ui/egizia/board/markets_panel.h"
#include "ui/egizia/board/ring_panel.h"
#include "ui/egizia/board/sphinx_panel.h"
#include "ui/egizia/board/track_panel.h"
#include "ui/egizia/players/player_card.h"
#include "ui/egizia/players/players_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/strip/strip_view.h"
#include "ui/table/header_bar.h"

#include <QEvent>
#include <QPainter>

namespace nilometer::ui {

namespace {

using What = LessonSpot::What;

/// Around the part, so that the ring is not taken for its own border.
constexpr int distance = 4;
constexpr qreal thickness = 3;

/// All building spaces of a site, or the one space of another stop.
std::vector<const QWidget*> placesOf(const BoardView& board, const LessonSpot& spot) {
  std::vector<const QWidget*> places;
  const auto add = [&](std::uint8_t space) {
    const Place* place = board.stopPlace(spot.first, space);
    if (place != nullptr) places.push_back(place);
  };
  add(static_cast<std::uint8_t>(spot.second));
  if (!places.empty()) return places;
  for (int space = 1; space <= egizia::maxSlots; ++space) add(static_cast<std::uint8_t>(space));
  return places;
}

const QWidget* partOf(const EgiziaView& view, const LessonSpot& spot) {
  const BoardView& board = view.board();
  switch (spot.what) {
  case What::cell: return board.cellPlace(static_cast<egizia::Building>(spot.first), spot.second);
  case What::building: {
    const Place* cell = board.cellPlace(static_cast<egizia::Building>(spot.first), 0);
    return cell == nullptr ? nullptr : cell->parentWidget();
  }
  case What::ring: return board.findChild<RingPanel*>();
  case What::markets: return board.findChild<MarketsPanel*>();
  case What::sphinx: return board.findChild<SphinxPanel*>();
  case What::track: return board.findChild<TrackPanel*>();
  case What::player: return view.players().card(static_cast<table::Player>(spot.first));
  case What::strip: return &view.strip();
  case What::header: return &view.header();
  case What::stop: break;
  }
  return nullptr;
}

QRect placeIn(const EgiziaView& view, const QWidget* part) {
  if (part == nullptr || !part->isVisibleTo(&view)) return {};
  return {part->mapTo(&view, QPoint(0, 0)), part->size()};
}

} // namespace

LessonMarks::LessonMarks(EgiziaView& view) : QWidget(&view), m_view(view) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  view.installEventFilter(this);
  // Parts move when the window or a text changes.
  connect(&view.board(), &BoardView::arranged, this, QOverload<>::of(&QWidget::update));
  setGeometry(view.rect());
}

void LessonMarks::setSpots(const std::vector<LessonSpot>& spots) {
  m_spots = spots;
  raise();
  update();
}

QRect LessonMarks::rectOf(const LessonSpot& spot) const {
  if (spot.what != What::stop) return placeIn(m_view, partOf(m_view, spot));
  QRect all;
  for (const QWidget* place : placesOf(m_view.board(), spot)) all |= placeIn(m_view, place);
  return all;
}

void LessonMarks::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  for (const LessonSpot& spot : m_spots) {
    const QRect part = rectOf(spot);
    if (part.isEmpty()) continue;
    // Never outside the window.
    const QRectF ring = QRectF(part.adjusted(-distance, -distance, distance, distance))
                            .intersected(QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.setPen(QPen(theme.surface, thickness + 3));
    painter.drawRoundedRect(ring, cornerRadius + distance, cornerRadius + distance);
    painter.setPen(QPen(theme.fine, thickness));
    painter.drawRoundedRect(ring, cornerRadius + distance, cornerRadius + distance);
  }
}

bool LessonMarks::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(m_view.rect());
  if (event->type() == QEvent::LayoutRequest) update();
  return QWidget::eventFilter(watched, event);
}

} // namespace nilometer::ui
