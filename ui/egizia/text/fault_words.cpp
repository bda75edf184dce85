// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"
#include "ui/text/text_rows.h"

#include "engine/egizia/findings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::text {

using egizia::Fault;
using table::Finding;

namespace {

/// A fact of a finding that a sentence mentions, and how it is read (fault.h).
enum class Fact : std::uint8_t {
  none,
  player,
  otherPlayer, // thing
  stop,        // place
  atStop,
  lastStop, // needed
  atSite,   // place
  site,
  cardKind,  // thing
  cardName,  // thing
  field,     // thing, nothing = start field
  phaseOf,   // thing
  phaseNow,  // had
  crew,      // thing
  building,  // thing
  cell,      // place of the building in thing
  cellFirst, // needed of the same building
  tomb,      // place
  needed,
  had,
};

/// How to say a fault, with its facts. What stands for %n is the number needed, or the number had
/// where the one needed is among the facts.
struct FaultRow {
  Fault fault;
  const char* text;
  Fact first = Fact::none;
  Fact second = Fact::none;
  Fact third = Fact::none;
};

struct FaultWords {
  Q_DECLARE_TR_FUNCTIONS(Fault)
public:
  static constexpr auto rows = std::to_array<FaultRow>({
      {Fault::wrongPhase, QT_TR_NOOP("It is time for “%2” now, not for “%1”"), Fact::phaseOf,
       Fact::phaseNow},
      {Fault::notOnTurn, QT_TR_NOOP("It is %2’s turn, not %1’s"), Fact::player, Fact::otherPlayer},
      {Fault::notSensible,
       QT_TR_NOOP("This does not fit what lies on the table; please check the entry")},
      {Fault::noCrewChoice, QT_TR_NOOP("There is no crew to be chosen here")},
      {Fault::noRingMove, QT_TR_NOOP("The water ring cannot be moved from here")},
      {Fault::noCardToName, QT_TR_NOOP("There is no card to be named here")},
      {Fault::notABuildingSite, QT_TR_NOOP("Only building sites have building spaces")},
      {Fault::ofAnotherSite,
       QT_TR_NOOP("Something of this entry belongs to another building site")},
      {Fault::crewNotNeeded, QT_TR_NOOP("Sphinx cards without a stone take no crew")},
      {Fault::namesTooMany, QT_TR_NOOP("More Sphinx cards are named than kept")},
      {Fault::notBeingFed, QT_TR_NOOP("%1 is not being fed now"), Fact::player},
      {Fault::cardNotOwned, QT_TR_NOOP("%1 does not have the card “%2”"), Fact::player,
       Fact::cardKind},
      {Fault::cardUsedThisRound, QT_TR_NOOP("%1 has already used the card “%2” this round"),
       Fact::player, Fact::cardKind},
      {Fault::cardNotNow, QT_TR_NOOP("The card “%1” cannot be used at this moment"),
       Fact::cardKind},
      {Fault::cardNotInDeck, QT_TR_NOOP("The deck of this round has no “%1” left"), Fact::cardName},
      {Fault::spaceOccupied, QT_TR_NOOP("There is a ship %1 already"), Fact::atStop},
      {Fault::notDownstream,
       QT_TR_NOOP("%1 has to go on downstream; the last ship is %3; out of reach: %2"),
       Fact::player, Fact::stop, Fact::lastStop},
      {Fault::noCardThere, QT_TR_NOOP("There is no card left %1"), Fact::atStop},
      {Fault::cardUnnamed, QT_TR_NOOP("Please say which card lies %1"), Fact::atStop},
      {Fault::cardIsAnother, QT_TR_NOOP("The card %1 is another one: “%2”"), Fact::atStop,
       Fact::cardName},
      {Fault::notAtLastSpace, QT_TR_NOOP("The card “%2” may not be used %1"), Fact::atStop,
       Fact::cardKind},
      {Fault::notOnRoundSpace, QT_TR_NOOP("The card “%2” needs a round space; there is none %1"),
       Fact::atStop, Fact::cardKind},
      {Fault::alreadyAtSite, QT_TR_NOOP("%1 already has a ship %2"), Fact::player, Fact::atStop},
      {Fault::buildingSpaceTaken, QT_TR_NOOP("Building space %2 %1 is taken"), Fact::atStop,
       Fact::needed},
      {Fault::buildingSpaceClosed,
       QT_TR_N_NOOP("Only %n building space(s) can be used %1, not number %2"), Fact::atStop,
       Fact::needed},
      {Fault::buildingSpaceMissing,
       QT_TR_NOOP("Please say which building space %1 the ship goes to"), Fact::atStop},
      {Fault::reserveTooEarly,
       QT_TR_NOOP("A building space is still free %1, so the reserve is closed"), Fact::atStop},
      {Fault::mustSail, QT_TR_NOOP("%1 may not pass: there is still a space for a ship"),
       Fact::player},
      {Fault::hasPassed, QT_TR_NOOP("%1 has passed and places no more ships this round"),
       Fact::player},
      {Fault::noShipLeft, QT_TR_N_NOOP("%1 has placed all %n ship(s) already"), Fact::player},
      {Fault::noShipJustPlaced,
       QT_TR_NOOP("A second ship needs a first one that %1 has just placed"), Fact::player},
      {Fault::tooFewAdvances,
       QT_TR_N_NOOP("%1 of %n possible advance(s) chosen; all of them have to be used"), Fact::had},
      {Fault::tooManyCrews, QT_TR_N_NOOP("At most %n construction crew(s) may be chosen, not %1"),
       Fact::had},
      {Fault::ringTooFar,
       QT_TR_N_NOOP("The water ring may move by %n position(s) at most, not by %1"), Fact::had},
      {Fault::moreThanMissing,
       QT_TR_N_NOOP("Only %1 grain is missing; %n stone(s) would be too many"), Fact::needed},
      {Fault::notEnoughStones, QT_TR_N_NOOP("That takes %n stone(s), but %1 has only %2"),
       Fact::player, Fact::had},
      {Fault::notAField, QT_TR_NOOP("%1 has no such field: “%2”"), Fact::player, Fact::field},
      {Fault::alreadyGreen, QT_TR_NOOP("“%1” is green already; another field has to be chosen"),
       Fact::field},
      {Fault::noGreener, QT_TR_NOOP("The field “%1” has been improved twice already"), Fact::field},
      {Fault::noShipAtSite, QT_TR_NOOP("%1 has no ship %2"), Fact::player, Fact::atSite},
      {Fault::shipIsDone, QT_TR_NOOP("%1 has already had a turn %2"), Fact::player, Fact::atSite},
      {Fault::notEntitled,
       QT_TR_NOOP("The ship of %1 in reserve cannot build %2: nobody has freed a building space"),
       Fact::player, Fact::atSite},
      {Fault::wentHome,
       QT_TR_NOOP("The ship of %1 in reserve %2 has gone home: nobody has freed a building space"),
       Fact::player, Fact::atSite},
      {Fault::noCrew, QT_TR_NOOP("Building takes a normal construction crew of %1"), Fact::player},
      {Fault::jokerAlone,
       QT_TR_NOOP("The joker crew cannot build alone; it needs a normal construction crew beside"
                  " it")},
      {Fault::tooManyCrewsUsed,
       QT_TR_N_NOOP("At most %n normal construction crew(s) may build here, not %1"), Fact::had},
      {Fault::crewTurned, QT_TR_NOOP("%1: %2 is turned over this round already"), Fact::player,
       Fact::crew},
      {Fault::tooWeak, QT_TR_NOOP("This needs strength %1, but here it is only %2"), Fact::needed,
       Fact::had},
      {Fault::nothingBuilt,
       QT_TR_NOOP("Nothing is chosen; whoever does not want to build declines")},
      {Fault::wrongSite, QT_TR_NOOP("Wrong building site for %2: this one is %1"), Fact::site,
       Fact::building},
      {Fault::cellTaken, QT_TR_NOOP("There is a stone already: %1"), Fact::cell},
      {Fault::lowerFirst, QT_TR_NOOP("Before %1 comes %2"), Fact::cell, Fact::cellFirst},
      {Fault::tombNotOpen, QT_TR_NOOP("The tomb tile on tomb %1 is still face down"), Fact::tomb},
      {Fault::tombUnnamed, QT_TR_NOOP("Please say the value of the tomb tile on tomb %1"),
       Fact::tomb},
      {Fault::noSuchTombTile, QT_TR_NOOP("No tomb tile of value %2 can be left for tomb %1"),
       Fact::tomb, Fact::had},
      {Fault::tooManyOpened, QT_TR_N_NOOP("%n tomb tile(s) turned up, number of values given: %1"),
       Fact::had},
      {Fault::marketMissing,
       QT_TR_NOOP("Please say which marker of %1 goes down, stone market or grain market"),
       Fact::player},
      {Fault::drawsTooMany, QT_TR_N_NOOP("At most %n Sphinx card(s) may be drawn, not %1"),
       Fact::had},
      {Fault::deckTooSmall, QT_TR_N_NOOP("The deck has only %n Sphinx card(s) left, not %1"),
       Fact::needed},
      {Fault::unpaidTooMany, QT_TR_N_NOOP("At most %n Sphinx card(s) may be drawn unpaid, not %1"),
       Fact::had},
      {Fault::needsPaidCard,
       QT_TR_NOOP("Unpaid Sphinx cards come only with at least one that is paid for")},
      {Fault::keepsTooMany, QT_TR_N_NOOP("At most %n Sphinx card(s) may be kept, not %1"),
       Fact::had},
      {Fault::sphinxCardTaken,
       QT_TR_NOOP("One of these Sphinx cards is named already or not in this game")},
      {Fault::sphinxNamesClash,
       //: One was made in a final scoring, the other one for a player's own eyes.
       QT_TR_NOOP("Two namings of Sphinx cards do not fit together. Compare both with the cards, "
                  "then change or remove the wrong one in the log")},
      {Fault::crewAtEnd, QT_TR_NOOP("%1: %2 is at the end of its track and cannot advance"),
       Fact::player, Fact::crew},
      {Fault::siteBegun, QT_TR_NOOP("Building has begun at every site where %1 has a ship"),
       Fact::player},
      {Fault::notInReserve, QT_TR_NOOP("%1 has no ship in reserve %2"), Fact::player, Fact::atSite},
      {Fault::sellsTooFew, QT_TR_NOOP("At least 1 stone has to be sold")},
      {Fault::sellsTooMany, QT_TR_N_NOOP("At most %n stone(s) may be sold, not %1"), Fact::had},
      {Fault::mayNotSell,
       QT_TR_NOOP("The marker of %1 is too high on the stone market to sell stones"), Fact::player},
      {Fault::sphinxCountWrong, QT_TR_N_NOOP("%1 has %n Sphinx card(s), but %2 named"),
       Fact::player, Fact::had},
      {Fault::alreadyNamed, QT_TR_NOOP("The card %1 has its name already"), Fact::atStop},
      {Fault::nothingToName, QT_TR_NOOP("There is nothing to be named there")},
      {Fault::outOfRange, QT_TR_NOOP("%2 is not possible; the limit is %1"), Fact::needed,
       Fact::had},
  });
};

static_assert(inEnumOrder(FaultWords::rows, &FaultRow::fault, egizia::faultCount),
              "every fault needs its words, in the order of Fault");

/// What is added to numbers that are counted from 0 in a record.
int firstSaid(const Finding& finding) {
  const bool corrects = static_cast<Fault>(finding.fault) == Fault::outOfRange;
  return corrects ? firstOf(egizia::correctedOf(finding)) : 0;
}

QString factOf(Fact fact, const Finding& finding, const Table& table) {
  switch (fact) {
  case Fact::none: break;
  case Fact::player: return playerName(finding.player, table);
  case Fact::otherPlayer: return playerName(egizia::otherPlayerOf(finding), table);
  case Fact::stop: return stop(egizia::stopOf(finding), table);
  case Fact::atStop: return stop(egizia::stopOf(finding), table, Place::at);
  case Fact::lastStop: return stop(egizia::lastStopOf(finding), table, Place::at);
  case Fact::site: return site(egizia::siteOf(finding));
  case Fact::atSite: return site(egizia::siteOf(finding), Place::at);
  case Fact::cardKind: return cardKind(egizia::cardKindOf(finding), table);
  case Fact::field:
    if (egizia::cardNameOf(finding) == table::nothing) return startField();
    [[fallthrough]];
  case Fact::cardName: return cardName(egizia::cardNameOf(finding), table);
  case Fact::crew: return crewName(egizia::crewOf(finding));
  case Fact::building: return building(egizia::buildingOf(finding));
  case Fact::cell: return cell(egizia::buildingOf(finding), egizia::cellOf(finding), table);
  case Fact::cellFirst:
    return cell(egizia::buildingOf(finding), egizia::lowerCellOf(finding), table);
  case Fact::tomb: return number(egizia::cellOf(finding) + 1);
  case Fact::phaseOf: return phase(egizia::phaseOf(finding));
  case Fact::phaseNow: return phase(egizia::phaseNowOf(finding));
  case Fact::needed: return number(finding.needed + firstSaid(finding));
  case Fact::had: return number(finding.had + firstSaid(finding));
  }
  return {};
}

} // namespace

QString sentence(const Finding& finding, const Table& table) {
  const FaultRow& row = FaultWords::rows[finding.fault];
  int count = finding.needed;
  QStringList facts;
  for (const Fact fact : {row.first, row.second, row.third}) {
    if (fact == Fact::needed) count = finding.had;
    facts += factOf(fact, finding, table);
  }
  const QString text = FaultWords::tr(row.text, nullptr, countFor(row.text, std::max(count, 0)));
  return withRule(fill(text, facts), finding.rule);
}

} // namespace nilometer::text
