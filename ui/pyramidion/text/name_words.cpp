// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/text/words.h"
#include "ui/text/outside_words.h"
#include "ui/text/printed_row.h"
#include "ui/text/rule_row.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using namespace pyramidion;

namespace {

/// Names in the order of the enumeration they belong to.
struct PyramidionNameWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionName)
public:
  static constexpr auto resources =
      std::to_array<const char*>({QT_TR_NOOP("camel"), QT_TR_NOOP("wood"), QT_TR_NOOP("food"),
                                  QT_TR_NOOP("stone"), QT_TR_NOOP("worker"), QT_TR_NOOP("statue")});
  static constexpr auto counted = std::to_array<const char*>(
      {QT_TR_N_NOOP("%n camel(s)"), QT_TR_N_NOOP("%n wood"), QT_TR_N_NOOP("%n food"),
       QT_TR_N_NOOP("%n stone(s)"), QT_TR_N_NOOP("%n worker(s)"), QT_TR_N_NOOP("%n statue(s)")});
  static constexpr auto sites = std::to_array<const char*>(
      {QT_TR_NOOP("Giza"), QT_TR_NOOP("Abu Simbel"), QT_TR_NOOP("Thebes"), QT_TR_NOOP("Luxor"),
       QT_TR_NOOP("Alexandria"), QT_TR_NOOP("Cairo"), QT_TR_NOOP("Philae"), QT_TR_NOOP("Karnak")});
  static constexpr auto cards = std::to_array<const char*>(
      {QT_TR_NOOP("Merchant"), QT_TR_NOOP("Negotiator"), QT_TR_NOOP("Torturer"),
       QT_TR_NOOP("Deity"), QT_TR_NOOP("Revolt"), QT_TR_NOOP("High Priest"), QT_TR_NOOP("Bandit"),
       QT_TR_NOOP("Protector"), QT_TR_NOOP("Vizier"), QT_TR_NOOP("Thief"),
       QT_TR_NOOP("Philosopher"), QT_TR_NOOP("Slave Driver"), QT_TR_NOOP("Stonemason"),
       QT_TR_NOOP("Politician")});
  static constexpr auto categories = std::to_array<const char*>(
      {QT_TR_NOOP("influence"), QT_TR_NOOP("negotiation"), QT_TR_NOOP("haggling")});
  static constexpr auto troops =
      std::to_array<const char*>({QT_TR_NOOP("torturer troop"), QT_TR_NOOP("negotiator troop")});
  static constexpr auto phases = std::to_array<const char*>(
      {QT_TR_NOOP("Set-up"), QT_TR_NOOP("New boats"), QT_TR_NOOP("New resources"),
       QT_TR_NOOP("Negotiator troops"), QT_TR_NOOP("Activate a site"), QT_TR_NOOP("Play cards"),
       QT_TR_NOOP("Call out sums"), QT_TR_NOOP("Revolt markers"), QT_TR_NOOP("Minima of the site"),
       QT_TR_NOOP("Take back a card"), QT_TR_NOOP("Trade workers for statues"),
       QT_TR_NOOP("Load boats"), QT_TR_NOOP("Corner of a site"), QT_TR_NOOP("End of the round"),
       QT_TR_NOOP("Show the boats"), QT_TR_NOOP("Cards in hand"), QT_TR_NOOP("End of the game")});
};
static_assert(PyramidionNameWords::counted.size() == resourceNames.size() &&
              PyramidionNameWords::cards.size() == kindNames.size() &&
              PyramidionNameWords::phases.size() == phaseNames.size());
constexpr auto nameTr = &PyramidionNameWords::tr;

struct PyramidionPrintedWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionPrinted)
public:
  static constexpr auto rows = std::to_array<PrintedRow>({
      {"", "", ""},
      {"supply.*", QT_TR_NOOP("Resources in the box: %1"),
       QT_TR_NOOP("Look into the box: how many pieces of this kind are there, %1?")},
      {"sites.*.minima", QT_TR_NOOP("Minima of %1"),
       QT_TR_NOOP("Look at the site tile %1: which minimum of influence and which of negotiation "
                  "does it show?")},
      {"sites.*.corner", QT_TR_NOOP("Corner of %1"),
       QT_TR_NOOP("Look at the corner of the site tile %1: which resources are pictured there?")},
      {"cards", QT_TR_NOOP("Values of the character cards"),
       QT_TR_NOOP("Look at the card: which values of influence, negotiation and haggling does it "
                  "show?")},
      {"boats", QT_TR_NOOP("Needs and points of the boats"),
       QT_TR_NOOP("Look at the boat card: which resources does it need, and how many points are "
                  "printed on it?")},
      {"supplyCards", QT_TR_NOOP("Resources on the supply cards"),
       QT_TR_NOOP("Look at the supply card: which resources does it show for each site?")},
      {"revoltMarkers", QT_TR_NOOP("Values of the revolt markers"),
       QT_TR_NOOP("Look at the revolt marker that was turned: which value and which resources "
                  "does it show?")},
  });
};
static_assert(PyramidionPrintedWords::rows.size() == printedKeys.size() &&
                  inRuleOrder(PyramidionPrintedWords::rows, printedKeys),
              "every printed key needs its words, in the order of printedKeys");

