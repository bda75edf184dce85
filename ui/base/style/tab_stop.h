// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QWidget;

namespace nilometer::ui {

/// All of a panel is one tab stop: Tab comes to where the keyboard was last in it and leaves it
/// again, arrow keys go about inside. A stop inside of another one stands for itself, and comes
/// right behind it.
void makeTabStop(QWidget& panel);
/// The stop that a widget is part of; nullptr for one that stands for itself.
[[nodiscard]] QWidget* tabStopOf(QWidget& widget);

/// Where Tab leads from what has the keyboard, or Shift+Tab; to be called from
/// QWidget::focusNextPrevChild() of what holds the stops, which is passed over itself. False if
/// nothing else takes the keyboard.
bool goToTabStop(const QWidget& host, bool next);

/// While `cover` is seen, what it hides of the panel is no place for the keyboard.
/// @pre `cover` lives as long as the panel
void coverStops(QWidget& panel, QWidget& cover);

/// For the key events of what is part of a stop: an arrow goes to what is nearest in that
/// direction, and at the end of a line to the one before or after it. False if the key is no plain
/// arrow or the widget is part of no stop; true if nothing lies there, too.
bool goByArrow(QWidget& from, const QKeyEvent& event);

/// What takes the keyboard in a panel and is nearest to `from` where the key of an arrow points,
/// whatever stops there are for Tab; nullptr if nothing lies there or the key is no arrow.
[[nodiscard]] QWidget* nearestIn(const QWidget& panel, const QWidget& from, int arrow);
/// For key events while something in the panel has the keyboard: a plain arrow goes there. True if
/// it went somewhere.
bool goByArrowIn(const QWidget& panel, const QKeyEvent& event);

} // namespace nilometer::ui
