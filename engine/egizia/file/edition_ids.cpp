// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_ids.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"

#include <algorithm>

namespace nilometer::egizia {

using namespace record;

namespace {

/// Adds an element to a set and refuses it if it is there already.
template <class Set> void add(Set& set, Set element, const JsonNode& node) {
  if ((set & element) != 0) node.fail(ReadFault::duplicateKey, "each only once");
  set = static_cast<Set>(set | element);
}

/// The place found, or 0 with a note.
std::size_t known(const std::optional<std::size_t>& found, const JsonNode& node,
                  std::string expected = {}) {
  if (!found) node.fail(ReadFault::unknownId, std::move(expected));
  return found.value_or(0);
}

bool isObject(const JsonNode& node) {
  return node && node.value()->as<JsonObject>() != nullptr;
}

/// A value by its name, or with which copy of that name it is.
void writeCopy(JsonText& out, const char* key, std::string_view name, int copy) {
  out.object().member(key, name).member("copy", copy).endObject();
}

void writeFromOne(JsonText& out) {
  out.object().member("type", "integer").member("minimum", 1).endObject();
}

constexpr std::string_view cardStopPattern = "C[1-9][0-9]?";

void writePattern(JsonText& out, const std::string& pattern) {
  out.object().member("type", "string").member("pattern", std::string_view(pattern)).endObject();
}

} // namespace

std::uint8_t StopId::read(const JsonNode& node) const {
  return static_cast<std::uint8_t>(known(findStop(edition, node.text()), node));
}

void StopId::write(JsonText& out, std::uint8_t stop) const {
  out.value(std::string_view(stopId(edition, stop)));
}

std::uint8_t CardStopId::read(const JsonNode& node) const {
  const std::uint8_t found = StopId::read(node);
  if (node && edition.river[found].kind != StopKind::card) {
    node.fail(ReadFault::unknownId, "C1 to C" + std::to_string(edition.cardStops));
  }
  return found;
}

std::uint8_t CardId::read(const JsonNode& node) const {
  if (!node) return unnamed;
  return static_cast<std::uint8_t>(known(findCardName(edition, node.text()), node));
}

void CardId::write(JsonText& out, std::uint8_t name) const {
  out.value(std::string_view(edition.cardNames[name]));
}

CardKind PlayedCardId::read(const JsonNode& node) const {
  std::array<std::string_view, playedCards.size()> names;
  std::ranges::transform(playedCards, names.begin(), &PlayedCardName::name);
  return playedCards[node.id(names)].kind;
}

void PlayedCardId::write(JsonText& out, CardKind kind) const {
  out.value(playedCardName(kind));
}

std::uint8_t BuildingSpaceId::read(const JsonNode& node) const {
  if (node.value()->as<std::string>() == nullptr) {
    return static_cast<std::uint8_t>(node.integer(1, edition.spacesPerSite));
  }
  static_cast<void>(node.id(std::to_array<std::string_view>({reserveName})));
  return reserveSpace;
}

void BuildingSpaceId::write(JsonText& out, std::uint8_t space) const {
  if (space == reserveSpace)
    out.value(reserveName);
  else
    out.value(int{space});
}

FieldRef FieldId::read(const JsonNode& node) const {
  FieldRef field;
  JsonNode name = node;
  if (isObject(node)) {
    node.allowOnly({"field", "copy"});
    name = node.member("field");
    if (const JsonNode copy = node.optional("copy")) field.copy = copy.number<std::uint8_t>(1);
  }
  if (name && name.text() != startFieldName) field.name = CardId{edition}.read(name);
  return field;
}

void FieldId::write(JsonText& out, const FieldRef& field) const {
  const std::string_view name = field.name ? edition.cardNames[*field.name] : startFieldName;
  if (field.copy == 1)
    out.value(name);
  else
    writeCopy(out, "field", name, field.copy);
}

int StrengthCardIds::card(const JsonNode& node, CardSet listed) const {
  JsonNode name = node;
  JsonNode copy = node;
  const bool object = isObject(node);
  if (object) {
    node.allowOnly({"card", "copy"});
    name = node.member("card");
    copy = node.member("copy");
  }
  const CardSet alike =
      cardsNamed(edition, CardId{edition}.read(name)) & edition.kind(CardKind::strength);
  if (alike == 0) {
    name.fail(ReadFault::unknownId, "a card that adds strength");
    return 0;
  }
  CardSet left = object ? alike : alike & ~listed;
  if (object) {
    for (auto skip = copy.integer(1, std::popcount(alike)); skip > 1; --skip) left &= left - 1;
  }
  if (left == 0) {
    node.fail(ReadFault::outOfRange, "at most " + std::to_string(std::popcount(alike)));
    return 0;
  }
  return *Bits(left).begin();
}

CardSet StrengthCardIds::read(const JsonNode& node) const {
  CardSet cards = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    add(cards, cardBit(card(node.at(i), cards)), node.at(i));
  }
  return cards;
}

