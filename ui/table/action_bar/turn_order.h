// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"

#include <QFont>
#include <QString>

#include <cstdint>
#include <vector>

/// Who comes when, where players come one after the other: read from left to right.
namespace nilometer::ui {

struct OrderedTurn {
  enum class State : std::uint8_t { done, now, waits };
  PlayerColour player = PlayerColour::blue;
  QString name;
  State state = State::waits;
  QString whole{}; ///< the name, however long it is; empty: that one
  friend bool operator==(const OrderedTurn&, const OrderedTurn&) = default;
};

/// Where there is no room for whole names, they are shortened; then only the one now has his; then
/// there is nobody else.
enum class TurnNames : std::uint8_t { whole, all, now, nowAlone };

/// In pixels.
[[nodiscard]] qreal turnsWidth(const std::vector<OrderedTurn>& turns, TurnNames names,
                               const QFont& font);
/// From the left edge of `room`.
void paintTurns(QPainter& painter, const QRectF& room, const std::vector<OrderedTurn>& turns,
                TurnNames names, const QFont& font, const Theme& theme);
/// All of it in words.
[[nodiscard]] QString turnsInWords(const std::vector<OrderedTurn>& turns);

} // namespace nilometer::ui
