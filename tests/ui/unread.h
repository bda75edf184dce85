// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/painted_page.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <functional>

/// What of the texts in a window cannot be read, told by the pixels it paints.
namespace nilometer::test {

/// Whether it only lies beyond the edge of something that scrolls up and down.
inline bool isScrolledAway(const WrittenText& text, const QWidget& window) {
  for (const auto* area : window.findChildren<QAbstractScrollArea*>()) {
    if (!area->isVisible() || area->verticalScrollBar()->maximum() == 0) continue;
    const QWidget& port = *area->viewport();
    const QRect room(port.mapTo(&window, QPoint()), port.size());
    const bool isBeside =
        text.whole.left() < room.left() - 1 || text.whole.right() > room.right() + 1;
    const bool isAcross = text.whole.bottom() < room.top() || text.whole.top() > room.bottom() ||
                          !room.contains(text.whole);
    const bool touches = text.whole.top() <= room.bottom() && text.whole.bottom() >= room.top();
    if (!isBeside && isAcross && (touches || text.seen.isEmpty())) return true;
  }
  return false;
}

/// How much of its letters is no longer what was written, as something was painted over them.
struct PaintedOver {
  double part = 0;
  int rows = 0; ///< of pixels: a line through a word takes few
};

inline PaintedOver paintedOver(const WrittenText& text, const QImage& last) {
  int letters = 0;
  int gone = 0;
  PaintedOver over;
  for (int y = 0; y < text.written.height(); ++y) {
    const int before = gone;
    for (int x = 0; x < text.written.width(); ++x) {
      if (text.written.pixel(x, y) == text.before.pixel(x, y)) continue;
      ++letters;
      gone += last.pixel(text.seen.topLeft() + QPoint(x, y)) != text.written.pixel(x, y) ? 1 : 0;
    }
    over.rows += gone > before ? 1 : 0;
  }
  if (letters > 0) over.part = static_cast<double>(gone) / letters;
  return over;
}

/// What a tip says that is made for that place when somebody stays there.
inline QString tipAt(QWidget& widget, const QPoint& at) {
  QToolTip::hideText();
  QHelpEvent stays(QEvent::ToolTip, at, widget.mapToGlobal(at));
  QCoreApplication::sendEvent(&widget, &stays);
  return QToolTip::text();
}

/// Whether it is shortened, and nothing it belongs to says the whole of it.
inline bool isShortened(const WrittenText& text, QWidget& window) {
  if (!text.text.contains(u'…')) return false;
  const QString start = text.text.section(u'…', 0, 0).trimmed();
  QWidget* const there = window.childAt(text.whole.center());
  if (there != nullptr &&
      tipAt(*there, there->mapFrom(&window, text.whole.center())).contains(start)) {
    return false;
  }
  for (const QWidget* at = there; at != nullptr; at = at->parentWidget()) {
    // Three points of its own: a dialog follows.
    if (at->accessibleName().contains(start + u'…')) return false;
    if (!at->toolTip().isEmpty() && at->toolTip().contains(start)) return false;
    // A row of a list says all of itself in its tip, in whole sentences.
    if (const auto* list = qobject_cast<const QAbstractItemView*>(at)) {
      const QPoint place = list->viewport()->mapFrom(&window, text.whole.center());
      if (!list->indexAt(place).data(Qt::ToolTipRole).toString().isEmpty()) return false;
    }
  }
  return true;
}

/// One line for each text that is cut off, half covered, or shortened. Where `mayBeCovered` says so
/// something else may stand over the text.
inline QStringList unreadIn(
    QWidget& window, const std::function<bool(const WrittenText&)>& mayBeCovered =
                         [](const WrittenText&) { return false; }) {
  const PaintedPage page(window);
  QStringList wrong;
  const auto say = [&](const QString& what, const WrittenText& text) {
    wrong += QStringLiteral("%1 “%2” at %3,%4")
                 .arg(what, text.text)
                 .arg(text.whole.x())
                 .arg(text.whole.y());
  };
  for (const WrittenText& text : page.written()) {
    constexpr double little = 0.12;
    constexpr double nearlyAll = 0.96;
    const PaintedOver over = paintedOver(text, page.image());
    // Whatever is opened over the table covers all of what is below.
    const bool isBelow = text.seen.isEmpty() && window.rect().contains(text.whole);
    if (isBelow || over.part > nearlyAll) continue;
    // Hinted letters are a little narrower than is said of them.
    const int edge = 1 + text.whole.height() / 6;
    const QRect least = text.whole.adjusted(edge, edge, -edge, -edge);
    const int stroke = std::max(3, text.whole.height() / 4);
    // What stands in a line that takes text moves with the cursor.
    const bool isLine = qobject_cast<QLineEdit*>(window.childAt(text.seen.center())) != nullptr;
    if (!least.isEmpty() && !text.seen.contains(least) && !isLine) {
      if (!isScrolledAway(text, window) && !mayBeCovered(text)) {
        say(QStringLiteral("cut off:"), text);
      }
    } else if (over.part > little && over.rows > stroke) {
      if (!mayBeCovered(text)) say(QStringLiteral("half covered:"), text);
    } else if (isShortened(text, window)) {
      say(QStringLiteral("shortened:"), text);
    }
  }
  return wrong;
}

} // namespace nilometer::test
