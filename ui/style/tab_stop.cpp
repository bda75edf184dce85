// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/tab_stop.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>

namespace nilometer::ui {

namespace {

constexpr const char* property = "isTabStop";

bool takesTab(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible();
}

/// What takes the keyboard there, in the order of Tab.
QList<QWidget*> placesOf(QWidget& stop) {
  QList<QWidget*> places;
  QWidget* at = &stop;
  do {
    if (tabStopOf(*at) == &stop && takesTab(*at)) places += at;
    at = at->nextInFocusChain();
  } while (at != &stop);
  return places;
}

/// Where Tab comes to in a stop that has `found`, one of its places.
QWidget* entryOf(QWidget& stop, QWidget& found) {
  QWidget* const last = stop.focusWidget();
  if (last != nullptr && tabStopOf(*last) == &stop && takesTab(*last)) return last;
  const QList<QWidget*> places = placesOf(stop);
  return places.isEmpty() ? &found : places.front();
}

std::optional<QPoint> directionOf(int key) {
  switch (key) {
  case Qt::Key_Left: return QPoint(-1, 0);
  case Qt::Key_Right: return QPoint(1, 0);
  case Qt::Key_Up: return QPoint(0, -1);
  case Qt::Key_Down: return QPoint(0, 1);
  default: return std::nullopt;
  }
}

/// How far away `to` is for an arrow that points along `direction`: what overlaps in that row or
/// column comes before all else. Nothing if it does not lie that way.
std::optional<qreal> distance(const QRect& from, const QRect& to, const QPoint& direction) {
  const QPointF way = QRectF(to).center() - QRectF(from).center();
  const qreal along = way.x() * direction.x() + way.y() * direction.y();
  if (along < 1) return std::nullopt;
  const bool level = direction.y() == 0;
  const qreal aside = std::abs(level ? way.y() : way.x());
  const qreal reach = (level ? from.height() + to.height() : from.width() + to.width()) / 2.0;
  if (aside >= reach && aside > along) return std::nullopt;
  constexpr qreal elsewhere = 100'000; // more than any window is wide
  return along + aside / 2 + (aside < reach ? 0 : elsewhere + 3 * aside);
}

QRect inWindow(const QWidget& widget) {
  return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

QWidget* neighbour(const QWidget& from, const QList<QWidget*>& places, const QPoint& direction) {
  QWidget* nearest = nullptr;
  qreal least = 0;
  for (QWidget* place : places) {
    const auto away = distance(inWindow(from), inWindow(*place), direction);
    if (place == &from || !away || (nearest != nullptr && *away >= least)) continue;
    nearest = place;
    least = *away;
  }
  return nearest;
}

} // namespace

void makeTabStop(QWidget& panel) {
  panel.setProperty(property, true);
}

QWidget* tabStopOf(QWidget& widget) {
  QWidget* at = &widget;
  while (at != nullptr && !at->property(property).toBool()) {
    at = at->isWindow() ? nullptr : at->parentWidget();
  }
  return at;
}

bool goToTabStop(const QWidget& host, bool next) {
  QWidget* const from = QApplication::focusWidget();
  if (from == nullptr) return false;
  const QWidget* const left = tabStopOf(*from);
  const auto step = [next](const QWidget& at) {
    return next ? at.nextInFocusChain() : at.previousInFocusChain();
  };
  for (QWidget* at = step(*from); at != from; at = step(*at)) {
    QWidget* const stop = tabStopOf(*at);
    if (at == &host || !takesTab(*at) || (stop != nullptr && stop == left)) continue;
    (stop == nullptr ? at : entryOf(*stop, *at))
        ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
  }
  return false;
}

bool goByArrow(QWidget& from, const QKeyEvent& event) {
  const auto direction = directionOf(event.key());
  const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  QWidget* const stop = tabStopOf(from);
  if (!direction || !plain || stop == nullptr) return false;
  const QList<QWidget*> places = placesOf(*stop);
  QWidget* to = neighbour(from, places, *direction);
  if (to == nullptr && direction->y() == 0) {
    to = places.value(places.indexOf(&from) + direction->x(), nullptr);
  }
  if (to != nullptr) to->setFocus(Qt::OtherFocusReason);
  return true;
}

} // namespace nilometer::ui
