// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/setup_source.h"

#include <memory>

namespace nilometer::ui {

class GameSession;

/// The set-up of a game of Egizia: Game::setup.
[[nodiscard]] std::unique_ptr<SetupSource> egiziaSetup(GameSession& session);

} // namespace nilometer::ui
