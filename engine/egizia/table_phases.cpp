// SPDX-License-Identifier: GPL-3.0-or-later
// STONE, BONUS and ORDER: the phases without decisions.
#include "engine/egizia/build.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

namespace nilometer::egizia {

void judge(const Game& /*game*/, const State& state, const ProduceStones& /*entry*/,
           Verdict& verdict) {
  judgePhase(state, Phase::stone, verdict);
}

void apply(Changes& changes, const ProduceStones& /*entry*/) {
  // STONE-1: in order of the tiles.
  for (int tile = 1; tile <= changes.state().players; ++tile) {
    const Player player = playerWithTile(changes.state(), tile);
    changes.gainStones(player, quarryYield(changes.edition(), changes.of(player).cards),
                       "STONE-1"_rule);
  }
  startBuild(changes);
}

void judge(const Game& /*game*/, const State& state, const ScoreParticipation& /*entry*/,
           Verdict& verdict) {
  judgePhase(state, Phase::bonus, verdict);
}

void apply(Changes& changes, const ScoreParticipation& /*entry*/) {
  State& state = changes.state();
  for (std::size_t i = 0; i < state.players; ++i) {
    const Player player = state.phaseOrder[i];
    const auto sites = static_cast<std::size_t>(sitesWithStones(state, player));
    if (sites == 0) {
      changes.note(player, Note::noParticipation, "BONUS-1"_rule);
    } else {
      const PrintedPlace printed = "sites.participation[#]"_printed.at(sites - 1);
      changes.points(player, changes.edition().participation[sites - 1], "BONUS-1"_rule,
                     static_cast<std::uint8_t>(sites), {&printed, 1});
    }
  }
  for (std::uint8_t site = 0; site < siteCount; ++site) {
    const SiteState& ships = state.sites[site];
    for (std::uint8_t i = 0; i < ships.count; ++i) {
      if (!ships.slots[i].built) continue;
      changes.returnShip(ships.slots[i].player, changes.edition().stopOfSite[site],
                         ships.slots[i].space, "BONUS-1"_rule);
    }
  }
  changes.phase(Phase::order, "ORDER-1"_rule);
}

void judge(const Game& /*game*/, const State& state, const SetOrder& /*entry*/, Verdict& verdict) {
  judgePhase(state, Phase::order, verdict);
}

void apply(Changes& changes, const SetOrder& /*entry*/) {
  // ORDER-1: from the very back of the track.
  State& state = changes.state();
  const auto front = state.track.fromTheFront();
  for (std::size_t i = 0; i < front.size(); ++i) {
    const Player player = front[front.size() - 1 - i];
    std::uint8_t& tile = state.player[player].orderTile;
    changes.add(EffectKind::order, player, "ORDER-1"_rule, table::nothing, table::nothing, tile,
                static_cast<int>(i) + 1);
    tile = static_cast<std::uint8_t>(i + 1);
  }
  endRound(changes);
}

} // namespace nilometer::egizia
