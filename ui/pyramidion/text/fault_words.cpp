// SPDX-License-Identifier: GPL-3.0-or-later
// Why entries are refused, and why tables are impossible.
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/text/fault_row.h"
#include "ui/text/row_order.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace nilometer::text {

using namespace pyramidion;

namespace {

/// %1 = player, %2 = site, %3 = the thing that the fault is about, %4 = needed, %5 = had, %6 = so
/// many of a resource needed, %7 = had, %8 = phase now.
struct PyramidionFaultWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionFault)
public:
  using enum Fault;
  static constexpr auto rows = std::to_array<FaultRow<Fault>>({
      {wrongPhase, QT_TR_NOOP("It is time for “%8” now, not for “%3”")},
      {notOnTurn, QT_TR_NOOP("It is %3’s turn, not %1’s")},
      {notSensible, QT_TR_NOOP("This does not fit what lies on the table; please check the entry")},
      {wrongPlayerCount, QT_TR_NOOP("Pyramidion is for 2 to 4 players, not for %5")},
      {wrongNumbers,
       QT_TR_NOOP("Everyone draws a different number: 1, 2 and so on, without a gap")},
      {wrongCount, QT_TR_N_NOOP("%n boat(s) are due, not %5"), Count::needed},
      {noNeed, QT_TR_NOOP("A boat needs at least 1 resource")},
      {pointsMissing, QT_TR_NOOP("The points of this boat are missing")},
      {boatElsewhere, QT_TR_NOOP("This boat has been turned up already and cannot come again")},
      {noChoiceThere, QT_TR_NOOP("At %2 nobody has to choose a resource now")},
      {notOwner, QT_TR_NOOP("The negotiator troop at %2 is %3’s, not %1’s")},
      {notThere, QT_TR_NOOP("There is not even %3 at %2"), Count::none, Without::thing,
       QT_TR_NOOP("What is to be swapped with %2 is not all there")},
      {hasSundial, QT_TR_NOOP("There is a sundial on %2; it has been activated in this round")},
      {activatedAll,
       QT_TR_N_NOOP("%1 has activated %n site(s) in this round and activates no more"),
       Count::needed},
      {boatNotDrawn, QT_TR_NOOP("At Karnak a boat is drawn, as long as there is one left")},
      {hasPassed, QT_TR_NOOP("%1 has passed at this site")},
      {notInHand, QT_TR_NOOP("%1 cannot have such a card in hand: %3")},
      {tooManyOfKind, QT_TR_NOOP("All cards of this kind have been seen already: %3, %4 in all")},
      {cardElsewhere, QT_TR_NOOP("This very card has been seen somewhere else: %3")},
      {ankhNotTold, QT_TR_NOOP("At %2, please say whether the card shows an ankh")},
      {noCategory, QT_TR_NOOP("Please choose the category in which the deity counts")},
      {mustAct, QT_TR_NOOP("This card can act here and has to; please choose what it does: %3")},
      {targetGone, QT_TR_NOOP("Card %5 does not lie at this site")},
      {wrongTarget, QT_TR_NOOP("Card %5 cannot be the target of this one: %3")},
      {noTroopThere, QT_TR_NOOP("There is no fitting %3 at %2"), Count::none, Without::thing,
       QT_TR_NOOP("There is no such troop at %2")},
      {troopElsewhere, QT_TR_NOOP("The troop has to stand on the active site, not at %2")},
      {supplyLacks, QT_TR_NOOP("The supply would need %6, but has only %7")},
      {noStatue, QT_TR_NOOP("In this game a statue cannot be the resource of choice")},
      {wrongSwap, QT_TR_NOOP("A swap with %2 is exactly %4 for %4, not %5")},
      {noPower, QT_TR_NOOP("%2 does nothing for this card")},
      {markerTaken, QT_TR_NOOP("Order marker %5 does not lie at Giza any more")},
      {hasMarker, QT_TR_NOOP("%1 has an order marker already")},
      {mustPlay, QT_TR_NOOP("%1 has to play a card here before passing")},
      {noMoreCards, QT_TR_N_NOOP("%1 has played %n card(s) here and may play no more"),
       Count::needed},
      {noRecruiting, QT_TR_NOOP("%1 cannot recruit here")},
      {notOwnCard, QT_TR_NOOP("Card %5 is not %1’s own")},
      {notItself, QT_TR_NOOP("In this game the high priest does not take himself back")},
      {tooManyBack, QT_TR_N_NOOP("At most %n card(s) can be taken back, not %5"), Count::needed},
      {tooManyTrades, QT_TR_NOOP("%1 can trade only once, not %5 times")},
      {notOwned, QT_TR_NOOP("%1 would need %6, but has only %7")},
      {noSuchBoat, QT_TR_NOOP("%1 cannot load this boat: it lies neither in the row nor reserved")},
      {paysTooMuch, QT_TR_NOOP("The boat needs only %6, not %7")},
      {troopUsed, QT_TR_NOOP("The troop at %2 has fetched something in this round")},
      {notInCorner, QT_TR_NOOP("The corner of %2 does not show %3")},
      {declined, QT_TR_NOOP("%1 has declined and is out of this phase")},
      {claimsWithout, QT_TR_NOOP("%1 has no boat, and so no points of boats")},
      {targetNotReached, QT_TR_NOOP("The target is %4, but the best of these players has %5")},
      {failedTakesPart, QT_TR_NOOP("%1 has lost all cards in the revolt and has no sums any more")},
      {notNeeded, QT_TR_NOOP("This need not be entered: nothing depends on it")},
      {entryBegun, QT_TR_NOOP("What is begun would be lost; Esc takes it back press by press")},
      {cannotWait, QT_TR_NOOP("The minima of %2 cannot wait any longer: boats are loaded with the "
                              "troops that stand there")},
      {outOfRange, QT_TR_NOOP("%5 is not possible; the nearest possible number is %4")},
  });
  static constexpr FaultRow<Fault> markers{
      wrongCount, QT_TR_N_NOOP("%n revolt marker(s) are due, not %5"), Count::needed};
  /// What else cannot wait, by the rule that says why.
  static constexpr auto waits = std::to_array<std::pair<RuleId, FaultRow<Fault>>>({
      {"SET-6"_rule,
       {cannotWait, QT_TR_NOOP("The first supply card cannot wait: the first round begins with "
                               "what it brings")}},
      {"SUPPLY-1"_rule,
       {cannotWait, QT_TR_NOOP("The supply card cannot wait any longer: the next round begins "
                               "with what it brings")}},
      {"CARD-6"_rule,
       {cannotWait,
        QT_TR_NOOP("A card cannot wait: what it shows counts in the sums of this site at once")}},
      {"CARD-3"_rule,
       {cannotWait,
        QT_TR_NOOP("A card cannot wait: which one is discarded says what can still be played")}},
      {"REVOLT-2"_rule,
       {cannotWait, QT_TR_NOOP("Revolt markers cannot wait: they decide at once who loses all "
                               "cards here")}},
      {"LOAD-8"_rule,
       {cannotWait, QT_TR_NOOP("The boats cannot wait any longer: what they need decides who can "
                               "load one")}},
      {"END-3"_rule,
       {cannotWait, QT_TR_NOOP("The points of the boats cannot wait: they decide now who has "
                               "reached the target")}},
  });
  static constexpr FaultRow<Fault> raised{
      notSensible, QT_TR_NOOP("A stonemason raises the minima by 3, a doubled one by 6")};
};
static_assert(inEnumOrder(PyramidionFaultWords::rows, &FaultRow<Fault>::fault, faultCount),
              "every fault needs its words, in the order of Fault");

