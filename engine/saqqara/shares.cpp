// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/shares.h"

#include "engine/saqqara/influence.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <bit>

namespace nilometer::saqqara {

namespace {

/// Those among the players whose influence is the highest, and at least 1.
template <class TakesPart>
PlayerSet mostInfluence(const Game& game, const State& state, Warehouse warehouse,
                        TakesPart takesPart) {
  int highest = 1;
  PlayerSet winners = 0;
  for (Player player = 0; player < state.players; ++player) {
    const int influence = influenceAt(game, state.of(player), warehouse);
    if (influence < highest || !takesPart(state.of(player))) continue;
    if (influence > highest) winners = 0;
    highest = influence;
    include(winners, player);
  }
  return winners;
}

/// The numbers on special cards that were laid there.
Basis specialsShown(const State& state, Warehouse warehouse) {
  Basis basis;
  for (const InfluenceCard card : {beggar, trader}) {
    if (playersShowing(state, warehouse, card) == 0) continue;
    basis.add("specialValue.*"_printed.at(at(card - beggar)));
  }
  return basis;
}

/// Each of them gets the same number of each kind; the rest stays (DIST-5).
void share(Changes& changes, Warehouse warehouse, PlayerSet winners, RuleId rule) {
  const Basis basis = specialsShown(changes.state(), warehouse);
  if (winners == 0) {
    changes.note(noPlayer, Note::nobodyWins, rule, code(warehouse), 0, 0, basis);
    return;
  }
  const int count = std::popcount(winners);
  Goods part = changes.in(warehouse).goods;
  for (std::int16_t& number : part.of) number = static_cast<std::int16_t>(number / count);
  for (int i = 0; i < changes.state().players; ++i) {
    const Player player = seat(changes.state(), i);
    if (!has(winners, player)) continue;
    changes.move(part, warehouseSpot(warehouse), handOf(player), rule, basis);
  }
}

} // namespace

PlayerSet playersShowing(const State& state, Warehouse warehouse, InfluenceCard card) {
  PlayerSet showing = 0;
  for (Player player = 0; player < state.players; ++player) {
    if (state.of(player).shown[at(warehouse)] != card) continue;
    include(showing, player);
  }
  return showing;
}

bool claimsUnsold(const Game& game, const PlayerState& own, Warehouse warehouse) {
  const int range = religionRangeAt(own.levelOf(Pyramid::religion));
  const InfluenceCard card = own.shown[at(warehouse)];
  const bool byTotal = game.options.religionRange == ReligionRange::total;
  const int influence = influenceAt(game, own, warehouse);
  const int markers = own.markers[at(warehouse)];
  const int number = influence - markers;
  if (isSpecial(card)) {
    // INFL-7: without a number on the sheet it has none. With `total` the markers on it count as
    // they do in DIST-4. Before version 2 a number that the sheet gives was none, either.
    const bool numbered = number > 0 && game.rules >= 2;
    if (!game.options.specialWithMarker || !(numbered || (byTotal && markers > 0))) return false;
  }
  return (byTotal ? influence : number) <= range;
}

void giveToTheMostInfluential(Changes& changes, Warehouse warehouse) {
  const bool withMarker = changes.game().options.specialWithMarker;
  const PlayerSet winners =
      mostInfluence(changes.game(), changes.state(), warehouse, [&](const PlayerState& own) {
        return withMarker || !isSpecial(own.shown[at(warehouse)]);
      });
  share(changes, warehouse, winners, std::popcount(winners) > 1 ? "DIST-5"_rule : "DIST-4"_rule);
}

void giveToReligion(Changes& changes, Warehouse warehouse) {
  const PlayerSet winners =
      mostInfluence(changes.game(), changes.state(), warehouse, [&](const PlayerState& own) {
        return claimsUnsold(changes.game(), own, warehouse);
      });
  if (winners == 0) {
    // DIST-8: it sells nothing and holds what it has.
    changes.note(noPlayer, Note::nobodyWins, "DIST-8"_rule, code(warehouse));
    return;
  }
  share(changes, warehouse, winners, "TILE-RELIGION"_rule);
}

} // namespace nilometer::saqqara
