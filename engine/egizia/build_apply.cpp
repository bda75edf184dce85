// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

void turnUpTombs(Changes& changes, const Build& entry) {
  State& state = changes.state();
  const SpaceSet taken = entry.spaces[static_cast<std::size_t>(Building::tombs)];
  const int open = openTombsAfter(changes.edition(), state, std::popcount(taken));
  for (int i = 0; state.openedTombs < open; ++i, ++state.openedTombs) {
    const std::uint8_t value =
        i < entry.openedCount ? entry.opened[static_cast<std::size_t>(i)] : std::uint8_t{0};
    state.tombValues[state.openedTombs] = value;
    changes.add(EffectKind::tile, noPlayer, "TOMB-1"_rule, state.openedTombs,
                static_cast<std::uint8_t>(TileMove::turnedUp), 0, value);
  }
}

/// Puts the stones down; the sum of the values.
int putStones(Changes& changes, const Build& entry, Reading read) {
  const State& state = changes.state();
  int sum = 0;
  for (int i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    for (const int cell : Bits(entry.spaces[static_cast<std::size_t>(i)])) {
      const int value =
          valueOf(changes.edition(), building, spaceBit(cell), state.tombValues, read);
      sum += value;
      changes.putStone(entry.player, building, cell, value, "BUILD-5"_rule);
      if (building != Building::tombs) continue;
      changes.add(EffectKind::tile, entry.player, "TOMB-1"_rule, static_cast<std::uint8_t>(cell),
                  static_cast<std::uint8_t>(TileMove::taken), 0, value);
    }
  }
  return sum;
}

// PYR-2: rows completed by this action, from the bottom.
void scoreRows(Changes& changes, SpaceSet before) {
  const State& state = changes.state();
  const SpaceSet after = state.built(Building::pyramid);
  const auto& rows = changes.edition().plan(Building::pyramid).parts;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const SpaceSet row = rows[i].spaces();
    if ((before & row) == row || (after & row) != row) continue;
    const Player winner = rowWinner(state, row);
    const int stones = std::popcount(state.own(Building::pyramid, winner) & row);
    const PrintedPlace length = printedRow(Building::pyramid, i);
    changes.points(winner, stones, "PYR-2"_rule, static_cast<std::uint8_t>(i), {&length, 1});
  }
}

void drawSphinxCards(Changes& changes, const Build& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  if (entry.unpaid > 0) changes.useCard(entry.player, CardKind::moreSphinx);
  if (entry.kept > 1) changes.playCard(entry.player, CardKind::keep2);
  if (entry.kept > 0) {
    const auto stock = static_cast<std::uint8_t>(Stock::sphinxHeld);
    changes.add(EffectKind::stock, entry.player, "SPHINX-2"_rule, stock, 0, own.sphinxHeld,
                own.sphinxHeld + entry.kept);
    own.sphinxHeld = static_cast<std::int16_t>(own.sphinxHeld + entry.kept);
    own.sphinxNamed |= entry.keptCards;
    state.sphinxDeck = static_cast<std::int16_t>(state.sphinxDeck - entry.kept);
  }
  changes.points(entry.player, entry.draw + entry.unpaid - entry.kept, "SPHINX-2"_rule);
}

void build(Changes& changes, const Build& entry) {
  const auto site = static_cast<std::uint8_t>(entry.site);
  const SpaceSet pyramid = changes.state().built(Building::pyramid);
  turnUpTombs(changes, entry);
  Basis basis;
  const int value = putStones(changes, entry, basis);
  changes.spendStones(entry.player, value, "BUILD-5"_rule);
  changes.points(entry.player, value, "BUILD-8"_rule, site, basis);
  scoreRows(changes, pyramid);
  if (entry.market) changes.stepMarket(entry.player, *entry.market, 1, "MARKET-1"_rule);
}

} // namespace

Player rowWinner(const State& state, SpaceSet row) {
  Player winner = noPlayer;
  int most = 0;
  int first = 0;
  for (Player player = 0; player < state.players; ++player) {
    const SpaceSet own = state.own(Building::pyramid, player) & row;
    const int stones = std::popcount(own);
    if (stones == 0) continue;
    const bool furtherLeft = std::countr_zero(own) < first;
    // "PYR-3"_rule
    if (stones > most || (stones == most && furtherLeft)) {
      winner = player;
      most = stones;
      first = std::countr_zero(own);
    }
  }
  return winner;
}

int sitesWithStones(const State& state, Player player) {
  return static_cast<int>(
      std::count_if(state.sites.begin(), state.sites.end(), [player](const SiteState& site) {
        const Slot* slot = site.find(player);
        return slot != nullptr && slot->spentStones;
      }));
}

void apply(Changes& changes, const Build& entry) {
  State& state = changes.state();
  Slot* slot = state.sites[static_cast<std::size_t>(entry.site)].find(entry.player);
  if (slot == nullptr) return;
  const auto normal = static_cast<unsigned>(entry.crews & normalCrews);
  if (entry.reserveCard) changes.playCard(entry.player, CardKind::reserve);
  if (std::popcount(normal) > 1) changes.playCard(entry.player, CardKind::twoCrews);
  const CardSet strengthCards = entry.strengthCards & changes.of(entry.player).cards;
  for (const int card : Bits(strengthCards)) {
    changes.of(entry.player).cards &= ~cardBit(card);
    changes.card(entry.player, changes.edition().nileCards[static_cast<std::size_t>(card)].name,
                 CardMove::played, "CARD-STRENGTH"_rule);
  }
  changes.turnCrews(entry.player, entry.crews, true, "BUILD-4"_rule);
  if (entry.site == Site::sphinx) {
    changes.spendStones(entry.player, entry.draw, "SPHINX-1"_rule);
    drawSphinxCards(changes, entry);
  } else {
    build(changes, entry);
  }
  slot->done = true;
  slot->built = true;
  // BONUS-1 asks for at least one stone spent, which unpaid Sphinx cards are not.
  slot->spentStones = entry.site != Site::sphinx || entry.draw > 0;
  acted(state, entry.player);
  nextBuilder(changes);
}

void apply(Changes& changes, const DeclineBuild& entry) {
  State& state = changes.state();
  SiteState& site = state.sites[static_cast<std::size_t>(entry.site)];
  Slot* slot = site.find(entry.player);
  if (slot == nullptr) return;
  const auto index = static_cast<std::uint8_t>(entry.site);
  slot->done = true;
  // BUILD-6: only a building space can be freed, also one left by a ship that was moved first.
  if (slot->space != reserveSpace) site.freed = true;
  changes.note(entry.player, Note::declined, "BUILD-6"_rule, index);
  changes.returnShip(entry.player, changes.edition().stopOfSite[index], slot->space,
                     "BUILD-6"_rule);
  acted(state, entry.player);
  nextBuilder(changes);
}

} // namespace nilometer::egizia
