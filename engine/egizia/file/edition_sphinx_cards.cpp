// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// In the order of SphinxKind.
constexpr auto sphinxKindNames = std::to_array<std::string_view>(
    {"built", "players-on-last", "own-stones", "own-stones-in-each", "per-own-stone",
     "crew-strength", "most-quarries", "most-field", "own-last", "per-permanent", "per-ten"});

const BuildingPlan& printedPlan(const Edition& edition, const SphinxCard& card) {
  return edition.plan(card.building);
}

/// Whether some building of some copy could have a part of that id.
bool isPartId(const std::string& id) {
  for (std::size_t row = 0; row < maxSpaces; ++row) {
    if (id == rowName(row)) return true;
  }
  return std::ranges::find(templePartNames, id) != templePartNames.end() || id == tombsPartName;
}

/// The spaces of the building's rows or parts that are named. One that only other copies have is a
/// finding: players who take a row away have yet to come to the card that asks for it.
SpaceSet readParts(const JsonNode& list, const BuildingPlan& plan, const std::string& key,
                   EditionDraft& draft) {
  std::vector<std::string_view> ids;
  for (const BuildingPart& part : plan.parts) ids.push_back(part.id);
  SpaceSet spaces = 0;
  const std::size_t count = list.size(1, maxSpaces);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& id = list.at(i).text();
    const auto part = std::ranges::find(plan.parts, id, &BuildingPart::id);
    if (part != plan.parts.end()) {
      spaces |= part->spaces();
    } else if (isPartId(id)) {
      const auto had = static_cast<int>(plan.parts.size());
      draft.missingRows.push_back({EditionFault::rowMissing, key, 0, had});
    } else {
      static_cast<void>(list.at(i).id(ids));
    }
  }
  return spaces;
}

JsonValue writeParts(SpaceSet spaces, const BuildingPlan& plan) {
  JsonArray ids;
  for (const BuildingPart& part : plan.parts) {
    if (part.count > 0 && (spaces & part.spaces()) == part.spaces()) {
      ids.push_back(jsonText(part.id));
    }
  }
  return JsonValue(std::move(ids));
}

/// The members beside "kind" that a condition has.
struct ConditionKeys {
  bool building = false;
  bool parts = false;
  bool needed = false;
  bool market = false;
  bool markets = false;
  bool crew = false;
  bool colour = false;
};

ConditionKeys keysOf(SphinxKind kind) {
  switch (kind) {
  case SphinxKind::built: return {.building = true, .parts = true};
  case SphinxKind::playersOnLast: return {.market = true};
  case SphinxKind::ownStones: return {.building = true, .needed = true};
  case SphinxKind::ownStonesInEach:
  case SphinxKind::perTen: return {.needed = true};
  case SphinxKind::perOwnStone: return {.building = true};
  case SphinxKind::crewStrength: return {.crew = true};
  case SphinxKind::mostField: return {.colour = true};
  case SphinxKind::ownLast: return {.markets = true};
  case SphinxKind::mostQuarries:
  case SphinxKind::perPermanent: return {};
  }
  return {};
}

void readCondition(const JsonNode& node, const std::string& key, EditionDraft& draft,
                   SphinxCard& card) {
  card.kind = node.member("kind").id<SphinxKind>(sphinxKindNames);
  const ConditionKeys has = keysOf(card.kind);
  std::vector<std::string_view> keys{"kind"};
  const auto member = [&](std::string_view name) {
    keys.push_back(name);
    return node.member(name);
  };
  if (has.building) card.building = member("building").id<Building>(buildingNames);
  if (has.parts) {
    card.spaces = readParts(member("parts"), printedPlan(draft.edition, card), key, draft);
  }
  if (has.needed) card.needed = member("needed").number<std::int16_t>(0, maxPrinted);
  if (has.market) card.market = member("market").id<Market>(marketNames);
  if (has.markets) {
    card.markets = static_cast<std::uint8_t>(readSet(member("markets"), marketNames));
  }
  if (has.crew) card.crew = member("crew").id<Crew>(crewNames);
  if (has.colour) card.colour = member("colour").id<FieldColour>(fieldColourNames);
  node.allowOnly(keys);
}

