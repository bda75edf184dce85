// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/repair_rules.h"
#include "ui/game/session/session_of.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/table/explain/why_of.h"

/// Answers to "Why?" about the shown table; every line ends with its rule. Of an entry that is
/// refused: ui::rulesBroken(), of a place: ui::rulesIn(), of rules alone: ui::rulesWhy().
namespace nilometer::saqqara {

using WhySession = ui::SessionOf<Rules>;

/// A warehouse: what lies there, whether its threshold is reached, and who has got what there in
/// this round and why.
[[nodiscard]] ui::WhyText warehouseWhy(const WhySession& session, Warehouse at);
/// A player: where the goods of this round and the points come from. The pyramids are topics.
[[nodiscard]] ui::WhyText playerWhy(const WhySession& session, Player player);
/// A pyramid: what its levels give, and what the player's next one costs. Of nobody (noPlayer) the
/// players are topics.
[[nodiscard]] ui::WhyText pyramidWhy(const WhySession& session, Pyramid pyramid, Player player);
/// The Nile: what its spaces cost and earn, and the boats.
[[nodiscard]] ui::WhyText nileWhy(const WhySession& session);

} // namespace nilometer::saqqara
