// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_document.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/file/edition_parts.h"
#include "engine/egizia/game_rules.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

constexpr std::string_view stopsKey = "river.stops";

/// "C7".
bool isCardStop(std::string_view stop) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return stop.size() > 1 && stop.front() == 'C' &&
         std::all_of(stop.begin() + 1, stop.end(), isDigit);
}

/// Card spaces have no name on the board: they are counted downstream.
void numberCardStops(std::string_view place, JsonArray& stops) {
  if (place != stopsKey) return;
  int number = 0;
  for (JsonValue& stop : stops) {
    const auto* text = stop.as<std::string>();
    if (text != nullptr && isCardStop(*text)) stop = jsonText("C" + std::to_string(++number));
  }
}

constexpr const char* newCardReason = "Proposed for a card that the players added.";

/// Proposals: they count once somebody has compared them with the card.
JsonValue proposed(auto& card, auto&... of) {
  const EditionSchema::Printed nothing;
  JsonText out;
  EditionSchema at(out.object(), nothing, newCardReason);
  describe(at, card, of...);
  return *parseJson(out.endObject().take());
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
  ListedCard card;
  card.id = id;
  card.kind = kind;
  card.amount = static_cast<std::int16_t>(amountBounds(kind).least);
  card.crews = 1;
  card.buildings = 1;
  card.decks[static_cast<std::size_t>(deck)] = 1;
  return proposed(card);
}

JsonValue newSphinxCard(std::string_view id, SphinxKind kind) {
  SphinxCard card;
  card.id = id;
  card.kind = kind;
  card.points = kind == SphinxKind::crewStrength ? 0 : 1;
  card.needed = 1;
  card.markets = 1;
  Edition edition;
  BuildingPlan& plan = edition.buildings[static_cast<std::size_t>(card.building)];
  layFullRows(plan, {1});
  card.spaces = plan.spaces();
  Findings none;
  return proposed(card, edition, none);
}

} // namespace

const EditionForm& editionForm() {
  static constexpr EditionForm form{
      {Rules::id, GameNamed::notAlways}, numberCardStops, stopsKey, isCardStop};
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
  return document.addCard(sphinxGroup, newSphinxCard(id, kind)) ? id : std::string();
}

bool setSphinxKind(EditionDocument& document, std::string_view id, SphinxKind kind) {
  JsonValue card = newSphinxCard(id, kind);
  return document.setCard(std::string(sphinxGroup) + '.' + std::string(id),
                          std::move(*card.as<JsonObject>()));
}

} // namespace nilometer::egizia
