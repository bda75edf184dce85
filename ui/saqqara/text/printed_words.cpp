// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/names.h"
#include "ui/text/outside_words.h"
#include "ui/text/printed_row.h"
#include "ui/text/rule_row.h"

#include <QCoreApplication>

namespace nilometer::text {

using namespace saqqara;

namespace {

struct SaqqaraPrintedWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPrinted)
public:
  static constexpr auto rows = std::to_array<PrintedRow>({
      {"", ""},
      {"supply.*", QT_TR_NOOP("Goods in the box: %1")},
      {"warehouses", QT_TR_NOOP("Order of the warehouses")},
      {"specialValue.*", QT_TR_NOOP("Influence on the card: %1")},
      {"distribution[#].bonus", QT_TR_NOOP("Bonus of the current market in year %1"),
       QT_TR_NOOP("Look at the distribution table, second column: which bonus does the current "
                  "market get in year %1?")},
      {"distribution[#].land", QT_TR_NOOP("Land for each warehouse in year %1"),
       QT_TR_NOOP("Look at the distribution table, third column: how much land does each warehouse "
                  "get in year %1?")},
      {"distribution[#].stalls[#]", QT_TR_NOOP("Place of the stall in year %1 after market %2")},
      {"thresholds", QT_TR_NOOP("All threshold cards")},
      {"influence", QT_TR_NOOP("All influence cards of a player")},
      {"marketCards", QT_TR_NOOP("The six market cards")},
      {"pyramids.*[#].cost", QT_TR_NOOP("Price of level %2 of %1"),
       QT_TR_NOOP("Look at the pyramid %1: which goods are printed beside level %2?")},
      {"pyramids.*[#].vp", QT_TR_NOOP("Points of level %2 of %1"),
       QT_TR_NOOP("Look at the pyramid %1: which number of points is printed beside level %2?")},
      {"pyramids.*[#].spaces", QT_TR_NOOP("Room on level %2 of %1")},
      {"nileLast", QT_TR_NOOP("Last space of the Nile")},
  });
};

static_assert(SaqqaraPrintedWords::rows.size() == printedKeys.size() &&
                  inRuleOrder(SaqqaraPrintedWords::rows, printedKeys),
              "every printed key needs its words, in the order of printedKeys");

struct SaqqaraPrintedReasons {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraPrintedReason)
public:
  static constexpr auto known = std::to_array<const char*>({
      QT_TR_NOOP("Listed in the rulebook’s contents; the heading of that list says 150 goods in "
                 "all, the list adds up to 190."),
      QT_TR_NOOP("The rulebook lists the goods in this order, and the die track ends at Gold."),
      QT_TR_NOOP("The rulebook says of no number on this card."),
      QT_TR_NOOP("On the distribution table, whose picture no text has."),
      QT_TR_NOOP("The rulebook: in the first round no land is laid out."),
      QT_TR_NOOP("Beside the level of the tile."),
      QT_TR_NOOP("On the level of the tile."),
      QT_TR_NOOP("On the board."),
      QT_TR_NOOP("The rulebook’s example pays this for the second level."),
      QT_TR_NOOP("20 cards, at least one of them a 2; no text lists them."),
      QT_TR_NOOP("24 cards of each player, all sets alike; no text lists them."),
      QT_TR_NOOP("Six cards of two kinds; no text says which good is on which."),
  });
};

QString listedThing(std::string_view key, int index) {
  if (key.starts_with("supply")) return goodName(static_cast<Good>(index));
  if (key.starts_with("special")) return influenceCard(beggar + index);
  return pyramidName(pyramidAt(index));
}

QString filled(const char* text, PrintedPlace place) {
  return printedText(SaqqaraPrintedWords::tr(text), printedKeys[place.key], place, listedThing);
}

} // namespace

QString printedName(PrintedPlace place) {
  return filled(SaqqaraPrintedWords::rows[place.key].name, place);
}

QString saqqaraPrintedReason(std::string_view reason) {
  return printedReason(reason, SaqqaraPrintedReasons::known, &SaqqaraPrintedReasons::tr);
}

QString askFor(PrintedPlace place) {
  const char* question = SaqqaraPrintedWords::rows[place.key].question;
  if (question != nullptr) return filled(question, place);
  return fill(SaqqaraPrintedWords::tr("What is printed there: %1?"), {printedName(place)});
}

} // namespace nilometer::text
