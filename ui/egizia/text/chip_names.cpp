// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/chip_names.h"

#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace nilometer::text {

using egizia::CardKind;

namespace {

struct ChipRow {
  CardKind kind;
  const char* text; // %1: amount, crews or buildings; %n: amount; empty: fieldColour()
};

struct ChipWords {
  Q_DECLARE_TR_FUNCTIONS(Chip)
public:
  static constexpr auto rows = std::to_array<ChipRow>({
      {CardKind::fieldGreen, ""},
      {CardKind::fieldYellowGreen, ""},
      {CardKind::fieldBrown, ""},
      {CardKind::quarry, QT_TR_NOOP("quarry")},
      {CardKind::grain4, QT_TR_NOOP("+%1 grain")},
      {CardKind::strength, QT_TR_NOOP("+%1 strength")},
      {CardKind::doubled, QT_TR_NOOP("Twice")},
      {CardKind::secondShip, QT_TR_NOOP("Second ship")},
      //: A Nile card where it is one of many; very short.
      {CardKind::twoCrews, QT_TR_NOOP("Two crews")},
      {CardKind::reserve, QT_TR_NOOP("Reserve")},
      {CardKind::first, QT_TR_NOOP("Go first")},
      {CardKind::keep2, QT_TR_NOOP("Keep %1")},
      {CardKind::stones6, QT_TR_N_NOOP("+%n stone(s)")},
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
      {CardKind::crewsPictured, QT_TR_NOOP("Crews %1")},
      {CardKind::stonesInBuildings, QT_TR_NOOP("Stones in %1")},
  });
};

static_assert(inEnumOrder(ChipWords::rows, &ChipRow::kind, egizia::cardKindCount),
              "every kind of card needs its chip, in the order of CardKind");

QString printedOn(const egizia::NileCard& card) {
  if (card.kind == CardKind::crewsPictured) return crewSetName(card.crews);
  if (card.kind == CardKind::stonesInBuildings) return buildingSetName(card.buildings);
  return number(card.amount);
}

} // namespace

QString chipName(const egizia::NileCard& card) {
  if (card.kind <= CardKind::fieldBrown) {
    return fieldColour(static_cast<egizia::FieldColour>(card.kind));
  }
  const char* text = ChipWords::rows[static_cast<std::size_t>(card.kind)].text;
  // Only a text with %n may be asked for by number.
  const bool counts = std::string_view(text).find("%n") != std::string_view::npos;
  return fill(ChipWords::tr(text, nullptr, counts ? card.amount : -1), {printedOn(card)});
}

QString chipName(CardKind kind, const QString& printed) {
  return fill(ChipWords::tr(ChipWords::rows[static_cast<std::size_t>(kind)].text), {printed});
}

} // namespace nilometer::text