template <class Enum, std::size_t n>
JsonValue enumText(Enum value, const std::array<std::string_view, n>& names) {
  return jsonText(names[static_cast<std::size_t>(value)]);
}

JsonValue writeCondition(const Edition& edition, const SphinxCard& card) {
  const ConditionKeys has = keysOf(card.kind);
  JsonObject members;
  members.emplace_back("kind", enumText(card.kind, sphinxKindNames));
  if (has.building) members.emplace_back("building", enumText(card.building, buildingNames));
  if (has.parts) {
    members.emplace_back("parts", writeParts(card.spaces, printedPlan(edition, card)));
  }
  if (has.needed) members.emplace_back("needed", jsonNumber(card.needed));
  if (has.market) members.emplace_back("market", enumText(card.market, marketNames));
  if (has.markets) members.emplace_back("markets", jsonSet(card.markets, marketNames));
  if (has.crew) members.emplace_back("crew", enumText(card.crew, crewNames));
  if (has.colour) members.emplace_back("colour", enumText(card.colour, fieldColourNames));
  return JsonValue(std::move(members));
}

std::string tableKey(const std::string& key, std::size_t players) {
  return key + '[' + std::to_string(players) + ']';
}

void readPoints(const JsonNode& node, const std::string& key, EditionDraft& draft,
                SphinxCard& card) {
  if (card.kind == SphinxKind::playersOnLast) {
    if (node.size(card.table.size(), card.table.size()) == 0) return;
    for (std::size_t players = 0; players < card.table.size(); ++players) {
      const JsonNode value = draft.take(node.at(players), tableKey(key, players));
      card.table[players] = value.number<std::int16_t>(0, maxPrinted);
    }
    return;
  }
  const JsonNode value = draft.take(node, key);
  if (card.kind == SphinxKind::crewStrength) {
    static_cast<void>(value.id(std::span(&strengthWord, 1)));
  } else {
    card.points = value.number<std::int16_t>(0, maxPrinted);
  }
}

void writePoints(const SphinxCard& card, const std::string& key, EditionValues& values) {
  if (card.kind == SphinxKind::playersOnLast) {
    for (std::size_t players = 0; players < card.table.size(); ++players) {
      values.push_back({tableKey(key, players), std::to_string(card.table[players])});
    }
  } else if (card.kind == SphinxKind::crewStrength) {
    values.push_back({key, writeJsonString(strengthWord)});
  } else {
    values.push_back({key, std::to_string(card.points)});
  }
}

std::string keyOf(const std::string& id, std::string_view name) {
  return std::string(sphinxGroup) + '.' + id + '.' + std::string(name);
}

} // namespace

JsonValue leastCondition(SphinxKind kind) {
  SphinxCard card;
  card.kind = kind;
  card.needed = 1;
  card.markets = 1;
  Edition edition;
  BuildingPlan& plan = edition.buildings[static_cast<std::size_t>(card.building)];
  layFullRows(plan, {1});
  card.spaces = plan.spaces();
  return writeCondition(edition, card);
}

void readSphinxCards(const JsonNode& list, EditionDraft& draft) {
  const std::size_t count = list.size(1, maxSphinxCards);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonNode node = list.at(i);
    node.allowOnly({"id", "condition", "points"});
    SphinxCard card;
    card.id = readId(node.member("id"));
    const std::string key = keyOf(card.id, "condition");
    readCondition(draft.take(node.member("condition"), key), key, draft, card);
    readPoints(node.member("points"), keyOf(card.id, "points"), draft, card);
    draft.edition.sphinxCards.push_back(std::move(card));
  }
}

void writeSphinxCards(const Edition& edition, EditionValues& values) {
  for (const SphinxCard& card : edition.sphinxCards) {
    values.push_back({keyOf(card.id, "condition"), writeJson(writeCondition(edition, card))});
    writePoints(card, keyOf(card.id, "points"), values);
  }
}

} // namespace nilometer::egizia
