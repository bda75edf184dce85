// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/building_plans.h"
#include "engine/egizia/file/edition_parts.h"
#include "engine/egizia/file/entry_names.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// In the order of TakingBonus.
constexpr auto bonusNames = std::to_array<std::string_view>(
    {"none", "grain-market-step", "stone-market-step", "points", "stones"});

/// Each kind by the rule of its cards.
Word<CardKind> cardRule() {
  static const auto names = [] {
    std::array<std::string_view, cardKindCount> list;
    std::ranges::transform(cardRules, list.begin(), ruleName);
    return list;
  }();
  return {names};
}

/// {"kind": "points", "amount": 3}
struct Bonus {
  TakingBonus kind = TakingBonus::none;
  std::int16_t amount = 0;
};
constexpr auto bonusObject = objectOf<Bonus>([](Archive& at, Bonus& bonus) {
  at.needed("kind", bonus.kind, Word<TakingBonus>{bonusNames});
  at.needed("amount", bonus.amount, printedNumber);
});

/// {"1/2": 1, "3/4": 1}
constexpr auto deckObject =
    byName<decltype(ListedCard::decks)>(deckNames, Number<int>{0, maxNileCards});

/// What the first copy of a card says is said of all.
std::vector<ListedCard> listedCards(const Edition& edition) {
  std::vector<ListedCard> cards(edition.cardNames.size());
  for (std::size_t name = 0; name < cards.size(); ++name) cards[name].id = edition.cardNames[name];
  for (const NileCard& card : edition.nileCards) {
    ListedCard& listed = cards[card.name];
    const bool isFirst = listed.decks == decltype(listed.decks){};
    if (isFirst) static_cast<NileCard&>(listed) = card;
    ++listed.decks[static_cast<std::size_t>(card.deck)];
  }
  return cards;
}

void deal(Edition& edition, const std::vector<ListedCard>& cards) {
  edition.cardNames.clear();
  edition.nileCards.clear();
  for (const ListedCard& listed : cards) edition.cardNames.push_back(listed.id);
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    for (std::size_t name = 0; name < cards.size(); ++name) {
      NileCard card = cards[name];
      card.name = static_cast<std::uint8_t>(name);
      card.deck = static_cast<Deck>(deck);
      const auto copies = static_cast<std::size_t>(cards[name].decks[deck]);
      edition.nileCards.insert(edition.nileCards.end(), copies, card);
    }
  }
}

/// In the order of SphinxKind.
constexpr auto sphinxKindNames = std::to_array<std::string_view>(
    {"built", "players-on-last", "own-stones", "own-stones-in-each", "per-own-stone",
     "crew-strength", "most-quarries", "most-field", "own-last", "per-permanent", "per-ten"});

/// Stands for the points of a card that is worth the crew's strength.
constexpr auto strengthWord = std::to_array<std::string_view>({"strength"});

/// Whether some building of some copy could have a part of that id.
bool isPartId(const std::string& id) {
  for (std::size_t row = 0; row < maxSpaces; ++row) {
    if (id == rowName(row)) return true;
  }
  return std::ranges::find(templePartNames, id) != templePartNames.end() || id == tombsPartName;
}

/// The spaces of the building's rows or parts that a card asks for. One that only other copies have
/// is a finding: players who take a row away have yet to come to the card that asks for it.
struct Parts {
  const BuildingPlan& plan;
  const std::string& key;
  Findings& missing;

