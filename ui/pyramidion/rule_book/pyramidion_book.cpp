// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/rule_book/pyramidion_book.h"

#include "engine/pyramidion/file/game_record.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"

#include <QCoreApplication>

namespace nilometer::pyramidion {

namespace {

struct PyramidionBook {
  Q_DECLARE_TR_FUNCTIONS(PyramidionBook)
public:
  static constexpr auto chapters = std::to_array<ui::RulesChapter>({
      {"SEE-1"_rule, QT_TR_NOOP("Open and hidden"), QT_TR_NOOP("What all may see."),
       QT_TR_NOOP("The game")},
      {"SET-1"_rule, QT_TR_NOOP("Set-up"), QT_TR_NOOP("What lies on the table before round 1.")},
      {"BOAT-1"_rule, QT_TR_NOOP("New boats"), QT_TR_NOOP("Five of them can be loaded."),
       QT_TR_NOOP("A round")},
      {"SUPPLY-1"_rule, QT_TR_NOOP("New resources"), QT_TR_NOOP("A card fills the sites.")},
      {"NEGO-1"_rule, QT_TR_NOOP("Negotiator troops"), QT_TR_NOOP("They bring resources.")},
      {"DEAL-1"_rule, QT_TR_NOOP("Dealing the cards"), QT_TR_NOOP("Nothing is entered here.")},
      {"SITE-1"_rule, QT_TR_NOOP("Activating sites"), QT_TR_NOOP("They are played for in turn.")},
      {"PLAY-1"_rule, QT_TR_NOOP("Playing cards"), QT_TR_NOOP("Play a card, or pass.")},
      {"CARD-1"_rule, QT_TR_NOOP("Character cards"), QT_TR_NOOP("Where they are.")},
      {"SPECIAL-1"_rule, QT_TR_NOOP("Specials"), QT_TR_NOOP("They act at once.")},
      {"POWER-GIZA"_rule, QT_TR_NOOP("What the sites do"), QT_TR_NOOP("All eight differ.")},
      {"RESOLVE-1"_rule, QT_TR_NOOP("Resolving a site"),
       QT_TR_NOOP("Four steps, always in the same order."), QT_TR_NOOP("What a site yields")},
      {"REVOLT-1"_rule, QT_TR_NOOP("Revolt"), QT_TR_NOOP("The first step, but a rare one.")},
      {"TORTURER-1"_rule, QT_TR_NOOP("Torturer"), QT_TR_NOOP("Influence counts here.")},
      {"NEGOTIATOR-1"_rule, QT_TR_NOOP("Negotiator"), QT_TR_NOOP("Negotiation counts here.")},
      {"MERCHANT-1"_rule, QT_TR_NOOP("Merchant"), QT_TR_NOOP("Haggling counts here.")},
      {"ORDER-1"_rule, QT_TR_NOOP("Player order"), QT_TR_NOOP("It may change once a round."),
       QT_TR_NOOP("After the sites")},
      {"LOAD-1"_rule, QT_TR_NOOP("Loading boats"), QT_TR_NOOP("What the resources are for.")},
      {"END-1"_rule, QT_TR_NOOP("The end"), QT_TR_NOOP("Who wins, and when.")},
      {"TWO-1"_rule, QT_TR_NOOP("Two players"), QT_TR_NOOP("What differs for them.")},
      {"REC-1"_rule, QT_TR_NOOP("Sums in place of cards"), QT_TR_NOOP("A shorter record."),
       QT_TR_NOOP("To look up")},
      {"PHASE"_rule, QT_TR_NOOP("When an entry is refused"),
       QT_TR_NOOP("These three refusals belong to no rule of the game.")},
  });
  static constexpr auto terms = std::to_array<ui::RulesTerm>({
      {QT_TR_NOOP("site"), QT_TR_NOOP("One of eight tiles that are played for.")},
      {QT_TR_NOOP("basic card"), QT_TR_NOOP("One of a player’s five cards that always come back.")},
      {QT_TR_NOOP("category"), QT_TR_NOOP("Influence, negotiation or haggling.")},
      {QT_TR_NOOP("influence"), QT_TR_NOOP("Brings the torturer troop, and saves from a revolt.")},
      {QT_TR_NOOP("negotiation"), QT_TR_NOOP("Brings the negotiator troop.")},
      {QT_TR_NOOP("haggling"), QT_TR_NOOP("Brings all resources of the site.")},
      {QT_TR_NOOP("minimum"), QT_TR_NOOP("The least it takes to put a troop there.")},
      {QT_TR_NOOP("torturer troop"), QT_TR_NOOP("Fetches a resource for a boat.")},
      {QT_TR_NOOP("negotiator troop"), QT_TR_NOOP("Takes a resource of its site in each round.")},
      {QT_TR_NOOP("deity"), QT_TR_NOOP("A player’s basic card that counts in one category only.")},
      {QT_TR_NOOP("order marker"), QT_TR_NOOP("Lies at Giza and gives a place in the order.")},
      {QT_TR_NOOP("load"), QT_TR_NOOP("To pay what a boat needs, and take it.")},
      {QT_TR_NOOP("statue"), QT_TR_NOOP("Stands for any resource on a boat.")},
      {QT_TR_NOOP("recruit"), QT_TR_NOOP("To discard a card while passing, and draw one.")},
      {QT_TR_NOOP("ankh"), QT_TR_NOOP("A sign on some cards that three sites ask for.")},
  });
  /// With invented stock.
  static constexpr auto examples = std::to_array<ui::RuleExample>({
      {"BOAT-1"_rule,
       QT_TR_NOOP("Two boats were loaded. Two new ones are turned up, and five lie there again.")},
      {"NEGO-1"_rule, QT_TR_NOOP("At Luxor lie 2 wood and 1 stone beside Ben’s negotiator troop. "
                                 "Ben takes 1 wood or 1 stone.")},
      {"PLAY-2"_rule, QT_TR_NOOP("Anna plays one card. Then it is her neighbour’s turn; when hers "
                                 "comes again, she may play another one or pass.")},
      {"CARD-5"_rule, QT_TR_NOOP("A thief removes a merchant that a philosopher has doubled. Its "
                                 "values are gone, and the doubling with them.")},
      {"SPECIAL-DEITY"_rule,
       QT_TR_NOOP(
           "Anna names negotiation: her deity counts 6 there, and 0 in influence and haggling.")},
      {"SPECIAL-PHILOSOPHER"_rule, QT_TR_NOOP("A negotiator shows 3 in negotiation and 1 in "
                                              "haggling. With the marker he counts 6 and 2.")},
      {"SPECIAL-SLAVE-DRIVER"_rule,
       QT_TR_NOOP(
           "While Anna’s slave driver lies there, Ben’s 3 counts 2. Her own cards count in full.")},
      {"SPECIAL-STONEMASON"_rule,
       QT_TR_NOOP(
           "The minima are 6 influence and 4 negotiation. With the stonemason it takes 9 and 7.")},
      {"SPECIAL-POLITICIAN"_rule,
       QT_TR_NOOP("Ben puts 1 camel from the supply on the site, and draws a card.")},
      {"POWER-ABU-SIMBEL"_rule,
       QT_TR_NOOP("Ben owns 4 workers. He may pay 3 of them and take 1 statue.")},
      {"POWER-PHILAE"_rule,
       QT_TR_NOOP("One revolt marker is turned and shows 5: at Philae it counts 7.")},
      {"RESOLVE-2"_rule, QT_TR_NOOP("A 4 that a philosopher doubles is 8. If somebody else’s slave "
                                    "driver lies there, it is 7.")},
      {"RESOLVE-3"_rule,
       QT_TR_NOOP("Anna and Ben have 7 each, Cem has 5. Nobody gets anything, not even Cem.")},
      {"RESOLVE-4"_rule,
       QT_TR_NOOP("A merchant that shows 2 influence adds these 2 to his player’s influence.")},
      {"REVOLT-4"_rule, QT_TR_NOOP("The revolt counts 6. Anna has 6 influence and keeps her cards, "
                                   "Ben has 5 and loses all of his.")},
      {"TORTURER-1"_rule, QT_TR_NOOP("Anna leads with 5 influence, and the minimum is 6: nothing "
                                     "changes, and the old troop stays.")},
      {"TORTURER-2"_rule,
       QT_TR_NOOP(
           "Ben’s torturer troop stands there. Anna puts hers there: Ben’s goes home to him.")},
      {"NEGOTIATOR-1"_rule, QT_TR_NOOP("Cem is alone in front with 4 negotiation, and the minimum "
                                       "is 4: he puts a negotiator troop there.")},
      {"MERCHANT-1"_rule,
       QT_TR_NOOP("Ben is alone in front with 2 in haggling. He takes all resources of the site.")},
      {"ORDER-2"_rule,
       QT_TR_NOOP(
           "The order was Anna, Ben, Cem. Cem has taken marker 2: now it is Anna, Cem, Ben.")},
      {"LOAD-4"_rule, QT_TR_NOOP("A boat needs 2 wood and 1 stone. Anna pays 2 wood, and a statue "
                                 "in place of the stone.")},
      {"LOAD-5"_rule, QT_TR_NOOP("Anna lacks 1 food. Her torturer troop stands on a site whose "
                                 "corner shows food: it fetches 1 from the supply.")},
      {"END-2"_rule, QT_TR_NOOP("Anna has 3 torturer troops on sites, Ben has 2: Anna has 1 more "
                                "point, as long as that is so.")},
      {"END-6"_rule,
       QT_TR_NOOP("Anna and Ben have 14 points. Ben holds 3 cards, Anna holds 1: Ben wins.")},
      {"TWO-1"_rule,
       QT_TR_NOOP(
           "The first player activates a site, then the second one, then the first one again.")},
  });
  static constexpr auto pairs = std::to_array<ui::RulePair>({
      {"SET-2"_rule, "CARD-2"_rule},
      {"SET-2"_rule, "DEAL-1"_rule},
      {"SET-3"_rule, "CARD-3"_rule},
      {"SET-5"_rule, "SITE-3"_rule},
      {"SET-5"_rule, "REVOLT-2"_rule},
      {"SET-6"_rule, "SUPPLY-2"_rule},
      {"SET-8"_rule, "SUPPLY-3"_rule},
      {"SET-8"_rule, "REVOLT-5"_rule},
      {"SET-9"_rule, "ORDER-1"_rule},
      {"BOAT-4"_rule, "LOAD-8"_rule},
      {"BOAT-4"_rule, "SEE-4"_rule},
      {"BOAT-5"_rule, "LOAD-3"_rule},
      {"SUPPLY-2"_rule, "END-3"_rule},
      {"NEGO-1"_rule, "NEGOTIATOR-1"_rule},
      {"DEAL-3"_rule, "POWER-THEBES"_rule},
      {"SITE-2"_rule, "TWO-1"_rule},
      {"SITE-4"_rule, "POWER-KARNAK"_rule},
      {"PLAY-4"_rule, "TWO-4"_rule},
      {"PLAY-5"_rule, "SPECIAL-1"_rule},
      {"PLAY-7"_rule, "PLAY-6"_rule},
      {"PLAY-7"_rule, "TWO-3"_rule},
      {"CARD-5"_rule, "SPECIAL-PHILOSOPHER"_rule},
      {"CARD-6"_rule, "RESOLVE-2"_rule},
      {"SPECIAL-DEITY"_rule, "RESOLVE-2"_rule},
      {"SPECIAL-HIGH-PRIEST"_rule, "RESOLVE-7"_rule},
      {"SPECIAL-BANDIT"_rule, "SPECIAL-PROTECTOR"_rule},
      {"SPECIAL-BANDIT"_rule, "SPECIAL-THIEF"_rule},
      {"SPECIAL-PHILOSOPHER"_rule, "RESOLVE-2"_rule},
      {"SPECIAL-SLAVE-DRIVER"_rule, "RESOLVE-2"_rule},
      {"SPECIAL-STONEMASON"_rule, "RESOLVE-5"_rule},
      {"POWER-GIZA"_rule, "ORDER-1"_rule},
      {"POWER-ABU-SIMBEL"_rule, "RESOLVE-7"_rule},
      {"POWER-LUXOR"_rule, "POWER-FIRST"_rule},
      {"POWER-CAIRO"_rule, "POWER-FIRST"_rule},
      {"POWER-PHILAE"_rule, "REVOLT-3"_rule},
      {"POWER-KARNAK"_rule, "LOAD-3"_rule},
      {"RESOLVE-3"_rule, "TORTURER-1"_rule},
      {"RESOLVE-3"_rule, "NEGOTIATOR-1"_rule},
      {"RESOLVE-3"_rule, "MERCHANT-1"_rule},
      {"RESOLVE-5"_rule, "TORTURER-3"_rule},
      {"RESOLVE-5"_rule, "NEGOTIATOR-3"_rule},
      {"RESOLVE-5"_rule, "SEE-4"_rule},
      {"REVOLT-4"_rule, "REVOLT-5"_rule},
      {"REVOLT-4"_rule, "REC-3"_rule},
      {"TORTURER-1"_rule, "LOAD-5"_rule},
      {"TORTURER-2"_rule, "NEGOTIATOR-2"_rule},
      {"TORTURER-4"_rule, "NEGOTIATOR-4"_rule},
      {"ORDER-3"_rule, "TWO-5"_rule},
      {"LOAD-2"_rule, "LOAD-8"_rule},
      {"LOAD-4"_rule, "LOAD-5"_rule},
      {"LOAD-4"_rule, "LOAD-7"_rule},
      {"LOAD-6"_rule, "SEE-4"_rule},
      {"END-1"_rule, "END-2"_rule},
      {"END-3"_rule, "END-4"_rule},
      {"END-3"_rule, "END-5"_rule},
      {"END-6"_rule, "END-4"_rule},
      {"END-6"_rule, "REC-4"_rule},
      {"END-6"_rule, "TWO-5"_rule},
      {"REC-1"_rule, "CARD-2"_rule},
  });
};

QString readMinimum(const SitePrint& print, Category category) {
  return print.minima ? text::number((*print.minima)[at(category)]) : QStringLiteral("?");
}

/// How many character cards of each kind there are (SET-2, SET-3).
QString cardsThereAre() {
  std::vector<QStringList> rows;
  for (int i = 0; i < kindCount; ++i) {
    const auto kind = static_cast<std::size_t>(i);
    rows.push_back({text::cardName(kindAt(i)), text::number(basicCards[kind]),
                    text::number(commonCards[kind])});
  }
  return ui::html::table({PyramidionBook::tr("Card"), PyramidionBook::tr("Of each player"),
                          PyramidionBook::tr("Common")},
                         rows);
}

/// What the table has read off the sites that a rule speaks of.
QString readFor(const Sheet& sheet, RuleId rule) {
  if (rule == "CARD-3"_rule) return cardsThereAre();
  if (rule != "RESOLVE-5"_rule && rule != "LOAD-6"_rule) return {};
  std::vector<QStringList> rows;
  for (const Site site : allSites) {
    const SitePrint& print = sheet[at(site)];
    rows.push_back({text::siteName(site), readMinimum(print, Category::influence),
                    readMinimum(print, Category::negotiation),
                    print.corner ? text::kindsText(*print.corner) : QStringLiteral("?")});
  }
  return ui::html::table({PyramidionBook::tr("Site"), text::categoryName(Category::influence),
                          text::categoryName(Category::negotiation), PyramidionBook::tr("Corner")},
                         rows);
}

} // namespace

ui::RulesBook pyramidionBook(const BookSubject& subject) {
  return ui::plainBook<Rules>(
      subject, maxPlayers, "PyramidionBook", PyramidionBook::chapters, PyramidionBook::terms,
      optionKeys(), PyramidionBook::tr("Rule options"), [&](RuleId rule) -> QString {
        return ui::exampleOf(rule, PyramidionBook::examples, "PyramidionBook", ruleNames) +
               readFor(subject.sheet, rule) +
               ui::seeAlso<Rules>(rule, PyramidionBook::pairs, *subject.edition);
      });
}

} // namespace nilometer::pyramidion
