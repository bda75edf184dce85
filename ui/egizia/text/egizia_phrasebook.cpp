// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/egizia_phrasebook.h"

#include <algorithm>

namespace nilometer::text {

using SpokenEgizia = Phrasebook<egizia::Rules>;

QString SpokenEgizia::phase(const table::GameClock& moment, const Names& names) {
  // As the effect says it that begins a phase.
  table::Effect begins;
  begins.kind = table::EffectKind::phase;
  begins.detail = static_cast<std::uint8_t>(moment.round);
  begins.after = static_cast<std::int16_t>(moment.phase);
  return text::sentence(begins, names);
}

std::vector<TrackedNumber> SpokenEgizia::trackedNumbers() {
  std::vector<TrackedNumber> trackedNumbers;
  for (int i = 0; i < egizia::trackedNumberCount; ++i) {
    const auto what = static_cast<egizia::TrackedNumber>(i);
    trackedNumbers.push_back({.name = trackedNumberName(what),
                              .ofTable = egizia::isOfTable(what),
                              .inDifference = what == egizia::TrackedNumber::stones,
                              .said = nullptr});
  }
  const auto sayAs = [&](egizia::TrackedNumber what, QString (*said)(int)) {
    trackedNumbers[static_cast<std::size_t>(what)].said = said;
  };
  for (const egizia::TrackedNumber place :
       {egizia::TrackedNumber::trackPlace, egizia::TrackedNumber::orderTile,
        egizia::TrackedNumber::stoneMarket, egizia::TrackedNumber::grainMarket,
        egizia::TrackedNumber::round}) {
    sayAs(place, number);
  }
  sayAs(egizia::TrackedNumber::ring,
        [](int ring) { return text::ring(static_cast<egizia::Ring>(ring)); });
  return trackedNumbers;
}

bool SpokenEgizia::sameLayout(const egizia::Edition& a, const egizia::Edition& b) {
  const auto sameStop = [](const egizia::Stop& one, const egizia::Stop& other) {
    return one.kind == other.kind && one.index == other.index;
  };
  const auto sameSpaces = [](const egizia::BuildingPlan& one, const egizia::BuildingPlan& other) {
    return one.count == other.count;
  };
  return std::ranges::equal(a.river, b.river, sameStop) && a.cardNames == b.cardNames &&
         std::ranges::equal(a.nileCards, b.nileCards, {}, &egizia::NileCard::name,
                            &egizia::NileCard::name) &&
         std::ranges::equal(a.buildings, b.buildings, sameSpaces);
}

static_assert(PhrasebookOf<Phrasebook<egizia::Rules>, egizia::Rules>);

} // namespace nilometer::text
