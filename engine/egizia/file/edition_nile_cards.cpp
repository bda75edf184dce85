// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// In records this word means the start field, so no card may be called so.
constexpr std::string_view startFieldId = "start";

/// In the order of TakingBonus.
constexpr auto bonusNames = std::to_array<std::string_view>(
    {"none", "grain-market-step", "stone-market-step", "points", "stones"});

CardKind readKind(const JsonNode& node) {
  static const auto names = [] {
    std::array<std::string_view, cardKindCount> list;
    std::transform(cardRules.begin(), cardRules.end(), list.begin(), ruleName);
    return list;
  }();
  return node.id<CardKind>(names);
}

/// {"kind": "points", "amount": 3}
void readBonus(const JsonNode& node, NileCard& card) {
  node.allowOnly({"kind", "amount"});
  card.bonus = node.member("kind").id<TakingBonus>(bonusNames);
  card.bonusAmount = node.member("amount").number<std::int16_t>(0, maxPrinted);
}

JsonValue writeBonus(const NileCard& card) {
  JsonObject members;
  members.emplace_back("kind", jsonText(bonusNames[static_cast<std::size_t>(card.bonus)]));
  members.emplace_back("amount", jsonNumber(card.bonusAmount));
  return JsonValue(std::move(members));
}

/// How many of the card are in each deck: {"1/2": 1, "3/4": 1}.
using DeckCounts = std::array<int, deckCount>;

DeckCounts readDecks(const JsonNode& node) {
  DeckCounts counts{};
  node.allowOnly(deckNames);
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    const JsonNode count = node.optional(deckNames[deck]);
    if (count) counts[deck] = count.number<int>(0, maxNileCards);
  }
  return counts;
}

/// A card as the file lists it: once, however many there are.
struct ListedCard {
  NileCard card;
  DeckCounts decks{};
};

ListedCard readCard(const JsonNode& node, EditionDraft& draft) {
  ListedCard listed;
  NileCard& card = listed.card;
  const std::string id = readId(node.member("id"));
  if (id == startFieldId) node.member("id").fail(ReadFault::outOfRange, "another id");
  const std::string key = std::string(nileGroup) + '.' + id + '.';
  card.name = static_cast<std::uint8_t>(draft.edition.cardNames.size());
  card.kind = readKind(node.member("card"));
  draft.edition.cardNames.push_back(id);
  std::vector<std::string_view> keys{"id", "card"};
  const auto take = [&](std::string_view name) {
    keys.push_back(name);
    return draft.take(node.member(name), key + std::string(name));
  };
  if (amountBounds(card.kind).has()) {
    card.amount = take("amount").number<std::int16_t>(0, maxPrinted);
  }
  if (card.kind == CardKind::fieldBrown) readBonus(take("bonus"), card);
  if (card.kind == CardKind::crewsPictured) {
    card.crews = static_cast<CrewSet>(readSet(take("crews"), crewNames));
  }
  if (card.kind == CardKind::stonesInBuildings) {
    card.buildings = static_cast<BuildingSet>(readSet(take("buildings"), buildingNames));
  }
  listed.decks = readDecks(take("decks"));
  node.allowOnly(keys);
  return listed;
}

DeckCounts countDecks(const Edition& edition, std::size_t name) {
  DeckCounts counts{};
  for (const NileCard& card : edition.nileCards) {
    if (card.name == name) ++counts[static_cast<std::size_t>(card.deck)];
  }
  return counts;
}

JsonValue writeDecks(const DeckCounts& counts) {
  JsonObject members;
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    if (counts[deck] == 0) continue;
    members.emplace_back(std::string(deckNames[deck]), jsonNumber(counts[deck]));
  }
  return JsonValue(std::move(members));
}

void writeCard(const std::string& key, const NileCard& card, EditionValues& values) {
  values.push_back({key + "card", writeJsonString(ruleName(ruleOf(card.kind))), false});
  if (amountBounds(card.kind).has())
    values.push_back({key + "amount", std::to_string(card.amount)});
  if (card.kind == CardKind::fieldBrown) {
    values.push_back({key + "bonus", writeJson(writeBonus(card))});
  }
  if (card.kind == CardKind::crewsPictured) {
    values.push_back({key + "crews", writeJson(jsonSet(card.crews, crewNames))});
  }
  if (card.kind == CardKind::stonesInBuildings) {
    values.push_back({key + "buildings", writeJson(jsonSet(card.buildings, buildingNames))});
  }
}

} // namespace

void readNileCards(const JsonNode& list, EditionDraft& draft) {
  std::vector<ListedCard> cards;
  int physical = 0;
  const std::size_t count = list.size(1, maxNileCards);
  for (std::size_t i = 0; i < count; ++i) {
    cards.push_back(readCard(list.at(i), draft));
    const DeckCounts& decks = cards.back().decks;
    const int copies = decks[0] + decks[1] + decks[2];
    physical += copies;
    if (copies < 1 || physical > maxNileCards) {
      list.at(i).fail(ReadFault::outOfRange,
                      "1 to " + std::to_string(maxNileCards) + " cards in all",
                      std::to_string(copies < 1 ? copies : physical));
      return;
    }
  }
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    for (ListedCard& listed : cards) {
      listed.card.deck = static_cast<Deck>(deck);
      const auto copies = static_cast<std::size_t>(listed.decks[deck]);
      draft.edition.nileCards.insert(draft.edition.nileCards.end(), copies, listed.card);
    }
  }
}

void writeNileCards(const Edition& edition, EditionValues& values) {
  for (std::size_t name = 0; name < edition.cardNames.size(); ++name) {
    const std::string key = std::string(nileGroup) + '.' + edition.cardNames[name] + '.';
    const auto isIt = [name](const NileCard& card) { return card.name == name; };
    const auto card = std::find_if(edition.nileCards.begin(), edition.nileCards.end(), isIt);
    if (card == edition.nileCards.end()) continue;
    writeCard(key, *card, values);
    values.push_back({key + "decks", writeJson(writeDecks(countDecks(edition, name)))});
  }
}

} // namespace nilometer::egizia
