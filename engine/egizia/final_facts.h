// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/printed.h"

namespace nilometer::egizia {

/// What the final scoring asks of one player. Filled from a played game or from an entered end
/// position; both are scored by the same code.
struct PlayerFacts {
  int stones = 0;                             ///< on the stone track
  std::array<int, 2> marketStep{};            ///< by Market; 0 = top step
  std::array<int, crewCount> crews{};         ///< final strengths
  std::array<int, buildingCount> ownStones{}; ///< by Building
  int tombSum = 0;     ///< values of the tomb tiles taken (TOMB-2), CARD-TOMB not included
  int tombCard = 0;    ///< value of CARD-TOMB, 0 without it
  int quarryYield = 0; ///< start quarry included
  std::array<int, 3> grainByColour{}; ///< by improved colour, start field included
  int permanents = 0;                 ///< Permanent cards that are neither fields nor quarries
  SphinxSet sphinx = 0;               ///< the cards to be scored
  /// The Nile cards behind the sums above, or all where they are not known.
  CardSet cards = ~CardSet{0};
};

struct FinalFacts {
  int players = 0;
  std::array<PlayerFacts, maxPlayers> player{};
  std::array<std::uint8_t, maxPlayers> orderTile{}; ///< 1..n
  std::array<SpaceSet, buildingCount> built{};      ///< by anyone
};

/// The facts of a played game. Sphinx cards are those named so far.
[[nodiscard]] FinalFacts factsOf(const Game& game, const State& state);

/// The players in scoring order: highest order tile first (END).
[[nodiscard]] std::vector<Player> scoringOrder(const FinalFacts& facts);

/// The first step of the stone market, counted from 0 at the top, on which stones may be sold at
/// the end (MARKET-4).
[[nodiscard]] int firstSaleStep(const Edition& edition, Reading read = {});

/// Whether the player may sell his stones (END-1, MARKET-4).
[[nodiscard]] bool maySell(const Game& game, const PlayerFacts& facts, Reading read = {});

/// What tomb tiles and tomb cards worth `sum` together give (END-2). `cards` = those among which
/// the tomb cards are.
[[nodiscard]] int tombPoints(const Edition& edition, int sum, CardSet cards = 0, Reading read = {});

/// What a Sphinx card gives, by its index: the number that decided and the points. For perTen the
/// decider is `total`, the player's points before that card.
struct SphinxResult {
  int fact = 0;
  int points = 0;
};
[[nodiscard]] SphinxResult scoreSphinxCard(std::size_t index, const Game& game,
                                           const FinalFacts& facts, Player player, int total,
                                           Reading read = {});

/// END-1 to END-3 for one player: moves his marker and says why. Needs `maySell` if `sell`.
void scoreFinal(const Game& game, const FinalFacts& facts, Player player, bool sell,
                table::ScoreTrack& track, Effects& effects);

/// Best first (END-4): points less seat bids, ties by the track.
[[nodiscard]] std::vector<Player> ranking(const Game& game, const table::ScoreTrack& track);

} // namespace nilometer::egizia
