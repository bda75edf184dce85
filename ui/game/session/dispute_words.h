// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

/// The score both ways while an entry is disputed, in the present language.
namespace nilometer::ui {

class GameSession;

/// What somebody has if a dispute is settled the other way.
struct OtherTotal {
  std::size_t entry = 0; ///< index of the disputed one
  int points = 0;
};

/// What else a player may have on the table that is shown, beside the number: "/ 26?", "/ 19…26?".
/// Empty where nothing is disputed that he has other points by.
[[nodiscard]] QString otherPointsShort(const GameSession& session, table::Player player);
/// The player's other points in sentences: "or 26 points if entry 12 is: Anna's ship to Alyi".
[[nodiscard]] QStringList otherPointsLines(const GameSession& session, table::Player player);
/// What the table does not agree about in the entries of that player, up to the shown table: a line
/// for each entry.
[[nodiscard]] QStringList disputeLines(const GameSession& session, table::Player player);
/// The other totals beside points that are not, or not yet, those of the table.
[[nodiscard]] QString otherTotalsShort(const std::vector<OtherTotal>& others);
[[nodiscard]] QStringList otherTotalsLines(const GameSession& session,
                                           const std::vector<OtherTotal>& others);

} // namespace nilometer::ui
