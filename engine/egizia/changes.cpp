// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/changes.h"

#include "engine/egizia/bits.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

void Changes::points(Player player, int by, RuleId rule, std::uint8_t what,
                     std::span<const PrintedPlace> basis) {
  if (by == 0) return; // TRACK-1: a move of 0 keeps the place
  const int before = state().track.points(player);
  state().track.move(player, by);
  add(EffectKind::points, player, rule, what, state().track.aheadOnSameSpace(player), before,
      before + by, basis);
}

void Changes::gainStones(Player player, int stones, RuleId rule) {
  if (stones == 0) return;
  std::int16_t& own = of(player).stones;
  const int before = own;
  const int after = std::min(before + stones, std::max<int>(edition().stoneTrackEnd, before));
  own = static_cast<std::int16_t>(after);
  const int lost = before + stones - after;
  // "STONE-2"_rule: whatever the cause of the gain, the track ends there.
  add(EffectKind::stock, player, lost > 0 && after == before ? "STONE-2"_rule : rule,
      code(Stock::stones), code(lost), before, after);
}

void Changes::spendStones(Player player, int stones, RuleId rule) {
  if (stones == 0) return;
  std::int16_t& own = of(player).stones;
  const int before = own;
  // A table that insists has counted better, as far as the track goes.
  const int had = std::max(before, std::min<int>(stones, edition().stoneTrackEnd));
  own = static_cast<std::int16_t>(had - stones);
  add(EffectKind::stock, player, rule, code(Stock::stones), 0, before, own);
}

void Changes::advanceCrew(Player player, Crew crew, RuleId rule) {
  const auto index = static_cast<std::size_t>(crew);
  const int strength = of(player).crews[index];
  if (strength >= edition().crewTrackEnd[index]) {
    const PrintedPlace end = "players.crewTrackEnd.*"_printed.at(index);
    note(player, Note::advanceLost, "CREW-1"_rule, code(crew), 0, 0, {&end, 1});
    return;
  }
  setCrew(player, crew, strength + 1, rule);
}

void Changes::setCrew(Player player, Crew crew, int strength, RuleId rule) {
  const auto index = static_cast<std::size_t>(crew);
  std::int16_t& own = of(player).crews[index];
  const PrintedPlace end = "players.crewTrackEnd.*"_printed.at(index);
  const bool arrives = strength >= edition().crewTrackEnd[index];
  add(EffectKind::strength, player, rule, code(crew), table::nothing, own, strength,
      {&end, arrives ? std::size_t{1} : 0});
  own = static_cast<std::int16_t>(strength);
}

void Changes::turnCrews(Player player, CrewSet crews, bool used, RuleId rule) {
  CrewSet& turned = of(player).usedCrews;
  for (const int crew : Bits(crews)) {
    const auto bit = crewBit(static_cast<Crew>(crew));
    if (((turned & bit) != 0) == used) continue;
    turned = static_cast<CrewSet>(turned ^ bit);
    add(EffectKind::turned, player, rule, code(crew), table::nothing, used ? 0 : 1, used ? 1 : 0);
  }
}

void Changes::stepMarket(Player player, Market market, int steps, RuleId rule) {
  const int last = edition().steps(market) - 1;
  const int before = of(player).marketStep[static_cast<std::size_t>(market)];
  const int step = std::min(before + steps, std::max(last, before));
  if (step != before) setStep(player, market, step, rule);
  // Arriving on the last step pays once, each step beyond it pays again.
  const int paid = before >= last ? steps : std::max(before + steps - last + 1, 0);
  if (market == Market::stone) {
    gainStones(player, paid * edition().stoneMarketStones, "MARKET-2"_rule);
  } else {
    const PrintedPlace grain = printedMarket(market);
    points(player, paid * edition().grainMarketPoints, "MARKET-3"_rule, table::nothing,
           {&grain, 1});
  }
}

void Changes::setStep(Player player, Market market, int step, RuleId rule) {
  std::int16_t& own = of(player).marketStep[static_cast<std::size_t>(market)];
  const bool isStone = market == Market::stone;
  // MARKET-2: which step is the last one depends on how many there are.
  const PrintedPlace steps = printedSteps(market);
  const bool arrives = isStone && own < step && step + 1 >= edition().steps(market);
  add(EffectKind::marker, player, rule, code(isStone ? Marker::stoneMarket : Marker::grainMarket),
      table::nothing, own, step, {&steps, arrives ? std::size_t{1} : 0});
  own = static_cast<std::int16_t>(step);
}

void Changes::moveRing(Player player, Ring to, RuleId rule) {
  if (state().ring == to) return;
  add(EffectKind::marker, player, rule, code(Marker::ring), table::nothing, code(state().ring),
      code(to));
  state().ring = to;
}

void Changes::placeShip(Player player, std::uint8_t stop, std::uint8_t space, RuleId rule) {
  PlayerState& own = of(player);
  if (own.shipsPlaced < maxShips) own.ships[own.shipsPlaced] = {stop, space};
  ++own.shipsPlaced;
  add(EffectKind::piece, player, rule, stop, space, 0, 1);
}

void Changes::returnShip(Player player, std::uint8_t stop, std::uint8_t space, RuleId rule) {
  add(EffectKind::piece, player, rule, stop, space, 1, 0);
}

void Changes::putStone(Player player, Building building, int cell, int value, RuleId rule) {
  state().stones[static_cast<std::size_t>(building)][player] |= spaceBit(cell);
  // PYR-1: on how many stones one rests above the bottom row is printed, too.
  const PrintedPlace support = "pyramid.support"_printed;
  const bool rests =
      building == Building::pyramid && cell >= edition().plan(building).parts.front().count;
  add(EffectKind::built, player, rule, code(building), code(cell), 0, value,
      {&support, rests ? std::size_t{1} : 0});
}

void Changes::card(Player player, std::uint8_t name, CardMove move, RuleId rule, int before,
                   int after) {
  add(EffectKind::card, player, rule, name, code(move), before, after);
}

void Changes::playCard(Player player, CardKind kind) {
  const int held = heldCard(edition(), of(player), kind);
  if (held < 0) return;
  of(player).cards &= ~cardBit(held);
  card(player, edition().nileCards[static_cast<std::size_t>(held)].name, CardMove::played,
       ruleOf(kind));
}

void Changes::useCard(Player player, CardKind kind) {
  const int held = heldCard(edition(), of(player), kind);
  if (held < 0) return;
  card(player, edition().nileCards[static_cast<std::size_t>(held)].name, CardMove::used,
       ruleOf(kind));
}

int heldCard(const Edition& edition, const PlayerState& own, CardKind kind) {
  const CardSet held = own.cards & edition.kind(kind);
  return held == 0 ? -1 : std::countr_zero(held);
}

bool holds(const Edition& edition, const PlayerState& own, CardKind kind) {
  return (own.cards & edition.kind(kind)) != 0;
}

} // namespace nilometer::egizia
