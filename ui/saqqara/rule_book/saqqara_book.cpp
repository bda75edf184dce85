// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/rule_book/saqqara_book.h"

#include "engine/saqqara/file/options_text.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"

#include <QCoreApplication>

namespace nilometer::saqqara {

using text::number;

namespace {

struct SaqqaraBook {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraBook)
public:
  static constexpr auto chapters = std::to_array<ui::RulesChapter>({
      {"SET-1"_rule, QT_TR_NOOP("Set-up"), QT_TR_NOOP("What lies on the table before round 1."),
       QT_TR_NOOP("The game")},
      {"CAL-1"_rule, QT_TR_NOOP("Calendar"), QT_TR_NOOP("The die tells the year and the round.")},
      {"GOODS-1"_rule, QT_TR_NOOP("Goods"), QT_TR_NOOP("What everything is paid with.")},
      {"MARKET-1"_rule, QT_TR_NOOP("Market"), QT_TR_NOOP("Sometimes a round begins with one."),
       QT_TR_NOOP("A round")},
      {"AUCTION-1"_rule, QT_TR_NOOP("Auction"), QT_TR_NOOP("Bids are made of goods.")},
      {"STALL-1"_rule, QT_TR_NOOP("Stall"), QT_TR_NOOP("It shows when the next market comes.")},
      {"STOCK-1"_rule, QT_TR_NOOP("New goods"), QT_TR_NOOP("The warehouses fill.")},
      {"THRESH-1"_rule, QT_TR_NOOP("Thresholds"), QT_TR_NOOP("How much each warehouse needs.")},
      {"INFL-1"_rule, QT_TR_NOOP("Influence"), QT_TR_NOOP("Hidden cards and open markers.")},
      {"INVEST-1"_rule, QT_TR_NOOP("Investing"), QT_TR_NOOP("Goods that help a warehouse.")},
      {"DIST-1"_rule, QT_TR_NOOP("Sharing out"), QT_TR_NOOP("Who gets what, and why.")},
      {"DEV-1"_rule, QT_TR_NOOP("Development"), QT_TR_NOOP("Each player has one turn.")},
      {"CONV-1"_rule, QT_TR_NOOP("Exchanging"), QT_TR_NOOP("Goods for other goods.")},
      {"WORKER-1"_rule, QT_TR_NOOP("Workers"), QT_TR_NOOP("How pyramids are climbed.")},
      {"NILE-1"_rule, QT_TR_NOOP("Nile"), QT_TR_NOOP("Land moves the boat.")},
      {"TILE-IRRIGATION"_rule, QT_TR_NOOP("The ten pyramids"),
       QT_TR_NOOP("Some of them are in play. A worker has only the power of its level."),
       QT_TR_NOOP("Pyramids and the end")},
      {"END-1"_rule, QT_TR_NOOP("The end"), QT_TR_NOOP("When it comes, and what scores.")},
      {"ASK-1"_rule, QT_TR_NOOP("Numbers to be read"), QT_TR_NOOP("What only the components show."),
       QT_TR_NOOP("To look up")},
      {"PHASE"_rule, QT_TR_NOOP("When an entry is refused"),
       QT_TR_NOOP("These three refusals belong to no rule of the game.")},
  });
  static constexpr auto terms = std::to_array<ui::RulesTerm>({
      {QT_TR_NOOP("good"), QT_TR_NOOP("Land, fish, linen, wood or gold.")},
      {QT_TR_NOOP("general supply"), QT_TR_NOOP("All goods that nobody has.")},
      {QT_TR_NOOP("warehouse"), QT_TR_NOOP("Where goods lie that can be won.")},
      {QT_TR_NOOP("current market"), QT_TR_NOOP("The warehouse above the die.")},
      {QT_TR_NOOP("die track"), QT_TR_NOOP("Shows the round of the year.")},
      {QT_TR_NOOP("stall"), QT_TR_NOOP("Shows when there is a market.")},
      {QT_TR_NOOP("distribution table"), QT_TR_NOOP("Numbers for each year.")},
      {QT_TR_NOOP("market card"), QT_TR_NOOP("Lets its winner exchange goods.")},
      {QT_TR_NOOP("bid"), QT_TR_NOOP("Goods laid down for a market card.")},
      {QT_TR_NOOP("threshold"), QT_TR_NOOP("How many goods a warehouse needs.")},
      {QT_TR_NOOP("no yield"), QT_TR_NOOP("Here nothing is sold this round.")},
      {QT_TR_NOOP("influence card"),
       QT_TR_NOOP("Laid face down on a province board, at one of the goods.")},
      {QT_TR_NOOP("influence marker"),
       QT_TR_NOOP("Adds to the influence of the card it is laid on.")},
      {QT_TR_NOOP("Beggar"), QT_TR_NOOP("A card that takes goods first.")},
      {QT_TR_NOOP("Trader"), QT_TR_NOOP("A card that is always paid.")},
      {QT_TR_NOOP("to invest"), QT_TR_NOOP("To put some of one’s goods into a warehouse.")},
      {QT_TR_NOOP("worker"), QT_TR_NOOP("Climbs a pyramid.")},
      {QT_TR_NOOP("level"), QT_TR_NOOP("One of five of a pyramid.")},
      {QT_TR_NOOP("boat"), QT_TR_NOOP("Its space on the Nile scores.")},
      {QT_TR_NOOP("start player"), QT_TR_NOOP("Begins the round.")},
  });
  /// With invented stock.
  static constexpr auto examples = std::to_array<ui::RuleExample>({
      {"CAL-3"_rule,
       QT_TR_NOOP("The die lies on Wood: Wood is the current market, and wood is its good.")},
      {"CAL-5"_rule,
       QT_TR_NOOP("Anna began this round. Ben sits to her left: he begins the next one.")},
      {"GOODS-2"_rule, QT_TR_NOOP("Anna and then Ben are to get 2 wood each, but the supply holds "
                                  "3. Anna gets 2, Ben gets 1.")},
      {"AUCTION-2"_rule,
       QT_TR_NOOP("Anna has bid 3 goods on the card at Linen, and nobody more. When her turn "
                  "begins she takes it, and her 3 goods go into Linen.")},
      {"AUCTION-4"_rule,
       QT_TR_NOOP(
           "Ben has bid 1 gold and 1 fish. Cem has to bid at least 3 goods, whichever they are.")},
      {"AUCTION-6"_rule,
       QT_TR_NOOP("Anna has bid 2 goods, Ben has bid 3. Anna adds 2: with 4 she is ahead again.")},
      {"AUCTION-7"_rule, QT_TR_NOOP("Ben has outbid Anna’s 2 goods at Fish. She gives that card "
                                    "up, and her 2 goods go into Fish.")},
      {"AUCTION-10"_rule,
       QT_TR_NOOP("Cem has taken two cards. On his next turn he passes by himself, and what lies "
                  "for him at a third card goes into its warehouse.")},
      {"STOCK-2"_rule, QT_TR_NOOP("The die lies on Fish, and the bonus of the year is 3: Fish gets "
                                  "2 fish as always, and 3 more.")},
      {"STOCK-4"_rule, QT_TR_NOOP("Each warehouse is to get 2 land, and the supply holds 5. The "
                                  "first two get 2 each, the third gets 1, the last one none.")},
      {"INFL-8"_rule,
       QT_TR_NOOP("Ben has laid a 4 at Gold, with 1 marker on it: his influence there is 5.")},
      {"INVEST-2"_rule, QT_TR_NOOP("Ben puts 1 land and 2 fish into Gold. That is one turn: other "
                                   "warehouses have to wait.")},
      {"INVEST-5"_rule,
       QT_TR_NOOP("The threshold of Linen is 4. With 3 linen and 1 land it is reached.")},
      {"DIST-3"_rule, QT_TR_NOOP("Cem’s Beggar is the only one at Gold, where 4 gold and 1 land "
                                 "lie. Cem takes up to 2 gold, but no land.")},
      {"DIST-4"_rule, QT_TR_NOOP("At Fish lie Anna’s 6 and Ben’s 4 with 1 marker. Anna has 6, Ben "
                                 "only 5: Anna takes all that is left there.")},
      {"DIST-5"_rule, QT_TR_NOOP("Two lead together where 5 wood and 1 land lie. Each takes 2 "
                                 "wood; 1 wood and the land stay.")},
      {"DIST-7"_rule, QT_TR_NOOP("The threshold is 5 and reached. Only Anna has laid a 5: she gets "
                                 "1 of that good, whoever takes the rest.")},
      {"CONV-1"_rule, QT_TR_NOOP("Ben pays 1 land and takes 1 gold.")},
      {"CONV-5"_rule,
       QT_TR_NOOP("The supply holds 3 fish. An exchange that brings 4 fish is not possible.")},
      {"WORKER-1"_rule, QT_TR_NOOP("Anna’s worker on level 2 climbs to level 3, and no further. In "
                                   "a pyramid without her, a new one starts on level 1.")},
      {"WORKER-6"_rule, QT_TR_NOOP("Cem’s worker enters level 5. Cem may put a worker that he has "
                                   "left on level 1 of another pyramid, free of charge.")},
      {"NILE-1"_rule, QT_TR_NOOP("Ben has 7 land. He pays 3 and sails 1 space.")},
      {"TILE-IRRIGATION"_rule,
       QT_TR_NOOP("On level 2, while Wood is the current market: 1 land brings 3 wood.")},
      {"TILE-GOVERNMENT"_rule,
       QT_TR_NOOP("On level 3, and one warehouse has reached its 9: that brings 2 gold.")},
      {"TILE-RELIGION"_rule,
       QT_TR_NOOP("No yield at Gold. Anna is on level 2 and has laid a 3 there, Ben is not in "
                  "Religion and has laid a 9. Anna takes everything.")},
      {"TILE-SOLDIERS"_rule,
       QT_TR_NOOP("On level 4: 2 gold at the beginning of one’s own turn, and no theft.")},
      {"TILE-PROGRESS"_rule, QT_TR_NOOP("A level costs 2 wood and 1 gold, and Wood is the current "
                                        "market. Whoever is on level 2 pays 1 wood and 1 gold.")},
      {"TILE-THIEF"_rule,
       QT_TR_NOOP(
           "On level 3: 1 fish from Anna and 1 gold from Ben, but not 2 goods from one of them.")},
      {"END-2"_rule,
       QT_TR_NOOP("Four players have six pyramids. When the fourth pyramid has a worker on level "
                  "5, this round and the next one are still played.")},
      {"END-3"_rule,
       QT_TR_NOOP(
           "Anna’s boat lies on space 6, and beside her two workers stand 4 and 7: 17 points.")},
      {"END-4"_rule, QT_TR_NOOP("Anna and Ben have 31 points. Ben has 4 gold, Anna 3: Ben wins.")},
  });
  static constexpr auto pairs = std::to_array<ui::RulePair>({
      {"SET-3"_rule, "WORKER-1"_rule},
      {"SET-4"_rule, "THRESH-2"_rule},
      {"SET-4"_rule, "THRESH-4"_rule},
      {"CAL-3"_rule, "STOCK-2"_rule},
      {"CAL-5"_rule, "END-1"_rule},
      {"CAL-5"_rule, "END-2"_rule},
      {"GOODS-2"_rule, "CONV-5"_rule},
      {"GOODS-2"_rule, "STOCK-4"_rule},
      {"GOODS-4"_rule, "CONV-1"_rule},
      {"GOODS-4"_rule, "CONV-3"_rule},
      {"GOODS-4"_rule, "CONV-4"_rule},
      {"GOODS-4"_rule, "TILE-AGRICULTURE"_rule},
      {"GOODS-4"_rule, "TILE-TRADE"_rule},
      {"MARKET-1"_rule, "STALL-1"_rule},
      {"MARKET-2"_rule, "AUCTION-1"_rule},
      {"MARKET-3"_rule, "CONV-2"_rule},
      {"MARKET-5"_rule, "CONV-2"_rule},
      {"AUCTION-4"_rule, "GOODS-3"_rule},
      {"AUCTION-7"_rule, "AUCTION-9"_rule},
      {"AUCTION-11"_rule, "STOCK-1"_rule},
      {"STALL-1"_rule, "ASK-1"_rule},
      {"STALL-1"_rule, "STALL-2"_rule},
      {"STOCK-2"_rule, "ASK-1"_rule},
      {"STOCK-3"_rule, "ASK-1"_rule},
      {"STOCK-5"_rule, "TILE-AGRICULTURE"_rule},
      {"THRESH-3"_rule, "INVEST-5"_rule},
      {"THRESH-3"_rule, "DIST-8"_rule},
      {"INFL-3"_rule, "TILE-INTRIGUE"_rule},
      {"INFL-5"_rule, "TILE-COURT"_rule},
      {"INFL-5"_rule, "TILE-THIEF"_rule},
      {"INFL-7"_rule, "DIST-3"_rule},
      {"INFL-7"_rule, "DIST-6"_rule},
      {"INFL-8"_rule, "DIST-4"_rule},
      {"INVEST-2"_rule, "GOODS-3"_rule},
      {"INVEST-5"_rule, "DIST-2"_rule},
      {"INVEST-6"_rule, "TILE-GOVERNMENT"_rule},
      {"DIST-2"_rule, "DIST-6"_rule},
      {"DIST-2"_rule, "DIST-9"_rule},
      {"DIST-4"_rule, "DIST-5"_rule},
      {"DIST-4"_rule, "TILE-RELIGION"_rule},
      {"DIST-6"_rule, "DIST-7"_rule},
      {"DIST-9"_rule, "TILE-RELIGION"_rule},
      {"DEV-2"_rule, "TILE-SOLDIERS"_rule},
      {"DEV-3"_rule, "CONV-1"_rule},
      {"DEV-3"_rule, "WORKER-1"_rule},
      {"DEV-3"_rule, "NILE-1"_rule},
      {"CONV-3"_rule, "TILE-TRADE"_rule},
      {"CONV-4"_rule, "TILE-IRRIGATION"_rule},
      {"WORKER-3"_rule, "ASK-2"_rule},
      {"WORKER-3"_rule, "TILE-PROGRESS"_rule},
      {"WORKER-4"_rule, "WORKER-6"_rule},
      {"WORKER-5"_rule, "ASK-4"_rule},
      {"NILE-3"_rule, "END-3"_rule},
      {"TILE-SOLDIERS"_rule, "TILE-THIEF"_rule},
      {"END-3"_rule, "ASK-3"_rule},
      {"END-4"_rule, "GOODS-1"_rule},
  });
};

/// A number as it was read.
QString read(const auto& value) {
  return value ? number(*value) : QStringLiteral("?");
}

QString levelTable(const Sheet& sheet, Pyramid pyramid) {
  std::vector<QStringList> rows;
  for (int level = topLevel; level >= 1; --level) {
    const LevelPrint& print = sheet.level(pyramid, level);
    const QString price = print.cost ? text::priceText(*print.cost) : QStringLiteral("?");
    rows.push_back({number(level), price, read(print.points), read(print.spaces)});
  }
  return ui::html::table({SaqqaraBook::tr("Level"), SaqqaraBook::tr("Price"),
                          SaqqaraBook::tr("Points"), SaqqaraBook::tr("Room for workers")},
                         rows);
}

/// The six cards of the box, where the copy knows them.
QString marketCards(const Edition& edition) {
  if (!edition.marketCards) return {};
  QStringList cards;
  for (const MarketCard& card : *edition.marketCards)
    cards += text::marketCard(card).toHtmlEscaped();
  return ui::html::list(cards);
}

/// What is printed that a rule speaks of.
QString printedFor(const BookSubject& subject, RuleId rule) {
  if (rule == "MARKET-4"_rule) return marketCards(*subject.edition);
  const Sheet& sheet = subject.sheet;
  const int pyramid = rule.index - "TILE-IRRIGATION"_rule.index;
  if (pyramid >= 0 && pyramid < pyramidCount) return levelTable(sheet, pyramidAt(pyramid));
  if (rule != "STOCK-2"_rule && rule != "STOCK-3"_rule) return {};
  std::vector<QStringList> rows;
  for (int year = 1; year <= years; ++year) {
    const YearPrint& print = sheet.year(year);
    rows.push_back({number(year), read(rule == "STOCK-2"_rule ? print.bonus : print.land)});
  }
  return ui::html::table({SaqqaraBook::tr("Year"), SaqqaraBook::tr("Goods")}, rows);
}

} // namespace

ui::RulesBook saqqaraBook(const BookSubject& subject) {
  return ui::plainBook<Rules>(
      subject, maxPlayers, "SaqqaraBook", SaqqaraBook::chapters, SaqqaraBook::terms, optionKeys(),
      SaqqaraBook::tr("Rule options"), [&](RuleId rule) -> QString {
        return ui::exampleOf(rule, SaqqaraBook::examples, "SaqqaraBook", ruleNames) +
               printedFor(subject, rule) +
               ui::seeAlso<Rules>(rule, SaqqaraBook::pairs, *subject.edition);
      });
}

} // namespace nilometer::saqqara
