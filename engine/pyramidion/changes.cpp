// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/changes.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// Whether both may be the same card.
bool canBe(const Card& one, const Card& other) {
  return one.kind == other.kind && one.values == other.values &&
         (one.id == 0 || other.id == 0 || one.id == other.id) &&
         (!one.ankh || !other.ankh || one.ankh == other.ankh);
}

} // namespace

Resources& Changes::resourcesAt(std::uint8_t spot, Player player) {
  if (spot == ownSpot) return of(player).resources;
  if (spot == supplySpot) return state().supply;
  return state().sites[spot - std::size_t{2}].resources;
}

void Changes::move(Resources resources, std::uint8_t from, std::uint8_t to, Player player,
                   RuleId rule, Places basis) {
  const auto put = [&](Resource kind, int count, std::uint8_t spot) {
    Resources& there = resourcesAt(spot, player);
    const int before = there[kind];
    there.add(kind, count);
    add(EffectKind::stock, spot == ownSpot ? player : noPlayer, rule, kind, spot, before,
        before + count, basis);
  };
  for (const Resource kind : allResources) {
    if (resources[kind] == 0) continue;
    const int missing =
        std::min<int>(resources[kind] - resourcesAt(from, player)[kind], state().supply[kind]);
    if (from == ownSpot && missing > 0) move(some(missing, kind), supplySpot, from, player, rule);
    put(kind, -resources[kind], from);
    put(kind, resources[kind], to);
  }
}

void Changes::payOut(const Resources& resources, std::uint8_t to, Player player, RuleId rule,
                     Places basis) {
  for (const Resource kind : allResources) {
    const int given = std::clamp<int>(state().supply[kind], 0, resources[kind]);
    move(some(given, kind), supplySpot, to, player, rule, basis);
    if (given == resources[kind]) continue;
    note(player, Note::cut, "SET-8"_rule, code(kind), resources[kind], given);
  }
}

void Changes::troop(const TroopAt& which, Player player, RuleId rule, Places basis) {
  const auto [site, kind] = which;
  Player& there = state().on(site).troops[at(kind)];
  if (there != noPlayer) add(EffectKind::piece, there, rule, kind, code(site), 1, 0, basis);
  there = player;
  if (player != noPlayer) add(EffectKind::piece, player, rule, kind, code(site), 0, 1, basis);
}

void Changes::drawCard(Player player, RuleId rule) {
  State& table = state();
  if (table.cardPile == 0) {
    // SET-8: the discards make a new pile, and nobody knows any more what is in it.
    if (table.cardDiscards == 0) return;
    table.cardPile = std::exchange(table.cardDiscards, std::uint8_t{0});
    table.discarded = {};
    card(noPlayer, CardMove::shuffled, "SET-8"_rule, table::nothing, 0, table.cardPile);
  }
  --table.cardPile;
  const int before = of(player).hand();
  ++of(player).common;
  card(player, CardMove::drawn, rule, table::nothing, before, before + 1);
}

void Changes::leaveHand(Player player, const Card& card) {
  PlayerState& own = of(player);
  if (card.basic) {
    --own.basics[at(card.kind)];
    if (game().rules < 2) return;
    own.singles |= idBit(card.id);
    own.singlesOut |= idBit(card.id);
    return;
  }
  --own.common;
  // Before version 2 it could be any of its kind.
  const bool anyOfKind = game().rules < 2;
  auto one = std::ranges::find_if(own.known, [&](const Card& each) { return canBe(each, card); });
  // One of them was read wrong, if there are no others that it could be.
  const int others =
      commonCards[at(card.kind)] - state().seenElsewhere(noPlayer).kinds[at(card.kind)];
  const bool holdsNoOther = own.known.size() > at(own.common);
  if (one == own.known.end() && (anyOfKind || holdsNoOther || others <= 0)) {
    one = std::ranges::find(own.known, card.kind, &Card::kind);
  }
  if (one == own.known.end() && holdsNoOther && !anyOfKind) one = own.known.begin();
  if (one != own.known.end()) own.known.erase(one);
  for (Card& each : own.known) {
    if (anyOfKind && each.kind == card.kind) each.id = 0;
  }
}

void Changes::discard(const Card& card) {
  if (!card.basic) ++state().cardDiscards;
  state().discarded.add(card);
}

void Changes::endDoubling() {
  for (std::size_t i = 0; i < state().lying.size(); ++i) {
    if (!std::exchange(state().lying[i].doubled, false)) continue;
    marker(noPlayer, Marker::philosopher, 1, 0, "SPECIAL-PHILOSOPHER"_rule,
           static_cast<int>(i) + 1);
  }
}

void Changes::removeCard(int number, RuleId rule, bool inRevolt) {
  LyingCard& there = state().lying[at(number - 1)];
  there.lies = false;
  card(there.player, CardMove::removed, rule, number, code(there.card.kind));
  discard(there.card);
  const bool marks = there.card.kind == CardKind::philosopher &&
                     (inRevolt || game().options.philosopherMarker == PhilosopherMarker::goes);
  if (there.doubled || marks) endDoubling();
}

void Changes::drawBoat(const Boat& boat, Player reservedFor) {
  State& table = state();
  if (table.boatPile == 0) {
    table.boatPile = std::exchange(table.boatDiscards, std::uint8_t{0});
    table.boatsOut &= ~std::exchange(table.boatsDiscarded, 0U);
    card(noPlayer, CardMove::boatsShuffled, "SET-8"_rule, table::nothing, 0, table.boatPile);
  }
  --table.boatPile;
  if (!boat.waits) readBoat(boat);
  if (reservedFor == noPlayer) {
    table.row.push_back(boat);
    card(noPlayer, CardMove::boatTurned, "BOAT-1"_rule, table::nothing, 0,
         static_cast<int>(table.row.size()));
    return;
  }
  table.reserved = boat;
  table.reservedBy = reservedFor;
  card(reservedFor, CardMove::boatTurned, "POWER-KARNAK"_rule);
}

void Changes::readBoat(const Boat& boat) {
  State& table = state();
  readOnce(table.readings.boats, boat);
  const auto bit = static_cast<std::uint32_t>(idBit(boat.id));
  table.boatsOut |= bit;
  // What was told before the new pile was made is not in it. Before version 2 it was.
  if (game().rules >= 2) table.boatsDiscarded &= ~bit;
}

} // namespace nilometer::pyramidion
