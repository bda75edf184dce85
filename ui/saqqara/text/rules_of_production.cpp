// SPDX-License-Identifier: GPL-3.0-or-later
// Rules from setting up to sharing out (SET to DIST).
#include "ui/saqqara/text/words.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

struct ProductionRules {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraRule)
public:
  static constexpr auto rows = std::to_array<RuleRow>({
      {"SET-1", QT_TR_NOOP("Starting pieces"),
       QT_TR_NOOP("Three to five players sit clockwise. Everyone has a boat on space 0 of the "
                  "Nile, 4 workers, 24 influence cards as a draw pile and 3 gold.")},
      {"SET-2", QT_TR_NOOP("Die and stall at the start"),
       QT_TR_NOOP("The die begins on Land and shows 1. The stall begins on Gold, its last field.")},
      {"SET-3", QT_TR_NOOP("Pyramids in play"),
       QT_TR_NOOP("The number of pyramids in play is two more than that of players, with Soldiers "
                  "and Thief both or neither.")},
      {"SET-4", QT_TR_NOOP("Pile of threshold cards"),
       QT_TR_NOOP("20 threshold cards form a closed pile. There is a 2 among the first four.")},
      {"SET-5", QT_TR_NOOP("Market cards and markers"),
       QT_TR_NOOP("Six market cards form a closed pile. Five influence markers lie ready.")},
      {"SET-6", QT_TR_NOOP("First start player"), QT_TR_NOOP("The table agrees on who begins.")},
      {"SET-7", QT_TR_NOOP("Goods at the start"),
       QT_TR_NOOP("All goods of the box that no player has lie in the general supply.")},
      {"CAL-1", QT_TR_NOOP("Years and rounds"),
       QT_TR_NOOP("There are six years at most, of five rounds each. The die shows the year, and "
                  "its field the round: first Land, then the warehouses from left to right.")},
      {"CAL-2", QT_TR_NOOP("Course of a round"),
       QT_TR_NOOP("First a market if one is due, then the production, then the development.")},
      {"CAL-3", QT_TR_NOOP("Current market"),
       QT_TR_NOOP("The current market is the warehouse above the die, and its good is the good of "
                  "that name.")},
      {"CAL-4", QT_TR_NOOP("Order from the start player"),
       QT_TR_NOOP("Turns go clockwise from the start player: everyone once, or again and again.")},
      {"CAL-5", QT_TR_NOOP("End of a round"),
       QT_TR_NOOP("The die goes one field on; from Gold it returns to Land and shows one more. The "
                  "left neighbour becomes start player.")},
      {"GOODS-1", QT_TR_NOOP("Goods"),
       QT_TR_NOOP("The goods are land, fish, linen, wood and gold. Land has no warehouse, but a "
                  "warehouse can hold every good. Where goods are counted, all count alike.")},
      {"GOODS-2", QT_TR_NOOP("Short supply"),
       QT_TR_NOOP("What the supply does not hold is not paid out, and the rest is lost. An "
                  "exchange needs the whole gain.")},
      {"GOODS-3", QT_TR_NOOP("Only one’s own goods"),
       QT_TR_NOOP("Goods lie open. Nobody spends what they do not own, and players make no deals "
                  "with each other.")},
      {"GOODS-4", QT_TR_NOOP("Good of choice"),
       QT_TR_NOOP("Agriculture and Trade can give a good of the player’s choice.")},
      {"MARKET-1", QT_TR_NOOP("When there is a market"),
       QT_TR_NOOP("A round begins with a market if die and stall stand at the same place.")},
      {"MARKET-2", QT_TR_NOOP("Market cards laid out"),
       QT_TR_NOOP("All six market cards come back and are shuffled. Four lie open, one under each "
                  "warehouse; two stay face down.")},
      {"MARKET-3", QT_TR_NOOP("Two kinds of market cards"),
       QT_TR_NOOP("One kind of market card gives 2 of a good for 1 gold, the other 1 land for 3 of "
                  "a good. That good is fish, linen or wood.")},
      {"MARKET-4", QT_TR_NOOP("Known market cards"),
       QT_TR_NOOP("The open market cards should be among the six known ones. Another is noted, not "
                  "refused.")},
      {"MARKET-5", QT_TR_NOOP("Won market cards"),
       QT_TR_NOOP("A market card belongs to its winner until the next market. On turns in the "
                  "development phase the winner may use it any number of times.")},
      {"AUCTION-1", QT_TR_NOOP("Order of bidding"),
       QT_TR_NOOP("All open cards are for sale at the same time. Turns go clockwise from the start "
                  "player, again and again, among those who have not passed.")},
      {"AUCTION-2", QT_TR_NOOP("Taking a card"),
       QT_TR_NOOP("A player whose turn begins takes the card on which that player’s bid is the "
                  "highest. All goods bid on it go into its warehouse.")},
      {"AUCTION-3", QT_TR_NOOP("A turn of the auction"),
       QT_TR_NOOP("A turn of the auction is a bid, a raise or a pass. Before that, a player may "
                  "withdraw.")},
      {"AUCTION-4", QT_TR_NOOP("Size of a bid"),
       QT_TR_NOOP("A bid is made of any of the player’s goods. It has to be larger than the "
                  "highest bid on that card.")},
      {"AUCTION-5", QT_TR_NOOP("Number of bids"),
       QT_TR_NOOP("On each turn a player makes one bid or raises one.")},
      {"AUCTION-6", QT_TR_NOOP("Raising a bid"),
       QT_TR_NOOP("Whoever was outbid may add goods. Old and new goods together have to be more "
                  "than the highest bid.")},
      {"AUCTION-7", QT_TR_NOOP("Withdrawing"),
       QT_TR_NOOP("Whoever was outbid on a market card may give it up. The goods bid on it go into "
                  "its warehouse.")},
      {"AUCTION-8", QT_TR_NOOP("Passing at the market"),
       QT_TR_NOOP("Whoever passes is out of this auction. Goods still on cards go into their "
                  "warehouses.")},
      {"AUCTION-9", QT_TR_NOOP("No bid possible"),
       QT_TR_NOOP("A player who cannot make any legal bid passes without being asked.")},
      {"AUCTION-10", QT_TR_NOOP("Two cards at most"),
       QT_TR_NOOP("Nobody takes more than two cards in a market. Outbid bids do not count.")},
      {"AUCTION-11", QT_TR_NOOP("Nothing comes back"),
       QT_TR_NOOP("All goods that were bid end in the warehouses, whoever wins.")},
      {"AUCTION-12", QT_TR_NOOP("End of the auction"),
       QT_TR_NOOP("The auction is over when all have passed or all cards are taken. Cards left "
                  "over leave the board.")},
      {"STALL-1", QT_TR_NOOP("Next place of the stall"),
       QT_TR_NOOP("After a market the stall goes to the field that the distribution table shows, "
                  "and off its track after the last one.")},
      {"STALL-2", QT_TR_NOOP("Doubtful place of the stall"),
       QT_TR_NOOP("Years 1 to 3 should have one market each, years 4 to 6 two. Another field is "
                  "noted, not refused.")},
      {"STOCK-1", QT_TR_NOOP("New goods"),
       QT_TR_NOOP("Each warehouse gets 2 of its own good from the supply.")},
      {"STOCK-2", QT_TR_NOOP("Bonus of the current market"),
       QT_TR_NOOP("The warehouse above the die gets more of its own good: the bonus of the year in "
                  "the second column of the distribution table.")},
      {"STOCK-3", QT_TR_NOOP("Land for the warehouses"),
       QT_TR_NOOP("In a Land round each warehouse gets the land of the year: the third column of "
                  "the distribution table. In round 1 it gets none.")},
      {"STOCK-4", QT_TR_NOOP("Order of new goods"),
       QT_TR_NOOP(
           "If the supply is short, the usual goods come before those of the distribution table. "
           "Land goes from left to right, to each warehouse in full while there is some.")},
      {"STOCK-5", QT_TR_NOOP("Turn of Agriculture"),
       QT_TR_NOOP("After the warehouses, Agriculture brings its users goods, clockwise from the "
                  "start player.")},
      {"THRESH-1", QT_TR_NOOP("Threshold cards laid out"),
       QT_TR_NOOP("Four threshold cards are turned up, one under each warehouse.")},
      {"THRESH-2", QT_TR_NOOP("A 2 in round 1"),
       QT_TR_NOOP("In round 1 at least one of the thresholds is a 2.")},
      {"THRESH-3", QT_TR_NOOP("What a threshold card says"),
       QT_TR_NOOP("A threshold card is a number from 1 to 9, or says that there is no yield.")},
      {"THRESH-4", QT_TR_NOOP("New pile of threshold cards"),
       QT_TR_NOOP(
           "The 20 threshold cards last for five rounds. Then the used ones are shuffled anew.")},
      {"THRESH-5", QT_TR_NOOP("Known threshold cards"),
       QT_TR_NOOP("After the first year all 20 threshold cards have been seen. One that comes more "
                  "often than it exists is noted, not refused.")},
      {"INFL-1", QT_TR_NOOP("Drawing influence cards"),
       QT_TR_NOOP("Clockwise from the start player, everyone draws 4 influence cards.")},
      {"INFL-2", QT_TR_NOOP("Draw pile used up"),
       QT_TR_NOOP("Whoever draws the last influence card of the pile shuffles the discards into a "
                  "new pile at once, and draws on.")},
      {"INFL-3", QT_TR_NOOP("Turn of Intrigue"),
       QT_TR_NOOP("Clockwise from the start player, whoever has Intrigue may use it once.")},
      {"INFL-4", QT_TR_NOOP("Laying influence cards"),
       QT_TR_NOOP("Everyone lays one card face down below each of the four goods of their province "
                  "board.")},
      {"INFL-5", QT_TR_NOOP("Influence markers"),
       QT_TR_NOOP("Clockwise from the start player, everyone has to lay the markers of Royal "
                  "Court, then those of Thief. They go to goods of the province board; several may "
                  "lie at one good, and each counts.")},
      {"INFL-6", QT_TR_NOOP("Turning up influence cards"),
       QT_TR_NOOP("All laid influence cards are turned up together.")},
      {"INFL-7", QT_TR_NOOP("What an influence card says"),
       QT_TR_NOOP("An influence card is a number from 1 to 9, a Beggar or a Trader. Beggar and "
                  "Trader never match a threshold.")},
      {"INFL-8", QT_TR_NOOP("Influence"),
       QT_TR_NOOP("A player’s influence at a warehouse is the number of that player’s card for its "
                  "good, with the markers on it.")},
      {"INVEST-1", QT_TR_NOOP("Order of investing"),
       QT_TR_NOOP("Turns to invest go clockwise from the start player, again and again, among "
                  "those who have not passed.")},
      {"INVEST-2", QT_TR_NOOP("Investing"),
       QT_TR_NOOP(
           "To invest, a player puts one or more goods into exactly one warehouse, whichever.")},
      {"INVEST-3", QT_TR_NOOP("Passing while investing"),
       QT_TR_NOOP("Whoever passes does not invest again this round. A player without goods passes "
                  "without being asked.")},
      {"INVEST-4", QT_TR_NOOP("End of investing"),
       QT_TR_NOOP("Investing is over when all have passed or every warehouse has reached its "
                  "threshold, if need be before the first turn.")},
      {"INVEST-5", QT_TR_NOOP("Threshold reached"),
       QT_TR_NOOP("A threshold is reached if its warehouse holds at least that many goods, of "
                  "whatever kinds. That is judged once, when investing ends.")},
      {"INVEST-6", QT_TR_NOOP("Turn of Government"),
       QT_TR_NOOP(
           "When investing ends, Government pays its users, clockwise from the start player.")},
      {"DIST-1", QT_TR_NOOP("Order of sharing out"),
       QT_TR_NOOP("Goods are shared out warehouse by warehouse, from left to right.")},
      {"DIST-2", QT_TR_NOOP("What counts where"),
       QT_TR_NOOP("Where the threshold is not reached, influence wins nothing. At no yield only "
                  "Religion does. Traders have a rule of their own.")},
      {"DIST-3", QT_TR_NOOP("Beggar"),
       QT_TR_NOOP("At a reached threshold a single Beggar takes up to 2 goods from the warehouse, "
                  "but no land. Two or more get nothing.")},
      {"DIST-4", QT_TR_NOOP("Most influence"),
       QT_TR_NOOP("At a reached threshold, the highest influence of at least 1 takes everything "
                  "left in the warehouse, land too.")},
      {"DIST-5", QT_TR_NOOP("Tie of influence"),
       QT_TR_NOOP("Players who tie for the highest influence get equally many of each good. What "
                  "cannot be shared stays.")},
      {"DIST-6", QT_TR_NOOP("Trader"),
       QT_TR_NOOP("Clockwise from the start player, each Trader gets 2 goods, whether the "
                  "threshold is reached or not.")},
      {"DIST-7", QT_TR_NOOP("Exact match"),
       QT_TR_NOOP("If only one card has the number of the threshold, its player gets 1 of the "
                  "warehouse’s good from the supply. Markers make no difference.")},
      {"DIST-8", QT_TR_NOOP("No yield"),
       QT_TR_NOOP("A warehouse with no yield sells nothing. What nobody claims stays in it.")},
      {"DIST-9", QT_TR_NOOP("Turn of Religion"),
       QT_TR_NOOP("At no yield Religion may claim what the warehouse holds.")},
      {"DIST-10", QT_TR_NOOP("After sharing out"),
       QT_TR_NOOP("Influence cards and threshold cards go to the discards, markers back beside the "
                  "board. Goods left in warehouses stay there.")},
  });
};
static_assert(inRuleOrder(ProductionRules::rows, saqqara::ruleNames));

} // namespace

std::span<const RuleRow> rulesOfProduction() {
  return ProductionRules::rows;
}

} // namespace nilometer::text
