// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace nilometer::pyramidion {

/// The picture on its box: the great pyramid with its pyramidion shining on top, and a loaded boat
/// on the Nile before it.
void paintBox(QPainter& painter, const QRectF& room);

} // namespace nilometer::pyramidion
