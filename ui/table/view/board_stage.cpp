// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/board_stage.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>

namespace nilometer::ui {

MarkedBar::MarkedBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent) {}

void MarkedBar::mark(const std::vector<QRect>& places, int height) {
  if (m_places == places && m_of == height) return;
  m_places = places;
  m_of = height;
  update();
}

std::vector<QRect> MarkedBar::marks() const {
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRect groove =
      style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarGroove, this);
  const int wide = std::max<int>(unit, 2);
  std::vector<QRect> marks;
  for (const QRect& place : m_places) {
    // What is in sight needs no mark: all of them would be one bar.
    if (place.top() >= value() && place.bottom() <= value() + pageStep()) continue;
    const auto at = [&](int y) { return groove.top() + y * groove.height() / std::max(m_of, 1); };
    const QRect mark(width() - wide, at(place.top()), wide,
                     std::max(at(place.bottom()) - at(place.top()), 2));
    marks.push_back(mark);
  }
  return marks;
}

void MarkedBar::paintEvent(QPaintEvent* event) {
  QScrollBar::paintEvent(event);
  QPainter painter(this);
  for (const QRect& mark : marks()) painter.fillRect(mark, themeOf(*this).choose);
}

BoardStage::BoardStage(QWidget& board, QWidget* table)
    : QScrollArea(table), m_bar(new MarkedBar(this)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBar(m_bar);
  setWidget(&board);
  // setWidget() makes both paint the window's ground.
  viewport()->setAutoFillBackground(false);
  board.setAutoFillBackground(false);
}

QRect BoardStage::seen() const {
  return {QPoint(0, m_bar->value()), viewport()->size()};
}

void BoardStage::place(const QRect& seen, int leastHeight) {
  const int bar = seen.height() < leastHeight ? m_bar->sizeHint().width() : 0;
  setGeometry(seen);
  widget()->resize(seen.width() - bar, std::max(seen.height(), leastHeight));
  m_bar->mark(m_sights.open, widget()->height());
  bringIntoSight();
}

void BoardStage::setSights(const BoardSights& sights) {
  if (sights == m_sights) return;
  m_sights = sights;
  m_bar->mark(m_sights.open, widget()->height());
  bringIntoSight();
}

void BoardStage::keyPressEvent(QKeyEvent* event) {
  event->ignore();
}

void BoardStage::bringIntoSight() {
  const bool enters = !m_sights.chosen.empty();
  const std::vector<QRect>& places = enters ? m_sights.chosen : m_sights.open;
  if (places.empty() || widget()->height() <= height()) return;
  const auto isSeen = [this](const QRect& place) { return seen().contains(place); };
  if (std::ranges::all_of(places, isSeen)) return;
  // From the uppermost on as many as there is room for.
  const auto first = std::ranges::min_element(places, {}, [](const QRect& at) { return at.top(); });
  QRect room = *first;
  for (const QRect& place : places) {
    if ((room | place).height() <= viewport()->height()) room |= place;
  }
  const int air = std::clamp<int>((viewport()->height() - room.height()) / 2, 0, unit);
  if (room.top() - air < seen().top() || room.height() > viewport()->height()) {
    m_bar->setValue(room.top() - air);
  } else if (room.bottom() + air > seen().bottom()) {
    m_bar->setValue(room.bottom() + 1 + air - viewport()->height());
  }
}

} // namespace nilometer::ui
