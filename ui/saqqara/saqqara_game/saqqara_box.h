// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace nilometer::saqqara {

/// The picture on its box: a step pyramid behind a row of storehouses.
void paintBox(QPainter& painter, const QRectF& room);

} // namespace nilometer::saqqara
