// SPDX-License-Identifier: GPL-3.0-or-later
// What the table reads off a component, at any time (ASK-1 to ASK-4).
#include "engine/saqqara/likely.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace nilometer::saqqara {

namespace {

void write(Sheet& sheet, const Tell& entry) {
  LevelPrint& level = sheet.level(entry.pyramid, entry.level);
  YearPrint& year = sheet.year(entry.year);
  switch (entry.what) {
  case Told::cost: level.cost = entry.cost; break;
  case Told::points: level.points = std::int16_t{entry.number}; break;
  case Told::spaces: level.spaces = entry.number; break;
  case Told::bonus: year.bonus = entry.number; break;
  case Told::land: year.land = entry.number; break;
  case Told::nileLast: sheet.nileLast = entry.number; break;
  }
}

/// After the end, too: the points of whoever stands there are as many as are printed.
void scoreAgain(Changes& changes, const Tell& entry, int before) {
  if (entry.what != Told::points || changes.state().phase != Phase::over) return;
  const PrintedPlace place = printedPoints(entry.pyramid, entry.level);
  for (Player player = 0; player < changes.state().players; ++player) {
    if (changes.of(player).levelOf(entry.pyramid) != entry.level) continue;
    changes.points(player, entry.number - before, "ASK-4"_rule, code(entry.pyramid), place);
  }
}

/// Nothing less than none, and nothing that a file could not hold.
bool isPrintable(const Tell& entry) {
  const auto fits = [](int number) { return number >= 0 && number <= maxNumber; };
  if (entry.what != Told::cost) return fits(entry.number);
  return std::ranges::all_of(entry.cost.goods.of, fits) && fits(entry.cost.any);
}

/// INV-WORKERS, INV-NILE: as many workers and boats have room as are there.
void judgeRoom(const State& state, const Tell& entry, Verdict& verdict) {
  if (entry.what == Told::nileLast) {
    const int furthest = std::ranges::max(state.seats(), {}, &PlayerState::boat).boat;
    if (furthest <= entry.number) return;
    verdict.add(finding("ASK-4"_rule, Fault::nileEnds, noPlayer,
                        {.needed = entry.number, .had = furthest}));
  }
  if (entry.what != Told::spaces) return;
  if (state.workersOn(entry.pyramid, entry.level) <= entry.number) return;
  verdict.add(finding("ASK-4"_rule, Fault::noSpace, noPlayer,
                      {.thing = code(entry.pyramid), .needed = entry.level, .had = entry.number}));
}

/// ASK-4: what was read off is hardly printed there.
void doubtNumber(std::string_view place, int number, Verdict& verdict) {
  const auto range = table::likelyAt(likelyNumbers, place).value();
  if (range.contains(number)) return;
  const int bound = number < range.least ? range.least : range.most;
  const auto found =
      finding("ASK-4"_rule, Fault::noSpace, noPlayer, {.needed = bound, .had = number});
  // Several numbers of one component are doubted alike.
  if (std::ranges::find(verdict.findings(), found) == verdict.findings().end()) verdict.add(found);
}

} // namespace

PrintedPlace placeOf(const Tell& about) {
  switch (about.what) {
  case Told::cost: return printedCost(about.pyramid, about.level);
  case Told::points: return printedPoints(about.pyramid, about.level);
  case Told::spaces: return printedSpaces(about.pyramid, about.level);
  case Told::bonus: return printedBonus(about.year);
  case Told::land: return printedLand(about.year);
  case Told::nileLast: break;
  }
  return "nileLast"_printed;
}

int knownNumber(const Sheet& sheet, const Tell& about) {
  const LevelPrint& level = sheet.level(about.pyramid, about.level);
  const YearPrint& year = sheet.year(about.year);
  switch (about.what) {
  case Told::cost: return level.cost ? level.cost->goods.total() + level.cost->any : -1;
  case Told::points: return level.points.value_or(std::int16_t{-1});
  case Told::spaces: return level.spaces ? *level.spaces : -1;
  case Told::bonus: return year.bonus ? *year.bonus : -1;
  case Told::land: return year.land ? *year.land : -1;
  case Told::nileLast: break;
  }
  return sheet.nileLast ? *sheet.nileLast : -1;
}

void judge(const Game& /*game*/, const State& state, const Tell& entry, Verdict& verdict) {
  if (state.phase == Phase::setup) judgePhase(state, Phase::stock, verdict);
  // ASK-4: at any time, but no table has more workers or boats on it than there is room.
  if (!isPrintable(entry)) verdict.add(finding("ENTRY"_rule, Fault::notSensible, noPlayer));
  judgeRoom(state, entry, verdict);
}

void doubt(const Game& /*game*/, const State& /*state*/, const Tell& entry, Verdict& verdict) {
  const std::string place = printedPlaces.of(placeOf(entry));
  if (entry.what != Told::cost) return doubtNumber(place, entry.number, verdict);
  for (const std::int16_t count : entry.cost.goods.of) doubtNumber(place + ".any", count, verdict);
  doubtNumber(place + ".any", entry.cost.any, verdict);
}

void apply(Changes& changes, const Tell& entry) {
  State& state = changes.state();
  const int before = knownNumber(state.sheet, entry);
  write(state.sheet, entry);
  const int now = knownNumber(state.sheet, entry);
  changes.note(noPlayer, Note::told, "ASK-4"_rule, code(entry.what), before, now);
  scoreAgain(changes, entry, before);
  // The table may have waited for it: ASK-1, ASK-3.
  if (state.phase == Phase::stock || state.numberWaits) goOnWithTable(changes);
  if (state.phase == Phase::final) goOnWithFinal(changes);
}

} // namespace nilometer::saqqara
