// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_row.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace nilometer::text {

using egizia::cardRules;
using egizia::ruleNames;
using egizia::operator""_rule;

namespace {

/// The number of a rule, its title, what it says, and what players at a table say when they look
/// for it.
struct EgiziaRuleRow {
  std::string_view id;
  const char* title; ///< nullptr: called like the card that it is about
  const char* summary;
  const char* words = nullptr;
};

struct RuleWords {
  Q_DECLARE_TR_FUNCTIONS(Rule)
public:
  static constexpr auto rows = std::to_array<EgiziaRuleRow>({
      {"SET-1", QT_TR_NOOP("Starting kit"),
       QT_TR_NOOP("Everyone starts with a player tableau, ships and stones. To that come three "
                  "construction crews, the joker crew, a start quarry and a green start field. If "
                  "stones or markers run out, anything else will do."),
       //: Words that people look for, also such as the rules do not use. Not translated one by one.
       QT_TRANSLATE_NOOP("PlayersWords", "begin setup equipment")},
      {"SET-2", QT_TR_NOOP("First order"),
       QT_TR_NOOP("Order tiles are dealt at random. All markers start on 0 of the score track: "
                  "number 1 at the very back, the highest number in front."),
       QT_TRANSLATE_NOOP(
           "PlayersWords",
           "who starts who begins first player start player starting player begin draw lots")},
      {"SET-3", QT_TR_NOOP("Starting stones"),
       QT_TR_NOOP("The number on the order tile decides how many stones a player starts with."),
       QT_TRANSLATE_NOOP("PlayersWords", "begin how many stones")},
      {"SET-4", QT_TR_NOOP("Markets at the start"),
       QT_TR_NOOP("All markers start on the top step of the stone market and the grain market.")},
      {"SET-5", QT_TR_NOOP("Decks"),
       QT_TR_NOOP("The Nile cards form three decks by the number on their back. The Sphinx cards "
                  "lie face down; the options say whether everyone starts with one."),
       QT_TRANSLATE_NOOP("PlayersWords", "piles shuffle")},
      {"SET-6", QT_TR_NOOP("Starting water ring"),
       QT_TR_NOOP("The water ring starts on the middle one of its three positions.")},
      {"SET-7", QT_TR_NOOP("First tomb tiles"),
       QT_TR_NOOP("Shuffled tomb tiles lie face down on the tombs, the first four are turned up. "
                  "Nobody sees those left over.")},
      {"SET-8", QT_TR_NOOP("Fewer building spaces"),
       QT_TR_NOOP("With two or three players each building site has one building space fewer."),
       QT_TRANSLATE_NOOP("PlayersWords", "for two for three")},
      {"TRACK-1", QT_TR_NOOP("Score track queue"),
       QT_TR_NOOP("Forward or back: a marker that arrives on an occupied space of the score track "
                  "stands behind those already there. A move of 0 keeps the place."),
       QT_TRANSLATE_NOOP("PlayersWords", "tie tied same points equal points level stack")},
      {"TRACK-2", QT_TR_NOOP("Scarab"),
       QT_TR_NOOP("Whoever goes past 50 on the score track takes a scarab: it marks 50 points."),
       QT_TRANSLATE_NOOP("PlayersWords", "fifty hundred lap")},
      {"TRACK-3", QT_TR_NOOP("From the front"),
       QT_TR_NOOP(
           "Whoever has more points is in front. On one space, whoever came first is in front."),
       QT_TRANSLATE_NOOP("PlayersWords", "leader leading ahead")},
      {"TIME-1", QT_TR_NOOP("Length of a turn"),
       QT_TR_NOOP("A turn goes on until another player acts. While stones are produced, "
                  "participation is scored and the order is set, everybody is on turn."),
       QT_TRANSLATE_NOOP("PlayersWords", "whose turn active player")},
      {"TIME-2", QT_TR_NOOP("When Anytime cards work"),
       QT_TR_NOOP("Anytime cards are played on one’s own turn. Only “Reserve” and “Go "
                  "first” may also come at their own moment."),
       QT_TRANSLATE_NOOP("PlayersWords", "when may I play timing action card")},
      {"TIME-3", QT_TR_NOOP("Advances between turns"),
       QT_TR_NOOP("A card that advances a construction crew each round needs no turn: it works "
                  "from sailing until the new order is set, never in the final scoring."),
       QT_TRANSLATE_NOOP("PlayersWords", "between turns")},
      {"TIME-4", QT_TR_NOOP("Order stays fixed"),
       QT_TR_NOOP("The order of feeding and participation is settled when the phase begins. It "
                  "stays, wherever the markers go meanwhile.")},
      {"TIME-5", QT_TR_NOOP("Cards are optional"),
       QT_TR_NOOP("Nobody has to play a card. Help may be wasted, but stones never pay for more "
                  "grain than is missing."),
       QT_TRANSLATE_NOOP("PlayersWords", "must have to forced")},
      {"TIME-6", QT_TR_NOOP("Online timings"),
       QT_TR_NOOP("The online version sets limits of its own on when a card may be clicked on. At "
                  "the table they do not hold.")},
      {"LAY-1", QT_TR_NOOP("Lay out Nile cards"),
       QT_TR_NOOP("Each round fresh Nile cards go on the river, from the top space down: deck 1/2 "
                  "twice, deck 3/4 twice, then deck 5. Old ones are gone."),
       QT_TRANSLATE_NOOP("PlayersWords", "deal reveal refill")},
      {"SAIL-1", QT_TR_NOOP("Ships in turn"),
       QT_TR_NOOP("In tile order each player places one ship, again and again. A player without a "
                  "legal space is skipped."),
       QT_TRANSLATE_NOOP("PlayersWords", "who goes first turn order boats move")},
      {"SAIL-2", QT_TR_NOOP("One ship per space"),
       QT_TR_NOOP("An occupied space is closed to further ships."),
       QT_TRANSLATE_NOOP("PlayersWords", "blocked taken full")},
      {"SAIL-3", QT_TR_NOOP("Downstream only"),
       QT_TR_NOOP("A new ship goes further downstream than the last ship of its player."),
       QT_TRANSLATE_NOOP("PlayersWords", "back backwards upstream")},
      {"SAIL-4", QT_TR_NOOP("Kinds of spaces"),
       QT_TR_NOOP("A ship collects a Nile card, carries out a round space or waits at a building "
                  "site. Where the card is gone, no ship can go."),
       QT_TRANSLATE_NOOP("PlayersWords", "where may I go")},
      {"SAIL-5", QT_TR_NOOP("Ships at building sites"),
       QT_TR_NOOP("Any free building space may be chosen, one ship per player at each building "
                  "site. The reserve opens when no building space is free."),
       QT_TRANSLATE_NOOP("PlayersWords", "how many spaces")},
      {"SAIL-6", QT_TR_NOOP("Passing"),
       QT_TR_NOOP("Where passing is allowed, it ends the round’s sailing for that player. The "
                  "others go on."),
       QT_TRANSLATE_NOOP("PlayersWords", "pass stop skip drop out")},
      {"SAIL-7", QT_TR_NOOP("Ships available"),
       QT_TR_NOOP("Nobody places more ships in a round than they own."),
       QT_TRANSLATE_NOOP("PlayersWords", "how many boats run out")},
      {"SAIL-8", QT_TR_NOOP("Ships come home"),
       QT_TR_NOOP("After sailing, ships return to their players. Those at building sites stay, "
                  "the reserve included."),
       QT_TRANSLATE_NOOP("PlayersWords", "take back return")},
      {"SAIL-9", QT_TR_NOOP("Stopping"),
       QT_TR_NOOP(
           "Without passing, too, a player may stop if only a card would still open a space."),
       QT_TRANSLATE_NOOP("PlayersWords", "must I pass stuck forced")},
      {"ROUND-EDFU", QT_TR_NOOP("Edfu"),
       QT_TR_NOOP("Both market markers of the player go one step down.")},
      {"ROUND-THEBAE", QT_TR_NOOP("Thebae"),
       QT_TR_NOOP("The two construction crews shown at Thebae gain 1 strength each.")},
      {"ROUND-SELINON", QT_TR_NOOP("Selinon"),
       QT_TR_NOOP("The two construction crews shown at Selinon gain 1 strength each.")},
      {"ROUND-BENIHASAN", QT_TR_NOOP("Beni Hasan"),
       QT_TR_NOOP("The two construction crews shown at Beni Hasan gain 1 strength each.")},
      {"ROUND-PASSALON", QT_TR_NOOP("Passalon"),
       QT_TR_NOOP("The joker crew gains 1 strength. The water ring may then move by one "
                  "position."),
       QT_TRANSLATE_NOOP("PlayersWords", "flood move the ring irrigation")},
      {"ROUND-ALYI", QT_TR_NOOP("Alyi"),
       QT_TR_NOOP("One construction crew of choice gains 1 strength. Some stones come with it.")},
      {"ROUND-HELIOPOLIS", QT_TR_NOOP("Heliopolis"),
       QT_TR_NOOP("Heliopolis works like Passalon. It is the end of the river: the card “Occupied” "
                  "does not work there."),
       QT_TRANSLATE_NOOP("PlayersWords", "flood move the ring irrigation")},
      {"CREW-1", QT_TR_NOOP("Crew track end"),
       QT_TR_NOOP("A construction crew at the end of its track stays there. An advance that "
                  "cannot be made is lost."),
       QT_TRANSLATE_NOOP("PlayersWords", "maximum stronger")},
      {"CREW-2", QT_TR_NOOP("Choosing crews"),
       QT_TR_NOOP("Whoever chooses construction crews has to choose as many real advances as there "
                  "can be.")},
      {"FEED-1", QT_TR_NOOP("Feeding"),
       QT_TR_NOOP("Feeding starts at the front of the score track. The strength of all four "
                  "construction crews is compared with the player’s grain."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger eat food starve starving wheat")},
      {"FEED-2", QT_TR_NOOP("Watering"),
       QT_TR_NOOP("Green fields always bear grain. With the water ring in the middle, the "
                  "yellow-green fields do too. On the right, it waters all fields."),
       QT_TRANSLATE_NOOP("PlayersWords", "flood dry drought irrigation")},
      {"FEED-3", QT_TR_NOOP("Feeding penalty"),
       QT_TR_NOOP("Each grain missing costs as many points as the player’s step on the grain "
                  "market says. Grain left over is lost."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger starve starving famine minus points "
                                         "negative points lose points shortage")},
      {"FEED-4", QT_TR_NOOP("Help with feeding"),
       QT_TR_NOOP("Cards can help: more grain, stones as grain, a better field. None of it has to "
                  "be used."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger starving avoid")},
      {"STONE-1", QT_TR_NOOP("Producing stones"),
       QT_TR_NOOP("In tile order everyone collects the stones of their quarries."),
       QT_TRANSLATE_NOOP("PlayersWords", "income production")},
      {"STONE-2", QT_TR_NOOP("Stone track end"),
       QT_TR_NOOP("What no longer fits on the stone track is lost, wherever it comes from."),
       QT_TRANSLATE_NOOP("PlayersWords", "limit maximum too many")},
      {"BUILD-1", QT_TR_NOOP("Order of building"),
       QT_TR_NOOP("At each building site the ship nearest to the Nile goes first, then the next "
                  "building space."),
       QT_TRANSLATE_NOOP("PlayersWords", "who builds first turn order")},
      {"BUILD-2", QT_TR_NOOP("One crew per site"),
       QT_TR_NOOP("Building takes stones and one unused construction crew. The joker crew may "
                  "help; a second normal one needs a card."),
       QT_TRANSLATE_NOOP("PlayersWords", "workers how many crews")},
      {"BUILD-3", QT_TR_NOOP("Joker crew"),
       QT_TR_NOOP("The joker crew builds once a round and always with a normal construction "
                  "crew."),
       QT_TRANSLATE_NOOP("PlayersWords", "wild alone")},
      {"BUILD-4", QT_TR_NOOP("Used crews"),
       QT_TR_NOOP("A construction crew that has built is turned over until the next round. Its "
                  "strength stays."),
       QT_TRANSLATE_NOOP("PlayersWords", "exhausted tired flipped again")},
      {"BUILD-5", QT_TR_NOOP("Price of building"),
       QT_TR_NOOP("The values built add up to the price in stones. It may be no higher than the "
                  "strength used, nor than the stones at hand."),
       QT_TRANSLATE_NOOP("PlayersWords", "cost costs pay how much")},
      {"BUILD-6", QT_TR_NOOP("Not building"),
       QT_TR_NOOP("Whoever does not want to build takes the ship back; its building space counts "
                  "as freed."),
       QT_TRANSLATE_NOOP("PlayersWords", "pass skip do nothing")},
      {"BUILD-7", QT_TR_NOOP("Ships in reserve"),
       QT_TR_NOOP("A ship in reserve builds last, and only if a building space of its site was "
                  "freed."),
       QT_TRANSLATE_NOOP("PlayersWords", "waiting list full")},
      {"BUILD-8",
       //: The title of a rule: what players do.
       QT_TR_NOOP("Building"), QT_TR_NOOP("What is built scores at once: 1 point per value."),
       QT_TRANSLATE_NOOP("PlayersWords", "victory points scoring")},
      {"SPHINX-1", QT_TR_NOOP("Drawing Sphinx cards"),
       QT_TR_NOOP("A Sphinx card costs 1 stone. The strength used limits how many may be drawn, "
                  "and there is a top limit too."),
       QT_TRANSLATE_NOOP("PlayersWords", "goals missions objectives")},
      {"SPHINX-2", QT_TR_NOOP("Sphinx cards returned"),
       QT_TR_NOOP("One drawn Sphinx card may be kept hidden. Each of the others goes back for "
                  "1 point at once."),
       QT_TRANSLATE_NOOP("PlayersWords", "discard put back")},
      {"SPHINX-3", QT_TR_NOOP("Sphinx cards kept"),
       QT_TR_NOOP("Sphinx cards kept stay secret until the final scoring and count only there."),
       QT_TRANSLATE_NOOP("PlayersWords", "show look at")},
      {"OBELISK-1", QT_TR_NOOP("Obelisk from below"),
       QT_TR_NOOP("The obelisk grows from the bottom. A row may be begun when all rows below it "
                  "are full.")},
      {"TOMB-1", QT_TR_NOOP("Tombs in order"),
       QT_TR_NOOP("Open tomb tiles are taken from the first one on; none is left out. For each one "
                  "taken, the next one is turned up. Its value is price and points."),
       QT_TRANSLATE_NOOP("PlayersWords", "graves skip")},
      {"TOMB-2", QT_TR_NOOP("Tomb tiles kept"),
       QT_TR_NOOP("Tomb tiles stay with their player. Their sum counts in the final scoring.")},
      {"TEMPLE-1", QT_TR_NOOP("Temple from below"),
       QT_TR_NOOP("The temple begins with its two pillars, each by itself from the bottom. When "
                  "both stand, the columns follow, then the stones above.")},
      {"PYR-1", QT_TR_NOOP("Pyramid rows"),
       QT_TR_NOOP("Each row of the pyramid grows from the left without gaps. A stone only needs "
                  "what it rests on, not the whole row below.")},
      {"PYR-2", QT_TR_NOOP("Pyramid row bonus"),
       QT_TR_NOOP("A full row of the pyramid pays 1 point per own stone. The points go to the "
                  "player with the most stones in the row, whoever filled it."),
       QT_TRANSLATE_NOOP("PlayersWords", "majority completed row")},
      {"PYR-3", QT_TR_NOOP("Tie in a row"),
       QT_TR_NOOP("Several may have the most stones in a row of the pyramid. Then it belongs to "
                  "the one whose first stone is furthest left."),
       QT_TRANSLATE_NOOP("PlayersWords", "tied majority draw")},
      {"MARKET-1", QT_TR_NOOP("Market step for building"),
       QT_TR_NOOP("Whoever has built at obelisk or tombs moves one own market marker a step down. "
                  "Stones gained by it pay only for later building."),
       QT_TRANSLATE_NOOP("PlayersWords", "improve which marker")},
      {"MARKET-2", QT_TR_NOOP("Stone market"),
       QT_TR_NOOP("Arriving on the last step of the stone market brings stones, and every step "
                  "beyond it brings them again."),
       QT_TRANSLATE_NOOP("PlayersWords", "get stones")},
      {"MARKET-3", QT_TR_NOOP("Grain market"),
       QT_TR_NOOP("The grain market sets the penalty for missing grain. Arriving on its last step "
                  "brings points, and every step beyond it brings them again."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger price")},
      {"MARKET-4", QT_TR_NOOP("Right to sell stones"),
       QT_TR_NOOP("Only from the lowest steps of the stone market may stones be sold in the final "
                  "scoring."),
       QT_TRANSLATE_NOOP("PlayersWords", "sale exchange")},
      {"BONUS-1", QT_TR_NOOP("Participation"),
       QT_TR_NOOP("Whoever spent stones at building sites gets points: the more sites, the more "
                  "points. It goes from the front of the score track."),
       QT_TRANSLATE_NOOP("PlayersWords", "bonus taking part several sites")},
      {"ORDER-1", QT_TR_NOOP("Next order"),
       QT_TR_NOOP("The player with the fewest points takes order tile 1, and so on. On one space, "
                  "the later arrival takes the smaller number."),
       QT_TRANSLATE_NOOP(
           "PlayersWords",
           "who starts who begins first player start player turn order tie tied last place")},
      {"END-1",
       //: The title of a rule: a source of points.
       QT_TR_NOOP("Stones sold"),
       QT_TR_NOOP("Low enough on the stone market, a player may sell leftover stones. Several make "
                  "a point; what does not make a whole one is lost."),
       QT_TRANSLATE_NOOP("PlayersWords", "exchange remaining stones convert")},
      {"END-2", QT_TR_NOOP("Tombs"),
       QT_TR_NOOP("The tomb tiles are added up. The higher the sum, the more points."),
       QT_TRANSLATE_NOOP("PlayersWords", "graves")},
      {"END-3", QT_TR_NOOP("Sphinx cards"),
       QT_TR_NOOP("Each Sphinx card pays if its condition holds. The one that counts the points "
                  "themselves comes last."),
       QT_TRANSLATE_NOOP("PlayersWords", "goals missions objectives fulfilled")},
      {"END-4",
       //: The title of a rule: how it is decided who wins.
       QT_TR_NOOP("Winner"),
       QT_TR_NOOP("The most points win, bids for seats subtracted. On one space, whoever came "
                  "first wins."),
       QT_TRANSLATE_NOOP("PlayersWords",
                         "who wins victory tie tied draw tiebreaker end of the game")},
      {"CARD-FIELD-GREEN", nullptr,
       QT_TR_NOOP("This field bears grain every round, wherever the water ring lies.")},
      {"CARD-FIELD-YELLOWGREEN", nullptr,
       QT_TR_NOOP("This field bears grain with the water ring in the middle or on the right.")},
      {"CARD-FIELD-BROWN", nullptr,
       QT_TR_NOOP("This field bears grain only with the water ring on the right. When taken, it "
                  "pays once: a market step, points or stones.")},
      {"CARD-QUARRY", nullptr, QT_TR_NOOP("This quarry yields its stones every round.")},
      {"CARD-GRAIN4", nullptr, QT_TR_NOOP("The card adds grain to one feeding, then it is gone."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger food")},
      {"CARD-STRENGTH", nullptr,
       QT_TR_NOOP("The card adds strength to one building action, then it is gone. Several may be "
                  "played together."),
       QT_TRANSLATE_NOOP("PlayersWords", "stronger boost")},
      {"CARD-DOUBLE", nullptr,
       QT_TR_NOOP("The round space a ship just went to is carried out twice."),
       QT_TRANSLATE_NOOP("PlayersWords", "double two times")},
      {"CARD-SECOND-SHIP", nullptr,
       QT_TR_NOOP("Right after a ship a second one follows, before the next player’s turn.")},
      {"CARD-TWO-CREWS", nullptr,
       QT_TR_NOOP("One building action may use two normal construction crews, and the joker crew "
                  "as well.")},
      {"CARD-RESERVE", nullptr,
       QT_TR_NOOP("One ship in reserve builds even if no building space was freed.")},
      {"CARD-FIRST", nullptr,
       QT_TR_NOOP("At every building site not yet begun, the player’s ship moves to first place, "
                  "out of the reserve too."),
       QT_TRANSLATE_NOOP("PlayersWords", "jump the line overtake")},
      {"CARD-KEEP2", nullptr,
       QT_TR_NOOP("In one drawing, two Sphinx cards may be kept instead of one.")},
      {"CARD-STONES6", nullptr,
       QT_TR_NOOP("The card brings stones when it is played, then it is gone.")},
      {"CARD-SELL10", nullptr,
       QT_TR_NOOP("Stones may be sold for 1 point each, wherever the marker stands on the stone "
                  "market. The card says how many at most."),
       QT_TRANSLATE_NOOP("PlayersWords", "exchange convert")},
      {"CARD-IMPROVE-FIELD", nullptr,
       QT_TR_NOOP("One field counts as a better colour for the rest of the game: brown as "
                  "yellow-green, yellow-green as green."),
       QT_TRANSLATE_NOOP("PlayersWords", "upgrade")},
      {"CARD-OCCUPIED", nullptr,
       QT_TR_NOOP("Once a round a ship may go to an occupied round space, but never to the last "
                  "one of the river."),
       QT_TRANSLATE_NOOP("PlayersWords", "blocked taken join")},
      {"CARD-CREW-STEP", nullptr,
       QT_TR_NOOP("Once a round one construction crew gains 1 strength, at any moment up to the "
                  "new order.")},
      {"CARD-STONES-AS-GRAIN", nullptr,
       QT_TR_NOOP("While feeding, each stone may stand in for one missing grain."),
       QT_TRANSLATE_NOOP("PlayersWords", "hungry hunger food")},
      {"CARD-MORE-SPHINX", nullptr,
       QT_TR_NOOP("Two more Sphinx cards may be drawn without paying; the top limit stays.")},
      {"CARD-PAID-CREW-STEP", nullptr,
       QT_TR_NOOP("Once a round, 2 stones buy 1 strength for a construction crew.")},
      {"CARD-UPSTREAM", nullptr,
       QT_TR_NOOP("Once a round a ship may go upstream of the last one. From there it goes on as "
                  "usual."),
       QT_TRANSLATE_NOOP("PlayersWords", "back backwards")},
      {"CARD-LEFTOVER", nullptr,
       QT_TR_NOOP("Each round one Nile card left on the river may be taken.")},
      {"CARD-TOMB", nullptr,
       QT_TR_NOOP("The card adds to the sum of the tomb tiles in the final scoring.")},
      {"CARD-STONE-MARKET2", nullptr,
       QT_TR_NOOP("The player’s marker on the stone market goes two steps down at once.")},
      {"CARD-GRAIN-MARKET2", nullptr,
       QT_TR_NOOP("The player’s marker on the grain market goes two steps down at once.")},
      {"CARD-CREWS-CHOICE", nullptr,
       QT_TR_NOOP("Two construction crews of choice gain 1 strength each, or one of them "
                  "gains 2.")},
      {"CARD-CREWS-PICTURED", nullptr,
       QT_TR_NOOP("The two construction crews on the card gain 1 strength each.")},
      {"CARD-STONES-IN-BUILDINGS", nullptr,
       QT_TR_NOOP("The card pays its player 1 point at once for each own stone in the buildings it "
                  "shows.")},
      {"PHASE", QT_TR_NOOP("Another phase"),
       QT_TR_NOOP("Everything has its phase in the round; this belongs to another one.")},
      {"TURN", QT_TR_NOOP("Another turn"), QT_TR_NOOP("Another player is to act first.")},
      {"ENTRY", QT_TR_NOOP("Correction"),
       QT_TR_NOOP("An entry has to fit what lies on the table. A correction puts right what the "
                  "table agrees on.")},
  });
};

consteval bool coversEveryRule() {
  if (RuleWords::rows.size() != ruleNames.size()) return false;
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    const bool card = std::ranges::find(cardRules, rule) != cardRules.end();
    if ((RuleWords::rows[i].title == nullptr) != card) return false;
  }
  return inRuleOrder(RuleWords::rows, ruleNames);
}
static_assert(coversEveryRule(), "every rule needs its words, in the order of ruleNames");

} // namespace

QString ruleTitle(table::RuleId rule, const Table& table) {
  const auto card = std::ranges::find(cardRules, rule);
  if (card != cardRules.end()) {
    return cardKind(static_cast<egizia::CardKind>(card - cardRules.begin()), table);
  }
  return RuleWords::tr(RuleWords::rows[rule.index].title);
}

QString ruleSummary(table::RuleId rule) {
  return RuleWords::tr(RuleWords::rows[rule.index].summary);
}

QString ruleSummary(table::RuleId rule, const egizia::RuleOptions& options) {
  const bool anySpace = options.occupiedScope == egizia::OccupiedScope::anySpace;
  if (rule == "CARD-OCCUPIED"_rule && anySpace) {
    return RuleWords::tr("Once a round a ship may go to any occupied space, but never to the last "
                         "one of the river. A Nile card already taken is gone, and at a building "
                         "site the ship that came first builds first.");
  }
  return ruleSummary(rule);
}

QString playersWords(table::RuleId rule) {
  const char* words = RuleWords::rows[rule.index].words;
  return words == nullptr ? QString() : QCoreApplication::translate("PlayersWords", words);
}

QString ruleAddress(table::RuleId rule) {
  return ruleAddress(fromUtf8(egizia::ruleName(rule)));
}

QString withRule(const QString& text, table::RuleId rule) {
  return withRule(text, fromUtf8(egizia::ruleName(rule)));
}

QString withRuleLinks(const QString& plain) {
  return withRuleLinks(plain, ruleNames);
}

} // namespace nilometer::text
