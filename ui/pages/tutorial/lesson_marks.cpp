// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_marks.h"

#include "ui/base/style/theme.h"
#include "ui/table/board/place.h"
#include "ui/table/view/game_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// Around the part, so that the ring is not taken for its own border.
constexpr Length distance{4};
constexpr Length thickness{3};
constexpr Length reach{4}; ///< of the line, from its middle, with some air

/// Around a part; of the board it stays on the board, and off the headings of the parts beside it.
QRect ringAround(const QWidget& view, const QRect& part) {
  QRect ring = part.adjusted(-distance, -distance, distance, distance);
  const auto* table = qobject_cast<const GameView*>(&view);
  const QRect board = table != nullptr ? placeIn(view, &table->boardPart()) : QRect();
  if (!board.contains(part)) return ring.intersected(view.rect().adjusted(2, 2, -2, -2));
  ring = ring.intersected(board.adjusted(reach, reach, -reach, -reach));
  for (const QObject* child : table->boardPart().children()) {
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

QRect placeIn(const QWidget& view, const QWidget* part) {
  if (part == nullptr || !part->isVisibleTo(&view)) return {};
  return {part->mapTo(&view, QPoint(0, 0)), part->size()};
}

LessonMarks::LessonMarks(QWidget& view) : QWidget(&view), m_view(view) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  view.installEventFilter(this);
  setGeometry(view.rect());
}

void LessonMarks::setSpots(Spots spots) {
  m_spots = std::move(spots);
  raise();
  update();
}

void LessonMarks::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  // Letters that a ring crosses are darker than it on paper, and lighter in the dark look: they
  // stay to be read.
  const bool isDark = theme.ink.lightness() > theme.surface.lightness();
  painter.setCompositionMode(isDark ? QPainter::CompositionMode_Lighten
                                    : QPainter::CompositionMode_Darken);
  painter.setPen(QPen(theme.fine, thickness));
  for (const QRect& part : rects()) {
    if (part.isEmpty()) continue;
    painter.drawRoundedRect(ringAround(m_view, part), cornerRadius + distance,
                            cornerRadius + distance);
  }
}

bool LessonMarks::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(m_view.rect());
  if (event->type() == QEvent::LayoutRequest) update();
  return QWidget::eventFilter(watched, event);
}

void markSpots(QWidget& view, LessonMarks::Spots spots) {
  auto* marks = view.findChild<LessonMarks*>();
  if (marks == nullptr) marks = new LessonMarks(view);
  marks->setSpots(std::move(spots));
}

} // namespace nilometer::ui
