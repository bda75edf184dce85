// SPDX-License-Identifier: GPL-3.0-or-later
// The short record: sums that are called out in place of cards (REC).
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/specials.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

/// By the protector, or at Cairo.
void judgeHome(const Game& game, const State& state, const Happen& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const About troop{.place = code(state.active), .thing = code(entry.troop.kind)};
  const bool onlyHere = game.options.protectorTroop == ProtectorTroop::thisSite;
  if (state.waitsForMinima(entry.troop.site)) {
    verdict.add(table::missingValue("RESOLVE-5"_rule, printedMinima(entry.troop.site)));
  } else if (state.on(entry.troop.site).troop(entry.troop.kind) == noPlayer) {
    refuse("REC-2"_rule, Fault::noTroopThere, troop);
  } else if (onlyHere && entry.troop.site != state.active) {
    refuse("SPECIAL-PROTECTOR"_rule, Fault::troopElsewhere, troop);
  }
}

} // namespace

void judge(const Game& game, const State& state, const Happen& entry, Verdict& verdict) {
  using enum Happening;
  if (entry.what == home) return judgeHome(game, state, entry, verdict);
  // By the card that does it, as if it were played here and showed the ankh.
  constexpr std::array cards{CardKind::merchant,   CardKind::vizier,    CardKind::politician,
                             CardKind::stonemason, CardKind::protector, CardKind::torturer};
  Play play;
  play.player = entry.player;
  play.card = {.kind = cards[at(entry.what)], .ankh = true};
  if (entry.what == gain) play.gain = entry.resource;
  if (entry.what == take || entry.what == add) play.deed.resource = entry.resource;
  if (entry.what == swap) play.deed.swap = entry.swap;
  if (entry.what == marker) play.marker = entry.marker;
  judgeDeeds(game, state, play, verdict);
  judgePower(game, state, play, verdict);
}

void apply(Changes& changes, const Happen& entry) {
  switch (entry.what) {
  case Happening::gain:
  case Happening::take:
  case Happening::add: moveOne(changes, entry.what, entry.resource, entry.player); return;
  case Happening::swap: swapResources(changes, entry.swap); return;
  case Happening::home: changes.troop(entry.troop, noPlayer, "REC-2"_rule); return;
  case Happening::marker: takeMarker(changes, entry.player, entry.marker); return;
  }
}

void judge(const Game& /*game*/, const State& state, const Tally& entry, Verdict& verdict) {
  const bool revolt = entry.markers.count > 0;
  const PlayerSet failed = failedIn(entry.before, strengthOf(entry.markers, state.active));
  for (Player player = 0; player < state.players; ++player) {
    const auto isIn = [&](Category category) {
      return entry.sums[at(category)][player].has_value();
    };
    const bool takesPart = std::ranges::any_of(allCategories, isIn);
    const bool sensible = revolt ? !takesPart || entry.before[player] : !entry.before[player];
    const Refusal refuse(verdict, player);
    if (!sensible) refuse("ENTRY"_rule, Fault::notSensible);
    if (takesPart && has(failed, player)) refuse("REVOLT-4"_rule, Fault::failedTakesPart);
  }
  constexpr int mostRaised = 6; // a stonemason, doubled
  if (entry.raised % 3 != 0 || entry.raised > mostRaised) {
    verdict.add(finding("REC-3"_rule, Fault::notSensible, noPlayer));
  }
}

void apply(Changes& changes, const Tally& entry) {
  State& state = changes.state();
  state.sums = entry.sums;
  state.raised = entry.raised;
  if (entry.markers.count > 0) {
    tellRevolt(changes, entry.markers, entry.before);
    leadRevolt(changes, entry.markers, entry.before, entry.sums[at(Category::influence)]);
  }
  goOnResolving(changes);
}

void judge(const Game& /*game*/, const State& state, const Hands& /*entry*/, Verdict& verdict) {
  const bool isOver = state.phase == Phase::over;
  if (isOver) return verdict.add(finding("REC-4"_rule, Fault::notNeeded, noPlayer));
  judgePhase(state, Phase::hands, verdict);
}

void apply(Changes& changes, const Hands& entry) {
  State& state = changes.state();
  for (Player player = 0; player < state.players; ++player) {
    changes.card(player, CardMove::dealt, "REC-4"_rule, table::nothing, state.handsTold[player],
                 entry.sizes[player]);
  }
  state.handsTold = entry.sizes;
  changes.phase(Phase::over, "END-6"_rule);
}

} // namespace nilometer::pyramidion
