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

#include <variant>

namespace nilometer::ui {

namespace {

/// Around the part, so that the ring is not taken for its own border.
constexpr Length distance{4};
constexpr Length thickness{3};
constexpr Length rim{1.5}; ///< on both sides of it

const QWidget* partOf(const EgiziaView& view, LessonPart part) {
  const BoardView& board = view.board();
  switch (part) {
  case LessonPart::ring: return board.findChild<RingPanel*>();
  case LessonPart::markets: return board.findChild<MarketsPanel*>();
  case LessonPart::sphinx: return board.findChild<SphinxPanel*>();
  case LessonPart::track: return board.findChild<TrackPanel*>();
  case LessonPart::strip: return &view.strip();
  case LessonPart::header: return &view.header();
  }
  return nullptr;
}

QRect placeIn(const EgiziaView& view, const QWidget* part) {
  if (part == nullptr || !part->isVisibleTo(&view)) return {};
  return {part->mapTo(&view, QPoint(0, 0)), part->size()};
}

/// Where each kind of spot is.
struct SpotRect {
  const EgiziaView& view;

  QRect operator()(const PlaceId& id) const {
    const BoardView& board = view.board();
    if (board.place(id) != nullptr || kindOf(id) != BoardPlace::stop) {
      return placeIn(view, board.place(id));
    }
    QRect all;
    for (std::uint8_t space = 1; space <= egizia::maxSlots; ++space) {
      all |= placeIn(view, board.stopPlace(id.number, space));
    }
    return all;
  }
  QRect operator()(egizia::Building building) const {
    const Place* cell = view.board().cellPlace(building, 0);
    return cell == nullptr ? QRect() : placeIn(view, cell->parentWidget());
  }
  QRect operator()(LessonPart part) const { return placeIn(view, partOf(view, part)); }
  QRect operator()(LessonPlayer spot) const {
    return placeIn(view, view.players().card(spot.player));
  }
};

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
  return std::visit(SpotRect{m_view}, spot);
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
    painter.setPen(QPen(theme.surface, thickness + 2 * rim));
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
