// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that come into a copy of an edition or leave it.
#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/file/edition_places.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

constexpr const char* newCardReason = "Proposed for a card that the players added.";

/// A list of the first word alone.
JsonValue firstOf(std::span<const std::string_view> words) {
  return JsonValue(JsonArray{jsonText(words.front())});
}

/// A proposal: it counts once somebody has compared it with the card.
JsonValue printed(JsonValue value) {
  JsonObject members;
  members.emplace_back("value", std::move(value));
  members.emplace_back("provenance",
                       jsonText(provenanceNames[static_cast<std::size_t>(Provenance::assumed)]));
  members.emplace_back("reason", jsonText(newCardReason));
  return JsonValue(std::move(members));
}

/// "CARD-FIELD-GREEN" as "field-green".
std::string baseId(CardKind kind) {
  std::string id(ruleName(ruleOf(kind)).substr(std::string_view("CARD-").size()));
  std::transform(id.begin(), id.end(), id.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return id;
}

/// The id, or with the first number that makes it a new one.
std::string freeId(const std::string& base, const JsonArray& cards) {
  const auto isTaken = [&cards](const std::string& id) {
    return std::any_of(cards.begin(), cards.end(),
                       [&id](const JsonValue& card) { return idOf(card) == id; });
  };
  std::string id = base;
  for (int number = 2; isTaken(id); ++number) id = base + "-own-" + std::to_string(number);
  return id;
}

JsonValue newNileCard(const std::string& id, CardKind kind, Deck deck) {
  JsonObject card;
  card.emplace_back("id", jsonText(id));
  card.emplace_back("card", jsonText(ruleName(ruleOf(kind))));
  const AmountBounds bounds = amountBounds(kind);
  if (bounds.has()) card.emplace_back("amount", printed(jsonNumber(bounds.least)));
  if (kind == CardKind::fieldBrown) {
    JsonObject bonus;
    bonus.emplace_back("kind", jsonText("none"));
    bonus.emplace_back("amount", jsonNumber(0));
    card.emplace_back("bonus", printed(JsonValue(std::move(bonus))));
  }
  if (kind == CardKind::crewsPictured) card.emplace_back("crews", printed(firstOf(crewNames)));
  if (kind == CardKind::stonesInBuildings) {
    card.emplace_back("buildings", printed(firstOf(buildingNames)));
  }
  JsonObject decks;
  decks.emplace_back(std::string(deckNames[static_cast<std::size_t>(deck)]), jsonNumber(1));
  card.emplace_back("decks", printed(JsonValue(std::move(decks))));
  return JsonValue(std::move(card));
}

/// One value, five of them, or the word.
JsonValue leastPoints(SphinxKind kind) {
  if (kind == SphinxKind::crewStrength) return printed(jsonText(strengthWord));
  if (kind != SphinxKind::playersOnLast) return printed(jsonNumber(1));
  return JsonValue(JsonArray(maxPlayers + 1, printed(jsonNumber(0))));
}

} // namespace

JsonArray* EditionDocument::cards(std::string_view group) {
  JsonValue* const list =
      group == nileGroup || group == sphinxGroup ? memberOf(m_root, group) : nullptr;
  return list == nullptr ? nullptr : list->as<JsonArray>();
}

JsonArray* EditionDocument::cardsOrNone(std::string_view group) {
  if (memberOf(m_root, group) == nullptr) setMember(m_root, group, JsonValue(JsonArray()));
  return cards(group);
}

std::string EditionDocument::addNileCard(CardKind kind, Deck deck) {
  JsonArray* const list = cardsOrNone(nileGroup);
  if (list == nullptr) return {};
  std::string id = freeId(baseId(kind), *list);
  list->push_back(newNileCard(id, kind, deck));
  useFormat();
  return id;
}

std::string EditionDocument::addSphinxCard(SphinxKind kind) {
  JsonArray* const list = cardsOrNone(sphinxGroup);
  if (list == nullptr) return {};
  std::string id = freeId("sphinx-card", *list);
  JsonObject card;
  card.emplace_back("id", jsonText(id));
  card.emplace_back("condition", printed(leastCondition(kind)));
  card.emplace_back("points", leastPoints(kind));
  list->emplace_back(std::move(card));
  useFormat();
  return id;
}

bool EditionDocument::removeCard(std::string_view key) {
  const std::size_t dot = key.find('.');
  if (dot == std::string_view::npos) return false;
  JsonArray* const list = cards(key.substr(0, dot));
  if (list == nullptr) return false;
  const auto isIt = [id = key.substr(dot + 1)](const JsonValue& card) { return idOf(card) == id; };
  return std::erase_if(*list, isIt) > 0;
}

bool EditionDocument::setSphinxKind(std::string_view id, SphinxKind kind) {
  JsonArray* const list = cards(sphinxGroup);
  if (list == nullptr) return false;
  const auto isIt = [id](const JsonValue& card) { return idOf(card) == id; };
  const auto card = std::find_if(list->begin(), list->end(), isIt);
  if (card == list->end()) return false;
  setMember(*card, "condition", printed(leastCondition(kind)));
  setMember(*card, "points", leastPoints(kind));
  useFormat();
  return true;
}

} // namespace nilometer::egizia
