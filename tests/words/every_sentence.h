// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/fault.h"
#include "engine/egizia/invariants.h"
#include "tests/words/every_event.h"
#include "ui/egizia/text/egizia_phrasebook.h"

#include <functional>
#include <string>
#include <vector>

/// Everything the game can say, in the language of the moment.
namespace nilometer::test {

struct Sentence {
  std::string what;
  std::function<QString()> text;
};
using Sentences = std::vector<Sentence>;

/// A refusal of every kind. The numbers mean something to each of them: a stop, a site, a card, a
/// crew, a building.
inline table::Finding findingOf(int fault) {
  return {.rule = "SAIL-3"_rule,
          .fault = static_cast<std::uint8_t>(fault),
          .player = 1,
          .place = 2,
          .thing = 1,
          .needed = 3,
          .had = 2};
}

inline Sentences everyRefusal(const text::Table& table) {
  Sentences all;
  for (int fault = 0; fault < faultCount; ++fault) {
    all.push_back({"fault " + std::to_string(fault),
                   [=] { return text::sentence(findingOf(fault), table); }});
  }
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    all.push_back(
        {std::string(invariantNames[i]), [=] { return text::Phrasebook<Rules>::invariant(i); }});
  }
  return all;
}

inline Sentences everyRule(const text::Table& table) {
  Sentences all;
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    all.push_back(
        {std::string(ruleNames[i]) + " title", [=] { return text::ruleTitle(rule, table); }});
    all.push_back({std::string(ruleNames[i]), [=] { return text::ruleSummary(rule); }});
  }
  return all;
}

inline Sentences everyNileCard(const text::Table& table) {
  Sentences all;
  for (int name = 0; name < static_cast<int>(table.edition->cardNames.size()); ++name) {
    all.push_back({table.edition->cardNames[static_cast<std::size_t>(name)],
                   [=] { return text::cardName(name, table); }});
  }
  return all;
}

inline Sentences everyCardKind(const text::Table& table) {
  Sentences all;
  for (int kind = 0; kind < cardKindCount; ++kind) {
    all.push_back({"kind of card " + std::to_string(kind),
                   [=] { return text::cardKind(static_cast<CardKind>(kind)); }});
    all.push_back({"kind of card " + std::to_string(kind) + " in a game",
                   [=] { return text::cardKind(static_cast<CardKind>(kind), table); }});
  }
  return all;
}

inline Sentences everySphinxCard(const text::Table& table) {
  Sentences all;
  for (int card = 0; card < static_cast<int>(table.edition->sphinxCards.size()); ++card) {
    all.push_back({table.edition->sphinxCards[static_cast<std::size_t>(card)].id,
                   [=] { return text::sphinxCard(card, table); }});
  }
  return all;
}

inline Sentences everyHappening(const text::Table& table) {
  Sentences all;
  for (const auto& list : {everyEffect(), everyNote(), everySphinxResult(*table.edition)}) {
    for (const NamedEffect& each : list) {
      all.push_back({each.name, [=] { return text::sentence(each.effect, table); }});
    }
  }
  return all;
}

inline Sentences everyLogLine(const text::Table& table) {
  Sentences all;
  for (const Entry& entry : everyEntry(*table.edition)) {
    all.push_back({"entry of kind " + std::to_string(entry.index()),
                   [=] { return text::sentence(entry, table); }});
  }
  return all;
}

inline Sentences everyOption() {
  Sentences all;
  for (int i = 0; i < text::optionCount; ++i) {
    const auto option = static_cast<text::Option>(i);
    const std::string what = "option " + std::to_string(i);
    all.push_back({what, [=] { return text::optionName(option); }});
    for (qsizetype value = 0; value < text::optionValues(option).size(); ++value) {
      all.push_back({what, [=] { return text::optionValues(option).at(value); }});
    }
  }
  for (std::size_t i = 0; i < profileNames.size(); ++i) {
    all.push_back({std::string(profileNames[i]), [=] { return text::profileName(Profile(i)); }});
    all.push_back(
        {std::string(profileNames[i]), [=] { return text::egiziaOptions().profileSummary(i); }});
  }
  return all;
}

/// The texts of several lists, one after another.
inline QStringList textsOf(std::initializer_list<Sentences> lists) {
  QStringList texts;
  for (const Sentences& list : lists) {
    for (const Sentence& each : list) texts += each.text();
  }
  return texts;
}

} // namespace nilometer::test
