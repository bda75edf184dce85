// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/rule_id.h"
#include "engine/table/verdict.h"

#include <cstdint>
#include <vector>

namespace nilometer::table {

/// What sort of thing an effect moved. Which one exactly is `Effect::what`, numbered by the game.
enum class EffectKind : std::uint8_t {
  points, ///< the marker on the score track; `detail` = player directly in front on the same space
  queue,  ///< only the place inside a space of the score track
  stock,  ///< a store of goods (stones, grain)
  strength, ///< a worker's strength
  turned,   ///< a worker turned over (after = 1) or back (after = 0)
  marker,   ///< a marker on another track, or a shared marker (`player` = noPlayer)
  piece,    ///< a ship put down or taken back; places numbered by the game
  built,    ///< a stone put on a building space
  card,     ///< a card changes hands or becomes known
  tile,     ///< a tile is taken, turned up or handed out
  order,    ///< a player's order tile
  phase,    ///< the game goes on to another phase or round
  note,     ///< nothing moves, but the table should know (a player is out, a ship is first)
};

/// One change on the table: what, from where to where, and the rule that makes it.
/// The log, "what to move", the score audit and the tests all read these.
struct Effect {
  EffectKind kind = EffectKind::note;
  Player player = noPlayer;
  RuleId rule;
  std::uint8_t what = nothing;
  std::uint8_t detail = nothing;
  std::int16_t before = 0;
  std::int16_t after = 0;

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// Where effects are written while an entry is carried out. Reuse one to avoid allocating.
using Effects = std::vector<Effect>;

} // namespace nilometer::table
