// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kind/game_kind.h"

namespace nilometer::ui {

class StartView;

/// Shows on the start page what lies on the shelf: what can be gone on with, and the games of late.
void showShelf(StartView& view, const GameShelf& shelf, const Preferences& preferences,
               Games games);

} // namespace nilometer::ui
