// SPDX-License-Identifier: GPL-3.0-or-later
// Why entries are refused, and why tables are impossible.
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/text/fault_row.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"

#include "engine/saqqara/findings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::text {

using saqqara::Fault;
using saqqara::operator""_rule;
using table::Finding;

namespace {

/// %1 = player, %2 = warehouse, %3 = good, %4 = pyramid, %5 = other player, %6 = needed, %7 = had,
/// %8 = phase that the entry belongs to, %9 = phase now.
struct SaqqaraFaultWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraFault)
public:
  static constexpr auto rows = std::to_array<FaultRow<Fault>>({
      {Fault::wrongPhase, QT_TR_NOOP("It is time for “%9” now, not for “%8”")},
      {Fault::notOnTurn, QT_TR_NOOP("It is %5’s turn, not %1’s")},
      {Fault::notSensible,
       QT_TR_NOOP("This does not fit what lies on the table; please check the entry")},
      {Fault::nothingGiven, QT_TR_NOOP("At least 1 good has to be named")},
      {Fault::notOwned, QT_TR_NOOP("%1 would need %6 %3, but has only %7")},
      {Fault::supplyShort, QT_TR_NOOP("The supply would need %6 %3, but has only %7")},
      {Fault::landNotOfChoice, QT_TR_NOOP("Land cannot be chosen here")},
      {Fault::wrongPlayerCount, QT_TR_NOOP("Saqqara is for 3 to 5 players, not for %7")},
      {Fault::wrongPyramidCount, QT_TR_NOOP("There have to be %6 pyramids in play, not %7")},
      {Fault::onlyOneOfTwo,
       QT_TR_NOOP("Soldiers and Thief are in play together or not at all; still missing: %4")},
      {Fault::cardGood, QT_TR_NOOP("The market card under %2 has to show fish, linen or wood")},
      {Fault::cardNotForSale, QT_TR_NOOP("There is no market card for sale under %2")},
      {Fault::bidTooSmall, QT_TR_N_NOOP("Under %2 at least %n good(s) are needed, not %7"),
       Count::needed},
      {Fault::otherBidLives, QT_TR_NOOP("%1 has a bid under %2 already")},
      {Fault::gaveUpCard,
       QT_TR_NOOP("%1 has given up the card under %2 and does not bid on it again")},
      {Fault::noBidThere, QT_TR_NOOP("%1 has no bid under %2"), Count::none, Without::place,
       QT_TR_NOOP("%1 has no bid to withdraw")},
      {Fault::bidIsHighest,
       QT_TR_NOOP("%1 has the highest bid under %2; only an outbid player can withdraw")},
      {Fault::hasPassed, QT_TR_NOOP("%1 has passed")},
      {Fault::twoCards, QT_TR_NOOP("%1 has two market cards already")},
      {Fault::goodNotThere, QT_TR_NOOP("The %2 warehouse has only %7 %3, not %6"), Count::none,
       Without::place, QT_TR_NOOP("No %3 can be had in this way now")},
      {Fault::numberTooHigh,
       QT_TR_NOOP("There is no threshold card %7; please check the one under %2")},
      {Fault::noTwo,
       QT_TR_NOOP("In round 1 one of the thresholds has to be a 2; please choose the wrong one")},
      {Fault::alreadyRevealed, QT_TR_NOOP("%1 has turned the cards up already")},
      {Fault::noSuchInfluence, QT_TR_NOOP("This is no influence card; please check the one at %2")},
      {Fault::notAsked, QT_TR_NOOP("Nobody has to choose goods at %2 now")},
      {Fault::takesTooMany, QT_TR_N_NOOP("%1 takes at most %n good(s) at %2, not %7"),
       Count::needed},
      {Fault::takesTooFew, QT_TR_N_NOOP("%1 has to take at least %n good(s) at %2, not %7"),
       Count::needed},
      {Fault::takesLand, QT_TR_NOOP("The Beggar at %2 may not take land")},
      {Fault::noPower, QT_TR_NOOP("For that, %1 needs a worker on level %6 of %4, or higher")},
      {Fault::noCurrentMarket,
       QT_TR_NOOP("In a Land round there is no current market, so %4 rests")},
      {Fault::wrongPay, QT_TR_NOOP("This exchange has to be paid with %3"), Count::none,
       Without::thing, QT_TR_NOOP("This exchange cannot be paid with land")},
      {Fault::wrongGain, QT_TR_NOOP("This exchange can only give %3"), Count::none, Without::thing,
       QT_TR_NOOP("This exchange cannot give land")},
      {Fault::cardNotOwned, QT_TR_NOOP("%1 does not have the market card from under %2")},
      {Fault::notOnCard, QT_TR_NOOP("The market card from under %2 exchanges something else")},
      {Fault::cardBackwards,
       QT_TR_NOOP("The market card from under %2 works from left to right only")},
      {Fault::stoleAlready, QT_TR_NOOP("%1 has stolen in this turn already")},
      {Fault::victimSafe, QT_TR_NOOP("Soldiers protect %5 from theft")},
      {Fault::victimLacks, QT_TR_NOOP("%5 has only %7 of that, not %6")},
      {Fault::robsHimself, QT_TR_NOOP("%1 cannot be thief and victim")},
      {Fault::lootTooMany, QT_TR_N_NOOP("At most %n good(s) can be stolen, not %7"), Count::needed},
      {Fault::lootTooManyOfOne, QT_TR_N_NOOP("At most %n good(s) can be stolen from %5, not %7"),
       Count::needed},
      {Fault::tooManyVictims, QT_TR_N_NOOP("At most %n player(s) can be robbed, not %7"),
       Count::needed},
      {Fault::tooFewVictims, QT_TR_N_NOOP("At least %n player(s) have to be robbed, not %7"),
       Count::needed},
      {Fault::pyramidNotInPlay, QT_TR_NOOP("The pyramid %4 is not in play")},
      {Fault::atTop, QT_TR_NOOP("%1 has reached the top of the pyramid %4")},
      {Fault::noWorkerLeft, QT_TR_NOOP("%1 has no worker left")},
      {Fault::levelTaken,
       QT_TR_NOOP("%1’s worker in the pyramid %4 has gone up in this round already"), Count::none,
       Without::thing, QT_TR_NOOP("%1 has gone up a level in this round already")},
      {Fault::noSpace,
       QT_TR_N_NOOP("Level %6 of the pyramid %4 is full, with room for %n worker(s)"), Count::had,
       Without::player,
       QT_TR_NOOP("More workers than %7 stand on level %6 of the pyramid %4 already")},
      {Fault::priceDiffers, QT_TR_N_NOOP("This level of %4 takes %n good(s) of any kind, not %7"),
       Count::needed},
      {Fault::marketNotNamed, QT_TR_NOOP("Please choose which market Progress follows here")},
      {Fault::workerThere, QT_TR_NOOP("%1 has a worker in the pyramid %4 already")},
      {Fault::freeWorkerFirst, QT_TR_NOOP("First choose where the free worker of %1 goes")},
      {Fault::noFreeWorker, QT_TR_NOOP("%1 has no free worker to put now")},
      {Fault::oneNileSpace, QT_TR_NOOP("A boat moves 1 space in a turn, not %7")},
      {Fault::nileEnds, QT_TR_NOOP("The Nile ends with space %6, so the boat cannot go to %7"),
       Count::none, Without::player,
       QT_TR_NOOP("A boat is on space %7 already, so the Nile cannot end with %6")},
      {Fault::cannotWait, QT_TR_NOOP("The number of the distribution table cannot wait any longer: "
                                     "the goods it brings decide what comes next")},
      {Fault::outOfRange, QT_TR_NOOP("%7 is not possible; the nearest possible number is %6")},
  });
  /// What else cannot wait, by the rule that asks for it.
  static constexpr auto waits = std::to_array<std::pair<saqqara::RuleId, FaultRow<Fault>>>({
      {"STALL-1"_rule,
       {Fault::cannotWait,
        QT_TR_NOOP(
            "The market stall cannot wait any longer: the next round begins by where it stands")}},
      {"MARKET-2"_rule,
       {Fault::cannotWait, QT_TR_NOOP("Market cards cannot wait: players bid for them now")}},
      {"THRESH-1"_rule,
       {Fault::cannotWait,
        QT_TR_NOOP("Threshold cards cannot wait: everyone sees them before investing")}},
      {"INFL-6"_rule,
       {Fault::cannotWait,
        QT_TR_NOOP("Influence cards cannot wait: they decide at once who gets the goods")}},
      {"ASK-2"_rule, {Fault::cannotWait, QT_TR_NOOP("A price cannot wait: it is paid now")}},
      {"ASK-3"_rule,
       {Fault::cannotWait, QT_TR_NOOP("The last points cannot wait: they decide who wins")}},
  });
  /// The goods of a raise come to those that lie there.
  static constexpr FaultRow<Fault> raise{
      Fault::bidTooSmall, QT_TR_N_NOOP("Under %2 at least %n more good(s) are needed, not %7"),
      Count::needed};
};
static_assert(inEnumOrder(SaqqaraFaultWords::rows, &FaultRow<Fault>::fault, saqqara::faultCount),
              "every fault needs its words, in the order of Fault");

