// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/entry_names.h"

#include "engine/saqqara/turn.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr auto fieldNames =
    std::to_array<std::string_view>({"land", "fish", "linen", "wood", "gold", "none"});

} // namespace

void describe(Archive& at, Goods& goods) {
  describeByName(at, goodNames, goods.of, Number<std::int16_t>{0, maxNumber});
}

Field FieldId::read(const JsonNode& node) const {
  const std::size_t word = node.id(fieldNames);
  if (word == 0 || word == offTrack) return static_cast<Field>(word);
  return static_cast<Field>(placeOf(edition, *warehouseOf(static_cast<Good>(word))) + 1);
}

std::string_view FieldId::word(Field field) const {
  const bool isWarehouse = field != landField && field != offTrack;
  return fieldNames[isWarehouse ? at(goodOf(edition.warehouses[at(field - 1)])) : field];
}

void FieldId::write(JsonText& out, Field field) const {
  out.value(word(field));
}

void FieldId::schema(JsonText& out) {
  writeEnum(out, fieldNames);
}

} // namespace nilometer::saqqara
