// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/tab_stop.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace nilometer::ui {

namespace {

constexpr const char* property = "isTabStop";
constexpr const char* coverProperty = "coveredBy";

bool isStop(const QWidget& widget) {
  return widget.property(property).toBool();
}

bool isCovered(const QWidget& widget) {
  for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
    const auto* cover = at->property(coverProperty).value<QWidget*>();
    if (cover == nullptr || !cover->isVisible() || cover->isAncestorOf(&widget)) continue;
    const QPoint middle = widget.mapToGlobal(widget.rect().center());
    if (cover->rect().contains(cover->mapFromGlobal(middle))) return true;
  }
  return false;
}

bool takesTab(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible() &&
         !isCovered(widget);
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

/// Where Tab comes to in a stop, or what stands for itself.
QWidget& entryOf(QWidget& stop) {
  if (!isStop(stop)) return stop;
  QWidget* const last = stop.focusWidget();
  if (last != nullptr && tabStopOf(*last) == &stop && takesTab(*last)) return *last;
  return *placesOf(stop).front();
}

/// The outermost stop that it is part of.
const QWidget* outermost(const QWidget& stop) {
  const QWidget* found = &stop;
  for (const QWidget* at = &stop; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
    if (isStop(*at)) found = at;
  }
  return found;
}

/// The stops of all that takes the keyboard, in the order of Tab; those inside of another one come
/// right behind it, whenever they were made.
std::vector<QWidget*> stopsOf(const QWidget& host) {
  std::vector<QWidget*> stops;
  std::vector<const QWidget*> outer;
  const auto add = [](auto& list, auto* one) {
    if (std::ranges::find(list, one) == list.end()) list.push_back(one);
  };
  for (QWidget* at = host.nextInFocusChain(); at != &host; at = at->nextInFocusChain()) {
    if (!takesTab(*at)) continue;
    QWidget* const stop = tabStopOf(*at);
    add(stops, stop == nullptr ? at : stop);
    add(outer, outermost(*stops.back()));
  }
  std::ranges::stable_sort(stops, {}, [&](const QWidget* stop) {
    return std::ranges::find(outer, outermost(*stop)) - outer.begin();
  });
  return stops;
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
  // What lies around it is where most of it lies.
  if (aside > along && to.contains(from)) return std::nullopt;
  constexpr qreal elsewhere = 100'000; // more than any window is wide
  if (aside >= reach) return along + 3.5 * aside + elsewhere;
  // What is as wide as a river lies before whoever stands at its bank, wherever its middle is.
  const qreal half = (level ? to.height() : to.width()) / 2.0;
  return along + std::max(aside - half, 0.0) / 2;
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
  while (at != nullptr && !isStop(*at)) {
    at = at->isWindow() ? nullptr : at->parentWidget();
  }
  return at;
}

bool goToTabStop(const QWidget& host, bool next) {
  QWidget* const from = QApplication::focusWidget();
  if (from == nullptr) return false;
  const std::vector<QWidget*> stops = stopsOf(host);
  if (stops.empty()) return false;
  QWidget* const left = tabStopOf(*from);
  const auto at = std::ranges::find(stops, left == nullptr ? from : left);
  const auto count = static_cast<std::ptrdiff_t>(stops.size());
  std::ptrdiff_t to = next ? 0 : count - 1;
  if (at != stops.end()) to = (at - stops.begin() + (next ? 1 : count - 1)) % count;
  QWidget& stop = *stops[static_cast<std::size_t>(to)];
  if (&stop == left || &stop == from) return false;
  entryOf(stop).setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

void coverStops(QWidget& panel, QWidget& cover) {
  panel.setProperty(coverProperty, QVariant::fromValue(&cover));
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

QWidget* nearestIn(const QWidget& panel, const QWidget& from, int arrow) {
  const auto direction = directionOf(arrow);
  if (!direction) return nullptr;
  QList<QWidget*> places = panel.findChildren<QWidget*>();
  places.removeIf([](const QWidget* place) { return !takesTab(*place); });
  return neighbour(from, places, *direction);
}

bool goByArrowIn(const QWidget& panel, const QKeyEvent& event) {
  const QWidget* const from = QApplication::focusWidget();
  const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (!plain || from == nullptr || !panel.isAncestorOf(from)) return false;
  QWidget* const to = nearestIn(panel, *from, event.key());
  if (to != nullptr) to->setFocus(Qt::TabFocusReason);
  return to != nullptr;
}

} // namespace nilometer::ui
