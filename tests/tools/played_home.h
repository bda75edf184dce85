// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/store/games/game_library.h"

#include <QString>

namespace nilometer::ui {

/// A game in its file beside other games, with its printed values in it. Its path.
QString leaveGame(const GameLibrary& library, const QString& name, const egizia::GameRecord& record,
                  const egizia::Edition& edition);

/// Makes the shelf that of people who play: that game in progress, where the tour takes its
/// picture of sailing, the same played to its end, a final scoring that somebody has begun to
/// enter, three lessons done, a copy that is compared in part.
void leavePlayedGames(const GameLibrary& library, Preferences& preferences, Games games,
                      const egizia::GameRecord& record, const egizia::Edition& edition);

} // namespace nilometer::ui
