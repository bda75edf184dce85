// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/tracked_numbers.h"
#include "ui/egizia/seats/player_part.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/score/final_scoring/score_rows.h"
#include "ui/table/explain/why_text.h"

#include <vector>

/// Which numbers of the table something shows: the log tells where they come from. Of hidden cards
/// nothing but how many they are.
namespace nilometer::ui {

using Numbers = std::vector<WhyNumber>;

/// The numbers of the whole table among `what`.
[[nodiscard]] Numbers tableNumbers(const EgiziaSession& session,
                                   const std::vector<egizia::TrackedNumber>& what);
/// One number of every player, with names.
[[nodiscard]] Numbers everybodys(const EgiziaSession& session, egizia::TrackedNumber what);
/// One number of one player, with his name.
[[nodiscard]] WhyNumber numberOf(const EgiziaSession& session, egizia::TrackedNumber what,
                                 table::Player player);
/// What a part of a player's card shows. `ring`: which forecast of the flood is meant.
[[nodiscard]] Numbers partNumbers(const EgiziaSession& session, table::Player player,
                                  PlayerPart part, egizia::Ring ring);
/// Stones in a building: of whoever has that space, or of everybody.
[[nodiscard]] Numbers buildingNumbers(const EgiziaSession& session, egizia::Building building,
                                      table::Player owner);
/// Steps of a market: of those who stand on it, or of everybody.
[[nodiscard]] Numbers marketNumbers(const EgiziaSession& session, egizia::Market market, int step);
/// What a rule counts for one player: the numbers behind a line about him.
[[nodiscard]] Numbers ruleNumbers(const EgiziaSession& session, table::Player player,
                                  table::RuleId rule);
/// Points of a player: all, and those by the rule of that row of the final scoring.
[[nodiscard]] Numbers rowNumbers(const EgiziaSession& session, table::Player player,
                                 const ScoreRow& row);

} // namespace nilometer::ui
