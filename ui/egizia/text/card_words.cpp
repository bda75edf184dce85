// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/chip_names.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace nilometer::text {

using egizia::CardKind;

namespace {

/// What a card is called: as on its chip, but for those that need a number or noun with it. Cards
/// of some kinds differ in what is printed on them: what those share.
struct CardRow {
  CardKind kind{};
  const char* card = nullptr;   // %1: amount; nullptr: chipName()
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
      {CardKind::stones6, nullptr, QT_TR_NOOP("+… stones")},
      {CardKind::crewsPictured, nullptr, QT_TR_NOOP("Crews by colour")},
      {CardKind::stonesInBuildings, nullptr, QT_TR_NOOP("Stones in buildings")},
  });
  static CardRow of(CardKind kind) {
    const auto* row = std::ranges::find(rows, kind, &CardRow::kind);
    return row == rows.end() ? CardRow{} : *row;
  }
};

QString named(const egizia::NileCard& card) {
  const CardRow row = CardWords::of(card.kind);
  return row.card == nullptr ? chipName(card)
                             : fill(CardWords::tr(row.card), {number(card.amount)});
}

/// With whatever is printed in the place of the number.
QString named(CardKind kind, const QString& printed) {
  const CardRow row = CardWords::of(kind);
  return row.shared != nullptr ? CardWords::tr(row.shared) : chipName(kind, printed);
}

} // namespace

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
