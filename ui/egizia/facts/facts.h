// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/options.h"
#include "engine/egizia/printed.h"

#include <array>
#include <cstdint>
#include <vector>

/// What a player at the table could work out for himself, worked out for him: facts about the
/// position, by the engine's own functions. No words and no advice.
namespace nilometer::ui {

/// What is going on at the table: the phase, with the decisions that are asked in between.
enum class Moment : std::uint8_t {
  lay,
  sail,
  leftover, ///< CARD-LEFTOVER is being decided
  feed,
  stone,
  draw,        ///< BUILD at the Sphinx
  build,       ///< BUILD at one of the other sites
  reserveCard, ///< a reserve ship comes up that builds only with CARD-RESERVE
  bonus,
  order,
  final,
  over
};
inline constexpr int momentCount = 12;

/// What is known. Behind each kind: `player` · `thing` · the numbers `n` in their order; what is
/// not named is 0 or noPlayer.
enum class FactKind : std::uint8_t {
  newDeck,        ///< Deck
  deckEnds,       ///< Deck
  roundsLeft,     ///< rounds after this one
  hungry,         ///< who · Ring now · missing left, middle, right; points per grain
  ringMoves,      ///< Ring now · stops of ring spaces still open, -1 = none: 2
  stonesLost,     ///< who · stones, yield, end of the track, lost
  stonesForSites, ///< who · stones then, yield, own sites, least price of all
  lastSpace,      ///< Site
  onlyReserve,    ///< Site
  cardUsable,     ///< who · CardKind · CARD-STRENGTH: index of the card
  openStops,      ///< who · card spaces, round spaces, sites
  othersOut,      ///< who · how many others
  shipsLeft,      ///< who · ships
  nextSailor,     ///< who
  cardsOnRiver,   ///< cards
  shortOfGrain,   ///< who · missing, points
  helped,         ///< who · set of Help · missing, points, with all help in hand
  allFed,
  noneLost,
  yields,        ///< who · yield, stones then
  cannotBuild,   ///< who · 1 = no crew · stones, strongest payment
  buildUpTo,     ///< who · value, stones, strongest payment
  spacesOpen,    ///< who · spaces that can be built now, value of the cheapest
  drawUpTo,      ///< who · cards, stones, strongest payment
  keepUpTo,      ///< who · cards
  deckSmall,     ///< cards left in the Sphinx deck
  reserveMay,    ///< who · ReserveRight
  reserveMayNot, ///< who · Site
  rowDone,       ///< who gets it · row from 0 · points, cell that completes it
  tombStep,      ///< who · sum, points now, missing to the next, its points
  stoneStep,     ///< who · stones gained, steps to the last
  grainStep,     ///< who · penalty now, after; points gained
  laterSites,    ///< who · own sites still to come, unused normal crews
  joker,         ///< who · its strength
  nextShip,      ///< who · Site
  reserveWaits,  ///< who · Site
  takesPart,     ///< who · sites, points
  tie,           ///< further back · who is ahead · points of both
  tile,          ///< who · order tile
  sealed,        ///< who · Sphinx cards to name
  sale,          ///< who · stones, points
  noSale,        ///< who · steps missing
  tombs          ///< who · sum, points
};

/// What may help in FEED, bits of a helped fact's `thing` (FEED-4).
enum class Help : std::uint8_t { grain4 = 1, improveField = 2, stonesAsGrain = 4 };
/// Why a reserve ship may build (BUILD-7).
enum class ReserveRight : std::uint8_t { freed, movedFirst, assured };

struct Fact {
  FactKind kind = FactKind::allFed;
  table::RuleId rule{};
  table::Player player = table::noPlayer;
  int thing = 0;
  std::array<int, 4> n{};
};

struct Situation {
  Moment moment = Moment::lay;
  /// Who decides; noPlayer where everybody acts together.
  table::Player player = table::noPlayer;
  egizia::Site site = egizia::Site::sphinx; ///< BUILD: where
  std::vector<Fact> facts;                  ///< the most important first
};

/// What everybody can see of the table. `options` are those of that state. Sphinx cards that are
/// named but hidden make no difference; in the final scoring only how many are still to be named.
[[nodiscard]] Situation situationOf(const egizia::Game& game, const egizia::State& state,
                                    const egizia::Options& options);

/// The assumed printed values that the numbers of one of its facts rest on.
[[nodiscard]] egizia::PrintedSet factBasis(const egizia::Edition& edition,
                                           const egizia::State& state, const Situation& situation,
                                           const Fact& fact);

} // namespace nilometer::ui
