// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/words/names.h"
#include "ui/words/phrase.h"
#include "ui/words/row_order.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace nilometer::words {

using egizia::CardKind;

namespace {

/// What a card is called. Cards of some kinds differ in what is printed on them: what those share.
struct CardRow {
  CardKind kind;
  const char* card;             // %1: amount, crews or buildings; %n: amount
  const char* shared = nullptr; // nullptr: the same with all their amounts
};

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(Card)
public:
  static constexpr auto rows = std::to_array<CardRow>({
      {CardKind::fieldGreen, QT_TR_NOOP("Green field %1"), QT_TR_NOOP("Green field")},
      {CardKind::fieldYellowGreen, QT_TR_NOOP("Yellow-green field %1"),
       QT_TR_NOOP("Yellow-green field")},
      {CardKind::fieldBrown, QT_TR_NOOP("Brown field %1"), QT_TR_NOOP("Brown field")},
      {CardKind::quarry, QT_TR_NOOP("Quarry %1"), QT_TR_NOOP("Quarry")},
      {CardKind::grain4, QT_TR_NOOP("+%1 grain")},
      {CardKind::strength, QT_TR_NOOP("+%1 strength")},
      {CardKind::doubled, QT_TR_NOOP("Round space twice")},
      {CardKind::secondShip, QT_TR_NOOP("Second ship")},
      //: The full name of a Nile card.
      {CardKind::twoCrews, QT_TR_NOOP("Two crews")},
      {CardKind::reserve, QT_TR_NOOP("Sure to build")},
      {CardKind::first, QT_TR_NOOP("First place")},
      {CardKind::keep2, QT_TR_NOOP("Keep two Sphinx cards")},
      {CardKind::stones6, QT_TR_N_NOOP("+%n stone(s)"), QT_TR_NOOP("+… stones")},
      {CardKind::sell10, QT_TR_N_NOOP("Sell up to %n stone(s)"), QT_TR_NOOP("Sell up to … stones")},
      //: The full name of a Nile card.
      {CardKind::improveField, QT_TR_NOOP("Better field")},
      {CardKind::occupied, QT_TR_NOOP("Occupied space")},
      //: The full name of a Nile card.
      {CardKind::crewStep, QT_TR_NOOP("Crew step")},
      {CardKind::stonesAsGrain, QT_TR_NOOP("Stones as grain")},
      {CardKind::moreSphinx, QT_TR_NOOP("More Sphinx cards")},
      {CardKind::paidCrewStep, QT_TR_NOOP("Crew step for stones")},
      //: The full name of a Nile card.
      {CardKind::upstream, QT_TR_NOOP("Upstream")},
      {CardKind::leftover, QT_TR_NOOP("Leftover card")},
      {CardKind::tomb, QT_TR_NOOP("Tombs card +%1")},
      {CardKind::stoneMarket2, QT_TR_NOOP("Stone market %1 down")},
      {CardKind::grainMarket2, QT_TR_NOOP("Grain market %1 down")},
      {CardKind::crewsChoice, QT_TR_NOOP("Crews of choice")},
      {CardKind::crewsPictured, QT_TR_NOOP("Crews %1"), QT_TR_NOOP("Crews by colour")},
      {CardKind::stonesInBuildings, QT_TR_NOOP("Stones in %1"), QT_TR_NOOP("Stones in buildings")},
  });
};

static_assert(inEnumOrder(CardWords::rows, &CardRow::kind, egizia::cardKindCount),
              "every kind of card needs its words, in the order of CardKind");

QString shown(const egizia::NileCard& card) {
  if (card.kind == CardKind::crewsPictured) return crewSetName(card.crews);
  if (card.kind == CardKind::stonesInBuildings) return buildingSetName(card.buildings);
  return number(card.amount);
}

QString named(const CardRow& row, const egizia::NileCard& card) {
  // Only a text with %n may be asked for by number.
  const bool counts = std::string_view(row.card).find("%n") != std::string_view::npos;
  return fill(CardWords::tr(row.card, nullptr, counts ? card.amount : -1), {shown(card)});
}

} // namespace

QString cardKind(CardKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  if (index >= CardWords::rows.size()) return QStringLiteral("?");
  const CardRow& row = CardWords::rows[index];
  return row.shared != nullptr ? CardWords::tr(row.shared)
                               : fill(CardWords::tr(row.card), {QStringLiteral("…")});
}

QString cardKind(CardKind kind, const Table& table) {
  const auto index = static_cast<std::size_t>(kind);
  const egizia::NileCard* first = nullptr;
  QStringList printed;
  for (const egizia::NileCard& card : table.edition->nileCards) {
    if (card.kind != kind) continue;
    if (first == nullptr) first = &card;
    printed += shown(card);
  }
  printed.removeDuplicates();
  if (first == nullptr || index >= CardWords::rows.size()) return cardKind(kind);
  const CardRow& row = CardWords::rows[index];
  if (printed.size() == 1) return named(row, *first);
  return row.shared != nullptr ? CardWords::tr(row.shared)
                               : fill(CardWords::tr(row.card), {printed.join(u'/')});
}

QString cardName(int name, const Table& table) {
  const auto& cards = table.edition->nileCards;
  const auto card = std::find_if(cards.begin(), cards.end(),
                                 [name](const egizia::NileCard& one) { return one.name == name; });
  if (card == cards.end()) return CardWords::tr("an unnamed Nile card");
  return named(CardWords::rows[static_cast<std::size_t>(card->kind)], *card);
}

QString startField() {
  return CardWords::tr("start field");
}

} // namespace nilometer::words
