// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What Effect::what and Effect::detail mean in Egizia, by EffectKind. What moves points and what
/// the final scoring found carries the printed values it rests on; so does what brings one into
/// play.
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

} // namespace nilometer::egizia