QString thingOfKey(std::string_view key, int index) {
  return key.starts_with("supply") ? resourceName(static_cast<Resource>(index))
                                   : siteName(static_cast<Site>(index));
}

QString printedIn(const char* text, PrintedPlace place) {
  return printedText(PyramidionPrintedWords::tr(text), printedKeys[place.key], place, thingOfKey);
}

struct PyramidionPrintedReasons {
  Q_DECLARE_TR_FUNCTIONS(PyramidionPrintedReason)
public:
  static constexpr auto known = std::to_array<const char*>({
      QT_TR_NOOP("Stated in the rulebook’s list of parts."),
      QT_TR_NOOP("On the tile of the site, whose picture no text has."),
      QT_TR_NOOP("On the tile of the site, whose picture no text has. In the rulebook’s example an "
                 "influence of 7 is enough."),
      QT_TR_NOOP("On the tile of the site, whose picture no text has. In the rulebook’s example "
                 "somebody in front misses the one for negotiation."),
      QT_TR_NOOP("In the top right corner of the tile, whose picture no text has."),
      QT_TR_NOOP("In the top right corner of the tile, whose picture no text has. In the "
                 "rulebook’s example Giza or Cairo shows a camel."),
      QT_TR_NOOP("Printed on the 60 character cards, whose pictures no text has."),
      QT_TR_NOOP("Printed on the 20 boats, whose pictures no text has. From the rulebook’s example "
                 "follows that one needs 2 camels, 1 food, 2 stone and 1 worker."),
      QT_TR_NOOP("One of the ten: the rulebook’s example of phase 2. The others are known from no "
                 "text."),
      QT_TR_NOOP("Printed on the 6 revolt markers, whose pictures no text has. In the rulebook’s "
                 "example two of them come to 13 and show 1 worker and 1 food."),
  });
};

} // namespace

QString playersText(PlayerSet set, const PyramidionNames& names) {
  QStringList parts;
  for (table::Player player = 0; player < maxPlayers; ++player) {
    if (has(set, player)) parts += playerName(player, names);
  }
  return listOf(parts);
}

const NameList<Resource, resourceCount> resourceName(PyramidionNameWords::resources, nameTr);
const NameList<Site, siteCount> siteName(PyramidionNameWords::sites, nameTr);
const NameList<Category, categoryCount> categoryName(PyramidionNameWords::categories, nameTr);
const NameList<Troop, allTroops.size()> troopName(PyramidionNameWords::troops, nameTr);

QString countedResource(int count, Resource kind) {
  return named(PyramidionNameWords::counted, kind, nameTr, std::max(count, 0));
}

QString resourcesText(const Resources& resources) {
  QStringList parts;
  for (const Resource kind : allResources) {
    if (resources[kind] > 0) parts += countedResource(resources[kind], kind);
  }
  return parts.isEmpty() ? PyramidionNameWords::tr("nothing") : listOf(parts);
}

QString kindsText(ResourceSet kinds) {
  return kinds == 0 ? resourcesText({}) : listOf(resourceName.of(kinds));
}

QString cardName(CardKind kind) {
  return named(PyramidionNameWords::cards, kind, nameTr);
}

QString cardText(const Card& card, std::optional<Category> category) {
  QString text = cardName(card.kind);
  if (card.values != decltype(card.values){} && !category) {
    const auto [influence, negotiation, haggling] = card.values;
    text = QStringLiteral("%1 %2/%3/%4").arg(text).arg(influence).arg(negotiation).arg(haggling);
  }
  if (category) {
    //: A deity, and the category it counts in: "Deity for influence"
    text = fill(PyramidionNameWords::tr("%1 for %2"), {text, categoryName(*category)});
  }
  return card.ankh == true ? fill(PyramidionNameWords::tr("%1 with an ankh"), {text}) : text;
}

QString supplyText(const SupplyCard& card) {
  QStringList parts;
  for (const Site site : allSites) {
    if (card[at(site)].total() == 0) continue;
    parts += QStringLiteral("%1 %2").arg(siteName(site), resourcesText(card[at(site)]));
  }
  return parts.isEmpty() ? resourcesText({}) : parts.join(QStringLiteral("; "));
}

QString phase(Phase phase) {
  return named(PyramidionNameWords::phases, phase, nameTr);
}

QString pyramidionSeats() {
  return PyramidionNameWords::tr("As they sit, clockwise. The set-up asks for the numbers drawn.");
}

QString pyramidionPrinted(PrintedPlace place) {
  return printedIn(PyramidionPrintedWords::rows[place.key].name, place);
}

QString pyramidionQuestion(PrintedPlace place) {
  return printedIn(PyramidionPrintedWords::rows[place.key].question, place);
}

QString pyramidionPrintedReason(std::string_view reason) {
  return printedReason(reason, PyramidionPrintedReasons::known, &PyramidionPrintedReasons::tr);
}

} // namespace nilometer::text
