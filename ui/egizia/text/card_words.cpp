// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"
#include "ui/text/text_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace nilometer::text {

using egizia::CardKind;

namespace {

/// %1: amount, crews or buildings; %n: amount.
struct CardRow {
  CardKind kind;
  const char* chip; // empty: fieldColour()
  // As elsewhere, for cards that need a number or noun with it; nullptr: as on the chip. What cards
  // of a kind that differ share; nullptr: the same with all their amounts.
  const char* card = nullptr;
  const char* shared = nullptr;
};

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(Chip)
public:
  static constexpr auto rows = std::to_array<CardRow>({
      {CardKind::fieldGreen, "", QT_TR_NOOP("Green field %1"), QT_TR_NOOP("Green field")},
      {CardKind::fieldYellowGreen, "", QT_TR_NOOP("Yellow-green field %1"),
       QT_TR_NOOP("Yellow-green field")},
      {CardKind::fieldBrown, "", QT_TR_NOOP("Brown field %1"), QT_TR_NOOP("Brown field")},
      {CardKind::quarry, QT_TR_NOOP("quarry"), QT_TR_NOOP("Quarry %1"), QT_TR_NOOP("Quarry")},
      {CardKind::grain4, QT_TR_NOOP("+%1 grain")},
      {CardKind::strength, QT_TR_NOOP("+%1 strength")},
      {CardKind::doubled, QT_TR_NOOP("Twice")},
      {CardKind::secondShip, QT_TR_NOOP("Second ship")},
      //: A Nile card where it is one of many; very short.
      {CardKind::twoCrews, QT_TR_NOOP("Two crews")},
      {CardKind::reserve, QT_TR_NOOP("Reserve")},
      {CardKind::first, QT_TR_NOOP("Go first")},
      {CardKind::keep2, QT_TR_NOOP("Keep %1")},
      {CardKind::stones6, QT_TR_N_NOOP("+%n stone(s)"), nullptr, QT_TR_NOOP("+… stones")},
      {CardKind::sell10, QT_TR_NOOP("Sell %1")},
      //: A Nile card where it is one of many; very short.
      {CardKind::improveField, QT_TR_NOOP("Better field")},
      {CardKind::occupied, QT_TR_NOOP("Occupied")},
      //: A Nile card where it is one of many; very short.
      {CardKind::crewStep, QT_TR_NOOP("Crew step")},
      {CardKind::stonesAsGrain, QT_TR_NOOP("Stones 1:1")},
      {CardKind::moreSphinx, QT_TR_NOOP("More Sphinx")},
      {CardKind::paidCrewStep, QT_TR_NOOP("Paid step")},
      //: A Nile card where it is one of many; very short.
      {CardKind::upstream, QT_TR_NOOP("Upstream")},
      {CardKind::leftover, QT_TR_NOOP("Leftover")},
      {CardKind::tomb, QT_TR_NOOP("Tomb +%1")},
      {CardKind::stoneMarket2, QT_TR_NOOP("Stone market %1")},
      {CardKind::grainMarket2, QT_TR_NOOP("Grain market %1")},
      {CardKind::crewsChoice, QT_TR_NOOP("Crews of choice")},
      {CardKind::crewsPictured, QT_TR_NOOP("Crews %1"), nullptr, QT_TR_NOOP("Crews by colour")},
      {CardKind::stonesInBuildings, QT_TR_NOOP("Stones in %1"), nullptr,
       QT_TR_NOOP("Stones in buildings")},
  });
  static const CardRow& of(CardKind kind) { return rows[static_cast<std::size_t>(kind)]; }
};

static_assert(inEnumOrder(CardWords::rows, &CardRow::kind, egizia::cardKindCount),
              "every kind of card needs its texts, in the order of CardKind");

QString printedOn(const egizia::NileCard& card) {
  if (card.kind == CardKind::crewsPictured) return crewSetName(card.crews);
  if (card.kind == CardKind::stonesInBuildings) return buildingSetName(card.buildings);
  return number(card.amount);
}

QString named(const egizia::NileCard& card) {
  const char* text = CardWords::of(card.kind).card;
  return text == nullptr ? chipName(card) : fill(CardWords::tr(text), {number(card.amount)});
}

/// With whatever is printed in the place of the number.
QString named(CardKind kind, const QString& printed) {
  const CardRow& row = CardWords::of(kind);
  return row.shared != nullptr ? CardWords::tr(row.shared)
                               : fill(CardWords::tr(row.chip), {printed});
}

} // namespace

QString chipName(const egizia::NileCard& card) {
  if (card.kind <= CardKind::fieldBrown) {
    return fieldColour(static_cast<egizia::FieldColour>(card.kind));
  }
  const char* text = CardWords::of(card.kind).chip;
  return fill(CardWords::tr(text, nullptr, countFor(text, card.amount)), {printedOn(card)});
}

QString cardKind(CardKind kind) {
  if (static_cast<int>(kind) >= egizia::cardKindCount) return QStringLiteral("?");
  return named(kind, QStringLiteral("…"));
}

QString cardKind(CardKind kind, const Table& table) {
  std::vector<const egizia::NileCard*> cards;
  QStringList printed;
  for (const egizia::NileCard& card : table.edition->nileCards) {
    if (card.kind != kind) continue;
    cards.push_back(&card);
    printed += number(card.amount);
  }
  if (cards.empty()) return cardKind(kind);
  const auto isTheSame = [&](const egizia::NileCard* card) {
    return named(*card) == named(*cards.front());
  };
  if (std::ranges::all_of(cards, isTheSame)) return named(*cards.front());
  printed.removeDuplicates();
  return named(kind, printed.join(u'/'));
}

QString cardName(int name, const Table& table) {
  const auto& cards = table.edition->nileCards;
  const auto card = std::find_if(cards.begin(), cards.end(),
                                 [name](const egizia::NileCard& one) { return one.name == name; });
  if (card == cards.end()) return CardWords::tr("an unnamed Nile card");
  return named(*card);
}

QString startField() {
  return CardWords::tr("start field");
}

} // namespace nilometer::text