struct PyramidionInvariantWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionInvariant)
public:
  /// In the order of Invariant.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("Nobody could go on: the phases of the round would be broken"),
      QT_TR_NOOP("A resource would be in two places, or fewer than none would be left somewhere"),
      QT_TR_NOOP("A troop would be missing, or would have to be in two places"),
      QT_TR_NOOP("A character card would be in two places"),
      QT_TR_NOOP("A boat would be in two places, or there would be too many of them"),
      QT_TR_NOOP("The supply cards would not add up"),
      QT_TR_NOOP("Two players would have the same place in the order, or the same order marker"),
  });
};

/// What Finding::thing is, by the fault.
QString thingIn(const Finding& finding, const PyramidionNames& names) {
  using enum Fault;
  const auto fault = static_cast<Fault>(finding.fault);
  const auto isOneOf = [&](auto... faults) { return ((fault == faults) || ...); };
  if (isOneOf(wrongPhase)) return phase(Phase{finding.thing});
  if (isOneOf(notOnTurn, notOwner)) return playerName(finding.thing, names);
  if (isOneOf(noTroopThere, troopElsewhere)) return troopName(Troop{finding.thing});
  if (isOneOf(notThere, notInCorner)) return countedResource(1, Resource{finding.thing});
  return cardName(CardKind{finding.thing});
}

const FaultRow<Fault>& rowOf(const Finding& finding) {
  const auto fault = static_cast<Fault>(finding.fault);
  if (fault == Fault::wrongCount && finding.rule == "REVOLT-2"_rule) {
    return PyramidionFaultWords::markers;
  }
  if (fault == Fault::notSensible && finding.rule == "REC-3"_rule) {
    return PyramidionFaultWords::raised;
  }
  for (const auto& [rule, row] : PyramidionFaultWords::waits) {
    if (fault == row.fault && finding.rule == rule) return row;
  }
  return PyramidionFaultWords::rows[finding.fault];
}

} // namespace

QString refusal(const Finding& finding, const PyramidionNames& names) {
  const QString text = faultText(finding, rowOf(finding), &PyramidionFaultWords::tr);
  const Resource kind{finding.thing};
  return fill(text, {playerName(finding.player, names), siteName(Site{finding.place}),
                     thingIn(finding, names), number(finding.needed), number(finding.had),
                     countedResource(finding.needed, kind), countedResource(finding.had, kind),
                     phase(Phase(finding.had))});
}

const NameList<std::size_t, invariantNames.size()>
    SpokenPyramidion::invariant(PyramidionInvariantWords::texts, &PyramidionInvariantWords::tr);

} // namespace nilometer::text
