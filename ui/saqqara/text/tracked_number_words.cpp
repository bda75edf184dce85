// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of a table that entries change.
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/text/tracked_number_rows.h"

#include "engine/saqqara/auction.h"

#include <QCoreApplication>

namespace nilometer::text {

using namespace saqqara;
using table::Player;

namespace {

/// What there is one number of, or one for each of some things.
enum class Counted : std::uint8_t { one, good, warehouse, pyramid };
int countOf(Counted each) {
  return std::array{1, goodCount, warehouseCount, pyramidCount}[at(each)];
}

struct SaqqaraTrackedNumberWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraTrackedNumbers)
public:
  /// In the order of amountOf().
  static constexpr auto rows = std::to_array<TrackedNumberRow<Counted>>({
      {QT_TR_NOOP("Points")},
      {QT_TR_NOOP("Goods")},
      {QT_TR_NOOP("Space on the Nile")},
      {QT_TR_NOOP("Goods: %1"), Counted::good},
      {QT_TR_NOOP("Workers left")},
      {QT_TR_NOOP("Level in the pyramid %1"), Counted::pyramid},
      {QT_TR_NOOP("Market cards won")},
      {QT_TR_NOOP("Goods bid for the card under %1"), Counted::warehouse},
      {QT_TR_NOOP("Influence by markers at %1"), Counted::warehouse},
      {QT_TR_NOOP("Influence cards in the draw pile")},
      {QT_TR_NOOP("Influence cards in hand")},
      {QT_TR_NOOP("Influence cards in the discards")},
      {QT_TR_NOOP("Round"), Counted::one, true},
      {QT_TR_NOOP("Last round"), Counted::one, true},
      {QT_TR_NOOP("Threshold cards in the pile"), Counted::one, true},
      {QT_TR_NOOP("Threshold of %1"), Counted::warehouse, true},
      {QT_TR_NOOP("Goods in the warehouse %1"), Counted::warehouse, true},
      {QT_TR_NOOP("Supply: %1"), Counted::good, true},
  });
  /// In the order of Correctable; %1 = the thing.
  static constexpr auto correctables = std::to_array<const char*>({
      QT_TR_NOOP("Points"),
      QT_TR_NOOP("Goods: %1"),
      QT_TR_NOOP("Level in the pyramid %1"),
      QT_TR_NOOP("Space on the Nile"),
      QT_TR_NOOP("Influence by markers"),
      QT_TR_NOOP("Influence cards in hand"),
      QT_TR_NOOP("Influence cards in the discards"),
      QT_TR_NOOP("Market stall"),
      QT_TR_NOOP("Threshold"),
      QT_TR_NOOP("Goods in the warehouse: %1"),
  });
  /// Of the market stall.
  static QString offItsTrack() { return tr("off its track"); }
};

int amountOf(std::size_t row, const State& state, Player player, std::size_t which) {
  const PlayerState& own = state.of(player);
  switch (row) {
  case 0: return own.points;
  case 1: return own.goods.total();
  case 2: return own.boat;
  case 3: return own.goods.of[which];
  case 4: return workersPerPlayer - own.workersPlaced();
  case 5: return own.level[which];
  case 6: return cardsWon(state, player);
  case 7: return state.warehouses[which].bids[player].total();
  case 8: return own.markers[which];
  case 9: return own.pile;
  case 10: return own.hand;
  case 11: return own.discards;
  case 12: return state.round;
  case 13: return state.lastRound;
  case 14: return state.thresholdPile;
  case 15: return state.warehouses[which].threshold.value_or(noYield);
  case 16: return state.warehouses[which].goods.total();
  }
  return state.supply.of[which];
}

QString nameOfThing(Counted each, int which) {
  switch (each) {
  case Counted::one: break;
  case Counted::good: return goodName(static_cast<Good>(which));
  case Counted::warehouse: return warehouseName(static_cast<Warehouse>(which));
  case Counted::pyramid: return pyramidName(pyramidAt(which));
  }
  return {};
}

const TrackedNumberTable saqqaraNumbers(SaqqaraTrackedNumberWords::rows,
                                        &SaqqaraTrackedNumberWords::tr, countOf, nameOfThing);

} // namespace

KnownPoints SpokenSaqqara::knownPoints(const State& state, Player player) {
  const PointsSoFar so = pointsSoFar(state, player);
  return {state.phase == Phase::over ? state.of(player).points : so.points, so.isOpen};
}

std::vector<TrackedNumber> SpokenSaqqara::trackedNumbers() {
  // By goods and boats: points come at the very end.
  return saqqaraNumbers.all({1, 2});
}

int SpokenSaqqara::trackedNumber(const Game& /*game*/, const State& state, Player player,
                                 int index) {
  const auto place = saqqaraNumbers.find(index);
  return amountOf(place.row, state, player, place.which);
}

QString SpokenSaqqara::correctable(const Correct& entry) {
  const bool isLevel = entry.what == Correctable::level;
  return fill(
      named(SaqqaraTrackedNumberWords::correctables, entry.what, &SaqqaraTrackedNumberWords::tr),
      {nameOfThing(isLevel ? Counted::pyramid : Counted::good, entry.thing)});
}

QString SpokenSaqqara::placeOf(const Correct& entry) {
  if (correctables[at(entry.what)].places == 1) return {};
  return warehouseName(static_cast<Warehouse>(entry.place));
}

QString SpokenSaqqara::correctedTo(const Correct& entry, const Names& names) {
  switch (entry.what) {
  case Correctable::stall:
    return entry.value == offTrack ? SaqqaraTrackedNumberWords::offItsTrack()
                                   : fieldName(entry.value, names);
  case Correctable::threshold: return thresholdText(entry.value);
  default: return number(entry.value);
  }
}

} // namespace nilometer::text
