// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/board/pyramidion_parts.h"
#include "ui/table/board/seats.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// A table in which numbers of players are added up, without the cells between head and foot.
struct NumberTable {
  QString name{};
  QString hint{};                ///< what it is about; empty while nothing is added up
  std::vector<HeadLook> heads{}; ///< of the columns
  QStringList rows{};            ///< where nothing lies: who sits there, by the whole name
  std::optional<int> turn{};     ///< the row of whoever is asked
  QString foot{};
  std::vector<EndLook> ends{};
};
/// In u, rows by player and ends by column.
struct NumberTableRooms {
  QRectF all{};
  QRectF head{};
  std::vector<QRectF> rows{};               ///< name and cards
  std::vector<std::vector<QRectF>> cells{}; ///< right of them
  QRectF foot{};
  std::vector<QRectF> ends{}; ///< in the foot, below the cells
};
[[nodiscard]] NumberTableRooms numberTableIn(const QRectF& room, int players, int columns);
void paintNumberTable(Canvas& canvas, const NumberTableRooms& rooms, const NumberTable& look,
                      const Seats& seats);

} // namespace nilometer::ui
