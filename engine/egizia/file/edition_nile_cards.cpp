// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// In records this word means the start field, so no card may be called so.
constexpr std::string_view startFieldId = "start";

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

/// How many of the card are in each deck: {"1/2": 1, "3/4": 1}.
using DeckCounts = std::array<int, deckCount>;
constexpr auto deckObject = objectOf<DeckCounts>([](Archive& at, DeckCounts& counts) {
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    at.unless(0, deckNames[deck], counts[deck], Number<int>{0, maxNileCards});
  }
});

/// What is printed on a card of its kind, by name: `value(name, member, as)`.
template <class Value> void describe(NileCard& card, const Value& value) {
  if (amountBounds(card.kind).has()) value("amount", card.amount, printedNumber);
  if (card.kind == CardKind::fieldBrown) {
    Bonus bonus{card.bonus, card.bonusAmount};
    value("bonus", bonus, bonusObject);
    card.bonus = bonus.kind;
    card.bonusAmount = bonus.amount;
  }
  if (card.kind == CardKind::crewsPictured) {
    value("crews", card.crews, WordSet<CrewSet>{crewNames});
  }
  if (card.kind == CardKind::stonesInBuildings) {
    value("buildings", card.buildings, WordSet<BuildingSet>{buildingNames});
  }
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
  card.kind = cardRule().read(node.member("card"));
  draft.edition.cardNames.push_back(id);
  std::vector<std::string_view> keys{"id", "card"};
  const auto take = [&](std::string_view name, auto& value, const auto& as) {
    keys.push_back(name);
    value = as.read(draft.take(node.member(name), key + std::string(name)));
  };
  describe(card, take);
  take("decks", listed.decks, deckObject);
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
    const auto found = std::ranges::find_if(edition.nileCards, isIt);
    if (found == edition.nileCards.end()) continue;
    NileCard card = *found;
    const auto add = [&](std::string_view value, const auto& of, const auto& as) {
      values.push_back({key + std::string(value), jsonOf(of, as)});
    };
    values.push_back({key + "card", jsonOf(card.kind, cardRule()), false});
    describe(card, add);
    add("decks", countDecks(edition, name), deckObject);
  }
}

} // namespace nilometer::egizia
