// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>
#include <QStringList>

/// The score both ways while an entry is disputed, in the present language.
namespace nilometer::ui {

class GameSession;

/// What else a player may have on the table that is shown, beside the number: "/ 26?", "/ 19…26?".
/// Empty where nothing is disputed that he has other points by.
[[nodiscard]] QString otherPointsShort(const GameSession& session, table::Player player);
/// The same in sentences: "or 26 points if entry 12 is: Anna's ship to Alyi".
[[nodiscard]] QStringList otherPointsLines(const GameSession& session, table::Player player);

} // namespace nilometer::ui