void StrengthCardIds::write(JsonText& out, CardSet cards) const {
  CardSet listed = 0;
  out.array();
  for (const int index : Bits(cards)) {
    const std::uint8_t name = edition.nileCards[static_cast<std::size_t>(index)].name;
    const CardSet bit = cardBit(index);
    const CardSet alike = cardsNamed(edition, name);
    const CardSet next = alike & ~listed;
    if ((next & (~next + 1)) == bit)
      CardId{edition}.write(out, name);
    else
      writeCopy(out, "card", edition.cardNames[name], std::popcount(alike & (bit - 1)) + 1);
    listed |= bit;
  }
  out.endArray();
}

std::size_t SphinxCardId::read(const JsonNode& node) const {
  return known(findSphinxCard(edition, node.text()), node);
}

void SphinxCardId::write(JsonText& out, std::size_t card) const {
  out.value(std::string_view(edition.sphinxCards[card].id));
}

bool SpaceId::inParts() const {
  return building == Building::pyramid || building == Building::temple;
}

std::size_t SpaceId::part(const JsonNode& node) const {
  const BuildingPlan& plan = edition.plan(building);
  if (building == Building::pyramid) {
    return static_cast<std::size_t>(node.integer(1, std::ssize(plan.parts))) - 1;
  }
  std::vector<std::string_view> ids;
  for (const BuildingPart& each : plan.parts) ids.push_back(each.id);
  return node.id(ids);
}

int SpaceId::read(const JsonNode& node) const {
  const BuildingPlan& plan = edition.plan(building);
  if (!inParts()) return static_cast<int>(node.integer(1, plan.count)) - 1;
  if (node.size(2, 2) == 0) return 0;
  const BuildingPart& in = plan.parts[part(node.at(0))];
  return in.first + static_cast<int>(node.at(1).integer(1, in.count)) - 1;
}

void SpaceId::write(JsonText& out, int space) const {
  if (!inParts()) {
    out.value(space + 1);
    return;
  }
  int row = 0;
  for (const BuildingPart& part : edition.plan(building).parts) {
    ++row;
    if ((part.spaces() & spaceBit(space)) == 0) continue;
    out.array();
    if (building == Building::pyramid)
      out.value(row);
    else
      out.value(std::string_view(part.id));
    out.value(space - part.first + 1).endArray();
  }
}

void writeIdSchema(JsonText& out) {
  out.object().member("type", "string").member("minLength", 1).endObject();
}

void StopId::schema(JsonText& out) {
  std::string stops(cardStopPattern);
  for (const std::string_view name : roundSpaceNames) stops.append("|").append(name);
  for (const std::string_view name : siteNames) stops.append("|").append(name);
  writePattern(out, "^(" + stops + ")$");
}

void CardStopId::schema(JsonText& out) {
  writePattern(out, '^' + std::string(cardStopPattern) + '$');
}

void BuildingSpaceId::schema(JsonText& out) {
  writeFromOne(out.object().key("oneOf").array());
  out.object().member("const", reserveName).endObject().endArray().endObject();
}

void FieldId::schema(JsonText& out) {
  writeIdSchema(out.object().key("oneOf").array());
  FieldRef any;
  writeSchema(out, any, [](Archive& at, FieldRef& field) {
    std::string name;
    at.needed("field", name, IdText{});
    at.unless(1, "copy", field.copy, Number<std::uint8_t>{1});
  });
  out.endArray().endObject();
}

void StrengthCardIds::schema(JsonText& out) {
  out.object().member("type", "array").key("items").object().key("oneOf").array();
  writeIdSchema(out);
  int any = 1;
  writeSchema(out, any, [](Archive& at, int& copy) {
    std::string name;
    at.needed("card", name, IdText{});
    at.needed("copy", copy, Number<int>{1, maxNileCards});
  });
  out.endArray().endObject().endObject();
}

void SpaceId::schema(JsonText& out) const {
  if (!inParts()) return writeFromOne(out);
  out.object().member("type", "array").member("minItems", 2).member("maxItems", 2);
  out.key("items").array();
  if (building == Building::pyramid)
    writeFromOne(out);
  else
    writeIdSchema(out);
  writeFromOne(out);
  out.endArray().endObject();
}

} // namespace nilometer::egizia
