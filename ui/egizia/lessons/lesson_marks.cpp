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

#include <algorithm>
#include <variant>

namespace nilometer::ui {

namespace {

/// Around the part, so that the ring is not taken for its own border.
constexpr Length distance{4};
constexpr Length thickness{3};
constexpr Length rim{1.5}; ///< on both sides of it
constexpr Length reach{4}; ///< of the line and what sets it off, from its middle

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

/// Around a part; of the board it stays on the board, and off the headings of the parts beside it.
QRect ringAround(const EgiziaView& view, const QRect& part) {
  QRect ring = part.adjusted(-distance, -distance, distance, distance);
  const QRect board = placeIn(view, &view.board());
  if (!board.contains(part)) return ring.intersected(view.rect().adjusted(2, 2, -2, -2));
  ring = ring.intersected(board.adjusted(reach, reach, -reach, -reach));
  for (const QObject* child : view.board().children()) {
    const auto* panel = qobject_cast<const QWidget*>(child);
    if (panel == nullptr || qobject_cast<const Place*>(child) != nullptr) continue;
    const QRect other = placeIn(view, panel);
    if (other.intersects(part)) continue;
    const bool isBeside = other.bottom() >= part.top() && other.top() <= part.bottom();
    const bool isAbove = other.right() >= part.left() && other.left() <= part.right();
    if (isAbove && other.top() > part.bottom()) {
      ring.setBottom(std::min<int>(ring.bottom(), other.top() - reach));
    } else if (isAbove && other.bottom() < part.top()) {
      ring.setTop(std::max<int>(ring.top(), other.bottom() + reach));
    } else if (isBeside && other.left() > part.right()) {
      ring.setRight(std::min<int>(ring.right(), other.left() - reach));
    } else if (isBeside && other.right() < part.left()) {
      ring.setLeft(std::max<int>(ring.left(), other.right() + reach));
    }
  }
  return ring;
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
  return std::visit(SpotRect{m_view}, spot);
}

void LessonMarks::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  for (const LessonSpot& spot : m_spots) {
    const QRect part = rectOf(spot);
    if (part.isEmpty()) continue;
    const QRectF ring = ringAround(m_view, part);
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
