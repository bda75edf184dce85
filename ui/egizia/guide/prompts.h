// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/guide/facts.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/guide/guide.h"

#include <QString>

/// What the guide tells of a game of Egizia.
namespace nilometer::ui {

/// Who decides on the shown table; noPlayer where everybody acts together or the past is shown.
[[nodiscard]] table::Player decidingPlayer(const EgiziaSession& session);

/// What to say at that level about the shown table. `named` = hidden cards of the player being
/// scored that have been named, but not entered. @pre more than looking at the past
[[nodiscard]] Guide guideOf(const EgiziaSession& session, PromptLevel level, int named = 0);

} // namespace nilometer::ui
