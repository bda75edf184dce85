// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/copy_walk.h"

#include <map>

/// Entering the cards of another edition by hand. Cards that are added get ids of the copy's own,
/// so what comes out is that edition with other ids.
namespace nilometer::test {

/// The ids of the cards of a group, "nileCards" or "sphinxCards", in the order of the document.
inline std::vector<std::string> cardIds(const egizia::EditionDocument& document,
                                        const std::string& group) {
  const auto json = record::parseJson(document.text());
  std::vector<std::string> ids;
  const record::JsonValue* cards = json->find(group);
  for (const record::JsonValue& card : *cards->as<record::JsonArray>()) {
    ids.push_back(*card.find("id")->as<std::string>());
  }
  return ids;
}

/// The rule of a Nile card; nothing for a Sphinx card.
inline std::string cardKind(const egizia::EditionDocument& document, const std::string& group,
                            const std::string& id) {
  const auto json = record::parseJson(document.text());
  for (const record::JsonValue& card : *json->find(group)->as<record::JsonArray>()) {
    if (*card.find("id")->as<std::string>() != id) continue;
    const record::JsonValue* kind = card.find("card");
    return kind == nullptr ? std::string() : *kind->as<std::string>();
  }
  return {};
}

/// What a card says, without its id: compact JSON of its printed values.
inline std::string cardText(const egizia::EditionDocument& document, const std::string& group,
                            const std::string& id) {
  const std::string key = group + '.' + id;
  std::string text = cardKind(document, group, id) + '\n';
  for (const char* member : {"amount", "bonus", "crews", "buildings", "condition", "points"}) {
    text += jsonAt(document, key + '.' + member) + '\n';
  }
  for (int i = 0; i <= egizia::maxPlayers; ++i) {
    text += jsonAt(document, key + ".points[" + std::to_string(i) + ']') + '\n';
  }
  for (const std::string_view deck : egizia::deckNames) {
    const int cards = numberAt(document, key + ".decks." + std::string(deck));
    text += std::to_string(std::max(cards, 0)) + '\n';
  }
  return text;
}

class CopyCardsWalk {
public:
  CopyCardsWalk(CopyHand& hand, CopyWalk& walk) : m_hand(hand), m_walk(walk) {}

  /// The Nile cards of one of their two pages.
  void enterNileCards(egizia::PrintedPage page) {
    m_hand.turnTo(page);
    const bool fields = page == egizia::PrintedPage::fieldsAndQuarries;
    enterCards("nileCards", [&](const egizia::EditionDocument& document, const std::string& id) {
      const std::string kind = cardKind(document, "nileCards", id);
      const bool field = kind.starts_with("CARD-FIELD") || kind == "CARD-QUARRY";
      return field == fields ? kind : std::string();
    });
  }
  void enterSphinxCards() {
    m_hand.turnTo(egizia::PrintedPage::sphinxCards);
    enterCards("sphinxCards", [](const egizia::EditionDocument& document, const std::string& id) {
      return wordAt(document, "sphinxCards." + id + ".condition.kind");
    });
  }

private:
  using Kinds = std::function<std::string(const egizia::EditionDocument&, const std::string&)>;
  struct Pair {
    std::string own;
    std::string wanted;
  };

  [[nodiscard]] const egizia::EditionDocument& now() const { return m_hand.now(); }
  [[nodiscard]] const egizia::EditionDocument& wanted() const { return m_walk.wanted(); }

  /// `kindOf` gives nothing for cards of another page.
  void enterCards(const std::string& group, const Kinds& kindOf) {
    std::vector<std::string> left;  // of the copy
    std::vector<std::string> asked; // of the wanted edition
    for (const std::string& id : cardIds(now(), group)) {
      if (!kindOf(now(), id).empty()) left.push_back(id);
    }
    for (const std::string& id : cardIds(wanted(), group)) {
      if (!kindOf(wanted(), id).empty()) asked.push_back(id);
    }
    std::vector<Pair> pairs = paired(left, asked, kindOf);
    for (const std::string& id : left) m_hand.press(group + '.' + id + " remove");
    for (const std::string& id : asked) {
      const std::string own = added(group, kindOf(wanted(), id), kindOf);
      if (!own.empty()) pairs.push_back({own, id});
    }
    // What one may be depends on the others: decks and the room in them.
    for (int round = 0; round < 2; ++round) {
      for (const Pair& pair : pairs) enterCard(group, pair);
    }
  }

