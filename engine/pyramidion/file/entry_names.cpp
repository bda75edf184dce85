// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/entry_names.h"

namespace nilometer::pyramidion {

using namespace record;

namespace {

constexpr auto valuesObject = byName<decltype(Card::values)>(categoryNames, printedNumber);

} // namespace

void describe(Archive& at, Boat& boat) {
  at.needed("need", boat.need, resourcesObject);
  at.optional("points", boat.points, printedNumber);
}

void describe(Archive& at, Card& card) {
  at.needed("kind", card.kind, Word<CardKind>{kindNames});
  at.flag("basic", card.basic);
  at.unless({}, "values", card.values, valuesObject);
  at.optional("ankh", card.ankh, YesNo{});
}

} // namespace nilometer::pyramidion
