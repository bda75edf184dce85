// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/new_game.h"
#include "ui/store/own_edition/copy_kind.h"

#include <string>

namespace nilometer::ui {

/// What a game that lets its copies be incomplete says of values to play with: whether they make
/// sense, and how many of those that it asks for are compared. `text` = the edition as a file; one
/// that cannot be read leaves them as they are.
void judgeValues(const CopyKind& kind, NewGameOffer::Values& values, const std::string& text);

} // namespace nilometer::ui
