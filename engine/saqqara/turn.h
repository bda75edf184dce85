// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/changes.h"

/// The calendar, who comes next, and how one phase leads to the next (CAL-1 to CAL-5).
namespace nilometer::saqqara {

/// Who starts this round (CAL-5).
[[nodiscard]] Player startPlayer(const State& state);
/// The player so many seats clockwise of the start player (CAL-4).
[[nodiscard]] Player seat(const State& state, int place);
/// How many seats clockwise of the start player he sits.
[[nodiscard]] int seatOf(const State& state, Player player);
/// Where a warehouse stands: 0 = the left one.
[[nodiscard]] int placeOf(const Edition& edition, Warehouse warehouse);

/// The warehouse above the die; none in a Land round (CAL-3).
[[nodiscard]] std::optional<Warehouse> currentMarket(const Game& game, const State& state);
/// What "a good of the current market" means for Agriculture, Trade and Progress; nothing in a
/// Land round unless land stands in for it (option landRound).
[[nodiscard]] std::optional<Good> currentGood(const Game& game, const State& state);
/// In this Land round users name one of the four warehouses as the current market.
[[nodiscard]] bool userNamesMarket(const Game& game, const State& state);

/// Adds PHASE to the verdict unless the table waits for that, with the printed number that it waits
/// for, if any; and WORKER-6 while a free worker has to be answered.
bool judgePhase(const State& state, Phase phase, Verdict& verdict);
/// Adds TURN, and the rule that says who comes next, unless that player is to act.
void judgeTurn(const State& state, Player player, RuleId order, Verdict& verdict);
/// In AUCTION and INVEST: the same, and the rule about passing for whoever has passed.
void judgeActive(const State& state, Player player, Verdict& verdict);
/// Adds the rule of that pyramid if the player's level gives nothing.
bool judgeLevel(const State& state, Player player, Pyramid pyramid, RuleId rule, Verdict& verdict);
/// Adds ENTRY, too, where judgeLevel() fails: the power has no use then, not even out of turn.
bool judgePower(const State& state, Player player, Pyramid pyramid, RuleId rule, Verdict& verdict);
/// Adds ENTRY, or what rule asks for at least one, if goods are fewer than none or none at all.
bool judgeGiven(Player player, const Goods& goods, RuleId rule, Verdict& verdict);
/// Adds GOODS-3 for goods that the player does not own.
void judgeOwned(const State& state, Player player, const Goods& goods, Verdict& verdict);

// What is made anyway out of turn has happened, and takes the turn from nobody: whoever was asked
// is still asked.

/// The next one is asked where it was that player's turn (AUCTION-1, INVEST-1).
void endTurnOf(State& state, Player player);
/// AUCTION or INVEST begins: nobody has passed, and the start player is asked first.
void startPassing(Changes& changes, Phase phase, RuleId rule);
[[nodiscard]] bool allHavePassed(const State& state);
/// A phase of steps begins, one for each seat or more.
void startSteps(State& state);
/// That step is done: now, or before it is asked for.
void finishStep(State& state, int step);
/// Whether the step that the phase has come to was done before.
[[nodiscard]] bool isDoneEarly(const State& state);

/// Pyramids with a worker at the top, by anybody: pyramids count, not workers.
[[nodiscard]] int topsReached(const State& state);
/// END-2: in all pyramids but two. One more round, but never beyond the last year (R43).
/// `topsBefore` = topsReached() before the change.
void noteTops(Changes& changes, int topsBefore);

// How the phases follow each other (CAL-2): each goes on until the table has something to decide.
void startRound(Changes& changes);
void startAuction(Changes& changes);
void goOnBidding(Changes& changes);
void startStock(Changes& changes);
/// Lays out what the distribution table says, once it is known (ASK-1), and goes on from there.
void goOnWithTable(Changes& changes);
void goOnWithCrops(Changes& changes);
void startInfluence(Changes& changes);
void goOnWithIntrigue(Changes& changes);
void goOnWithMarkers(Changes& changes);
void startInvest(Changes& changes);
void goOnInvesting(Changes& changes);
void startReveal(Changes& changes);
void startDistribution(Changes& changes);
void goOnDistributing(Changes& changes);
void startDevelopment(Changes& changes);
void endRound(Changes& changes);
void startFinal(Changes& changes);
/// Scores once no number is missing any more.
void goOnWithFinal(Changes& changes);

} // namespace nilometer::saqqara
