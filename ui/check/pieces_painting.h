// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

class QPainter;
class QRect;

/// Pieces of the box, drawn small and calm, as many as there are: the more, the smaller.
namespace nilometer::ui {

void paintShips(QPainter& painter, const QRect& room, int count, const Theme& theme);
/// Stones as they are, or lying flat as markers.
void paintStones(QPainter& painter, const QRect& room, int count, const Theme& theme);
void paintMarkers(QPainter& painter, const QRect& room, int count, const Theme& theme);
/// A track from 0 to `end`, with the end marked.
void paintTrackTo(QPainter& painter, const QRect& room, int end, const Theme& theme);

} // namespace nilometer::ui
