// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/editions.h"

#include "engine/egizia/edition.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"

#include "ui/egizia/words/names.h"

#include <QString>

#include <string>

/// Reading what commands are given. Errors name the file as a person would.
namespace nilometer::cli {

/// "-" is called the standard input.
[[nodiscard]] std::string shownName(const QString& file);

/// The bytes of a file or of the standard input, for files of ours.
[[nodiscard]] record::Result<std::string> load(const QString& file);

struct LoadedGame {
  const egizia::Edition* edition = nullptr;
  egizia::GameRecord record;
};
[[nodiscard]] record::Result<LoadedGame> loadGame(const QString& file, Editions& editions);

struct LoadedPosition {
  const egizia::Edition* edition = nullptr;
  egizia::Position position;
};
[[nodiscard]] record::Result<LoadedPosition> loadPosition(const QString& file, Editions& editions);

/// Says what could not be read; gives exitUnreadable.
[[nodiscard]] int unreadable(const record::ReadError& error);

} // namespace nilometer::cli
