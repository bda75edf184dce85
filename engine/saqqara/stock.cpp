// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 a: new goods come into the warehouses, then Agriculture (STOCK-1 to STOCK-5).
#include "engine/saqqara/stock.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::saqqara {

namespace {

constexpr int usualStock = 2;

std::optional<std::uint8_t> tableNumber(const State& state) {
  const YearPrint& row = state.sheet.year(state.year());
  return state.field() == landField ? row.land : row.bonus;
}

/// STOCK-4: what is short goes from left to right, to each its full number while there is some.
void layOutTableNumber(Changes& changes, PrintedPlace place) {
  const State& state = changes.state();
  const int number = tableNumber(state).value_or(0);
  if (const auto market = currentMarket(changes.game(), state)) {
    changes.payOut(number, goodOf(*market), warehouseSpot(*market), "STOCK-2"_rule, place);
    return;
  }
  for (const Warehouse warehouse : changes.edition().warehouses) {
    changes.payOut(number, Good::land, warehouseSpot(warehouse), "STOCK-3"_rule, place);
  }
}

/// The reading that the table waits for, with the number of that entry.
Tell readNow(const State& state, const TableNumber& entry) {
  Tell tell;
  tell.what = state.field() == landField ? Told::land : Told::bonus;
  tell.year = static_cast<std::uint8_t>(state.year());
  tell.number = entry.number;
  return tell;
}

void startCrops(Changes& changes) {
  startSteps(changes.state());
  changes.state().turn = noPlayer;
  goOnWithCrops(changes);
}

void growCrop(Changes& changes, Player player, Good good) {
  const int count = cropsAt(changes.of(player).levelOf(Pyramid::agriculture));
  changes.payOut(count, good, handOf(player), "TILE-AGRICULTURE"_rule);
}

/// Whether the player is asked; otherwise what he gets is paid out at once.
bool asksForCrop(Changes& changes, Player player) {
  const State& state = changes.state();
  const int level = state.of(player).levelOf(Pyramid::agriculture);
  if (level < firstPower) return false;
  const auto current = currentGood(changes.game(), state);
  if (level < freeChoice && current) {
    growCrop(changes, player, *current); // cut to what is there, to nothing too (GOODS-2)
    return false;
  }
  std::vector<Good> choice;
  for (const Good good : allGoods) {
    if (mayGrow(changes.game(), state, player, good)) choice.push_back(good);
  }
  if (choice.size() > 1) return true;
  if (!choice.empty()) growCrop(changes, player, choice.front());
  return false;
}

} // namespace

std::optional<PrintedPlace> neededTableNumber(const State& state) {
  // STOCK-3: in round 1 there is no land.
  if (state.round == 1) return std::nullopt;
  return state.field() == landField ? printedLand(state.year()) : printedBonus(state.year());
}

bool mayGrow(const Game& game, const State& state, Player player, Good good) {
  if (state.supply[good] <= 0) return false;
  if (state.of(player).levelOf(Pyramid::agriculture) >= freeChoice) {
    return good != Good::land || game.options.landAsChoice; // GOODS-4
  }
  if (userNamesMarket(game, state)) return good != Good::land;
  return currentGood(game, state) == good;
}

void goOnWithTable(Changes& changes) {
  State& state = changes.state();
  if (const auto place = neededTableNumber(state)) {
    if (!tableNumber(state)) return; // ASK-1
    layOutTableNumber(changes, *place);
  }
  const bool waited = std::exchange(state.numberWaits, false);
  if (state.phase != Phase::stock) return;
  waited ? startInvest(changes) : startCrops(changes);
}

void judge(const Game& /*game*/, const State& state, const Later& entry, Verdict& verdict) {
  const bool ofStall = entry.what == Waiting::stall;
  if (!judgePhase(state, ofStall ? Phase::stall : Phase::stock, verdict)) return;
  // STOCK-4: Agriculture takes from what these goods leave in the supply.
  const auto grows = [](const PlayerState& own) {
    return own.levelOf(Pyramid::agriculture) >= firstPower;
  };
  const bool mayWait = ofStall ? !state.stallWaits
                               : !state.numberWaits && std::ranges::none_of(state.seats(), grows);
  if (mayWait) return;
  verdict.add(finding(ofStall ? "STALL-1"_rule : "ASK-1"_rule, Fault::cannotWait, noPlayer));
}

void apply(Changes& changes, const Later& entry) {
  const bool ofStall = entry.what == Waiting::stall;
  changes.note(noPlayer, Note::putOff, ofStall ? "STALL-1"_rule : "ASK-1"_rule, code(entry.what));
  (ofStall ? changes.state().stallWaits : changes.state().numberWaits) = true;
  ofStall ? startStock(changes) : startCrops(changes);
}

void startStock(Changes& changes) {
  State& state = changes.state();
  state.turn = noPlayer;
  changes.phase(Phase::stock, "STOCK-1"_rule);
  for (const Warehouse warehouse : changes.edition().warehouses) {
    changes.payOut(usualStock, goodOf(warehouse), warehouseSpot(warehouse), "STOCK-1"_rule);
  }
  goOnWithTable(changes);
}

void judge(const Game& /*game*/, const State& state, const TableNumber& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::stock, verdict)) return;
  if (entry.number > maxNumber) verdict.add(finding("ENTRY"_rule, Fault::notSensible, noPlayer));
}

void apply(Changes& changes, const TableNumber& entry) {
  apply(changes, readNow(changes.state(), entry));
}

void doubt(const Game& game, const State& state, const TableNumber& entry, Verdict& verdict) {
  doubt(game, state, readNow(state, entry), verdict);
}

void goOnWithCrops(Changes& changes) {
  State& state = changes.state();
  for (; state.step < state.players; ++state.step) {
    const Player player = seat(state, state.step);
    if (isDoneEarly(state) || !asksForCrop(changes, player)) continue;
    state.turn = player;
    if (state.phase != Phase::agriculture) changes.phase(Phase::agriculture, "STOCK-5"_rule);
    return;
  }
  state.turn = noPlayer;
  changes.phase(Phase::thresholds, "THRESH-1"_rule);
}

void judge(const Game& game, const State& state, const ChooseCrop& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::agriculture, verdict)) return;
  judgeTurn(state, entry.player, "STOCK-5"_rule, verdict);
  const Pyramid pyramid = Pyramid::agriculture;
  if (!judgePower(state, entry.player, pyramid, "TILE-AGRICULTURE"_rule, verdict)) return;
  if (mayGrow(game, state, entry.player, entry.good)) return;
  const bool isLand = entry.good == Good::land && !game.options.landAsChoice;
  verdict.add(finding(isLand ? "GOODS-4"_rule : "TILE-AGRICULTURE"_rule,
                      isLand ? Fault::landNotOfChoice : Fault::goodNotThere, entry.player,
                      {.thing = code(entry.good)}));
}

void apply(Changes& changes, const ChooseCrop& entry) {
  growCrop(changes, entry.player, entry.good);
  finishStep(changes.state(), seatOf(changes.state(), entry.player));
  goOnWithCrops(changes);
}

} // namespace nilometer::saqqara
