// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/kind/new_game.h"

#include <memory>

namespace nilometer::ui {

class GameSession;
class GameShelf;

/// What a new game of Egizia lets the table choose.
[[nodiscard]] NewGameOffer egiziaOffer(const GameShelf& shelf);
/// GameKind::begin
[[nodiscard]] std::unique_ptr<GameSession> beginEgizia(const NewGameChoice& choice,
                                                       const GameShelf& shelf);

/// The first line of the new record. Words that there are not and players who cannot sit together
/// count as not chosen.
[[nodiscard]] egizia::RecordHeader headerOf(const NewGameChoice& choice);
/// The same the other way round.
[[nodiscard]] NewGameChoice choiceOf(const egizia::RecordHeader& header);

} // namespace nilometer::ui
