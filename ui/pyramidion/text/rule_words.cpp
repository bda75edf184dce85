// SPDX-License-Identifier: GPL-3.0-or-later
// What every rule is called and says, and what is chosen in it.
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/text/rule_row.h"

#include <QCoreApplication>

namespace nilometer::text {

using pyramidion::operator""_rule;

namespace {

struct PyramidionOptionWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionOption)
public:
  /// In the order of RuleOptions.
  static constexpr auto rows = std::to_array<OptionRow>({
      {"END-5"_rule, QT_TR_NOOP("Target of the game"), QT_TR_NOOP("The target is 10 points."),
       QT_TR_NOOP("The target is 12 points."), QT_TR_NOOP("The target is 15 points."),
       QT_TR_NOOP("All boats have to be loaded.")},
      {"REVOLT-5"_rule, QT_TR_NOOP("Who leads a revolt"), QT_TR_NOOP("Only those with cards lead."),
       QT_TR_NOOP("Those who lost theirs lead, too.")},
      {"RESOLVE-3"_rule, QT_TR_NOOP("Winning with a sum of 0"),
       QT_TR_NOOP("A sum of 0 never wins."), QT_TR_NOOP("A sum of 0 may win.")},
      {"SPECIAL-SLAVE-DRIVER"_rule, QT_TR_NOOP("Slave driver: lowest value"),
       QT_TR_NOOP("No value falls below 0."), QT_TR_NOOP("Values may fall below 0.")},
      {"END-2"_rule, QT_TR_NOOP("Equally many torturer troops"),
       QT_TR_NOOP("A tie gives nobody the point."), QT_TR_NOOP("A tie gives all of them one.")},
      {"LOAD-9"_rule, QT_TR_NOOP("Loading after declining"), QT_TR_NOOP("Whoever declines is out."),
       QT_TR_NOOP("It is possible to load later on.")},
      {"TWO-5"_rule, QT_TR_NOOP("Two players: change of places"),
       QT_TR_NOOP("They change in the next round."), QT_TR_NOOP("They change before loading.")},
      {"POWER-ABU-SIMBEL"_rule, QT_TR_NOOP("Trades at Abu Simbel"),
       QT_TR_NOOP("Everyone trades once at most."), QT_TR_NOOP("Everyone may trade repeatedly.")},
      {"SPECIAL-PROTECTOR"_rule, QT_TR_NOOP("Protector: where the troop stands"),
       QT_TR_NOOP("It may stand on any site."), QT_TR_NOOP("It has to stand here.")},
      {"SPECIAL-HIGH-PRIEST"_rule, QT_TR_NOOP("High priest: himself"),
       QT_TR_NOOP("He does not take himself back."), QT_TR_NOOP("He may take himself back.")},
      {"SPECIAL-HIGH-PRIEST"_rule, QT_TR_NOOP("High priest: taking back"),
       QT_TR_NOOP("No card has to be taken back."), QT_TR_NOOP("A card has to be taken back.")},
      {"ORDER-2"_rule, QT_TR_NOOP("Places without a marker"),
       QT_TR_NOOP("The others keep their old sequence."),
       QT_TR_NOOP("Only whoever stands in the way moves.")},
      {"SPECIAL-PHILOSOPHER"_rule, QT_TR_NOOP("Philosopher removed: marker"),
       QT_TR_NOOP("The marker goes with him."), QT_TR_NOOP("The marker stays without him.")},
      {"SPECIAL-PHILOSOPHER"_rule, QT_TR_NOOP("Philosopher: who repeats"),
       QT_TR_NOOP("The owner of the card repeats it."), QT_TR_NOOP("His own player repeats it.")},
      {"SPECIAL-2"_rule, QT_TR_NOOP("Effects of specials"),
       QT_TR_NOOP("What can be done has to be."), QT_TR_NOOP("Any effect may be left out.")},
      {"POWER-ALEXANDRIA"_rule, QT_TR_NOOP("Statue as a choice"),
       QT_TR_NOOP("A statue is no choice."), QT_TR_NOOP("A statue is a choice, too.")},
      {"BOAT-4"_rule, QT_TR_NOOP("Points of the boats"), QT_TR_NOOP("Points are entered at once."),
       QT_TR_NOOP("Points are entered at the end.")},
      {"REC-1"_rule, QT_TR_NOOP("What is recorded"), QT_TR_NOOP("Here every card is entered."),
       QT_TR_NOOP("Here only sums are entered.")},
  });
  /// In the order of Profile.
  static constexpr auto profiles = std::to_array<ProfileRow>(
      {{QT_TR_NOOP("Every card"),
        QT_TR_NOOP("The rulebook as we read it. Each option can be changed "
                   "by itself.")},
       {QT_TR_NOOP("Sums only"), QT_TR_NOOP("The same rules with less to enter: the table adds up "
                                            "each site and calls out the sums.")}});
};

