// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_document.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/game_rules.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// "C7".
bool isCardStop(const std::string& stop) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return stop.size() > 1 && stop.front() == 'C' &&
         std::all_of(stop.begin() + 1, stop.end(), isDigit);
}

/// Card spaces have no name on the board: they are counted downstream.
void numberCardStops(std::string_view place, JsonArray& stops) {
  if (place != "river.stops") return;
  int number = 0;
  for (JsonValue& stop : stops) {
    const auto* text = stop.as<std::string>();
    if (text != nullptr && isCardStop(*text)) stop = jsonText("C" + std::to_string(++number));
  }
}

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
std::string freeId(const std::string& base, const std::vector<std::string>& taken) {
  std::string id = base;
  for (int number = 2; std::ranges::find(taken, id) != taken.end(); ++number) {
    id = base + "-own-" + std::to_string(number);
  }
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

const EditionForm& editionForm() {
  static constexpr EditionForm form{{Rules::id, GameNamed::notAlways}, numberCardStops};
  return form;
}

Result<EditionDocument> readDocument(std::string_view text, const std::string& file) {
  return EditionDocument::read(text, editionForm(), file);
}

EditionDocument documentOf(const Edition& edition) {
  return std::move(*readDocument(writeEdition(edition)));
}

Result<CheckedEdition> check(const EditionDocument& document) {
  return readEditionWithFindings(document.text());
}

std::string addNileCard(EditionDocument& document, CardKind kind, Deck deck) {
  std::string id = freeId(baseId(kind), document.cardIds(nileGroup));
  return document.addCard(nileGroup, newNileCard(id, kind, deck)) ? id : std::string();
}

std::string addSphinxCard(EditionDocument& document, SphinxKind kind) {
  std::string id = freeId("sphinx-card", document.cardIds(sphinxGroup));
  JsonObject card;
  card.emplace_back("id", jsonText(id));
  card.emplace_back("condition", printed(leastCondition(kind)));
  card.emplace_back("points", leastPoints(kind));
  return document.addCard(sphinxGroup, JsonValue(std::move(card))) ? id : std::string();
}

bool setSphinxKind(EditionDocument& document, std::string_view id, SphinxKind kind) {
  JsonObject values;
  values.emplace_back("condition", printed(leastCondition(kind)));
  values.emplace_back("points", leastPoints(kind));
  return document.setCard(std::string(sphinxGroup) + '.' + std::string(id), std::move(values));
}

} // namespace nilometer::egizia
