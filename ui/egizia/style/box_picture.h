// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace nilometer::ui {

/// The picture on the box of Egizia: the Nile between its fields, with a pyramid and a ship.
void paintBoxPicture(QPainter& painter, const QRectF& room);

} // namespace nilometer::ui