struct PyramidionRules {
  Q_DECLARE_TR_FUNCTIONS(PyramidionRule)
public:
  static constexpr auto rows = std::to_array<RuleRow>({
      {"SEE-1", QT_TR_NOOP("Open stocks"),
       QT_TR_NOOP("All stocks and the number of cards in each hand are open to everybody.")},
      {"SEE-2", QT_TR_NOOP("What is hidden"),
       QT_TR_NOOP("Hands, piles and the points of loaded boats stay hidden until the end.")},
      {"SEE-3", QT_TR_NOOP("Hands"),
       QT_TR_NOOP(
           "Nobody enters what is in a hand. Known is only which basic cards are still among it.")},
      {"SEE-4", QT_TR_NOOP("Printed values"),
       QT_TR_NOOP(
           "Printed values are read off the components when they are needed, and never guessed.")},
      {"SET-1", QT_TR_NOOP("Number of players"), QT_TR_NOOP("Two to four players sit clockwise.")},
      {"SET-2", QT_TR_NOOP("Pieces of a player"),
       QT_TR_NOOP("Everyone has 5 torturer troops, 5 negotiator troops and 5 basic cards.")},
      {"SET-3", QT_TR_NOOP("Common cards"),
       QT_TR_NOOP("40 character cards belong to nobody; 9 of them are specials.")},
      {"SET-4", QT_TR_NOOP("Supply at the start"),
       QT_TR_NOOP("All resources begin in the supply: 35 of each kind, but 10 statues.")},
      {"SET-5", QT_TR_NOOP("Markers"),
       QT_TR_NOOP("8 sundials, 12 category markers, a philosopher marker and 6 revolt markers, "
                  "face down, lie ready.")},
      {"SET-6", QT_TR_NOOP("First supply card"),
       QT_TR_NOOP("The first supply card lies face up on its pile from the start.")},
      {"SET-7", QT_TR_NOOP("Boats at the start"),
       QT_TR_NOOP("20 boats form a pile. Five are turned up in the first round.")},
      {"SET-8", QT_TR_NOOP("What runs short"),
       QT_TR_NOOP("What runs short is lost, not owed later. An empty pile is made anew from its "
                  "discards.")},
      {"SET-9", QT_TR_NOOP("First player order"),
       QT_TR_NOOP("Everyone draws an order marker and puts a player marker of their colour on its "
                  "number at Giza.")},
      {"BOAT-1", QT_TR_NOOP("New boats"),
       QT_TR_NOOP("Boats are turned up until five lie in the row.")},
      {"BOAT-2", QT_TR_NOOP("Boats that stay"),
       QT_TR_NOOP("A boat that nobody has loaded stays in the row.")},
      {"BOAT-3", QT_TR_NOOP("The last boats"),
       QT_TR_NOOP("If fewer boats are left than are due, only those come. If none is due, the "
                  "phase is skipped.")},
      {"BOAT-4", QT_TR_NOOP("A boat"),
       QT_TR_NOOP("A boat shows the resources it needs, and its points.")},
      {"BOAT-5", QT_TR_NOOP("One place only"),
       QT_TR_NOOP("The same boat is never in two places at once.")},
      {"SUPPLY-1", QT_TR_NOOP("New resources"),
       QT_TR_NOOP("The open supply card brings resources from the supply to the sites.")},
      {"SUPPLY-2", QT_TR_NOOP("Next supply card"),
       QT_TR_NOOP("When a supply card has been used, the next one is turned up, so everyone sees "
                  "what is to come.")},
      {"SUPPLY-3", QT_TR_NOOP("Which site comes first"),
       QT_TR_NOOP("If the supply is short, Giza is served first and Karnak last.")},
      {"SUPPLY-4", QT_TR_NOOP("Sites left out"),
       QT_TR_NOOP("A supply card may leave sites empty.")},
      {"NEGO-1", QT_TR_NOOP("What negotiator troops take"),
       QT_TR_NOOP("Each negotiator troop brings its owner one resource of its site.")},
      {"NEGO-2", QT_TR_NOOP("Nothing to take"),
       QT_TR_NOOP("A negotiator troop on an empty site takes nothing.")},
      {"NEGO-3", QT_TR_NOOP("No choice"),
       QT_TR_NOOP("If a site holds one kind of resource only, its negotiator troop takes that "
                  "without being asked.")},
      {"DEAL-1", QT_TR_NOOP("Cards come back"),
       QT_TR_NOOP("Basic cards return to their owners. All common cards are shuffled.")},
      {"DEAL-2", QT_TR_NOOP("New hands"), QT_TR_NOOP("Everyone gets 4 common cards, 9 in all.")},
      {"DEAL-3", QT_TR_NOOP("A tenth card"),
       QT_TR_NOOP("The torturer troop at Thebes brings its owner one card more.")},
      {"SITE-1", QT_TR_NOOP("Activating in turn"),
       QT_TR_NOOP("In player order everyone activates a site, and then once more.")},
      {"SITE-2", QT_TR_NOOP("Two sites each"),
       QT_TR_NOOP("Everyone activates two sites: 6 with three players, 8 with four.")},
      {"SITE-3", QT_TR_NOOP("Sundial"),
       QT_TR_NOOP("Only a site without a sundial can be activated, and one has to be.")},
      {"SITE-4", QT_TR_NOOP("On activation"),
       QT_TR_NOOP("Some sites do something as soon as they are activated.")},
      {"PLAY-1", QT_TR_NOOP("Order of playing"),
       QT_TR_NOOP("Whoever activated the site begins. Then it goes clockwise by seat.")},
      {"PLAY-2", QT_TR_NOOP("A turn"),
       QT_TR_NOOP("On a turn, a player plays one card face up from the hand, or passes.")},
      {"PLAY-3", QT_TR_NOOP("Passing"),
       QT_TR_NOOP("Whoever passes plays no more cards at this site. When all have passed, the site "
                  "is resolved.")},
      {"PLAY-4", QT_TR_NOOP("Recruiting"),
       QT_TR_NOOP(
           "Whoever passes without having played a card here may discard one and draw another.")},
      {"PLAY-5", QT_TR_NOOP("At once"),
       QT_TR_NOOP("A card acts as soon as it is played, and then the site does.")},
      {"PLAY-6", QT_TR_NOOP("No card left"),
       QT_TR_NOOP("Whoever has no card left when the turn comes passes without being asked.")},
      {"PLAY-7", QT_TR_NOOP("Filled in"),
       QT_TR_NOOP("For players who were skipped, passing can be filled in.")},
      {"CARD-1", QT_TR_NOOP("Used cards"),
       QT_TR_NOOP("A card that was used stays out until the round ends. Basic cards wait beside "
                  "their owners.")},
      {"CARD-2", QT_TR_NOOP("From the hand"),
       QT_TR_NOOP("Players play only basic cards of their own, and common cards only while they "
                  "hold some.")},
      {"CARD-3", QT_TR_NOOP("Cards there are"),
       QT_TR_NOOP("There are never more cards of a kind to be seen than exist.")},
      {"CARD-4", QT_TR_NOOP("Nothing to draw"),
       QT_TR_NOOP("If draw pile and discard pile are both empty, nobody draws.")},
      {"CARD-5", QT_TR_NOOP("When a card leaves"),
       QT_TR_NOOP("When a card leaves a site, its values and markers go with it. What the card has "
                  "done stays done.")},
      {"CARD-6", QT_TR_NOOP("Values of a card"),
       QT_TR_NOOP("A card shows values for up to three categories. A category without a number "
                  "counts 0.")},
      {"SPECIAL-1", QT_TR_NOOP("Specials"),
       QT_TR_NOOP("Special characters act when they are played, on cards of this site, but never "
                  "on themselves.")},
      {"SPECIAL-2", QT_TR_NOOP("Have to or may"),
       QT_TR_NOOP("The high priest and the powers of four sites may always be left out.")},
      {"SPECIAL-DEITY", QT_TR_NOOP("Deity"),
       QT_TR_NOOP("A deity counts 6 in one category, named at once, and 0 in the others.")},
      {"SPECIAL-HIGH-PRIEST", QT_TR_NOOP("High Priest"),
       QT_TR_NOOP("After the merchant step, the high priest’s owner takes back one of their "
                  "cards from this site.")},
      {"SPECIAL-BANDIT", QT_TR_NOOP("Bandit"),
       QT_TR_NOOP("A bandit removes one card of another player from this site.")},
      {"SPECIAL-PROTECTOR", QT_TR_NOOP("Protector"),
       QT_TR_NOOP("A protector removes any one card from this site, or sends a troop home.")},
      {"SPECIAL-VIZIER", QT_TR_NOOP("Vizier"),
       QT_TR_NOOP("Whoever plays the vizier takes one resource from this site.")},
      {"SPECIAL-THIEF", QT_TR_NOOP("Thief"),
       QT_TR_NOOP("A thief removes one merchant from this site.")},
      {"SPECIAL-PHILOSOPHER", QT_TR_NOOP("Philosopher"),
       QT_TR_NOOP("The philosopher’s marker doubles the values of one card and repeats what that "
                  "card does.")},
      {"SPECIAL-SLAVE-DRIVER", QT_TR_NOOP("Slave Driver"),
       QT_TR_NOOP("While a slave driver lies at the site, all values of other players’ cards there "
                  "are 1 less.")},
      {"SPECIAL-STONEMASON", QT_TR_NOOP("Stonemason"),
       QT_TR_NOOP("A stonemason raises both minima of the site by 3, or swaps two resources with "
                  "one other site.")},
      {"SPECIAL-POLITICIAN", QT_TR_NOOP("Politician"),
       QT_TR_NOOP(
           "A politician puts one resource of choice on the site, and his player draws a card.")},
      {"POWER-GIZA", QT_TR_NOOP("Giza"),
       QT_TR_NOOP("Whoever plays a torturer at Giza may take an order marker, one in a round.")},
      {"POWER-ABU-SIMBEL", QT_TR_NOOP("Abu Simbel"),
       QT_TR_NOOP("When Abu Simbel has been cleared, everyone may trade 3 workers for 1 statue.")},
      {"POWER-THEBES", QT_TR_NOOP("Thebes"),
       QT_TR_NOOP(
           "When cards are dealt, the torturer troop at Thebes brings its owner a tenth one.")},
      {"POWER-LUXOR", QT_TR_NOOP("Luxor"),
       QT_TR_NOOP("Whoever plays the first card with an ankh at Luxor draws a card.")},
      {"POWER-ALEXANDRIA", QT_TR_NOOP("Alexandria"),
       QT_TR_NOOP(
           "Whoever plays a card with an ankh at Alexandria may take one resource of choice.")},
      {"POWER-CAIRO", QT_TR_NOOP("Cairo"),
       QT_TR_NOOP("Whoever plays the first card with an ankh at Cairo may send one troop of the "
                  "site home.")},
      {"POWER-FIRST", QT_TR_NOOP("The first ankh"),
       QT_TR_NOOP("The first card with an ankh stays the first, even if it is removed or had "
                  "nothing to do.")},
      {"POWER-PHILAE", QT_TR_NOOP("Philae"),
       QT_TR_NOOP("Each revolt marker counts 2 more at Philae.")},
      {"POWER-KARNAK", QT_TR_NOOP("Karnak"),
       QT_TR_NOOP("Whoever activates Karnak draws a boat that nobody else can load.")},
      {"RESOLVE-1", QT_TR_NOOP("What counts"),
       QT_TR_NOOP("In each step, only cards that still lie at the site count.")},
      {"RESOLVE-2", QT_TR_NOOP("What a card counts"),
       QT_TR_NOOP("The printed value of a card is first doubled by a philosopher, then lowered by "
                  "slave drivers.")},
      {"RESOLVE-3", QT_TR_NOOP("Alone in front"),
       QT_TR_NOOP("Only a player who is alone in front gets anything. A tie gives nothing.")},
      {"RESOLVE-4", QT_TR_NOOP("Any card"),
       QT_TR_NOOP("Each card counts in every category, whatever its kind.")},
      {"RESOLVE-5", QT_TR_NOOP("Minima to be read"),
       QT_TR_NOOP("The minima of a site are read when somebody is alone in front there, or when "
                  "the round ends.")},
      {"RESOLVE-6", QT_TR_NOOP("Nothing to decide"),
       QT_TR_NOOP("Revolt, torturer, negotiator and merchant follow without a decision.")},
      {"RESOLVE-7", QT_TR_NOOP("Clearing"),
       QT_TR_NOOP("In the end the cards are cleared off the site, and a sundial is put on it.")},
      {"REVOLT-1", QT_TR_NOOP("Revolt cards"),
       QT_TR_NOOP("Each revolt card stands for one revolt marker. Without any revolt card there is "
                  "no revolt.")},
      {"REVOLT-2", QT_TR_NOOP("Markers turned"),
       QT_TR_NOOP("As many revolt markers are turned up and read as the revolt cards ask for.")},
      {"REVOLT-3", QT_TR_NOOP("Strength"),
       QT_TR_NOOP("The values of the revolt markers add up to the strength of the revolt.")},
      {"REVOLT-4", QT_TR_NOOP("Too little influence"),
       QT_TR_NOOP("Whoever has less influence than the revolt loses all cards here.")},
      {"REVOLT-5", QT_TR_NOOP("Leading a revolt"),
       QT_TR_NOOP(
           "Whoever is alone in front in influence gets the resources on the revolt markers.")},
      {"REVOLT-6", QT_TR_NOOP("Markers back"),
       QT_TR_NOOP("The revolt markers are shuffled again, face down.")},
      {"TORTURER-1", QT_TR_NOOP("Placing a torturer troop"),
       QT_TR_NOOP("Whoever is alone in front in influence and reaches the minimum puts a torturer "
                  "troop on the site.")},
      {"TORTURER-2", QT_TR_NOOP("One torturer troop"),
       QT_TR_NOOP("A site has one torturer troop at most: the one that stood there goes home.")},
      {"TORTURER-3", QT_TR_NOOP("No torturer troop left"),
       QT_TR_NOOP("Whoever has no torturer troop left puts none there, and the old one stays.")},
      {"TORTURER-4", QT_TR_NOOP("Torturer troop already there"),
       QT_TR_NOOP("If a torturer troop of the winner is there already, it stays.")},
      {"NEGOTIATOR-1", QT_TR_NOOP("Placing a negotiator troop"),
       QT_TR_NOOP("Whoever is alone in front in negotiation and reaches the minimum puts a "
                  "negotiator troop there.")},
      {"NEGOTIATOR-2", QT_TR_NOOP("One negotiator troop"),
       QT_TR_NOOP("A site has one negotiator troop at most: the one that stood there goes home.")},
      {"NEGOTIATOR-3", QT_TR_NOOP("No negotiator troop left"),
       QT_TR_NOOP("Whoever has no negotiator troop left puts none there, and the old one stays.")},
      {"NEGOTIATOR-4", QT_TR_NOOP("Negotiator troop already there"),
       QT_TR_NOOP("If a negotiator troop of the winner is there already, it stays.")},
      {"MERCHANT-1", QT_TR_NOOP("All resources of a site"),
       QT_TR_NOOP("Whoever is alone in front in haggling takes all resources of the site. There is "
                  "no minimum.")},
      {"ORDER-1", QT_TR_NOOP("New order"),
       QT_TR_NOOP("Whoever has taken an order marker gets its place in the player order.")},
      {"ORDER-2", QT_TR_NOOP("Other places"),
       QT_TR_NOOP("Players without an order marker fill the places that are left.")},
      {"ORDER-3", QT_TR_NOOP("Order markers back"),
       QT_TR_NOOP("If nobody has taken an order marker, all keep their places. The order markers "
                  "return to Giza.")},
      {"LOAD-1", QT_TR_NOOP("Loading boats"),
       QT_TR_NOOP(
           "In the new player order, everyone pays for one boat a turn and takes it, face down.")},
      {"LOAD-2", QT_TR_NOOP("Nothing to load"),
       QT_TR_NOOP("Whoever can load no boat is skipped, and asked again if that changes.")},
      {"LOAD-3", QT_TR_NOOP("Which boat"),
       QT_TR_NOOP("A player loads a boat of the row, or the one that player has reserved.")},
      {"LOAD-4", QT_TR_NOOP("Exact payment"),
       QT_TR_NOOP("A boat’s need is paid exactly. A statue from stock stands for any resource.")},
      {"LOAD-5", QT_TR_NOOP("Troops that fetch"),
       QT_TR_NOOP("Once a round, a torturer troop fetches for a boat one resource shown in the "
                  "corner of its site.")},
      {"LOAD-6", QT_TR_NOOP("Corner to be read"),
       QT_TR_NOOP("The corner of a site is read before a troop fetches something there.")},
      {"LOAD-7", QT_TR_NOOP("Fetched together"),
       QT_TR_NOOP("All that is fetched for a boat has to be in the supply at the same time.")},
      {"LOAD-8", QT_TR_NOOP("Who can load"),
       QT_TR_NOOP("Whether a boat can be loaded is judged by stock, statues and all that the "
                  "player’s troops can fetch.")},
      {"LOAD-9", QT_TR_NOOP("Declining"),
       QT_TR_NOOP(
           "Everyone may decline to load. The phase ends when all do so, or no boat is left.")},
      {"END-1", QT_TR_NOOP("Points of boats"), QT_TR_NOOP("The points of all loaded boats count.")},
      {"END-2", QT_TR_NOOP("Most torturer troops"),
       QT_TR_NOOP("Whoever has most torturer troops on the sites has 1 point more.")},
      {"END-3", QT_TR_NOOP("End of the game"),
       QT_TR_NOOP("The game ends with the round if somebody has the target once all have loaded.")},
      {"END-4", QT_TR_NOOP("End of a round"),
       QT_TR_NOOP("At the end of a round, sundials, cards in hand and a reserved boat go. "
                  "Resources and troops stay.")},
      {"END-5", QT_TR_NOOP("The target"),
       QT_TR_NOOP("With any target the game also ends with the round in which the last of the 20 "
                  "boats is loaded.")},
      {"END-6", QT_TR_NOOP("Who wins"),
       QT_TR_NOOP("Most points win, then cards in hand, then boats, then the player order.")},
      {"TWO-1", QT_TR_NOOP("Two players: sites"),
       QT_TR_NOOP("With two players, three sites are activated: by the first player, the second, "
                  "and the first again.")},
      {"TWO-2", QT_TR_NOOP("Two players: first turn"),
       QT_TR_NOOP(
           "With two players, whoever has a card has to play one at every site before passing.")},
      {"TWO-3", QT_TR_NOOP("Two players: cards"),
       QT_TR_NOOP("With two players, nobody plays more than five cards at a site.")},
      {"TWO-4", QT_TR_NOOP("Two players: recruiting"),
       QT_TR_NOOP("With two players, nobody recruits: whoever passes draws no card.")},
      {"TWO-5", QT_TR_NOOP("Two players: player order"),
       QT_TR_NOOP("With two players, the two change places if Giza was not activated in a round.")},
      {"REC-1", QT_TR_NOOP("Short record"),
       QT_TR_NOOP(
           "The short record leaves out cards, passes and hands. The table calls out sums.")},
      {"REC-2", QT_TR_NOOP("What changes the board"),
       QT_TR_NOOP("What cards and sites move on the board is entered as it happens.")},
      {"REC-3", QT_TR_NOOP("Calling out sums"),
       QT_TR_NOOP("Everyone calls out the sum of their cards in each category, with all that "
                  "changes it.")},
      {"REC-4", QT_TR_NOOP("Hands at the end"),
       QT_TR_NOOP("The number of cards in hand is needed only in a tie.")},
      {"PHASE", QT_TR_NOOP("Another phase"),
       QT_TR_NOOP(
           "Everything has its phase in the round; what was entered belongs to another one.")},
      {"TURN", QT_TR_NOOP("Another turn"), QT_TR_NOOP("Another player is to act first.")},
      {"ENTRY", QT_TR_NOOP("Not fitting"),
       QT_TR_NOOP("An entry has to fit what lies on the table.")},
  });
};
static_assert(PyramidionRules::rows.size() == pyramidion::ruleNames.size() &&
              inRuleOrder(PyramidionRules::rows, pyramidion::ruleNames));

} // namespace

QString pyramidionRuleTitle(table::RuleId rule) {
  return PyramidionRules::tr(PyramidionRules::rows[rule.index].title);
}

QString ruleSummary(table::RuleId rule, const pyramidion::RuleOptions& options) {
  const QStringList said(PyramidionRules::tr(PyramidionRules::rows[rule.index].summary));
  return (said + pyramidionOptions().chosen(rule, options)).join(u' ');
}

PyramidionOptions pyramidionOptions() {
  return {PyramidionOptionWords::rows, PyramidionOptionWords::profiles, &PyramidionOptionWords::tr};
}

} // namespace nilometer::text