struct SaqqaraInvariantWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraInvariant)
public:
  /// In the order of Invariant.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("Nobody could go on: the phases of the round would be broken"),
      QT_TR_NOOP("A good would be in two places, or fewer than none would be left somewhere"),
      QT_TR_NOOP(
          "A market card would be in two places, or a bid would be on one that is not for sale"),
      QT_TR_NOOP("The influence cards of a player would not add up to 24"),
      QT_TR_NOOP("Influence markers would lie on province boards outside their phase"),
      QT_TR_NOOP("A threshold card would not exist, or their pile would not add up"),
      QT_TR_NOOP("Somebody would have too many workers, or one would stand where there is no room"),
      QT_TR_NOOP("A boat would be beyond the end of the Nile"),
  });
};

const FaultRow<Fault>& rowOf(const Finding& finding) {
  if (finding.rule == "AUCTION-6"_rule) return SaqqaraFaultWords::raise;
  const auto fault = static_cast<Fault>(finding.fault);
  const auto waits = std::ranges::find_if(SaqqaraFaultWords::waits, [&](const auto& each) {
    return fault == Fault::cannotWait && each.first == finding.rule;
  });
  return waits == SaqqaraFaultWords::waits.end() ? SaqqaraFaultWords::rows[finding.fault]
                                                 : waits->second;
}

} // namespace

QString refusal(const Finding& finding, const SaqqaraNames& names) {
  const QString text = faultText(finding, rowOf(finding), &SaqqaraFaultWords::tr);
  return fill(text,
              {playerName(finding.player, names), warehouseName(saqqara::warehouseOf(finding)),
               goodName(saqqara::goodOf(finding)), pyramidName(saqqara::pyramidOf(finding)),
               playerName(saqqara::otherPlayerOf(finding), names), number(finding.needed),
               number(finding.had), phase(saqqara::phaseOf(finding)),
               phase(saqqara::phaseNowOf(finding))});
}

const NameList<std::size_t, saqqara::invariantNames.size()>
    SpokenSaqqara::invariant(SaqqaraInvariantWords::texts, &SaqqaraInvariantWords::tr);

} // namespace nilometer::text
