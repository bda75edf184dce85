// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_numbers.h"

#include "ui/table/explain/why_of.h"

#include <utility>

namespace nilometer::ui {

using egizia::TrackedNumber;
using egizia::operator""_rule;
using table::Player;

namespace {

text::AskedNumber asked(TrackedNumber what, Player player) {
  return {.trackedNumber = static_cast<int>(what), .player = player};
}

/// What a part of a player's card counts.
std::vector<TrackedNumber> trackedNumbersOf(PlayerPart part, egizia::Ring ring) {
  switch (part) {
  case PlayerPart::tile: return {TrackedNumber::orderTile, TrackedNumber::trackPlace};
  case PlayerPart::points: return {TrackedNumber::points};
  case PlayerPart::ending: return {TrackedNumber::ending};
  case PlayerPart::flood:
    return {trackedNumberOf(TrackedNumber::floodLeft, ring),
            trackedNumberOf(TrackedNumber::hungerLeft, ring)};
  case PlayerPart::crews:
    return {TrackedNumber::crewBlue, TrackedNumber::crewBlack, TrackedNumber::crewYellow,
            TrackedNumber::crewJoker, TrackedNumber::strength};
  case PlayerPart::stones: return {TrackedNumber::stones};
  case PlayerPart::ships: return {TrackedNumber::ships};
  case PlayerPart::cards:
    return {TrackedNumber::cards, TrackedNumber::fieldGrain, TrackedNumber::quarryYield};
  case PlayerPart::tombs:
    return {TrackedNumber::tombSum, TrackedNumber::tombTiles, TrackedNumber::tombPoints};
  case PlayerPart::sphinx: break;
  }
  return {TrackedNumber::sphinxHeld};
}

} // namespace

Numbers tableNumbers(const EgiziaSession& session, const std::vector<TrackedNumber>& what) {
  return ownNumbers(session, table::noPlayer, what);
}

WhyNumber numberOf(const EgiziaSession& session, TrackedNumber what, Player player) {
  const text::AskedNumber number = asked(what, player);
  return {session.wholeNumberName(number), number};
}

Numbers everybodys(const EgiziaSession& session, TrackedNumber what) {
  Numbers numbers;
  for (const Player player : session.shown().track.fromTheFront()) {
    numbers.push_back(numberOf(session, what, player));
  }
  return numbers;
}

Numbers partNumbers(const EgiziaSession& session, Player player, PlayerPart part,
                    egizia::Ring ring) {
  return ownNumbers(session, player, trackedNumbersOf(part, ring));
}

Numbers buildingNumbers(const EgiziaSession& session, egizia::Building building, Player owner) {
  const TrackedNumber stones = trackedNumberOf(TrackedNumber::ownObelisk, building);
  Numbers numbers = owner == table::noPlayer ? everybodys(session, stones)
                                             : Numbers{numberOf(session, stones, owner)};
  for (WhyNumber& all :
       tableNumbers(session, {trackedNumberOf(TrackedNumber::builtObelisk, building)})) {
    numbers.push_back(std::move(all));
  }
  return numbers;
}

Numbers marketNumbers(const EgiziaSession& session, egizia::Market market, int step) {
  const TrackedNumber steps = trackedNumberOf(TrackedNumber::stoneMarket, market);
  Numbers numbers;
  for (Player player = 0; player < session.players(); ++player) {
    const auto& at = session.shown().player[player].marketStep;
    if (at[static_cast<std::size_t>(market)] != step) continue;
    numbers.push_back(numberOf(session, steps, player));
  }
  return numbers.empty() ? everybodys(session, steps) : numbers;
}

Numbers ruleNumbers(const EgiziaSession& session, Player player, table::RuleId rule) {
  const egizia::Ring ring = session.shown().ring;
  if (rule == "FEED-1"_rule || rule == "FEED-2"_rule || rule == "FEED-3"_rule) {
    return ownNumbers(session, player,
                      std::vector{TrackedNumber::strength,
                                  trackedNumberOf(TrackedNumber::floodLeft, ring),
                                  trackedNumberOf(TrackedNumber::hungerLeft, ring)});
  }
  if (rule == "STONE-1"_rule || rule == "STONE-2"_rule) {
    return ownNumbers(session, player,
                      std::vector{TrackedNumber::stones, TrackedNumber::quarryYield});
  }
  if (rule == "BONUS-1"_rule) return ownNumbers(session, player, std::vector{TrackedNumber::sites});
  if (rule == "ORDER-1"_rule)
    return ownNumbers(session, player,
                      std::vector{TrackedNumber::orderTile, TrackedNumber::trackPlace});
  return {};
}

Numbers rowNumbers(const EgiziaSession& session, Player player, const ScoreRow& row) {
  Numbers numbers{numberOf(session, TrackedNumber::points, player)};
  if (!row.rule || row.points.isEmpty()) return numbers;
  text::AskedNumber byRule = asked(TrackedNumber::points, player);
  byRule.from = {{.rule = *row.rule}};
  byRule.fromName = text::ruleTitle(*row.rule, session.wholeTable());
  numbers.push_back({session.wholeNumberName(byRule), byRule});
  return numbers;
}

} // namespace nilometer::ui
