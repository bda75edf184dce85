// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "ui/store/games/file_lock.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the files of end positions are called, whatever the game.
namespace nilometer::ui {

inline const QString positionEnding = QStringLiteral(".nilometer-position");

/// "2026-11-26 Anna, Ben", or the title in place of the names; without ending.
[[nodiscard]] QString positionName(const std::string& date, const std::string& title,
                                   const std::vector<record::Seat>& seats);

/// A path of that name that no file in the folder has, held against other running programs.
[[nodiscard]] std::pair<QString, std::optional<FileLock>> freePositionFile(const QString& folder,
                                                                           const QString& name);

} // namespace nilometer::ui
