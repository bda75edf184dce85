// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "engine/table/printed.h"

#include <array>
#include <string>
#include <vector>

namespace nilometer::egizia {

using table::PrintedValue;
using table::Provenance;
using table::provenanceNames;

/// A stop of the river: one of the Nile card spaces, a round space or a building site (SAIL-4).
enum class StopKind : std::uint8_t { card, round, site };
struct Stop {
  StopKind kind = StopKind::card;
  /// Number of the card space (0 = furthest upstream), or the RoundSpace, or the Site.
  std::uint8_t index = 0;
  /// Crews pictured on a round space; 0 on others.
  CrewSet crews = 0;
};

/// What a brown field gives once when it is taken (CARD-FIELD-BROWN).
enum class TakingBonus : std::uint8_t { none, grainMarketStep, stoneMarketStep, points, stones };

/// One physical Nile card. Cards with the same `name` look alike to the scribe.
struct NileCard {
  std::uint8_t name = 0; ///< index into Edition::cardNames
  CardKind kind = CardKind::quarry;
  Deck deck = Deck::oneTwo;
  /// Grain of a field, yield of a quarry, strength added, stones, steps, tomb value …
  std::int16_t amount = 0;
  TakingBonus bonus = TakingBonus::none;
  std::int16_t bonusAmount = 0;
  CrewSet crews = 0;         ///< CARD-CREWS-PICTURED
  BuildingSet buildings = 0; ///< CARD-STONES-IN-BUILDINGS
};

/// What a Sphinx card asks for (docs/rules.md, Sphinx cards).
enum class SphinxKind : std::uint8_t {
  built,           ///< all of `spaces` in `building` are built, by anyone
  playersOnLast,   ///< `table`[number of players on the last step of `market`]
  ownStones,       ///< at least `needed` own stones in `building`
  ownStonesInEach, ///< at least `needed` own stones in every building
  perOwnStone,     ///< `points` for each own stone in `building`
  crewStrength,    ///< final strength of `crew`
  mostQuarries,    ///< nobody's quarries yield more
  mostField,       ///< nobody's fields of `colour` bear more
  ownLast,         ///< on the last step of every market in `markets`
  perPermanent,    ///< `points` per own Permanent card, fields and quarries not counted
  perTen,          ///< 1 point per whole `needed` points, after everything else
};
struct SphinxCard {
  std::string id;
  SphinxKind kind = SphinxKind::perTen;
  std::int16_t points = 0;
  std::int16_t needed = 0;
  Building building = Building::obelisk;
  SpaceSet spaces = 0;
  Market market = Market::stone;
  std::uint8_t markets = 0; ///< bit per Market
  Crew crew = Crew::blue;
  FieldColour colour = FieldColour::green;
  std::array<std::int16_t, maxPlayers + 1> table{};
};

/// One row of the obelisk or pyramid, or one part of the temple.
struct BuildingPart {
  std::string id;
  std::uint8_t first = 0; ///< its first space in building order
  std::uint8_t count = 0;
  [[nodiscard]] SpaceSet spaces() const {
    const SpaceSet low = count == maxSpaces ? ~SpaceSet{0} : spaceBit(count) - 1;
    return low << first;
  }
};

/// A building's spaces. Tombs: one part; their values lie on the tiles, so `values` are 0.
struct BuildingPlan {
  std::uint8_t count = 0; ///< number of spaces
  std::vector<BuildingPart> parts;
  std::array<std::int16_t, maxSpaces> values{};
  /// All spaces that must be built before (or in the same action as) each one
  /// (OBELISK-1, TOMB-1, PYR-1, TEMPLE-1), through as many steps as it takes.
  std::array<SpaceSet, maxSpaces> needs{};
  [[nodiscard]] SpaceSet spaces() const {
    return count == maxSpaces ? ~SpaceSet{0} : spaceBit(count) - 1;
  }
};

/// A step of a final-scoring table: sums up to and including `upTo` give `points`.
struct TombBand {
  std::int16_t upTo = 0;
  std::int16_t points = 0;
};

/// The printed values of one copy of the game: board, cards, tiles. Immutable once read.
/// Nothing in the rules depends on a particular value; bounds are those of vocabulary.h.
struct Edition {
  std::string id;
  std::string name;
  /// Over all values, without names and reasons; "sha256:" and 64 hex digits.
  std::string checksum;
  std::vector<PrintedValue> printed;

