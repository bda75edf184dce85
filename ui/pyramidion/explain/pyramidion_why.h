// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/repair_rules.h"
#include "ui/game/session/session_of.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/table/explain/why_of.h"

/// Answers to "Why?" about the shown table; every line ends with its rule. Of an entry that is
/// refused: ui::rulesBroken(), of a place: ui::rulesIn(), of rules alone: ui::rulesWhy().
namespace nilometer::pyramidion {

using WhySession = ui::SessionOf<Rules>;

/// A site: what lies and stands there, what is asked for, the sums while it is played for, and what
/// came of it in this round.
[[nodiscard]] ui::WhyText siteWhy(const WhySession& session, Site site);
/// A player: where the resources of this round come from, what lies before him. No points of boats
/// before the game is over (SEE-2). The boats that he may load are topics.
[[nodiscard]] ui::WhyText playerWhy(const WhySession& session, Player player);
/// The boat of that place in the row, from 1, or the reserved one: what it needs, and what that
/// player lacks of it. Of nobody (noPlayer) the players are topics. A place without a boat: what
/// the rules say of new ones.
[[nodiscard]] ui::WhyText boatWhy(const WhySession& session, int place, Player player);
/// The player order: who is where, and who has taken an order marker.
[[nodiscard]] ui::WhyText orderWhy(const WhySession& session);

} // namespace nilometer::pyramidion
