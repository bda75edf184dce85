// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/printed_on.h"
#include "tests/ui/copy_hand.h"

#include <array>
#include <optional>

/// Entering every difference between a copy and another edition by hand, page by page.
namespace nilometer::test {

/// "C7" and all other card spaces are the same: they have no name on the board.
inline std::string stopName(const std::string& stop) {
  return stop.size() > 1 && stop[0] == 'C' && stop[1] <= '9' ? "C" : stop;
}

/// Goes through all values but the cards.
class CopyWalk {
public:
  /// `wanted` outlives the walk.
  CopyWalk(CopyHand& hand, const egizia::Edition& wanted)
      : m_hand(hand), m_edition(wanted), m_wanted(egizia::documentOf(wanted)) {}

  /// The values of that page that have to be entered otherwise: their keys.
  void enterPage(egizia::PrintedPage page) {
    m_hand.turnTo(page);
    for (const std::size_t i : printedOn(m_edition, page)) {
      const std::string& key = m_edition.printed[i].key;
      if (key.starts_with("box.") || isCard(key)) continue;
      if (key == "river.stops") {
        enterStops();
      } else if (key == "temple.order") {
        enterTempleOrder();
      } else {
        enter(key);
      }
    }
  }

  /// Whatever differs at that place, as often as the cells need it: what one value may be depends
  /// on others.
  void enter(const std::string& place) { enterFrom(place, place); }
  /// As in the wanted edition at `from`.
  void enterFrom(const std::string& place, const std::string& from) {
    constexpr int most = 4;
    for (int i = 0; i < most && jsonAt(now(), place) != jsonAt(m_wanted, from); ++i) {
      enterValue(place, from);
    }
  }

  [[nodiscard]] const egizia::EditionDocument& wanted() const { return m_wanted; }
  [[nodiscard]] static bool isCard(const std::string& key) {
    return key.starts_with("nileCards.") || key.starts_with("sphinxCards.");
  }

private:
  [[nodiscard]] const egizia::EditionDocument& now() const { return m_hand.now(); }

  void enterValue(const std::string& place, const std::string& from) {
    const record::JsonValue* value = m_wanted.value(from);
    if (value == nullptr) return;
    if (const auto* number = value->as<std::int64_t>()) {
      if (numberAt(now(), place) != *number) m_hand.type(place, static_cast<int>(*number));
    } else if (const auto* members = value->as<record::JsonObject>()) {
      for (const auto& [name, member] : *members) enterMember(place, from, name);
    } else if (const auto* list = value->as<record::JsonArray>()) {
      const bool words = !list->empty() && list->front().as<std::string>() != nullptr;
      words ? enterWords(place, from) : enterList(place, from);
    } else if (value->as<std::string>() != nullptr) {
      if (wordAt(now(), place) == wordAt(m_wanted, from)) return;
      m_hand.choose(place, [&] { return wordAt(now(), place) == wordAt(m_wanted, from); });
    }
  }

  void enterMember(const std::string& place, const std::string& from, const std::string& name) {
    enterValue(place + '.' + name, from + '.' + name);
  }

  /// A set: what is wanted is added before anything is taken away, for no cell may be empty.
  void enterWords(const std::string& place, const std::string& from) {
    const std::vector<std::string> wanted = wordsAt(m_wanted, from);
    const auto has = [](const std::vector<std::string>& words, const std::string& word) {
      return std::ranges::find(words, word) != words.end();
    };
    for (const std::string& word : wanted) {
      if (has(wordsAt(now(), place), word)) continue;
      m_hand.choose(place, [&] { return has(wordsAt(now(), place), word); });
    }
    for (const std::string& word : wordsAt(now(), place)) {
      if (has(wanted, word)) continue;
      m_hand.choose(place, [&] {
        const std::vector<std::string> words = wordsAt(now(), place);
        return !has(words, word) && words.size() >= wanted.size();
      });
    }
  }

  /// Rows, steps, bands, spaces: as many as wanted, then one by one.
  void enterList(const std::string& place, const std::string& from) {
    const int wanted = sizeAt(m_wanted, from);
    const auto last = [&] { return place + '[' + std::to_string(sizeAt(now(), place) - 1) + ']'; };
    const auto resize = [&](const char* onLast, const char* step) {
      const int before = sizeAt(now(), place);
      const bool done = m_hand.press(last() + ' ' + onLast) || m_hand.press(place + ' ' + onLast) ||
                        m_hand.press(place + ' ' + step);
      return done && sizeAt(now(), place) != before;
    };
    while (sizeAt(now(), place) < wanted && resize("add", "more")) {
    }
    while (sizeAt(now(), place) > wanted && resize("remove", "fewer")) {
    }
    for (int i = 0; i < std::min(sizeAt(now(), place), wanted); ++i) {
      const std::string index = '[' + std::to_string(i) + ']';
      enterValue(place + index, from + index);
    }
  }

  void enterStops() {
    const std::string place = "river.stops";
    const auto names = [&](const egizia::EditionDocument& document) {
      std::vector<std::string> stops = wordsAt(document, place);
      std::ranges::transform(stops, stops.begin(), stopName);
      return stops;
    };
    const std::vector<std::string> wanted = names(m_wanted);
    const auto cards = [](const std::vector<std::string>& stops) {
      return std::ranges::count(stops, "C");
    };
    const auto pressAtACard = [&](const char* deed) {
      const auto stops = names(now());
      const auto card = std::ranges::find(stops, "C") - stops.begin();
      return m_hand.press(place + '[' + std::to_string(card) + "] " + deed);
    };
    while (cards(names(now())) > cards(wanted) && pressAtACard("remove")) {
    }
    while (cards(names(now())) < cards(wanted) && pressAtACard("add")) {
    }
    sortBy(
        wanted, [&] { return names(now()); }, place);
  }

  void enterTempleOrder() {
    const std::string place = "temple.order";
    const auto part = [&](int i) { return place + '[' + std::to_string(i) + "].part"; };
    const auto names = [&](const egizia::EditionDocument& document) {
      std::vector<std::string> parts;
      for (int i = 0; i < sizeAt(document, place); ++i) parts.push_back(wordAt(document, part(i)));
      return parts;
    };
    sortBy(
        names(m_wanted), [&] { return names(now()); }, place);
    for (int round = 0; round < 2; ++round) {
      for (int i = 0; i < sizeAt(m_wanted, place); ++i) {
        const std::string after = place + '[' + std::to_string(i) + "].after";
        if (jsonAt(now(), after) != jsonAt(m_wanted, after)) enterWords(after, after);
      }
    }
  }

  /// Moves what stands further down to its place, step by step.
  template <class Names>
  void sortBy(const std::vector<std::string>& wanted, Names names, const std::string& place) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      for (std::vector<std::string> is = names(); i < is.size() && is[i] != wanted[i];
           is = names()) {
        const auto from =
            std::find(is.begin() + static_cast<std::ptrdiff_t>(i), is.end(), wanted[i]);
        const auto index = std::to_string(from - is.begin());
        if (from == is.end() || !m_hand.press(place + '[' + index + "] earlier")) return;
        if (names() == is) return;
      }
    }
  }

  CopyHand& m_hand;
  const egizia::Edition& m_edition;
  egizia::EditionDocument m_wanted;
};

} // namespace nilometer::test
