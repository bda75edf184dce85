// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/entry_names.h"

#include "engine/record/find_name.h"
#include "engine/saqqara/turn.h"

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr auto fieldNames =
    std::to_array<std::string_view>({"land", "fish", "linen", "wood", "gold", "none"});

} // namespace

void describe(Archive& at, Goods& goods) {
  for (const Good good : allGoods) {
    const std::size_t kind = saqqara::at(good);
    at.unless(0, goodNames[kind], goods.of[kind], Number<std::int16_t>{0, maxNumber});
  }
}

Field FieldId::read(const JsonNode& node) const {
  const std::size_t word = node.id(fieldNames);
  if (word == 0 || word == offTrack) return static_cast<Field>(word);
  return static_cast<Field>(placeOf(edition, *warehouseOf(static_cast<Good>(word))) + 1);
}

void FieldId::write(JsonText& out, Field field) const {
  const bool isWarehouse = field != landField && field != offTrack;
  const std::size_t word = isWarehouse ? at(goodOf(edition.warehouses[at(field - 1)])) : field;
  out.value(fieldNames[word]);
}

void FieldId::schema(JsonText& out) {
  writeEnum(out, fieldNames);
}

std::uint8_t NumberOrWord::read(const JsonNode& node) const {
  const bool isWord = node.value() != nullptr && node.value()->as<std::string>() != nullptr;
  if (!isWord) return static_cast<std::uint8_t>(node.integer(least, most));
  return static_cast<std::uint8_t>(wordsFrom + static_cast<int>(node.id(words)));
}

void NumberOrWord::write(JsonText& out, std::uint8_t value) const {
  if (value >= least && value <= most) {
    out.value(int{value});
  } else {
    out.value(words[at(value - wordsFrom)]);
  }
}

void NumberOrWord::schema(JsonText& out) const {
  out.object().key("oneOf").array();
  Number<std::uint8_t>{least, most}.schema(out);
  writeEnum(out, words);
  out.endArray().endObject();
}

PyramidSet PyramidIds::read(const JsonNode& node) {
  PyramidSet set = 0;
  const std::size_t count = node.size(0, pyramidCount);
  for (std::size_t i = 0; i < count; ++i) {
    const PyramidSet bit = pyramidBit(pyramidId.read(node.at(i)));
    if ((set & bit) != 0) node.at(i).fail(ReadFault::outOfRange, "each at most once");
    set = static_cast<PyramidSet>(set | bit);
  }
  return set;
}

void PyramidIds::write(JsonText& out, PyramidSet set) {
  out.array();
  for (int i = 0; i < pyramidCount; ++i) {
    if ((set & pyramidBit(pyramidAt(i))) != 0) pyramidId.write(out, pyramidAt(i));
  }
  out.endArray();
}

} // namespace nilometer::saqqara