  std::int16_t shipsPerPlayer = 0;
  std::array<std::int16_t, maxPlayers> startingStones{}; ///< by order tile 1..4 (SET-3)
  std::int16_t startQuarry = 0;
  std::int16_t startFieldGrain = 0; ///< green (SET-1)
  std::int16_t stoneTrackEnd = 0;   ///< STONE-2
  std::array<std::int16_t, crewCount> crewStart{};
  std::array<std::int16_t, crewCount> crewTrackEnd{}; ///< CREW-1

  std::vector<Stop> river; ///< downstream order (SAIL-3)
  std::int16_t alyiStones = 0;
  std::int16_t spacesPerSite = 0;           ///< SAIL-5, four players
  std::int16_t spacesPerSiteFewPlayers = 0; ///< SET-8

  std::array<BuildingPlan, buildingCount> buildings;
  std::int16_t openTombs = 0;               ///< SET-7
  std::vector<std::int16_t> tombTileValues; ///< every tile of the box, ascending
  std::vector<TombBand> tombBands;          ///< END-2, ascending; the last one has no end

  /// Points per missing grain, from the top step (MARKET-3); its size is the number of steps.
  std::vector<std::int16_t> grainPenalties;
  std::int16_t grainMarketPoints = 0; ///< on and beyond the last step
  std::int16_t stoneMarketSteps = 0;
  std::int16_t stoneMarketStones = 0;    ///< on and beyond the last step (MARKET-2)
  std::int16_t stoneMarketSaleSteps = 0; ///< how many lowest steps allow END-1 (MARKET-4)
  std::int16_t stonesPerSalePoint = 0;   ///< END-1

  std::int16_t sphinxDrawLimit = 0;                    ///< SPHINX-1
  std::array<std::int16_t, siteCount> participation{}; ///< for 1, 2, 3 sites (BONUS-1)

  std::vector<std::string> cardNames;  ///< ids; distinct
  std::vector<NileCard> nileCards;     ///< at most maxNileCards, grouped by deck
  std::vector<SphinxCard> sphinxCards; ///< at most maxSphinxCards

  // Worked out from the above by prepare(); never in a file.
  std::array<CardSet, cardKindCount> cardsOfKind{};
  std::array<CardSet, deckCount> cardsOfDeck{};
  CardSet fields = 0; ///< start field included
  std::uint8_t cardStops = 0;
  std::array<std::uint8_t, siteCount> stopOfSite{};

  [[nodiscard]] CardSet kind(CardKind of) const {
    return cardsOfKind[static_cast<std::size_t>(of)];
  }
  [[nodiscard]] const BuildingPlan& plan(Building of) const {
    return buildings[static_cast<std::size_t>(of)];
  }
  [[nodiscard]] int steps(Market of) const {
    return of == Market::stone ? stoneMarketSteps : static_cast<int>(grainPenalties.size());
  }
};

/// Fills what is worked out from the rest. Call after every change of values.
/// Needs values inside the bounds of vocabulary.h.
void prepare(Edition& edition);

/// The requirements of spaces piled up in rows (PYR-1): in each row from the left, each space
/// resting on `support` spaces centred under it in the row below.
/// Rows from the bottom; writes parts, count and needs, leaves values alone.
void layRows(BuildingPlan& plan, const std::vector<int>& spacesPerRow, int support);

/// A value that makes no sense, as what is wrong with which key.
enum class EditionFault : std::uint8_t {
  outOfRange,  ///< number outside its bounds; needed..had
  emptyRow,    ///< a row, part or track without spaces
  stepsRise,   ///< a penalty or point table that goes the wrong way
  deckSize,    ///< decks that do not add up to 22, 22, 12
  sphinxCount, ///< more or fewer than 29 Sphinx cards
  stopMissing, ///< a card space, round space or site that is not on the river
  stopTwice,   ///< … or is on it twice
  tombTiles,   ///< fewer tiles than tomb spaces, or than its number says
  partMissing, ///< the temple lacks a pillar, the columns or the stones above
  idTwice,     ///< two cards with one id
  rowMissing,  ///< a Sphinx card asks for a row or part that is not there; had = how many are
};
struct EditionFinding {
  EditionFault fault = EditionFault::outOfRange;
  std::string key;
  int needed = 0;
  int had = 0;
};

/// Everything about the edition that makes no sense; empty = it can be used for a game.
[[nodiscard]] std::vector<EditionFinding> validate(const Edition& edition);

} // namespace nilometer::egizia
