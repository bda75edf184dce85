// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/fields.h"

#include "engine/egizia/bits.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

FieldColour printedColour(const Edition& edition, int field) {
  if (field == startFieldCard) return FieldColour::green; // SET-1
  const CardKind kind = edition.nileCards[static_cast<std::size_t>(field)].kind;
  if (kind == CardKind::fieldBrown) return FieldColour::brown;
  return kind == CardKind::fieldYellowGreen ? FieldColour::yellowGreen : FieldColour::green;
}

int amountOf(const Edition& edition, int index, Reading read) {
  const NileCard& card = edition.nileCards[static_cast<std::size_t>(index)];
  return read(card.amount, "nileCards.*.amount"_printed.at(card.name));
}

} // namespace

FieldColour colourOf(const Edition& edition, const PlayerState& own, int field) {
  const CardSet bit = cardBit(field);
  int colour = static_cast<int>(printedColour(edition, field));
  if ((own.improvedOnce & bit) != 0) --colour;
  if ((own.improvedTwice & bit) != 0) --colour;
  return static_cast<FieldColour>(std::max(colour, 0));
}

int grainOf(const Edition& edition, int field, Reading read) {
  if (field == startFieldCard) return read(edition.startFieldGrain, "players.startField"_printed);
  return amountOf(edition, field, read);
}

std::array<int, 3> grainByColour(const Edition& edition, const PlayerState& own, Reading read) {
  std::array<int, 3> grain{};
  const auto add = [&](int field) {
    grain[static_cast<std::size_t>(colourOf(edition, own, field))] += grainOf(edition, field, read);
  };
  const CardSet start = cardBit(startFieldCard);
  if ((own.cards & start) != 0) add(startFieldCard);
  for (const int field : Bits(own.cards & edition.fields & ~start)) add(field);
  return grain;
}

void readFields(const Edition& edition, CardSet cards, Reading read) {
  if (!read.isWanted()) return;
  if ((cards & cardBit(startFieldCard)) != 0) read.add("players.startField"_printed);
  for (const int card : Bits(cards & edition.fields & ~cardBit(startFieldCard))) {
    read.add(
        "nileCards.*.amount"_printed.at(edition.nileCards[static_cast<std::size_t>(card)].name));
  }
}

int wateredGrain(const Edition& edition, const PlayerState& own, Ring ring, Reading read) {
  // FEED-2: each position waters one colour more, green first.
  const std::array<int, 3> grain = grainByColour(edition, own, read);
  int watered = 0;
  for (int colour = 0; colour <= static_cast<int>(ring); ++colour) {
    watered += grain[static_cast<std::size_t>(colour)];
  }
  return watered;
}

int quarryYield(const Edition& edition, CardSet cards, Reading read) {
  const int start = read(edition.startQuarry, "players.startQuarry"_printed);
  return start + sumOfKind(edition, cards, CardKind::quarry, read);
}

int sumOfKind(const Edition& edition, CardSet cards, CardKind kind, Reading read) {
  int sum = 0;
  for (const int card : Bits(cards & edition.kind(kind))) {
    sum += amountOf(edition, card, read);
  }
  return sum;
}

std::optional<int> findField(const Edition& edition, const PlayerState& own,
                             const FieldRef& field) {
  if (!field.name) {
    return (own.cards & cardBit(startFieldCard)) != 0 ? std::optional(startFieldCard)
                                                      : std::nullopt;
  }
  int copy = field.copy;
  for (const int card : Bits(own.cards & edition.fields & ~cardBit(startFieldCard))) {
    if (edition.nileCards[static_cast<std::size_t>(card)].name != *field.name) continue;
    if (--copy == 0) return card;
  }
  return std::nullopt;
}

std::vector<FieldRef> fieldsOf(const Edition& edition, const PlayerState& own) {
  std::vector<FieldRef> fields{{}};
  for (const int card : Bits(own.cards & edition.fields & ~cardBit(startFieldCard))) {
    const std::uint8_t name = edition.nileCards[static_cast<std::size_t>(card)].name;
    std::uint8_t copy = 1;
    for (const FieldRef& field : fields) {
      if (field.name == name) ++copy;
    }
    fields.push_back({name, copy});
  }
  return fields;
}

} // namespace nilometer::egizia
