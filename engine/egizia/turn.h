// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/changes.h"

/// Whose turn it is and what comes next: the frame around the phases (TIME-1 to TIME-4).
namespace nilometer::egizia {

/// Adds PHASE to the verdict unless the game is in that phase (and not in the leftover step).
bool judgePhase(const State& state, Phase phase, Verdict& verdict);

/// On turn in the sense of TIME-1: to act now, or nobody else has acted since.
[[nodiscard]] bool isOnTurn(const Game& game, const State& state, Player player);

/// The table as it would be if that entry's player were on turn there, at the entry's site; as it
/// is where that cannot be, or where nobody's turn is needed for it.
[[nodiscard]] State turnOf(const Game& game, const State& state, const Entry& entry);

/// The slot that builds now: the site and the index of the slot, or nothing.
struct BuildTurn {
  Site site = Site::sphinx;
  std::uint8_t slot = 0;
};
[[nodiscard]] std::optional<BuildTurn> buildTurn(const State& state);

/// Whether a waiting ship may build: always on a building space; in reserve only with a freed
/// space (BUILD-7), CARD-RESERVE or CARD-FIRST.
[[nodiscard]] bool isEntitled(const SiteState& site, const Slot& slot);

/// Who decides about CARD-LEFTOVER in the leftover step, or noPlayer.
[[nodiscard]] Player leftoverPlayer(const Game& game, const State& state);

/// Notes who has acted; ends "everybody is on turn".
void acted(State& state, Player player, bool placedShip = false);

/// Goes on to the next player who can place a ship, or ends SAIL (SAIL-1, SAIL-8).
void nextSailor(Changes& changes, Player after);
/// While SAIL lasts: whose turn it is after the order tiles have changed (ENTRY). The first one's
/// if nobody has sailed or passed yet, else the one's who comes after who did so last.
void goOnSailing(Changes& changes);
/// Ends the leftover step.
void leaveLeftoverStep(Changes& changes);
void startSail(Changes& changes);
void startStone(Changes& changes);
void startBuild(Changes& changes);
/// Sends ships home that may not build, and ends BUILD when all are done.
void nextBuilder(Changes& changes);
/// After ORDER: the next round, the leftover step or the final scoring.
void endRound(Changes& changes);

inline constexpr int rounds = 5;
[[nodiscard]] Deck deckOfRound(int round);
/// Nile cards that are in the game with these options.
[[nodiscard]] CardSet cardsInGame(const Game& game);
/// Sphinx cards that are in the game with these options.
[[nodiscard]] SphinxSet sphinxCardsInGame(const Game& game);
/// Sphinx cards that players have shown in their final scoring. What others have named is for their
/// own eyes only, and makes no difference to what anybody may enter.
[[nodiscard]] SphinxSet shownSphinxCards(const State& state);
/// Building spaces of each site that are open (SET-8).
[[nodiscard]] int openSpaces(const Game& game);
/// The player with that order tile.
[[nodiscard]] Player playerWithTile(const State& state, int tile);
[[nodiscard]] PlayerOrder orderOfPlay(const State& state);

} // namespace nilometer::egizia
