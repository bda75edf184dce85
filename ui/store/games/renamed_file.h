// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/naming.h"
#include "engine/record/read_error.h"
#include "ui/game/interface/game.h"

#include <functional>
#include <string>

/// Games in files that are called otherwise, with their players and colours.
namespace nilometer::ui {

/// How players, colours and title of a game are called from now on.
using NamingChange = std::function<record::Naming(record::Naming)>;
/// Seats that are as in `was` are as in `now`, and so is the title.
[[nodiscard]] NamingChange changeOf(record::Naming was, record::Naming now);

/// What a file holds.
struct GameText {
  const Game& kind;
  GameDocument document;
  const std::string& text;
  std::string file; ///< for errors
};

/// What players, colours and title are called there.
[[nodiscard]] record::Result<record::Naming> namingIn(const GameText& game,
                                                      const GameLibrary& library);
/// The text of a game with other names: a record with checksums, an end position otherwise as it
/// is; the texts in its fields are renamed, too.
[[nodiscard]] record::Result<std::string> renamed(const GameText& game, const GameLibrary& library,
                                                  const NamingChange& change);

} // namespace nilometer::ui
