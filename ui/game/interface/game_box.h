// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>
#include <QString>

class QPainter;
class QRectF;

namespace nilometer::ui {

/// What a game's box on the shelf looks like: drawn with marks of our own, the same on light and
/// dark ground.
struct GameBox {
  QRgb front = 0xFF4F4538;       ///< text on it is nearly white
  QRgb lid = 0xFF6E6149;         ///< what is seen of it from above
  QString (*length)() = nullptr; ///< "5 rounds", in the language of the moment; nullptr: not said
  /// Fills the upper part of the front; nullptr: the front stays plain.
  void (*picture)(QPainter& painter, const QRectF& room) = nullptr;
};

} // namespace nilometer::ui
