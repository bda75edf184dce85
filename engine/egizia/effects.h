// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "engine/table/effect.h"
#include "engine/table/ledger.h"

#include <cstdint>

/// What Effect::what and Effect::detail mean in Egizia, by EffectKind. What moves points and what
/// the final scoring found carries the printed values it rests on; so does what brings one into
/// play. Who reads an effect asks the functions below.
///
/// | kind     | what                | detail                    | before → after            |
/// |----------|---------------------|---------------------------|---------------------------|
/// | points   | by rule: Site (BUILD-8), row (PYR-2), sites (BONUS-1), Sphinx card (END-3),
/// |          | else nothing
/// |          |                     | player in front           | points                    |
/// | queue    | –                   | player in front           | place in the queue        |
/// | stock    | Stock               | stones lost above the end | amount                    |
/// | strength | Crew                | –                         | strength                  |
/// | turned   | Crew                | –                         | 0/1                       |
/// | marker   | Marker              | –                         | step or Ring              |
/// | piece    | stop                | space                     | 0 → 1 placed, 1 → 0 back  |
/// | built    | Building            | cell                      | 0 → value; value → −1 off |
/// | card     | card name; 255 =    | CardMove                  | stop (if on the river)    |
/// |          | not named           |                           |                           |
/// | tile     | tomb space          | TileMove                  | → value (0 = not named)   |
/// | order    | –                   | –                         | order tile                |
/// | phase    | –                   | –                         | Phase; `detail` = round   |
/// | note     | Note                | by note                   | by note                   |
namespace nilometer::egizia {

enum class Stock : std::uint8_t { stones, sphinxHeld, sphinxDeck };
enum class Marker : std::uint8_t { stoneMarket, grainMarket, ring };
enum class CardMove : std::uint8_t {
  laidOut,  ///< named on the river
  taken,    ///< from the river to the player
  played,   ///< leaves the game
  used,     ///< a Permanent card used this round; stays
  swept,    ///< from the river out of the game
  assigned, ///< CARD-IMPROVE-FIELD on a field; `after` = name of the field, or 255 = start field
  corrected,
  // Only between two tables (table_difference.h):
  putBack,   ///< to the river, from the player's hand if there is one
  unassigned ///< the reverse of assigned, with the field in `after` too
};
enum class TileMove : std::uint8_t {
  turnedUp,
  taken,
  // Only between two tables:
  turnedDown,
  putBack ///< by the player to the tomb space
};
enum class Note : std::uint8_t {
  skipped,         ///< no legal space (SAIL-1)
  passed,          ///< out of SAIL
  fed,             ///< before = strength, after = grain (FEED-1)
  hungry,          ///< detail = step of the grain market, before = strength, after = grain;
                   ///< missing = before − after (FEED-3)
  watered,         ///< before = grain of watered fields; after = ring (FEED-2)
  declined,        ///< detail = Site (BUILD-6)
  notEntitled,     ///< reserve ship goes back, detail = Site (BUILD-7)
  movedFirst,      ///< detail = Site (CARD-FIRST)
  assured,         ///< detail = Site (CARD-RESERVE)
  noParticipation, ///< BONUS-1 gives nothing
  sphinxScored,    ///< detail = Sphinx card, before = fact that decided, after = points (END-3)
  tombsScored,     ///< before = sum, after = points (END-2)
  stonesSold,      ///< before = stones, after = points (END-1)
  leftoverDeclined,
  advanceLost, ///< detail = Crew (CREW-1)
};

/// What points came from, as the table above says; of a note of the final scoring the same.
/// The ledger keeps it (LedgerLine::what); it is read by the functions below.
[[nodiscard]] constexpr std::uint8_t sourceOf(const table::Effect& points) {
  return points.kind == table::EffectKind::note ? points.detail : points.what;
}
[[nodiscard]] constexpr bool hasSource(const table::LedgerLine& line) {
  return line.what != table::nothing;
}
/// Of BUILD-8.
[[nodiscard]] constexpr Site siteOf(const table::LedgerLine& line) {
  return static_cast<Site>(line.what);
}
/// Of PYR-2, from 0.
[[nodiscard]] constexpr int pyramidRowOf(const table::LedgerLine& line) {
  return line.what;
}
/// Of BONUS-1: how many.
[[nodiscard]] constexpr int sitesOf(const table::LedgerLine& line) {
  return line.what;
}
/// Of END-3.
[[nodiscard]] constexpr int sphinxCardOf(const table::LedgerLine& line) {
  return line.what;
}
/// Of points and in the queue: who stands directly in front on the same space, or noPlayer.
[[nodiscard]] constexpr Player aheadOf(const table::Effect& points) {
  return points.detail;
}
[[nodiscard]] constexpr Stock stockOf(const table::Effect& stock) {
  return static_cast<Stock>(stock.what);
}
[[nodiscard]] constexpr int lostOf(const table::Effect& stock) {
  return stock.detail == table::nothing ? 0 : stock.detail;
}
/// Of strength and turned; of Note::advanceLost.
[[nodiscard]] constexpr Crew crewOf(const table::Effect& effect) {
  return static_cast<Crew>(effect.kind == table::EffectKind::note ? effect.detail : effect.what);
}
[[nodiscard]] constexpr Marker markerOf(const table::Effect& marker) {
  return static_cast<Marker>(marker.what);
}
/// Where the ring is afterwards: of Marker::ring and Note::watered.
[[nodiscard]] constexpr Ring ringOf(const table::Effect& effect) {
  return static_cast<Ring>(effect.after);
}

struct PieceEffect {
  int stop = 0;
  std::uint8_t space = 0; ///< as in PlaceShip
};
[[nodiscard]] constexpr PieceEffect asPiece(const table::Effect& piece) {
  return {piece.what, piece.detail};
}
struct BuiltEffect {
  Building building = Building::obelisk;
  int cell = 0;
};
[[nodiscard]] constexpr BuiltEffect asBuilt(const table::Effect& built) {
  return {static_cast<Building>(built.what), built.detail};
}
struct CardEffect {
  std::uint8_t name = table::nothing; ///< nothing = not named
  CardMove move = CardMove::laidOut;
  int stop = 0;  ///< if it is about the river
  int field = 0; ///< of assigned and unassigned: name of the field's card, or 255 = start field
};
[[nodiscard]] constexpr CardEffect asCard(const table::Effect& card) {
  return {card.what, static_cast<CardMove>(card.detail), card.before, card.after};
}
struct TileEffect {
  int tomb = 0;
  TileMove move = TileMove::turnedUp;
  int value = 0; ///< 0 = not named
};
[[nodiscard]] constexpr TileEffect asTile(const table::Effect& tile) {
  return {tile.what, static_cast<TileMove>(tile.detail), tile.after};
}
struct PhaseEffect {
  int round = 0;
  Phase phase = Phase::lay;
};
[[nodiscard]] constexpr PhaseEffect asPhase(const table::Effect& phase) {
  return {phase.detail, static_cast<Phase>(phase.after)};
}
[[nodiscard]] constexpr Note noteOf(const table::Effect& note) {
  return static_cast<Note>(note.what);
}
/// Of the notes about a site.
[[nodiscard]] constexpr Site siteOf(const table::Effect& note) {
  return static_cast<Site>(note.detail);
}

} // namespace nilometer::egizia
