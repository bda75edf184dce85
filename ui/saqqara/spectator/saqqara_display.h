// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/repair_rules.h"
#include "ui/game/session/session_of.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/table/spectator/display_content.h"

namespace nilometer::ui {

/// What the table view shows of Saqqara: who is to act, the market cards with their highest bids
/// or the thresholds with what lies in the warehouses, the boats on the Nile and how high workers
/// stand. Nothing of hands, of cards that lie face down, of points nobody has scored. For
/// completed().
[[nodiscard]] DisplayContent displayOf(const SessionOf<saqqara::Rules>& session);

} // namespace nilometer::ui
