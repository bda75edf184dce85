// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/listed_cards.h"

#include "ui/egizia/edition_editor/copied_values.h"

#include "engine/egizia/edition_bounds.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::Deck;
using egizia::Edition;
using egizia::NileCard;
using egizia::PrintedPage;
using egizia::TakingBonus;

namespace {

/// In the order of TakingBonus, as the edition file calls them.
constexpr auto bonusIds = std::to_array<std::string_view>(
    {"none", "grain-market-step", "stone-market-step", "points", "stones"});

bool isOnFieldsPage(CardKind kind) {
  return egizia::isField(kind) || kind == CardKind::quarry;
}

} // namespace

std::vector<CardKind> nileKindsOn(PrintedPage page) {
  std::vector<CardKind> kinds;
  for (int i = 0; i < egizia::cardKindCount; ++i) {
    const auto kind = static_cast<CardKind>(i);
    if (isOnFieldsPage(kind) == (page == PrintedPage::fieldsAndQuarries)) kinds.push_back(kind);
  }
  return kinds;
}

std::vector<ListedNileCard> nileCardsOn(const Edition& edition, PrintedPage page) {
  const bool fields = page == PrintedPage::fieldsAndQuarries;
  std::vector<ListedNileCard> listed;
  std::set<std::string_view> ids;
  for (std::size_t name = 0; name < edition.cardNames.size(); ++name) {
    const auto first = std::ranges::find(edition.nileCards, name, &NileCard::name);
    if (first == edition.nileCards.end() || isOnFieldsPage(first->kind) != fields) continue;
    if (!ids.insert(edition.cardNames[name]).second) continue;
    ListedNileCard card{"nileCards." + edition.cardNames[name], *first, {}};
    for (const NileCard& one : edition.nileCards) {
      if (one.name == name) ++card.decks[static_cast<std::size_t>(one.deck)];
    }
    listed.push_back(std::move(card));
  }
  std::ranges::stable_sort(listed, {}, [](const ListedNileCard& one) { return one.card.kind; });
  return listed;
}

std::array<DeckSum, egizia::deckCount> deckSums(const Edition& edition) {
  std::array<DeckSum, egizia::deckCount> sums;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const auto deck = static_cast<Deck>(i);
    const auto cards = std::ranges::count(edition.nileCards, deck, &NileCard::deck);
    sums[i] = {deck, static_cast<int>(cards), egizia::printedDeckSizes[i]};
  }
  return sums;
}

Deck deckForNewCard(const Edition& edition) {
  const auto sums = deckSums(edition);
  const auto lacks = [](const DeckSum& sum) { return sum.cards < sum.printed; };
  const auto found = std::ranges::find_if(sums, lacks);
  return found == sums.end() ? Deck::oneTwo : found->deck;
}

CountBounds boundsInDeck(const Edition& edition, const ListedNileCard& card, Deck deck) {
  const int here = card.decks[static_cast<std::size_t>(deck)];
  const int room = egizia::maxNileCards - static_cast<int>(edition.nileCards.size());
  return {card.copies() == here ? 1 : 0, std::min(egizia::maxPrinted, here + room)};
}

bool mayAddNileCard(const Edition& edition) {
  return edition.nileCards.size() < egizia::maxNileCards;
}

bool mayRemoveNileCard(const Edition& edition, const ListedNileCard& card) {
  return static_cast<int>(edition.nileCards.size()) > card.copies();
}

CopyChange removingCard(const std::string& key) {
  return [key](egizia::EditionDocument& document) { return document.removeCard(key); };
}

CopyChange bonusChange(const std::string& key, TakingBonus bonus) {
  return [key, bonus](egizia::EditionDocument& document) {
    const record::JsonValue* old = document.value(key + ".bonus.amount");
    const auto* amount = old == nullptr ? nullptr : old->as<std::int64_t>();
    const std::int64_t least = bonus == TakingBonus::none ? 0 : 1;
    const std::int64_t most = bonus == TakingBonus::none ? 0 : egizia::maxPrinted;
    record::JsonObject members;
    members.emplace_back("kind", jsonOf(bonusIds[static_cast<std::size_t>(bonus)]));
    members.emplace_back(
        "amount", record::JsonValue(std::clamp(amount == nullptr ? least : *amount, least, most)));
    return document.set(key + ".bonus", record::JsonValue(std::move(members)));
  };
}

CopyChange setChange(const std::string& place, const std::vector<int>& numbers,
                     std::span<const std::string_view> names) {
  record::JsonArray words;
  for (const int number : numbers) words.push_back(jsonOf(names[std::size_t(number)]));
  return [place, words](egizia::EditionDocument& document) {
    return document.set(place, record::JsonValue(words));
  };
}

CopyChange wordChange(const std::string& place, std::string_view word) {
  return [place, text = std::string(word)](egizia::EditionDocument& document) {
    return document.set(place, record::JsonValue(text));
  };
}

} // namespace nilometer::ui
