// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/game_record.h"
#include "engine/pyramidion/repair_rules.h"
#include "ui/game/session/session_of.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/table/spectator/display_content.h"

namespace nilometer::pyramidion {

/// What the table view shows of Pyramidion: who is to act; at the active site who is ahead in each
/// category, against the minimum; what the boats on the Nile need; how many boats everybody has
/// loaded. No hands, no unturned revolt markers, and no points before the game is over (SEE-2). For
/// ui::completed().
[[nodiscard]] ui::DisplayContent displayOf(const ui::SessionOf<Rules>& session);

} // namespace nilometer::pyramidion