  [[nodiscard]] SpaceSet read(const JsonNode& list) const {
    SpaceSet spaces = 0;
    const std::size_t count = list.size(1, maxSpaces);
    for (std::size_t i = 0; i < count; ++i) spaces |= part(list.at(i));
    return spaces;
  }
  [[nodiscard]] SpaceSet part(const JsonNode& node) const {
    const std::string& id = node.text();
    const auto part = std::ranges::find(plan.parts, id, &BuildingPart::id);
    if (part != plan.parts.end()) return part->spaces();
    const auto had = static_cast<int>(plan.parts.size());
    if (isPartId(id)) {
      missing.push_back({EditionFault::rowMissing, key, 0, had});
    } else {
      std::vector<std::string_view> ids;
      for (const BuildingPart& each : plan.parts) ids.push_back(each.id);
      static_cast<void>(node.id(ids));
    }
    return 0;
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

/// What a card asks for.
struct Condition {
  const Edition& edition;
  const std::string id;
  Findings& missing;

  void describe(Archive& at, SphinxCard& card) const {
    at.needed("kind", card.kind, Word<SphinxKind>{sphinxKindNames});
    const auto building = [&] {
      at.needed("building", card.building, Word<Building>{buildingNames});
    };
    const auto needed = [&] { at.needed("needed", card.needed, printedNumber); };
    switch (card.kind) {
    case SphinxKind::built: building(); return parts(at, card);
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
      return at.needed("markets", card.markets, wordSet<std::uint8_t, Market>(marketNames));
    case SphinxKind::mostQuarries:
    case SphinxKind::perPermanent: return;
    }
  }
  void parts(Archive& at, SphinxCard& card) const {
    const std::string key = std::string(sphinxGroup) + '.' + id + ".condition";
    at.needed("parts", card.spaces, Parts{edition.plan(card.building), key, missing});
  }
  [[nodiscard]] SphinxCard read(const JsonNode& node) const {
    SphinxCard card;
    card.id = id;
    Archive at(node);
    describe(at, card);
    at.decided();
    at.end();
    return card;
  }
  void write(JsonText& out, SphinxCard card) const {
    Archive at(out.object());
    describe(at, card);
    out.endObject();
  }
};

/// Every card is there, and not too many of all.
void judge(const EditionSchema& at, const ListedCard& card, int& physical) {
  at.allowOnly({});
  const int copies = card.decks[0] + card.decks[1] + card.decks[2];
  physical += copies;
  if (copies >= 1 && physical <= maxNileCards) return;
  at.refuse("1 to " + std::to_string(maxNileCards) + " cards in all",
            std::to_string(copies < 1 ? copies : physical));
}

} // namespace

void describe(EditionSchema& at, ListedCard& card) {
  at.id(card.id, startFieldName);
  at.plain("card", card.kind, cardRule());
  if (amountBounds(card.kind).has()) at.value("amount", card.amount, printedNumber);
  if (card.kind == CardKind::fieldBrown) {
    Bonus bonus{card.bonus, card.bonusAmount};
    at.value("bonus", bonus, bonusObject);
    card.bonus = bonus.kind;
    card.bonusAmount = bonus.amount;
  }
  if (card.kind == CardKind::crewsPictured) {
    at.value("crews", card.crews, wordSet<CrewSet, Crew>(crewNames));
  }
  if (card.kind == CardKind::stonesInBuildings) {
    at.value("buildings", card.buildings, wordSet<BuildingSet, Building>(buildingNames));
  }
  at.value("decks", card.decks, deckObject);
}

void describe(EditionSchema& at, SphinxCard& card, const Edition& edition, Findings& found) {
  at.allowOnly({"id", "condition", "points"});
  at.id(card.id);
  at.value("condition", card, Condition{edition, card.id, found});
  if (card.kind == SphinxKind::playersOnLast) {
    at.list("points", card.table.size(),
            [&](std::size_t players) { at.value(card.table[players], printedNumber); });
  } else if (card.kind == SphinxKind::crewStrength) {
    at.value("points", card.points, Word<std::int16_t>{strengthWord});
  } else {
    at.value("points", card.points, printedNumber);
  }
}

void describeCards(EditionSchema& at, Edition& edition, Findings& found) {
  std::vector<ListedCard> cards = listedCards(edition);
  int physical = 0;
  at.cards(nileGroup, cards, maxNileCards, [&](ListedCard& card) {
    describe(at, card);
    judge(at, card, physical);
  });
  deal(edition, cards);
  at.cards(sphinxGroup, edition.sphinxCards, maxSphinxCards,
           [&](SphinxCard& card) { describe(at, card, edition, found); });
}

} // namespace nilometer::egizia
