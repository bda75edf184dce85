// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/egizia_phrasebook.h"

#include <algorithm>

namespace nilometer::text {

using SpokenEgizia = Phrasebook<egizia::Rules>;

namespace {

struct InvariantWords {
  Q_DECLARE_TR_FUNCTIONS(Invariant)
public:
  /// In the order of egizia::Invariant.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("Nobody could go on: the phases of the round would be broken"),
      QT_TR_NOOP("Somebody would have more ships out than there are"),
      QT_TR_NOOP("A ship at a building site would be in two places or act twice"),
      QT_TR_NOOP("A Nile card would be in two places, or more often than the game has it"),
      QT_TR_NOOP("The river would hold a Nile card that is not in this round’s deck"),
      QT_TR_NOOP("A stone marker would leave the stone track"),
      QT_TR_NOOP("A construction crew would leave its strength track"),
      QT_TR_NOOP("A market marker would stand beside the steps"),
      QT_TR_NOOP("A marker would be missing from the score track or be on it twice"),
      QT_TR_NOOP("An order tile would be missing or be given out twice"),
      QT_TR_NOOP("Two stones would be on one space of a building, or one beside them all"),
      QT_TR_NOOP("The tomb tiles would not be those of the box, or open in the wrong order"),
      QT_TR_NOOP("The Sphinx cards would not add up, or one would be in two places"),
  });
};

static_assert(InvariantWords::texts.size() == egizia::invariantNames.size());

QString ringName(int position) {
  return ring(static_cast<egizia::Ring>(position));
}

struct TrackedNumberRow {
  const char* name;
  QString (*said)(int) = nullptr; ///< where the amount is a place or a position
};

struct TrackedNumberWords {
  Q_DECLARE_TR_FUNCTIONS(TrackedNumber)
public:
  /// In the order of egizia::TrackedNumber.
  static constexpr auto rows = std::to_array<TrackedNumberRow>({
      {QT_TR_NOOP("Points")},
      {QT_TR_NOOP("Points if it ended now")},
      {QT_TR_NOOP("Place on the score track"), &number},
      {QT_TR_NOOP("Order tile"), &number},
      {QT_TR_NOOP("Scarabs")},
      {QT_TR_NOOP("Stones")},
      {QT_TR_NOOP("Quarries")},
      {QT_TR_NOOP("Ships")},
      {QT_TR_NOOP("Strength of all crews")},
      {QT_TR_NOOP("Blue crew")},
      {QT_TR_NOOP("Black crew")},
      {QT_TR_NOOP("Yellow crew")},
      {QT_TR_NOOP("Joker crew")},
      {QT_TR_NOOP("Nile cards")},
      {QT_TR_NOOP("Grain of all fields")},
      {QT_TR_NOOP("Grain, water ring left")},
      {QT_TR_NOOP("Grain, water ring in the middle")},
      {QT_TR_NOOP("Grain, water ring right")},
      {QT_TR_NOOP("Cost of feeding, water ring left")},
      {QT_TR_NOOP("Cost of feeding, water ring in the middle")},
      {QT_TR_NOOP("Cost of feeding, water ring right")},
      {QT_TR_NOOP("Step of the stone market"), &number},
      {QT_TR_NOOP("Step of the grain market"), &number},
      {QT_TR_NOOP("Sphinx cards")},
      {QT_TR_NOOP("Building sites with stones spent")},
      {QT_TR_NOOP("Sum of the tombs")},
      {QT_TR_NOOP("Tomb tiles")},
      {QT_TR_NOOP("Points for tombs")},
      {QT_TR_NOOP("Stones in the obelisk")},
      {QT_TR_NOOP("Stones in the tombs")},
      {QT_TR_NOOP("Stones in the pyramid")},
      {QT_TR_NOOP("Stones in the temple")},
      {QT_TR_NOOP("Round"), &number},
      {QT_TR_NOOP("Water ring"), &ringName},
      {QT_TR_NOOP("Sphinx cards in the deck")},
      {QT_TR_NOOP("Tomb tiles turned up")},
      {QT_TR_NOOP("All stones in the obelisk")},
      {QT_TR_NOOP("All stones in the tombs")},
      {QT_TR_NOOP("All stones in the pyramid")},
      {QT_TR_NOOP("All stones in the temple")},
  });
};
static_assert(TrackedNumberWords::rows.size() == egizia::trackedNumberCount);

} // namespace

const NameList<std::size_t, egizia::invariantNames.size()>
    SpokenEgizia::invariant(InvariantWords::texts, &InvariantWords::tr);

QString SpokenEgizia::phase(const table::GameClock& moment, const Names& names) {
  // As the effect says it that begins a phase.
  table::Effect begins;
  begins.kind = table::EffectKind::phase;
  begins.detail = static_cast<std::uint8_t>(moment.round);
  begins.after = static_cast<std::int16_t>(moment.phase);
  return text::sentence(begins, names);
}

std::vector<TrackedNumber> SpokenEgizia::trackedNumbers() {
  std::vector<TrackedNumber> all;
  for (std::size_t i = 0; i < TrackedNumberWords::rows.size(); ++i) {
    const auto what = static_cast<egizia::TrackedNumber>(i);
    all.push_back({.name = TrackedNumberWords::tr(TrackedNumberWords::rows[i].name),
                   .ofTable = egizia::isOfTable(what),
                   .inDifference = what == egizia::TrackedNumber::stones,
                   .said = TrackedNumberWords::rows[i].said});
  }
  return all;
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
