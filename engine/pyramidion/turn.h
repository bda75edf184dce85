// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/changes.h"

/// How the phases follow each other, and what each phase's own file offers to game.cpp: a judge and
/// a carrier for each entry. All judges take entries that are isWithin() the game.
namespace nilometer::pyramidion {

/// Adds PHASE to the verdict unless the table waits for that, with the printed minima that it waits
/// for, if any.
bool judgePhase(const State& state, Phase phase, Verdict& verdict);
/// Adds TURN, and the rule that says who comes next, unless that player is to act.
void judgeTurn(const State& state, Player player, RuleId order, Verdict& verdict);
/// A boat that is read off (BOAT-4, BOAT-5); it is one of `drawn` that leave the pile together. One
/// that waits can be any.
void judgeBoat(const Game& game, const State& state, const Boat& boat, int drawn, Verdict& verdict);
/// BOAT-5: whether it can be one of so many drawn together with the first `others.count` of those:
/// another one, and no more from the discards than the pile lacks.
[[nodiscard]] bool comesWith(const Game& game, const State& state, const NewBoats& others,
                             const Boat& boat, int drawn);
/// A card that comes out of a player's hand (CARD-2, CARD-3).
void judgeCard(const State& state, Player player, const Card& card, Verdict& verdict);
/// Where each of them is listed singly, the player's own ones that may be in hand.
[[nodiscard]] std::vector<Card> ownBasics(const State& state, Player player, CardKind kind);
/// Everybody to that place, the first one first.
void setOrder(Changes& changes, const std::array<Player, maxPlayers>& order, RuleId rule);

/// Whether a boat can be drawn.
[[nodiscard]] inline bool isBoatLeft(const State& state) {
  return state.boatPile + state.boatDiscards > 0;
}
/// BOAT-4: how many are read that were turned up before; else BOAT-1, BOAT-3: how many come into
/// the row.
[[nodiscard]] int boatsDue(const State& state);
/// Of so many boats that are read together, how many leave the pile with that.
[[nodiscard]] inline int drawnWith(const State& state, int boats) {
  return state.boatsWaiting() > 0 ? 0 : boats;
}
/// SITE-2: how many sites each player activates, by player.
[[nodiscard]] int activationsOf(const State& state, Player player);
/// Whether that player can still be asked for a trade (POWER-ABU-SIMBEL), and how often he can pay.
[[nodiscard]] int tradesPossible(const Game& game, const State& state, Player player);
/// TWO-2: he may not pass yet.
[[nodiscard]] bool hasToPlay(const State& state, Player player);
/// PLAY-4, TWO-4.
[[nodiscard]] bool mayRecruit(const State& state, Player player);
inline constexpr int twoMostCards = 5; ///< TWO-3
/// END-2: who has the extra point now.
[[nodiscard]] PlayerSet majority(const Game& game, const State& state);

// How boats are paid (LOAD-4 to LOAD-8).
/// The boat of that place in the row, from 1, or the one reserved for that player.
[[nodiscard]] const Boat* boatAt(const State& state, Player player, int place);
/// Where that player has a torturer troop that has not fetched anything in this round.
[[nodiscard]] SiteSet readyTroops(const State& state, Player player);
/// LOAD-6: those of these sites whose corner nobody has read, nor left in this round.
[[nodiscard]] SiteSet cornersAsked(const State& state, SiteSet sites);
/// The corners that the table waits for, or that whoever loads can need.
[[nodiscard]] SiteSet cornersAsked(const State& state);
/// A way to pay that boat with the fewest troops, if there is any (LOAD-8). A corner that was never
/// read may show every kind.
[[nodiscard]] std::optional<Load> wayToLoad(const State& state, Player player, int place);
/// Whether that player can load anything.
[[nodiscard]] bool canLoad(const State& state, Player player);
/// What the player pays himself, so that the need is paid exactly; less than 0 where an entry pays
/// too much.
[[nodiscard]] Resources ownPayment(const Boat& boat, const Load& entry);

// What is made anyway out of turn has happened, and takes the turn from nobody: whoever was asked
// is still asked. Each phase goes on until the table has something to decide.
void startRound(Changes& changes);
void startSupply(Changes& changes);
void goOnNegotiating(Changes& changes);
void goOnActivating(Changes& changes);
void goOnPlaying(Changes& changes);
void startResolving(Changes& changes);
/// The steps behind the revolt, once both minima are known (RESOLVE-5).
void goOnResolving(Changes& changes);
void clearSite(Changes& changes);
void goOnTrading(Changes& changes);
void startLoading(Changes& changes);
void goOnLoading(Changes& changes);
void startEnd(Changes& changes);
/// Asks again for corners and the supply card that were put off, and ends the round (END-4).
void goOnEnding(Changes& changes);

/// Beside the phase and the turn; nothing can be wrong about an entry without such a judge.
void judge(const Game& /*game*/, const State& /*state*/, const auto& /*entry*/,
           Verdict& /*verdict*/) {}
#define NILOMETER_APPLY(What) void apply(Changes& changes, const What& entry);
#define NILOMETER_ENTRY(What)                                                                      \
  void judge(const Game& game, const State& state, const What& entry, Verdict& verdict);           \
  NILOMETER_APPLY(What)
NILOMETER_ENTRY(SetUp)
NILOMETER_ENTRY(NewBoats)
NILOMETER_ENTRY(NextSupply)
NILOMETER_ENTRY(Negotiate)
NILOMETER_ENTRY(Activate)
NILOMETER_ENTRY(Play)
NILOMETER_ENTRY(Pass)
NILOMETER_ENTRY(Revolt)
NILOMETER_APPLY(TellMinima)
NILOMETER_APPLY(TellCorner)
NILOMETER_ENTRY(TakeBack)
NILOMETER_ENTRY(Trade)
NILOMETER_ENTRY(Load)
NILOMETER_APPLY(Decline)
NILOMETER_ENTRY(Claim)
NILOMETER_ENTRY(Reveal)
NILOMETER_ENTRY(Happen)
NILOMETER_ENTRY(Tally)
NILOMETER_ENTRY(Hands)
NILOMETER_ENTRY(Later)
NILOMETER_ENTRY(Correct)
#undef NILOMETER_ENTRY
#undef NILOMETER_APPLY

} // namespace nilometer::pyramidion
