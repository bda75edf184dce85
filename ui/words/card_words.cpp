// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace nilometer::words {

using egizia::CardKind;

namespace {

/// What a kind of card is called, and one card of it; nullptr where both are the same.
struct Row {
  CardKind kind;
  const char* title;
  const char* card; // %1: amount, crews or buildings; %n: amount
};

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(Card)
public:
  static constexpr auto rows = std::to_array<Row>({
      {CardKind::fieldGreen, QT_TR_NOOP("Green field"), QT_TR_NOOP("Field, green %1")},
      {CardKind::fieldYellowGreen, QT_TR_NOOP("Yellow-green field"),
       QT_TR_NOOP("Field, yellow-green %1")},
      {CardKind::fieldBrown, QT_TR_NOOP("Brown field"), QT_TR_NOOP("Field, brown %1")},
      {CardKind::quarry, QT_TR_NOOP("Quarry"), QT_TR_NOOP("Quarry %1")},
      {CardKind::grain4, QT_TR_NOOP("Extra grain"), QT_TR_NOOP("+%1 grain")},
      {CardKind::strength, QT_TR_NOOP("Extra strength"), QT_TR_NOOP("+%1 strength")},
      {CardKind::doubled, QT_TR_NOOP("Round space twice"), nullptr},
      {CardKind::secondShip, QT_TR_NOOP("Second ship"), nullptr},
      {CardKind::twoCrews, QT_TR_NOOP("Two construction crews"), nullptr},
      {CardKind::reserve, QT_TR_NOOP("Sure to build from the reserve"), nullptr},
      {CardKind::first, QT_TR_NOOP("First place at the building sites"), nullptr},
      {CardKind::keep2, QT_TR_NOOP("Keep two Sphinx cards"), nullptr},
      {CardKind::stones6, QT_TR_NOOP("Extra stones"), QT_TR_N_NOOP("+%n stone(s)")},
      {CardKind::sell10, QT_TR_NOOP("Sell stones"), QT_TR_N_NOOP("Sell up to %n stone(s)")},
      {CardKind::improveField, QT_TR_NOOP("Better field"), nullptr},
      {CardKind::occupied, QT_TR_NOOP("To an occupied space"), nullptr},
      {CardKind::crewStep, QT_TR_NOOP("Crew step every round"), nullptr},
      {CardKind::stonesAsGrain, QT_TR_NOOP("Stones as grain"), nullptr},
      {CardKind::moreSphinx, QT_TR_NOOP("More Sphinx cards"), nullptr},
      {CardKind::paidCrewStep, QT_TR_NOOP("Crew step for stones"), nullptr},
      {CardKind::upstream, QT_TR_NOOP("Upstream"), nullptr},
      {CardKind::leftover, QT_TR_NOOP("Leftover card"), nullptr},
      {CardKind::tomb, QT_TR_NOOP("Tombs card"), QT_TR_NOOP("Tombs card +%1")},
      {CardKind::stoneMarket2, QT_TR_NOOP("Down the stone market"),
       QT_TR_NOOP("Stone market %1 down")},
      {CardKind::grainMarket2, QT_TR_NOOP("Down the grain market"),
       QT_TR_NOOP("Grain market %1 down")},
      {CardKind::crewsChoice, QT_TR_NOOP("Construction crews of choice"), nullptr},
      {CardKind::crewsPictured, QT_TR_NOOP("Pictured construction crews"),
       QT_TR_NOOP("Construction crews %1")},
      {CardKind::stonesInBuildings, QT_TR_NOOP("Stones in buildings"), QT_TR_NOOP("Stones in %1")},
  });
};

consteval bool isComplete() {
  if (CardWords::rows.size() != egizia::cardKindCount) return false;
  for (std::size_t i = 0; i < CardWords::rows.size(); ++i) {
    if (CardWords::rows[i].kind != static_cast<CardKind>(i)) return false;
  }
  return true;
}
static_assert(isComplete(), "every kind of card needs its words, in the order of CardKind");

QString shown(const egizia::NileCard& card) {
  if (card.kind == CardKind::crewsPictured) return crewSetName(card.crews);
  if (card.kind == CardKind::stonesInBuildings) return buildingSetName(card.buildings);
  return number(card.amount);
}

} // namespace

QString cardKind(CardKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < CardWords::rows.size() ? CardWords::tr(CardWords::rows[index].title)
                                        : QStringLiteral("?");
}

QString cardName(int name, const Table& table) {
  const auto& cards = table.edition->nileCards;
  const auto card = std::find_if(cards.begin(), cards.end(),
                                 [name](const egizia::NileCard& one) { return one.name == name; });
  if (card == cards.end()) return CardWords::tr("an unnamed Nile card");
  const char* text = CardWords::rows[static_cast<std::size_t>(card->kind)].card;
  if (text == nullptr) return cardKind(card->kind);
  // Only a text with %n may be asked for by number.
  const bool counts = std::string_view(text).find("%n") != std::string_view::npos;
  return fill(CardWords::tr(text, nullptr, counts ? card->amount : -1), {shown(*card)});
}

QString startField() {
  return CardWords::tr("start field");
}

} // namespace nilometer::words
