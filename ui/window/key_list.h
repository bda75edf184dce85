// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game_help.h"

#include <QString>

#include <vector>

namespace nilometer::ui {

class Game;
struct PageKind;

/// The keys of one page, or of what is no page.
struct KeyGroup {
  const PageKind* page = nullptr;
  QString title;
  std::vector<KeyHelp> keys;
};

/// What that game says of itself; nothing where it has nothing to say.
[[nodiscard]] GameHelp helpOf(const Game& game);

/// All keys there are in that game, in the present language: those of the page in front first
/// (nullptr: of the start page, which has none of its own), then those that work everywhere, then
/// all others.
[[nodiscard]] std::vector<KeyGroup> keyGroups(const PageKind* front, const Game& game);

} // namespace nilometer::ui
