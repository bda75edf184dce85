// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/table/spectator/display_content.h"

/// What the whole table sees of a game of Egizia from afar: the table view.
namespace nilometer::ui {

/// Of the shown table. Names no Sphinx card, no card in hand, and forecasts no final score.
[[nodiscard]] DisplayContent displayOf(EgiziaSession& session);

/// Whose turn it is and what is done; the verb without the name.
[[nodiscard]] DisplayTurn displayTurn(const EgiziaSession& session);
/// What comes after the phase now: "then Feed"; empty where nothing does.
[[nodiscard]] QString displayThen(const EgiziaSession& session);
/// What the next feeding takes from everybody, with the water ring in each of its positions.
[[nodiscard]] DisplayTable displayFlood(const EgiziaSession& session);

} // namespace nilometer::ui
