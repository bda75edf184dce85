// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_numbers.h"

#include "ui/table/explain/why_of.h"

#include <utility>

namespace nilometer::ui {

using egizia::Tally;
using egizia::operator""_rule;
using table::Player;

namespace {

words::AskedNumber asked(Tally what, Player player) {
  return {.tally = static_cast<int>(what), .player = player};
}

/// What a part of a player's card counts.
std::vector<Tally> talliesOf(PlayerPart part, egizia::Ring ring) {
  switch (part) {
  case PlayerPart::tile: return {Tally::orderTile, Tally::trackPlace};
  case PlayerPart::points: return {Tally::points};
  case PlayerPart::ending: return {Tally::ending};
  case PlayerPart::flood:
    return {tallyOf(Tally::floodLeft, ring), tallyOf(Tally::hungerLeft, ring)};
  case PlayerPart::crews:
    return {Tally::crewBlue, Tally::crewBlack, Tally::crewYellow, Tally::crewJoker,
            Tally::strength};
  case PlayerPart::stones: return {Tally::stones};
  case PlayerPart::ships: return {Tally::ships};
  case PlayerPart::cards: return {Tally::cards, Tally::fieldGrain, Tally::quarryYield};
  case PlayerPart::tombs: return {Tally::tombSum, Tally::tombTiles, Tally::tombPoints};
  case PlayerPart::sphinx: break;
  }
  return {Tally::sphinxHeld};
}

} // namespace

Numbers tableNumbers(const EgiziaSession& session, const std::vector<Tally>& what) {
  return ownNumbers(session, table::noPlayer, what);
}

WhyNumber numberOf(const EgiziaSession& session, Tally what, Player player) {
  const words::AskedNumber number = asked(what, player);
  return {session.wholeNumberName(number), number};
}

Numbers everybodys(const EgiziaSession& session, Tally what) {
  Numbers numbers;
  for (const Player player : session.shown().track.fromTheFront()) {
    numbers.push_back(numberOf(session, what, player));
  }
  return numbers;
}

Numbers partNumbers(const EgiziaSession& session, Player player, PlayerPart part,
                    egizia::Ring ring) {
  return ownNumbers(session, player, talliesOf(part, ring));
}

Numbers buildingNumbers(const EgiziaSession& session, egizia::Building building, Player owner) {
  const Tally stones = tallyOf(Tally::ownObelisk, building);
  Numbers numbers = owner == table::noPlayer ? everybodys(session, stones)
                                             : Numbers{numberOf(session, stones, owner)};
  for (WhyNumber& all : tableNumbers(session, {tallyOf(Tally::builtObelisk, building)})) {
    numbers.push_back(std::move(all));
  }
  return numbers;
}

Numbers marketNumbers(const EgiziaSession& session, egizia::Market market, int step) {
  const Tally steps = tallyOf(Tally::stoneMarket, market);
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
                      std::vector{Tally::strength, tallyOf(Tally::floodLeft, ring),
                                  tallyOf(Tally::hungerLeft, ring)});
  }
  if (rule == "STONE-1"_rule || rule == "STONE-2"_rule) {
    return ownNumbers(session, player, std::vector{Tally::stones, Tally::quarryYield});
  }
  if (rule == "BONUS-1"_rule) return ownNumbers(session, player, std::vector{Tally::sites});
  if (rule == "ORDER-1"_rule)
    return ownNumbers(session, player, std::vector{Tally::orderTile, Tally::trackPlace});
  return {};
}

Numbers rowNumbers(const EgiziaSession& session, Player player, const ScoreRow& row) {
  Numbers numbers{numberOf(session, Tally::points, player)};
  if (!row.rule || row.points.isEmpty()) return numbers;
  words::AskedNumber byRule = asked(Tally::points, player);
  byRule.from = {{.rule = *row.rule}};
  byRule.fromName = words::ruleTitle(*row.rule, session.wholeTable());
  numbers.push_back({session.wholeNumberName(byRule), byRule});
  return numbers;
}

} // namespace nilometer::ui
