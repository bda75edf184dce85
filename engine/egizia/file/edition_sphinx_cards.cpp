// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// In the order of SphinxKind.
constexpr auto sphinxKindNames = std::to_array<std::string_view>(
    {"built", "players-on-last", "own-stones", "own-stones-in-each", "per-own-stone",
     "crew-strength", "most-quarries", "most-field", "own-last", "per-permanent", "per-ten"});

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

/// The rows or parts of a building that a card asks for.
struct Parts {
  const BuildingPlan& plan;
  const std::string& key;
  EditionDraft* draft; ///< of the card when it is read

  [[nodiscard]] SpaceSet read(const JsonNode& list) const {
    return readParts(list, plan, key, *draft);
  }
  void write(JsonText& out, SpaceSet spaces) const {
    out.array();
    for (const BuildingPart& part : plan.parts) {
      const bool whole = part.count > 0 && (spaces & part.spaces()) == part.spaces();
      if (whole) out.value(std::string_view(part.id));
    }
    out.endArray();
  }
};

/// What a card asks for. `key` and `draft` are its own when it is read.
void describe(Archive& at, SphinxCard& card, const Edition& edition, const std::string& key,
              EditionDraft* draft) {
  at.needed("kind", card.kind, Word<SphinxKind>{sphinxKindNames});
  const auto building = [&] {
    at.needed("building", card.building, Word<Building>{buildingNames});
  };
  const auto needed = [&] { at.needed("needed", card.needed, printedNumber); };
  switch (card.kind) {
  case SphinxKind::built:
    building();
    return at.needed("parts", card.spaces, Parts{edition.plan(card.building), key, draft});
  case SphinxKind::playersOnLast:
    return at.needed("market", card.market, Word<Market>{marketNames});
  case SphinxKind::ownStones: building(); return needed();
  case SphinxKind::ownStonesInEach:
  case SphinxKind::perTen: return needed();
  case SphinxKind::perOwnStone: return building();
  case SphinxKind::crewStrength: return at.needed("crew", card.crew, Word<Crew>{crewNames});
  case SphinxKind::mostField:
    return at.needed("colour", card.colour, Word<FieldColour>{fieldColourNames});
  case SphinxKind::ownLast:
    return at.needed("markets", card.markets, WordSet<std::uint8_t>{marketNames});
  case SphinxKind::mostQuarries:
  case SphinxKind::perPermanent: return;
  }
}

std::string conditionJson(SphinxCard card, const Edition& edition) {
  JsonText out;
  Archive at(out.object());
  describe(at, card, edition, {}, nullptr);
  return out.endObject().take();
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
  return *parseJson(conditionJson(card, edition));
}

void readSphinxCards(const JsonNode& list, EditionDraft& draft) {
  const std::size_t count = list.size(1, maxSphinxCards);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonNode node = list.at(i);
    node.allowOnly({"id", "condition", "points"});
    SphinxCard card;
    card.id = readId(node.member("id"));
    const std::string key = keyOf(card.id, "condition");
    Archive at(draft.take(node.member("condition"), key));
    describe(at, card, draft.edition, key, &draft);
    at.decided();
    at.end();
    readPoints(node.member("points"), keyOf(card.id, "points"), draft, card);
    draft.edition.sphinxCards.push_back(std::move(card));
  }
}

void writeSphinxCards(const Edition& edition, EditionValues& values) {
  for (const SphinxCard& card : edition.sphinxCards) {
    values.push_back({keyOf(card.id, "condition"), conditionJson(card, edition)});
    writePoints(card, keyOf(card.id, "points"), values);
  }
}

} // namespace nilometer::egizia