  /// Cards of one kind, the same id first; takes them out of the lists. One of each kind is left
  /// to be taken out and added anew.
  [[nodiscard]] std::vector<Pair> paired(std::vector<std::string>& left,
                                         std::vector<std::string>& asked, const Kinds& kindOf) {
    std::vector<Pair> pairs;
    std::map<std::string, int> seen;
    const auto pair = [&](auto mayBePaired, auto fits) {
      for (auto id = asked.begin(); id != asked.end();) {
        const std::string kind = kindOf(wanted(), *id);
        const bool may = mayBePaired(kind);
        const auto own = std::ranges::find_if(left, [&](const std::string& one) {
          return may && fits(one, *id) && kindOf(now(), one) == kind;
        });
        if (own == left.end()) {
          ++id;
          continue;
        }
        pairs.push_back({*own, *id});
        left.erase(own);
        id = asked.erase(id);
      }
    };
    pair([](const std::string&) { return true; },
         [](const std::string& own, const std::string& id) { return own == id; });
    pair([&](const std::string& kind) { return ++seen[kind] > 1; },
         [](const std::string&, const std::string&) { return true; });
    return pairs;
  }

  /// The id of a new card of that kind: the option of the menu that makes one; empty if none does.
  std::string added(const std::string& group, const std::string& kind, const Kinds& kindOf) {
    const std::string cell = group + " add";
    const auto known = m_options.find(kind);
    if (known != m_options.end()) {
      m_hand.take(cell, known->second);
      return cardIds(now(), group).back();
    }
    const auto* field = m_hand.cell<ui::ChoiceField>(cell);
    const std::size_t options = field == nullptr ? 0 : field->content().options.size();
    for (std::size_t option = 0; option < options; ++option) {
      const std::size_t before = cardIds(now(), group).size();
      m_hand.take(cell, option);
      const std::vector<std::string> ids = cardIds(now(), group);
      if (ids.size() == before) continue;
      m_options[kindOf(now(), ids.back())] = option;
      if (kindOf(now(), ids.back()) == kind) return ids.back();
      m_hand.press(group + '.' + ids.back() + " remove");
    }
    return {};
  }

  void enterCard(const std::string& group, const Pair& pair) {
    const std::string own = group + '.' + pair.own;
    const std::string from = group + '.' + pair.wanted;
    for (const char* member : {"amount", "bonus", "crews", "buildings", "condition"}) {
      m_walk.enterFrom(own + '.' + member, from + '.' + member);
    }
    enterPoints(own, from);
    for (const std::string_view deck : egizia::deckNames) {
      if (group != "nileCards") break;
      const std::string place = ".decks." + std::string(deck);
      const int cards = std::max(numberAt(wanted(), from + place), 0);
      if (std::max(numberAt(now(), own + place), 0) != cards) m_hand.type(own + place, cards);
    }
  }

  /// One number, or one for each number of players.
  void enterPoints(const std::string& own, const std::string& from) {
    if (numberAt(wanted(), from + ".points") >= 0)
      m_walk.enterFrom(own + ".points", from + ".points");
    for (int i = 0; i <= egizia::maxPlayers; ++i) {
      const std::string place = ".points[" + std::to_string(i) + ']';
      if (numberAt(wanted(), from + place) >= 0) m_walk.enterFrom(own + place, from + place);
    }
  }

  CopyHand& m_hand;
  CopyWalk& m_walk;
  std::map<std::string, std::size_t> m_options; ///< of the menus for new cards, by kind
};

/// The edition with the ids and the order of the copy's cards; nothing if they do not have the same
/// cards.
inline std::optional<egizia::Edition> withCardsNamedAs(const egizia::Edition& edition,
                                                       const egizia::EditionDocument& copy) {
  const egizia::EditionDocument document = egizia::documentOf(edition);
  record::JsonValue json = *record::parseJson(document.text());
  for (auto& [group, value] : *json.as<record::JsonObject>()) {
    if (group != "nileCards" && group != "sphinxCards") continue;
    record::JsonArray& cards = *value.as<record::JsonArray>();
    record::JsonArray named;
    for (const std::string& id : cardIds(copy, group)) {
      const auto card =
          std::ranges::find_if(cards, [&, &kind = group](const record::JsonValue& one) {
            const std::string other = *one.find("id")->as<std::string>();
            return cardText(document, kind, other) == cardText(copy, kind, id);
          });
      if (card == cards.end()) return std::nullopt;
      named.push_back(std::move(*card));
      cards.erase(card);
      (*named.back().as<record::JsonObject>())[0].second = record::JsonValue(id);
    }
    if (!cards.empty()) return std::nullopt;
    cards = std::move(named);
  }
  auto read = egizia::readEdition(record::writeJson(json));
  return read ? std::optional(std::move(*read)) : std::nullopt;
}

} // namespace nilometer::test
