// SPDX-License-Identifier: GPL-3.0-or-later
// What every rule is called and says, and what is chosen in it.
#include "ui/pyramidion/words/spoken_pyramidion.h"
#include "ui/words/rule_row.h"

#include <QCoreApplication>

namespace nilometer::words {

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
      {"RESOLVE-3"_rule, QT_TR_NOOP("In front with nothing"), QT_TR_NOOP("A sum of 0 never wins."),
       QT_TR_NOOP("A sum of 0 may win.")},
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
  /// In the order of Profile: its name, and what it is.
  static constexpr auto profiles = std::to_array<std::array<const char*, 2>>(
      {{QT_TR_NOOP("Every card"),
        QT_TR_NOOP("The rulebook as we read it. Each option can be changed "
                   "by itself.")},
       {QT_TR_NOOP("Sums only"), QT_TR_NOOP("The same rules with less to enter: the table adds up "
                                            "each site and calls out the sums.")}});
};
static_assert(PyramidionOptionWords::profiles.size() == pyramidion::profileNames.size());

struct PyramidionRules {
  Q_DECLARE_TR_FUNCTIONS(PyramidionRule)
public:
  static constexpr auto rows = std::to_array<RuleRow>({
      {"SEE-1", QT_TR_NOOP("Open stocks"), QT_TR_NOOP("Own stocks and sizes of hands are open.")},
      {"SEE-2", QT_TR_NOOP("What is hidden"),
       QT_TR_NOOP("Hands, piles and the points of loaded boats stay hidden until the end.")},
      {"SEE-3", QT_TR_NOOP("Hands"), QT_TR_NOOP("Nobody enters what is in a hand.")},
      {"SEE-4", QT_TR_NOOP("Printed values"), QT_TR_NOOP("They are read off, and never guessed.")},
      {"SET-1", QT_TR_NOOP("Number of players"), QT_TR_NOOP("Two to four players sit clockwise.")},
      {"SET-2", QT_TR_NOOP("Pieces of a player"),
       QT_TR_NOOP("Everyone has 5 torturer troops, 5 negotiator troops and 5 basic cards.")},
      {"SET-3", QT_TR_NOOP("Common cards"),
       QT_TR_NOOP("40 character cards belong to nobody; 9 of them are specials.")},
      {"SET-4", QT_TR_NOOP("Supply at the start"),
       QT_TR_NOOP("All resources begin in the supply: 35 of each kind, but 10 statues.")},
      {"SET-5", QT_TR_NOOP("Markers"), QT_TR_NOOP("8 sundials and 6 revolt markers lie ready.")},
      {"SET-6", QT_TR_NOOP("First supply card"),
       QT_TR_NOOP("The supply card on top of its pile lies face up from the start.")},
      {"SET-7", QT_TR_NOOP("Boats at the start"),
       QT_TR_NOOP("20 boats form a pile. Five are turned up in the first round.")},
      {"SET-8", QT_TR_NOOP("What runs short"),
       QT_TR_NOOP("Nothing short is owed. Of discards a new pile is made.")},
      {"SET-9", QT_TR_NOOP("First player order"),
       QT_TR_NOOP("Everyone draws an order marker. Its number is the place in the order.")},
      {"BOAT-1", QT_TR_NOOP("New boats"), QT_TR_NOOP("They are turned up until five lie there.")},
      {"BOAT-2", QT_TR_NOOP("Boats that stay"), QT_TR_NOOP("A boat not loaded stays there.")},
      {"BOAT-3", QT_TR_NOOP("The last boats"),
       QT_TR_NOOP("With fewer left, only those come. With none, the phase is skipped.")},
      {"BOAT-4", QT_TR_NOOP("A boat"), QT_TR_NOOP("It shows what it needs, and its points.")},
      {"BOAT-5", QT_TR_NOOP("One place only"), QT_TR_NOOP("No boat is in two places at once.")},
      {"SUPPLY-1", QT_TR_NOOP("New resources"),
       QT_TR_NOOP("The open supply card brings resources from the supply to the sites.")},
      {"SUPPLY-2", QT_TR_NOOP("Next supply card"),
       QT_TR_NOOP("Then the next one is turned up, so everyone sees what is to come.")},
      {"SUPPLY-3", QT_TR_NOOP("Which site comes first"),
       QT_TR_NOOP("If the supply is short, Giza is served first and Karnak last.")},
      {"SUPPLY-4", QT_TR_NOOP("Sites left out"), QT_TR_NOOP("Some sites may get nothing.")},
      {"NEGO-1", QT_TR_NOOP("What negotiator troops take"),
       QT_TR_NOOP("Each negotiator troop brings its owner one resource of its site.")},
      {"NEGO-2", QT_TR_NOOP("Nothing to take"), QT_TR_NOOP("From an empty site nothing is taken.")},
      {"NEGO-3", QT_TR_NOOP("No choice"), QT_TR_NOOP("If there is one kind, it is just taken.")},
      {"DEAL-1", QT_TR_NOOP("Cards come back"),
       QT_TR_NOOP("Basic cards return to their owners. All common cards are shuffled.")},
      {"DEAL-2", QT_TR_NOOP("New hands"), QT_TR_NOOP("Everyone gets 4 common cards, 9 in all.")},
      {"DEAL-3", QT_TR_NOOP("A tenth card"), QT_TR_NOOP("The torturer troop at Thebes brings it.")},
      {"SITE-1", QT_TR_NOOP("Activating in turn"),
       QT_TR_NOOP("In player order everyone activates a site, and then once more.")},
      {"SITE-2", QT_TR_NOOP("Two sites each"),
       QT_TR_NOOP("Everyone activates two sites: 6 with three players, 8 with four.")},
      {"SITE-3", QT_TR_NOOP("Sundial"), QT_TR_NOOP("Only a site without one is activated.")},
      {"SITE-4", QT_TR_NOOP("On activation"), QT_TR_NOOP("Some sites do something at once.")},
      {"PLAY-1", QT_TR_NOOP("Order of playing"),
       QT_TR_NOOP("Whoever activated the site begins. Then it goes clockwise by seat.")},
      {"PLAY-2", QT_TR_NOOP("A turn"), QT_TR_NOOP("It is one open card from the hand, or a pass.")},
      {"PLAY-3", QT_TR_NOOP("Passing"),
       QT_TR_NOOP("Whoever passes is out here. When all have passed, the site is resolved.")},
      {"PLAY-4", QT_TR_NOOP("Recruiting"),
       QT_TR_NOOP("Passing without having played, one may discard a card and draw one.")},
      {"PLAY-5", QT_TR_NOOP("At once"), QT_TR_NOOP("First the card acts, then the site.")},
      {"PLAY-6", QT_TR_NOOP("No card left"), QT_TR_NOOP("Without a card one passes unasked.")},
      {"PLAY-7", QT_TR_NOOP("Filled in"), QT_TR_NOOP("Skipped players count as having passed.")},
      {"CARD-1", QT_TR_NOOP("Used cards"),
       QT_TR_NOOP("They stay out for the round. Basic cards wait beside their owners.")},
      {"CARD-2", QT_TR_NOOP("From the hand"), QT_TR_NOOP("Only what is in hand can be played.")},
      {"CARD-3", QT_TR_NOOP("Cards there are"), QT_TR_NOOP("Nobody sees more cards than exist.")},
      {"CARD-4", QT_TR_NOOP("Nothing to draw"), QT_TR_NOOP("Without any card nobody draws.")},
      {"CARD-5", QT_TR_NOOP("When a card leaves"),
       QT_TR_NOOP("Values and markers go with it. What it has done stays done.")},
      {"CARD-6", QT_TR_NOOP("Values of a card"),
       QT_TR_NOOP("There are up to three. A category without a number counts 0.")},
      {"SPECIAL-1", QT_TR_NOOP("Specials"),
       QT_TR_NOOP("They act when played, on cards of this site, but never on themselves.")},
      {"SPECIAL-2", QT_TR_NOOP("Have to or may"),
       QT_TR_NOOP("The high priest and the powers of four sites may always be left out.")},
      {"SPECIAL-DEITY", QT_TR_NOOP("Deity"),
       QT_TR_NOOP("It counts 6 in one category, named at once, and 0 in the others.")},
      {"SPECIAL-HIGH-PRIEST", QT_TR_NOOP("High Priest"),
       QT_TR_NOOP("In the end his owner may take back one own card of this site.")},
      {"SPECIAL-BANDIT", QT_TR_NOOP("Bandit"), QT_TR_NOOP("He removes another player’s card.")},
      {"SPECIAL-PROTECTOR", QT_TR_NOOP("Protector"),
       QT_TR_NOOP("He removes any one card of this site, or sends a troop home.")},
      {"SPECIAL-VIZIER", QT_TR_NOOP("Vizier"), QT_TR_NOOP("He takes a resource of this site.")},
      {"SPECIAL-THIEF", QT_TR_NOOP("Thief"), QT_TR_NOOP("He removes a merchant of this site.")},
      {"SPECIAL-PHILOSOPHER", QT_TR_NOOP("Philosopher"),
       QT_TR_NOOP("His marker doubles the values of one card and repeats what it does.")},
      {"SPECIAL-SLAVE-DRIVER", QT_TR_NOOP("Slave Driver"),
       QT_TR_NOOP("While he lies there, all values of other players’ cards are 1 less.")},
      {"SPECIAL-STONEMASON", QT_TR_NOOP("Stonemason"),
       QT_TR_NOOP("He raises both minima by 3, or swaps two resources with one other site.")},
      {"SPECIAL-POLITICIAN", QT_TR_NOOP("Politician"),
       QT_TR_NOOP("He puts one resource of choice on the site. His player draws a card.")},
      {"POWER-GIZA", QT_TR_NOOP("Giza"),
       QT_TR_NOOP("Whoever plays a torturer here may take an order marker, one in a round.")},
      {"POWER-ABU-SIMBEL", QT_TR_NOOP("Abu Simbel"),
       QT_TR_NOOP("After the cards are cleared, 3 workers can be traded for 1 statue.")},
      {"POWER-THEBES", QT_TR_NOOP("Thebes"), QT_TR_NOOP("Its torturer troop brings a tenth card.")},
      {"POWER-LUXOR", QT_TR_NOOP("Luxor"),
       QT_TR_NOOP("The first card with an ankh has its player draw a card.")},
      {"POWER-ALEXANDRIA", QT_TR_NOOP("Alexandria"),
       QT_TR_NOOP("Each card with an ankh may bring its player one resource of choice.")},
      {"POWER-CAIRO", QT_TR_NOOP("Cairo"),
       QT_TR_NOOP("The first card with an ankh may send one troop of this site home.")},
      {"POWER-FIRST", QT_TR_NOOP("The first ankh"),
       QT_TR_NOOP("It stays the first one, even if the card is removed or had nothing to do.")},
      {"POWER-PHILAE", QT_TR_NOOP("Philae"), QT_TR_NOOP("Revolt markers count 2 more here.")},
      {"POWER-KARNAK", QT_TR_NOOP("Karnak"),
       QT_TR_NOOP("Whoever activates it draws a boat that nobody else can load.")},
      {"RESOLVE-1", QT_TR_NOOP("What counts"), QT_TR_NOOP("Only cards that still lie there do.")},
      {"RESOLVE-2", QT_TR_NOOP("What a card counts"),
       QT_TR_NOOP("Its value, doubled by a philosopher, lowered by slave drivers.")},
      {"RESOLVE-3", QT_TR_NOOP("Alone in front"),
       QT_TR_NOOP("Only a player who is alone in front gets anything. A tie gives nothing.")},
      {"RESOLVE-4", QT_TR_NOOP("Any card"), QT_TR_NOOP("Each counts, whatever its kind.")},
      {"RESOLVE-5", QT_TR_NOOP("Minima to be read"),
       QT_TR_NOOP("The minima of a site are read when somebody is in front there.")},
      {"RESOLVE-6", QT_TR_NOOP("Nothing to decide"),
       QT_TR_NOOP("Revolt, torturer, negotiator and merchant follow without a decision.")},
      {"RESOLVE-7", QT_TR_NOOP("Clearing"), QT_TR_NOOP("Cards leave, and the sundial comes.")},
      {"REVOLT-1", QT_TR_NOOP("Revolt cards"),
       QT_TR_NOOP("Each stands for one revolt marker. Without any there is no revolt.")},
      {"REVOLT-2", QT_TR_NOOP("Markers turned"), QT_TR_NOOP("As many are turned up and read.")},
      {"REVOLT-3", QT_TR_NOOP("Strength"), QT_TR_NOOP("The values are added up.")},
      {"REVOLT-4", QT_TR_NOOP("Too little influence"),
       QT_TR_NOOP("Whoever has less influence than the revolt loses all cards here.")},
      {"REVOLT-5", QT_TR_NOOP("Leading a revolt"),
       QT_TR_NOOP("The player alone in front gets the resources on the revolt markers.")},
      {"REVOLT-6", QT_TR_NOOP("Markers back"), QT_TR_NOOP("They are shuffled, face down again.")},
      {"TORTURER-1", QT_TR_NOOP("Placing a torturer troop"),
       QT_TR_NOOP("A player does so, alone in front in influence, with the minimum.")},
      {"TORTURER-2", QT_TR_NOOP("One torturer troop"), QT_TR_NOOP("The old one goes home.")},
      {"TORTURER-3", QT_TR_NOOP("No torturer troop left"), QT_TR_NOOP("Nothing changes then.")},
      {"TORTURER-4", QT_TR_NOOP("Own torturer troop"), QT_TR_NOOP("If it is there, it stays.")},
      {"NEGOTIATOR-1", QT_TR_NOOP("Placing a negotiator troop"),
       QT_TR_NOOP("Alone in front in negotiation, with the minimum, a player does so.")},
      {"NEGOTIATOR-2", QT_TR_NOOP("One negotiator troop"), QT_TR_NOOP("The one before goes home.")},
      {"NEGOTIATOR-3", QT_TR_NOOP("No negotiator troop left"), QT_TR_NOOP("All stays as it is.")},
      {"NEGOTIATOR-4", QT_TR_NOOP("Own negotiator troop"), QT_TR_NOOP("It stays if it is there.")},
      {"MERCHANT-1", QT_TR_NOOP("All resources of a site"),
       QT_TR_NOOP("The player alone in front in haggling takes them. There is no minimum.")},
      {"ORDER-1", QT_TR_NOOP("New order"), QT_TR_NOOP("Taken order markers show the place.")},
      {"ORDER-2", QT_TR_NOOP("Other places"), QT_TR_NOOP("The others keep their old sequence.")},
      {"ORDER-3", QT_TR_NOOP("Order markers back"),
       QT_TR_NOOP("Without a taken marker all stay in place. The markers return to Giza.")},
      {"LOAD-1", QT_TR_NOOP("Loading boats"),
       QT_TR_NOOP("In the new order everyone pays for one boat a turn and takes it.")},
      {"LOAD-2", QT_TR_NOOP("Nothing to load"),
       QT_TR_NOOP("Whoever can load nothing is skipped, and asked again if that changes.")},
      {"LOAD-3", QT_TR_NOOP("Which boat"), QT_TR_NOOP("One of the row, or the own reserved one.")},
      {"LOAD-4", QT_TR_NOOP("Exact payment"),
       QT_TR_NOOP("A boat is paid exactly. An own statue stands for any kind.")},
      {"LOAD-5", QT_TR_NOOP("Troops that fetch"),
       QT_TR_NOOP("A torturer troop fetches a resource of its corner, once a round.")},
      {"LOAD-6", QT_TR_NOOP("Corner to be read"), QT_TR_NOOP("It is read before a troop uses it.")},
      {"LOAD-7", QT_TR_NOOP("Fetched together"),
       QT_TR_NOOP("All that is fetched for a boat has to be in the supply at the same time.")},
      {"LOAD-8", QT_TR_NOOP("Who can load"),
       QT_TR_NOOP("Own resources, statues and all that troops can fetch count together.")},
      {"LOAD-9", QT_TR_NOOP("Declining"),
       QT_TR_NOOP("Everyone may decline. The phase ends when all do, or no boat is left.")},
      {"END-1", QT_TR_NOOP("Points of boats"), QT_TR_NOOP("The points of all loaded boats count.")},
      {"END-2", QT_TR_NOOP("Most torturer troops"),
       QT_TR_NOOP("They bring 1 point to whoever has most of them on the sites.")},
      {"END-3", QT_TR_NOOP("End of the game"), QT_TR_NOOP("It comes when the target is reached.")},
      {"END-4", QT_TR_NOOP("End of a round"),
       QT_TR_NOOP("Sundials, hands and a reserved boat go. Resources and troops stay.")},
      {"END-5", QT_TR_NOOP("The target"),
       QT_TR_NOOP("With any target the game also ends once all 20 boats are loaded.")},
      {"END-6", QT_TR_NOOP("Who wins"),
       QT_TR_NOOP("Most points win, then cards in hand, then boats, then the player order.")},
      {"TWO-1", QT_TR_NOOP("Two players: sites"),
       QT_TR_NOOP("Three sites are activated: by the first, the second and the first player.")},
      {"TWO-2", QT_TR_NOOP("Two players: first turn"),
       QT_TR_NOOP("At every site, whoever has a card has to play one before passing.")},
      {"TWO-3", QT_TR_NOOP("Two players: cards"), QT_TR_NOOP("Five at most are played at a site.")},
      {"TWO-4", QT_TR_NOOP("Two players: recruiting"), QT_TR_NOOP("There is no recruiting.")},
      {"TWO-5", QT_TR_NOOP("Two players: player order"),
       QT_TR_NOOP("If Giza was not activated in a round, the two change places.")},
      {"REC-1", QT_TR_NOOP("Short record"),
       QT_TR_NOOP("It leaves out cards, passes and hands. The table calls out sums.")},
      {"REC-2", QT_TR_NOOP("What changes the board"),
       QT_TR_NOOP("What cards and sites move on the board is entered as it happens.")},
      {"REC-3", QT_TR_NOOP("Calling out sums"),
       QT_TR_NOOP("Everyone says the own sum in each category, with all that changes it.")},
      {"REC-4", QT_TR_NOOP("Hands at the end"), QT_TR_NOOP("They are needed only in a tie.")},
      {"PHASE", QT_TR_NOOP("Another phase"), QT_TR_NOOP("This belongs to another phase.")},
      {"TURN", QT_TR_NOOP("Another turn"), QT_TR_NOOP("Somebody else is to act first.")},
      {"ENTRY", QT_TR_NOOP("Not fitting"), QT_TR_NOOP("It has to fit what is on the table.")},
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
  return {PyramidionOptionWords::rows, &PyramidionOptionWords::tr};
}

QString SpokenPyramidion::profileName(pyramidion::Profile profile) {
  return PyramidionOptionWords::tr(PyramidionOptionWords::profiles[pyramidion::at(profile)][0]);
}

QString SpokenPyramidion::profileSummary(pyramidion::Profile profile) {
  return PyramidionOptionWords::tr(PyramidionOptionWords::profiles[pyramidion::at(profile)][1]);
}

} // namespace nilometer::words
