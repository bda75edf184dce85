// SPDX-License-Identifier: GPL-3.0-or-later
// More about each rule than its summary says.
#include "ui/egizia/rule_book/rule_details.h"

#include "engine/egizia/rules.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_row.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Edition;
using egizia::RoundSpace;
using text::number;

namespace {

/// A printed value that the explanation of a rule names; its number comes from the edition.
struct PrintedFact {
  std::string_view key{}; ///< in the edition; empty for what is counted and not printed
  /// In words; "–" where the edition has none.
  QString (*text)(const Edition& edition) = nullptr;
};

namespace fact {

template <auto value, int times = 1> QString numberOf(const Edition& edition) {
  return number(times * edition.*value);
}
template <auto list> QString sizeOf(const Edition& edition) {
  return number(static_cast<int>((edition.*list).size()));
}
template <auto strengths> QString allOf(const Edition& edition) {
  QStringList parts;
  for (const std::int16_t strength : edition.*strengths) parts += number(strength);
  return parts.join(QStringLiteral(" · "));
}
template <RoundSpace space> QString crewsAt(const Edition& edition) {
  const auto stop = std::ranges::find_if(edition.river, [](const egizia::Stop& one) {
    return one.kind == egizia::StopKind::round && one.index == static_cast<std::uint8_t>(space);
  });
  return stop == edition.river.end() ? QStringLiteral("–") : text::crewSetName(stop->crews);
}
template <CardKind kind> QString amountOf(const Edition& edition) {
  const auto card = std::ranges::find(edition.nileCards, kind, &egizia::NileCard::kind);
  return card == edition.nileCards.end() ? QStringLiteral("–") : number(card->amount);
}
QString tombSpacesOf(const Edition& edition) {
  return number(edition.plan(egizia::Building::tombs).count);
}
template <int times = 1> QString worstOf(const Edition& edition) {
  return number(times * *std::ranges::max_element(edition.grainPenalties));
}
QString bestOf(const Edition& edition) {
  return number(*std::ranges::min_element(edition.grainPenalties));
}

constexpr PrintedFact crewStart{"players.crewStart", allOf<&Edition::crewStart>};
constexpr PrintedFact crewEnd{"players.crewTrackEnd", allOf<&Edition::crewTrackEnd>};
constexpr PrintedFact ships{"players.ships", numberOf<&Edition::shipsPerPlayer>};
constexpr PrintedFact startQuarry{"players.startQuarry", numberOf<&Edition::startQuarry>};
constexpr PrintedFact startField{"players.startField", numberOf<&Edition::startFieldGrain>};
constexpr PrintedFact nileCards{{}, sizeOf<&Edition::nileCards>};
constexpr PrintedFact sphinxCards{{}, sizeOf<&Edition::sphinxCards>};
constexpr PrintedFact tombTiles{"tombs.tiles", sizeOf<&Edition::tombTileValues>};
constexpr PrintedFact tombSpaces{"tombs.spaces", tombSpacesOf};
constexpr PrintedFact openTombs{"tombs.open", numberOf<&Edition::openTombs>};
constexpr PrintedFact siteSpaces{"sites.spaces", numberOf<&Edition::spacesPerSite>};
constexpr PrintedFact siteSpacesFew{"sites.spacesFewPlayers",
                                    numberOf<&Edition::spacesPerSiteFewPlayers>};
constexpr PrintedFact crewsThebae{"river.thebae", crewsAt<RoundSpace::thebae>};
constexpr PrintedFact crewsSelinon{"river.selinon", crewsAt<RoundSpace::selinon>};
constexpr PrintedFact crewsBeniHasan{"river.beni-hasan", crewsAt<RoundSpace::beniHasan>};
constexpr PrintedFact alyiStones{"river.alyiStones", numberOf<&Edition::alyiStones>};
constexpr PrintedFact stoneTrackEnd{"players.stoneTrackEnd", numberOf<&Edition::stoneTrackEnd>};
constexpr PrintedFact worstPenalty{"grainMarket.penalties", worstOf<>};
constexpr PrintedFact bestPenalty{"grainMarket.penalties", bestOf};
constexpr PrintedFact twiceWorstPenalty{"grainMarket.penalties", worstOf<2>};
constexpr PrintedFact grainCard{{}, amountOf<CardKind::grain4>};
constexpr PrintedFact drawLimit{"sphinx.drawLimit", numberOf<&Edition::sphinxDrawLimit>};
constexpr PrintedFact lastStones{"stoneMarket.lastStepStones",
                                 numberOf<&Edition::stoneMarketStones>};
constexpr PrintedFact twiceLastStones{"stoneMarket.lastStepStones",
                                      numberOf<&Edition::stoneMarketStones, 2>};
constexpr PrintedFact lastPoints{"grainMarket.lastStepPoints",
                                 numberOf<&Edition::grainMarketPoints>};
constexpr PrintedFact twiceLastPoints{"grainMarket.lastStepPoints",
                                      numberOf<&Edition::grainMarketPoints, 2>};
constexpr PrintedFact saleSteps{"stoneMarket.saleSteps", numberOf<&Edition::stoneMarketSaleSteps>};
constexpr PrintedFact stonesPerPoint{"stoneMarket.stonesPerPoint",
                                     numberOf<&Edition::stonesPerSalePoint>};

} // namespace fact

struct DetailRow {
  std::string_view id;
  /// The numbers of rules that belong with it; of two that belong together one says so.
  std::string_view related;
  const char* text;
  const char* example = nullptr;
  std::array<PrintedFact, 4> facts{}; ///< %1 to %4 of text and example
};

struct RuleDetailWords {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<DetailRow>({
      {"SET-1",
       "FEED-1 STONE-1 SAIL-7",
       QT_TR_NOOP("The strength of the crews at the start: %1. Ships each: %2. Stones from the "
                  "start quarry every round: %3. Grain from the start field: %4."),
       nullptr,
       {fact::crewStart, fact::ships, fact::startQuarry, fact::startField}},
      {"SET-2", "TRACK-1 ORDER-1",
       QT_TR_NOOP("Being in front at the start is worth little. But the queue decides ties, so lay "
                  "the markers in the right order.")},
      {"SET-3", "SET-2 STONE-2", QT_TR_NOOP("Whoever places ships later gets more stones for it.")},
      {"SET-4", "MARKET-2 MARKET-3",
       QT_TR_NOOP("The top step is the worst one: the penalty for missing grain is highest there. "
                  "All steps lead down.")},
      {"SET-5",
       "LAY-1 SPHINX-1",
       QT_TR_NOOP("Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. "
                  "In all there are %1 Nile cards and %2 Sphinx cards."),
       nullptr,
       {fact::nileCards, fact::sphinxCards}},
      {"SET-6", "FEED-2",
       QT_TR_NOOP(
           "In the middle the ring waters green and yellow-green fields. Brown ones stay dry.")},
      {"SET-7",
       "TOMB-1",
       QT_TR_NOOP(
           "Tomb tiles in the box: %1. Tombs, each with one of them: %2. Tiles that lie open: "
           "%3. The rest goes back unseen, so nobody knows which values are still to "
           "come."),
       nullptr,
       {fact::tombTiles, fact::tombSpaces, fact::openTombs}},
      {"SET-8",
       "SAIL-5",
       QT_TR_NOOP("Building spaces of a site: %1 with four players, %2 with fewer."),
       nullptr,
       {fact::siteSpaces, fact::siteSpacesFew}},
      {"TRACK-1", "TRACK-3 ORDER-1 END-4",
       QT_TR_NOOP("Think of each space as a queue. Whoever arrives later stands further back. This "
                  "decides ties between totals."),
       QT_TR_NOOP("Red moves 6 and comes to rest on 20. Then Blue moves 3 and reaches 20 too. Blue "
                  "stands behind Red.")},
      {"TRACK-2", "TRACK-1",
       QT_TR_NOOP("The scarab only shows that a round of the track is done. It is worth no points "
                  "of its own.")},
      {"TRACK-3", "FEED-1 BONUS-1",
       QT_TR_NOOP("Feeding and participation go from the front. The order tiles for the next round "
                  "go from the back.")},
      {"TIME-1", "TIME-2",
       QT_TR_NOOP(
           "The player of the last ship stays on turn until somebody acts in feeding. After the "
           "stones, everybody is on turn until somebody builds; after the new order, until new "
           "cards lie on the river. In the final scoring it is the player being scored, up to the "
           "sale of stones. A card played by itself takes nobody’s turn.")},
      {"TIME-2", "CARD-RESERVE CARD-FIRST",
       QT_TR_NOOP("“Reserve” may also be played when its ship comes up. “Go first” may "
                  "also come in another player’s turn, at sites not yet begun.")},
      {"TIME-3", "CARD-CREW-STEP CARD-PAID-CREW-STEP",
       QT_TR_NOOP("The chosen crew must still be able to advance. Until new cards lie on the "
                  "river, a step counts for the old round. A card gained after the new order waits "
                  "for the next round.")},
      {"TIME-4", "FEED-1 BONUS-1", nullptr,
       QT_TR_NOOP("Red is in front when feeding starts. Red loses points and falls behind Blue. "
                  "The order of feeding stays the same.")},
      {"TIME-5", "FEED-4", nullptr,
       QT_TR_NOOP("Somebody has enough grain and plays a card for more grain anyway. That is "
                  "allowed; the grain is lost.")},
      {"TIME-6", "TIME-2",
       QT_TR_NOOP(
           "Nilometer judges by the table. It does not copy the clicks of the online program.")},
      {"LAY-1", "SAIL-4 CARD-LEFTOVER",
       QT_TR_NOOP("Cards nobody took are removed first. When a deck has served its rounds, the "
                  "rest of it goes into the box unseen.")},
      {"SAIL-1", "SAIL-6 ORDER-1",
       QT_TR_NOOP("One ship, then the next number. After the highest it begins anew, until nobody "
                  "can or wants to go on. Being skipped is not passing.")},
      {"SAIL-2", "CARD-OCCUPIED",
       QT_TR_NOOP("This is why the order matters: what one player takes is gone for the others.")},
      {"SAIL-3", "CARD-UPSTREAM SAIL-4",
       QT_TR_NOOP(
           "After a big jump there is no way back: all spaces further up are lost for this round."),
       QT_TR_NOOP(
           "Your last ship is at the third stop. The fourth stop is allowed, the second is not.")},
      {"SAIL-4", "SAIL-5",
       QT_TR_NOOP("On a Nile card space, take the card first. Then the ship stands on the emptied "
                  "space. Then the card works or is kept.")},
      {"SAIL-5", "BUILD-1 BUILD-7",
       QT_TR_NOOP("The space nearest to the Nile builds first. Choosing a space therefore means "
                  "choosing when to build.")},
      {"SAIL-6", "SAIL-9",
       QT_TR_NOOP("Passing is final for this round. Ships not used are not lost; all come back "
                  "next round.")},
      {"SAIL-7",
       "SAIL-1 CARD-SECOND-SHIP",
       QT_TR_NOOP("Ships of each player: %1."),
       nullptr,
       {fact::ships}},
      {"SAIL-8", "BONUS-1",
       QT_TR_NOOP("A ship at a building site stays there until participation is scored. It goes "
                  "home earlier only if its player declines to build, or if it waited in reserve "
                  "in vain.")},
      {"SAIL-9", "CARD-UPSTREAM", nullptr,
       QT_TR_NOOP("The only space left lies upstream. The card “Upstream” would reach it. Nobody "
                  "has to play that card: the player may stop.")},
      {"ROUND-EDFU", "MARKET-2 MARKET-3",
       QT_TR_NOOP("Both steps must be made. A marker already on its last step stays there, and the "
                  "gain of the last step comes again.")},
      {"ROUND-THEBAE",
       "CREW-1",
       QT_TR_NOOP("The crews shown in this copy: %1. Both steps must be made."),
       nullptr,
       {fact::crewsThebae}},
      {"ROUND-SELINON",
       "CREW-1",
       QT_TR_NOOP("The crews shown in this copy are %1. Neither step may be left out."),
       nullptr,
       {fact::crewsSelinon}},
      {"ROUND-BENIHASAN",
       "CREW-1",
       QT_TR_NOOP(
           "In this copy the space shows the crews %1. Both gain strength; there is no choice."),
       nullptr,
       {fact::crewsBeniHasan}},
      {"ROUND-PASSALON", "FEED-2 ROUND-HELIOPOLIS",
       QT_TR_NOOP("The joker’s step must be made. Moving the ring is free to choose: one position "
                  "left or right, never past the ends.")},
      {"ROUND-ALYI",
       "CREW-2",
       QT_TR_NOOP("Any of the four crews will do, the joker too. Stones from this space in this "
                  "copy: %1."),
       nullptr,
       {fact::alyiStones}},
      {"ROUND-HELIOPOLIS", "CARD-OCCUPIED CARD-DOUBLE",
       QT_TR_NOOP("After Heliopolis nobody can sail on: it is the last stop. Whether it may be "
                  "carried out twice is a rule option.")},
      {"CREW-1",
       "CREW-2",
       QT_TR_NOOP("In this copy the tracks end at %1 (blue, black, yellow, joker)."),
       nullptr,
       {fact::crewEnd}},
      {"CREW-2", "CARD-CREWS-CHOICE", nullptr,
       QT_TR_NOOP("Three crews stand at the end of their tracks, one does not. The choice must be "
                  "the one that can still advance.")},
      {"FEED-1", "FEED-2 FEED-3",
       QT_TR_NOOP("The joker crew eats too. Add up all four strengths. Then add up the start "
                  "field, the watered fields and cards."),
       QT_TR_NOOP("The crews have 1, 2, 3 and 3: that is 9. The grain is 11. All are fed, and 2 "
                  "grain is left over.")},
      {"FEED-2", "CARD-IMPROVE-FIELD",
       QT_TR_NOOP(
           "The ring is the same for everybody. Moving it changes the harvest of the whole table."),
       QT_TR_NOOP("Three fields, the start field aside: green 3, yellow-green 5, brown 8. With the "
                  "ring on the left they bear 3, in the middle 8, on the right 16.")},
      {"FEED-3",
       "MARKET-3 FEED-4",
       QT_TR_NOOP("Points per missing grain: %1 at most and %2 at least, as the step says. The "
                  "marker may go below 0."),
       QT_TR_NOOP("A player on the top step is two grain short. Points lost: 2 × %1 = %3."),
       {fact::worstPenalty, fact::bestPenalty, fact::twiceWorstPenalty}},
      {"FEED-4",
       "CARD-GRAIN4 CARD-STONES-AS-GRAIN CARD-IMPROVE-FIELD",
       QT_TR_NOOP("Each card is played by its owner, when it is the owner’s moment to feed. A card "
                  "not played is kept."),
       QT_TR_NOOP("A player is two grain short. A card for more grain adds %1. What is not needed "
                  "is lost."),
       {fact::grainCard}},
      {"STONE-1", "CARD-QUARRY STONE-2",
       QT_TR_NOOP("The start quarry counts too. Nothing is to be decided here."),
       QT_TR_NOOP("Somebody has 1 stone. The quarries yield 5 in all. Now it is 6.")},
      {"STONE-2",
       "",
       QT_TR_NOOP("In this copy the track ends at %1."),
       QT_TR_NOOP("Two below the end, six stones come in. Two of them count, four are lost."),
       {fact::stoneTrackEnd}},
      {"BUILD-1", "CARD-FIRST",
       QT_TR_NOOP("The sites are built one after the other: first the Sphinx, then obelisk and "
                  "tombs, then pyramid and temple.")},
      {"BUILD-2", "BUILD-3 CARD-TWO-CREWS",
       QT_TR_NOOP("A crew used at one site is not there for the next. With three sites, three "
                  "normal crews are needed.")},
      {"BUILD-3", "BUILD-4", nullptr,
       QT_TR_NOOP("A crew of 5 and the joker crew of 2 build together: values up to 7 are "
                  "possible. The joker crew alone may not build.")},
      {"BUILD-4", "",
       QT_TR_NOOP("Turned-over crews keep their number and may still gain strength. When the next "
                  "round begins, they are turned back.")},
      {"BUILD-5", "BUILD-8 CARD-STRENGTH SPHINX-1",
       QT_TR_NOOP("One physical stone goes on each space or tile. From the stone track goes the "
                  "sum of the values. What becomes free during the action may be used in it."),
       QT_TR_NOOP("A space of value 1, one of 2 and a tomb tile of 4 make 7. This takes strength 7 "
                  "and 7 stones.")},
      {"BUILD-6", "BUILD-7 BONUS-1",
       QT_TR_NOOP("Not building costs nothing. But the site then does not count for participation, "
                  "and a ship in reserve may get its chance.")},
      {"BUILD-7", "CARD-RESERVE",
       QT_TR_NOOP("Without a freed space the ship goes home as soon as its turn would come."),
       QT_TR_NOOP("A and B stand on building spaces, C in reserve. A does not build. Then B "
                  "builds, and after B also C.")},
      {"BUILD-8", "PYR-2",
       QT_TR_NOOP("Move the marker at once, before row bonuses and market steps."),
       QT_TR_NOOP("A crew of 3 with 2 stones builds a space of value 2. That gives 2 points and "
                  "leaves 0 stones.")},
      {"SPHINX-1",
       "SPHINX-2 CARD-MORE-SPHINX",
       QT_TR_NOOP("Sphinx cards drawn at once in this copy: at most %1."),
       QT_TR_NOOP("A crew of strength 3 goes to the Sphinx with 2 stones. It may draw 1 or 2 "
                  "Sphinx cards."),
       {fact::drawLimit}},
      {"SPHINX-2", "CARD-KEEP2 SPHINX-3",
       QT_TR_NOOP("Keeping none is allowed too. The others go face down under the deck."),
       QT_TR_NOOP("Two Sphinx cards drawn, one kept: that is 1 point at once for the other.")},
      {"SPHINX-3", "END-3",
       QT_TR_NOOP(
           "Only the number of hidden cards is public. Nilometer shows no more of them either.")},
      {"OBELISK-1", "MARKET-1 BUILD-5",
       QT_TR_NOOP("Two rows can be built in one action if the lower one is filled by it.")},
      {"TOMB-1", "TOMB-2 MARKET-1",
       QT_TR_NOOP("The open tile furthest to the front is always next. Its stone goes on the "
                  "emptied tomb."),
       QT_TR_NOOP("The open tiles show 3, 5, 2 and 4. Building two means taking 3 and 5: 8 stones, "
                  "8 points.")},
      {"TOMB-2", "END-2",
       QT_TR_NOOP(
           "So a tomb tile counts twice: its value now, and as part of the sum at the end.")},
      {"TEMPLE-1", "BUILD-5 PYR-1", nullptr,
       QT_TR_NOOP("The left pillar is done, the right one is not. A column may not be begun yet.")},
      {"PYR-1", "PYR-2",
       QT_TR_NOOP("A space of a higher row is open as soon as the stones under it lie.")},
      {"PYR-2", "PYR-3",
       QT_TR_NOOP("First come the points for building, then the row bonuses, the lowest row first. "
                  "Each row pays once.")},
      {"PYR-3", "", nullptr,
       QT_TR_NOOP("A row of four reads Yellow, Green, Green, Yellow. Both have 2 stones. Yellow’s "
                  "first stone lies further left: Yellow gets 2 points.")},
      {"MARKET-1", "MARKET-2 MARKET-3",
       QT_TR_NOOP("The step comes after paying. It is made once per action, even if only tombs "
                  "were built.")},
      {"MARKET-2",
       "MARKET-4",
       QT_TR_NOOP("Stones on the last step in this copy: %1 each time."),
       QT_TR_NOOP(
           "The marker stands on the last step and advances by 2. It stays. Stones for that: %2."),
       {fact::lastStones, fact::twiceLastStones}},
      {"MARKET-3",
       "",
       QT_TR_NOOP("Points on the last step in this copy: %1 each time."),
       QT_TR_NOOP(
           "The marker stands one above the last step and advances by 2. Points for that: %2."),
       {fact::lastPoints, fact::twiceLastPoints}},
      {"MARKET-4",
       "END-1",
       QT_TR_NOOP("In this copy so many of the lowest steps allow it: %1."),
       nullptr,
       {fact::saleSteps}},
      {"BONUS-1", "BUILD-5",
       QT_TR_NOOP(
           "A ship in reserve counts if it built. After this the ships come home from the sites."),
       QT_TR_NOOP("A player had ships at all three sites but declined at one. Two sites count.")},
      {"ORDER-1", "TRACK-3",
       QT_TR_NOOP("Whoever is behind sails first in the next round. With equal points, the one at "
                  "the back of the queue has the smaller number."),
       QT_TR_NOOP("Red and Blue both have 20. Blue came later. Blue gets the smaller order tile.")},
      {"END-1",
       "CARD-SELL10 CARD-STONES6",
       QT_TR_NOOP("The highest order tile goes first. Each player does all steps of the final "
                  "scoring, then the next one follows."),
       QT_TR_NOOP(
           "Stones needed for 1 point: %1. What is left over below that number gives nothing."),
       {fact::stonesPerPoint}},
      {"END-2", "CARD-TOMB",
       QT_TR_NOOP(
           "The sum of all own tomb tiles counts, not their number. A sum of 0 gives no points.")},
      {"END-3", "END-4",
       QT_TR_NOOP("Cards that do not come true cost nothing. For the card that counts points, only "
                  "whole tens count, and a total below 0 gives nothing.")},
      {"END-4", "", nullptr,
       QT_TR_NOOP("Two players end on 60. The one who got there first wins.")},
      {"CARD-FIELD-GREEN", "FEED-2",
       QT_TR_NOOP("It is never dry. The value on the card is the grain it bears.")},
      {"CARD-FIELD-YELLOWGREEN", "FEED-2",
       QT_TR_NOOP("It is dry only when the ring lies on the left.")},
      {"CARD-FIELD-BROWN", "FEED-2 CARD-IMPROVE-FIELD",
       QT_TR_NOOP(
           "It is often dry, but it bears a lot. The gift comes once, when the card is taken.")},
      {"CARD-QUARRY", "",
       QT_TR_NOOP("It adds to the start quarry. More than the stone track holds is lost.")},
      {"CARD-GRAIN4", "TIME-2",
       QT_TR_NOOP("Play it in your own feeding. Grain not needed is lost.")},
      {"CARD-STRENGTH", "CARD-TWO-CREWS",
       QT_TR_NOOP("It helps a crew that is being used in this action. Stones must still be paid.")},
      {"CARD-DOUBLE", "ROUND-PASSALON",
       QT_TR_NOOP("Played when the ship arrives. At Edfu both markers go two steps down. At spaces "
                  "with two crews both gain 2. At Passalon the joker gains 2 and the ring may move "
                  "twice. At Alyi there are two choices and the stones twice.")},
      {"CARD-SECOND-SHIP", "CARD-UPSTREAM",
       QT_TR_NOOP("There must be a legal space for the second ship. The card works even with the "
                  "ship that took it, but not after passing. When the next player acts, or plays a "
                  "card that needs their turn, it is too late.")},
      {"CARD-TWO-CREWS", "",
       QT_TR_NOOP("It goes together with cards for more strength. At the Sphinx the top limit of "
                  "cards stays.")},
      {"CARD-RESERVE", "",
       QT_TR_NOOP("The ship builds after those on the building spaces. When its slot comes up, "
                  "Nilometer asks whether to play the card.")},
      {"CARD-FIRST", "",
       QT_TR_NOOP("The others keep their order. It must be said before anything is built at that "
                  "site. A reserve ship so moved pushes nobody out.")},
      {"CARD-KEEP2", "", QT_TR_NOOP("All others of the drawing still go back for 1 point each.")},
      {"CARD-STONES6", "STONE-2",
       QT_TR_NOOP("Its number of stones is on the card. More than the stone track holds is lost.")},
      {"CARD-SELL10", "",
       QT_TR_NOOP(
           "At least one stone must be sold. It pays better than selling in the final scoring.")},
      {"CARD-IMPROVE-FIELD", "",
       QT_TR_NOOP("Two such cards may go on one field. In the final scoring the card cannot be "
                  "assigned any more."),
       QT_TR_NOOP(
           "A brown field counts as yellow-green. Now it bears in the middle position too.")},
      {"CARD-OCCUPIED", "CARD-UPSTREAM",
       QT_TR_NOOP("It goes together with “Upstream”; both are then used for this round. Going "
                  "downstream stays the rule otherwise.")},
      {"CARD-CREW-STEP", "CARD-PAID-CREW-STEP",
       QT_TR_NOOP("A turned-over crew may gain too, and it may be done after feeding.")},
      {"CARD-STONES-AS-GRAIN", "", nullptr,
       QT_TR_NOOP("Grain is 3 short, 5 stones are there. Paying 3 of them leaves 2, and there is "
                  "no penalty.")},
      {"CARD-MORE-SPHINX", "",
       QT_TR_NOOP(
           "These cards are drawn on top of the paid ones. Whether something must be paid "
           "is a rule option. If nothing has to be paid, no crew is needed. A crew named all "
           "the same is turned over.")},
      {"CARD-PAID-CREW-STEP", "",
       QT_TR_NOOP("The crew must still be able to advance. It may be done after feeding, so the "
                  "new strength eats only next round.")},
      {"CARD-UPSTREAM", "",
       QT_TR_NOOP("Only one ship per round. From its place the next ones sail downstream again.")},
      {"CARD-LEFTOVER", "",
       QT_TR_NOOP("The card taken works like any other. When it is taken is a rule option.")},
      {"CARD-TOMB", "", nullptr,
       QT_TR_NOOP("The tomb tiles add up to 13. With the card the sum is higher, and a better band "
                  "may be reached.")},
      {"CARD-STONE-MARKET2", "MARKET-2",
       QT_TR_NOOP("Both steps must be made at once. Steps past the end bring the stones again.")},
      {"CARD-GRAIN-MARKET2", "MARKET-3",
       QT_TR_NOOP("Both steps must be made at once. Steps past the end bring the points again.")},
      {"CARD-CREWS-CHOICE", "CREW-1",
       QT_TR_NOOP("If a choice can be carried out in full, such a choice must be made.")},
      {"CARD-CREWS-PICTURED", "CREW-1",
       QT_TR_NOOP("There are two different cards of this kind. There is nothing to choose.")},
      {"CARD-STONES-IN-BUILDINGS", "BUILD-8",
       QT_TR_NOOP("Only stones that lie there now count. Later ones bring nothing more.")},
      {"PHASE", "TIME-1",
       QT_TR_NOOP("Nilometer refuses what does not belong to the phase shown above. Finish this "
                  "phase first.")},
      {"TURN", "SAIL-1 TIME-1", QT_TR_NOOP("Look at the strip: it says who is to act now.")},
      {"ENTRY", "PHASE",
       QT_TR_NOOP("If the table really looks different, enter a correction. The menu has an item "
                  "for it.")},
  });
};
static_assert(RuleDetailWords::rows.size() == egizia::ruleNames.size() &&
              text::inRuleOrder(RuleDetailWords::rows, egizia::ruleNames));

/// The rules whose numbers stand in a row's list.
constexpr std::vector<table::RuleId> rulesIn(std::string_view numbers) {
  std::vector<table::RuleId> rules;
  while (!numbers.empty()) {
    const std::size_t end = std::min(numbers.find(' '), numbers.size());
    rules.push_back(egizia::findRule(numbers.substr(0, end)).value());
    numbers.remove_prefix(std::min(end + 1, numbers.size()));
  }
  return rules;
}
// Every rule has more than its summary, and a number of no rule does not compile.
static_assert(std::ranges::all_of(RuleDetailWords::rows, [](const DetailRow& row) {
  const bool tells = row.text != nullptr || row.example != nullptr;
  return tells && (row.related.empty() || !rulesIn(row.related).empty());
}));

} // namespace

RuleDetail ruleDetail(table::RuleId rule, const Edition& edition) {
  const DetailRow& row = RuleDetailWords::rows[rule.index];
  QStringList facts;
  RuleDetail detail;
  for (const PrintedFact& fact : row.facts) {
    if (fact.text == nullptr) break;
    facts += fact.text(edition);
    if (!fact.key.empty()) detail.keys.push_back(fact.key);
  }
  if (row.text != nullptr) detail.text = text::fill(RuleDetailWords::tr(row.text), facts);
  if (row.example != nullptr) detail.example = text::fill(RuleDetailWords::tr(row.example), facts);
  return detail;
}

const std::vector<RulePair>& rulePairs() {
  static const auto pairs = [] {
    std::vector<RulePair> all;
    for (std::size_t i = 0; i < RuleDetailWords::rows.size(); ++i) {
      for (const table::RuleId other : rulesIn(RuleDetailWords::rows[i].related)) {
        all.emplace_back(table::RuleId{static_cast<std::uint8_t>(i)}, other);
      }
    }
    return all;
  }();
  return pairs;
}

} // namespace nilometer::ui
