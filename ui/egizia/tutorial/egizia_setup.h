// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/game.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/tutorial/setup_source.h"

#include <memory>
#include <vector>

namespace nilometer::ui {

class GameSession;

/// How the real table is made ready for a game, in the order in which people do it: what lies on
/// the board first, then what everybody gets, then what is secret. All numbers are those of the
/// edition, the options and the players of that game (SET-1 to SET-8, LAY-1). `table` belongs to
/// the same players.
[[nodiscard]] std::vector<SetupStep> setupSteps(const egizia::Game& game, const text::Table& table,
                                                const egizia::RecordHeader& header);

/// The set-up of a game of Egizia: Game::setup.
[[nodiscard]] std::unique_ptr<SetupSource> egiziaSetup(GameSession& session);

} // namespace nilometer::ui
