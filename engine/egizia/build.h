// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/changes.h"
#include "engine/egizia/printed.h"

/// BUILD: what a building action costs and what it may build. Judging an entry and listing the
/// options both ask here.
namespace nilometer::egizia {

/// Strength of the crews and CARD-STRENGTH cards together.
[[nodiscard]] int strengthOf(const Edition& edition, const PlayerState& own, CrewSet crews,
                             CardSet strengthCards);

/// Values of the tomb tiles while an action goes on: those on the table and those it turns up.
using TombValues = std::array<std::uint8_t, maxTombs>;
/// `opened` tiles are turned up after those already open. Returns how many tiles are open then.
[[nodiscard]] int openTombsAfter(const Edition& edition, const State& state, int taken);

/// Sum of the values of spaces of one building; unnamed tombs count 0.
[[nodiscard]] int valueOf(const Edition& edition, Building building, SpaceSet spaces,
                          const TombValues& tombs, Reading read = {});

/// What keeps a cell from being built now, if anything: it is taken, something must be built
/// before it, its tile is not open. `also` are cells built in the same action.
[[nodiscard]] std::optional<Finding> cellFinding(const Game& game, const State& state,
                                                 Building building, int cell, SpaceSet also,
                                                 Player player);
/// The rule that orders the cells of a building.
[[nodiscard]] RuleId orderRule(Building building);

/// The least that one building action at that site can cost as the site lies now, whoever pays:
/// one card at the Sphinx, the cheapest space that nothing keeps from being built elsewhere.
/// Nothing if no card or space is left, or none is known.
[[nodiscard]] std::optional<int> leastPrice(const Game& game, const State& state, Site site);

/// Who gets the bonus of a row of the pyramid with the stones that lie in it now: the one with most
/// (PYR-2), in a tie the one whose first is furthest left (PYR-3). noPlayer in an empty row.
[[nodiscard]] Player rowWinner(const State& state, SpaceSet row);
/// At how many sites the player has spent stones in this round (BONUS-1).
[[nodiscard]] int sitesWithStones(const State& state, Player player);

/// Whether a drawing without a paid card, which needs no crew, may use crews all the same
/// (CARD-MORE-SPHINX); before version 2 of the rules it might not.
[[nodiscard]] constexpr bool unpaidMayUseCrews(const Game& game) {
  return game.rules >= 2;
}
/// Unpaid Sphinx cards the player may add (CARD-MORE-SPHINX), 0 without the card.
[[nodiscard]] int unpaidAllowed(const Edition& edition, const PlayerState& own);
/// Sphinx cards he may keep from one drawing (SPHINX-2, CARD-KEEP2).
[[nodiscard]] int keepAllowed(const Edition& edition, const PlayerState& own);

} // namespace nilometer::egizia
