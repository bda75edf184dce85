// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of a table that entries change.
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/text/tracked_number_rows.h"

#include "engine/pyramidion/turn.h"

#include <QCoreApplication>

namespace nilometer::text {

using namespace pyramidion;
using table::Player;

namespace {

/// What there is one number of, or one for each of some things.
enum class PyramidionCounted : std::uint8_t { one, resource, site };

struct PyramidionTrackedNumberWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionTrackedNumbers)
public:
  /// In the order of amountOf().
  static constexpr auto rows = std::to_array<TrackedNumberRow<PyramidionCounted>>({
      {QT_TR_NOOP("Points")},
      {QT_TR_NOOP("Resources")},
      {QT_TR_NOOP("Loaded boats")},
      {QT_TR_NOOP("Resources: %1"), PyramidionCounted::resource},
      {QT_TR_NOOP("Torturer troops on sites")},
      {QT_TR_NOOP("Negotiator troops on sites")},
      {QT_TR_NOOP("Cards in hand")},
      {QT_TR_NOOP("Place in the player order")},
      {QT_TR_NOOP("Round"), PyramidionCounted::one, true},
      {QT_TR_NOOP("Boats in the pile"), PyramidionCounted::one, true},
      {QT_TR_NOOP("Character cards in the pile"), PyramidionCounted::one, true},
      {QT_TR_NOOP("Resources on the site %1"), PyramidionCounted::site, true},
      {QT_TR_NOOP("Supply: %1"), PyramidionCounted::resource, true},
  });
  /// In the order of Correctable; %1 = the thing.
  static constexpr auto correctables = std::to_array<const char*>({
      QT_TR_NOOP("Points"),
      QT_TR_NOOP("Resources: %1"),
      //: %1 = kind of troop, which lies on a site (1) or does not (0)
      QT_TR_NOOP("Troop on the site: %1"),
      QT_TR_NOOP("Cards in hand"),
      QT_TR_NOOP("Place in the player order"),
      QT_TR_NOOP("Resources on the site: %1"),
  });
};

int trackedAmount(std::size_t row, const State& state, Player player, std::size_t which) {
  const PlayerState& own = state.of(player);
  switch (row) {
  case 0: return own.points;
  case 1: return own.resources.total();
  case 2: return static_cast<int>(own.loaded.size());
  case 3: return own.resources.of[which];
  case 4: return state.troopsOnSites(player, Troop::torturer);
  case 5: return state.troopsOnSites(player, Troop::negotiator);
  case 6: return own.hand();
  case 7: return static_cast<int>(std::ranges::find(state.order, player) - state.order.begin()) + 1;
  case 8: return state.round;
  case 9: return state.boatPile;
  case 10: return state.cardPile;
  case 11: return state.sites[which].resources.total();
  }
  return state.supply.of[which];
}

int countOfThings(PyramidionCounted each) {
  return std::array{1, resourceCount, siteCount}[at(each)];
}

QString nameOfThing(PyramidionCounted each, int which) {
  if (each == PyramidionCounted::resource) return resourceName(static_cast<Resource>(which));
  return each == PyramidionCounted::site ? siteName(static_cast<Site>(which)) : QString();
}

const TrackedNumberTable pyramidionNumbers(PyramidionTrackedNumberWords::rows,
                                           &PyramidionTrackedNumberWords::tr, countOfThings,
                                           nameOfThing);

} // namespace

std::vector<text::TrackedNumber> SpokenPyramidion::trackedNumbers() {
  // By resources and boats: points come at the very end.
  return pyramidionNumbers.all({1, 2});
}

int SpokenPyramidion::trackedNumber(const Game& game, const State& state, Player player,
                                    int index) {
  const auto place = pyramidionNumbers.find(index);
  // Before the end only the point for most torturer troops is known (END-2, SEE-2).
  if (place.row == 0 && state.phase < Phase::over)
    return has(majority(game, state), player) ? 1 : 0;
  return trackedAmount(place.row, state, player, place.which);
}

QString SpokenPyramidion::correctable(const Correct& entry) {
  const bool isTroop = entry.what == Correctable::troop;
  return fill(named(PyramidionTrackedNumberWords::correctables, entry.what,
                    &PyramidionTrackedNumberWords::tr),
              {isTroop ? troopName(static_cast<Troop>(entry.thing))
                       : resourceName(static_cast<Resource>(entry.thing))});
}

QString SpokenPyramidion::placeOf(const Correct& entry) {
  if (correctables[at(entry.what)].places == 1) return {};
  return siteName(static_cast<Site>(entry.place));
}

QString SpokenPyramidion::correctedTo(const Correct& entry, const Names& /*names*/) {
  return number(entry.value);
}

static_assert(PhrasebookOf<Phrasebook<pyramidion::Rules>, pyramidion::Rules>);

} // namespace nilometer::text
