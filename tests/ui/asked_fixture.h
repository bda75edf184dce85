// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/likely.h"
#include "engine/record/rejudge.h"
#include "tests/ui/read_copy.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/printed_values/egizia_asks.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

/// Games in which the table is asked for a printed number.
namespace nilometer::test {

/// A random game on the values that come with the program.
inline egizia::GameRecord askingGame(unsigned seed) {
  const auto profile = static_cast<egizia::Profile>(seed % 4);
  return record_fixture::randomGame(*shelfEdition(), 2 + static_cast<int>(seed % 3), profile, seed);
}

inline egizia::GameRecord cutGame(egizia::GameRecord game, std::size_t entries) {
  game.entries.resize(entries);
  return game;
}

/// The game up to the first entry from `from` on after which something is asked.
inline egizia::GameRecord untilAsked(const egizia::GameRecord& game, std::size_t from = 1) {
  for (std::size_t i = 0; i < game.entries.size(); ++i) {
    const std::size_t entries = (from - 1 + i) % game.entries.size() + 1;
    egizia::GameRecord part = cutGame(game, entries);
    if (ui::askedAfterEntry({part, shelfEdition()}, {})) return part;
  }
  qFatal("nothing is asked in this game");
}

/// The game up to its final scoring.
inline egizia::GameRecord beforeFinalScoring(const egizia::GameRecord& game) {
  return cutGame(game, firstScoring(game));
}

/// All that is asked after the last entry, one after another.
inline std::vector<ui::AskedValue> allAsked(const ui::EgiziaSession& session) {
  std::vector<ui::AskedValue> asked;
  ui::PlacesLeftAlone leftAlone;
  while (const auto one = ui::askedAfterEntry(session, leftAlone)) {
    asked.push_back(*one);
    leftAlone.insert(one->place);
  }
  return asked;
}

/// Whether the entry says what lies on the table, which nobody has to be asked for.
inline bool isNaming(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameNileCard>(entry) ||
         std::holds_alternative<egizia::NameTombs>(entry) ||
         std::holds_alternative<egizia::NameSphinxCards>(entry);
}

/// A game that ends with a question.
inline std::unique_ptr<ui::EgiziaSession> firstQuestion(unsigned seed) {
  return std::make_unique<ui::EgiziaSession>(untilAsked(askingGame(seed)), shelfEdition());
}

inline const egizia::PrintedValue& printedAt(const egizia::Edition& edition,
                                             const std::string& place) {
  const auto found = std::ranges::find_if(
      edition.printed, [&place](const auto& value) { return place.starts_with(value.key); });
  if (found == edition.printed.end()) qFatal("no value %s", place.c_str());
  return *found;
}

/// A game that ends with a question, and another number that makes sense there and changes it.
struct Telling {
  egizia::GameRecord game;
  ui::AskedValue asked;
  int number = 0;
  std::shared_ptr<const egizia::Edition> corrected;
};

inline Telling tellingGame(unsigned seed) {
  constexpr int most = 20;
  const egizia::GameRecord whole = askingGame(seed);
  for (std::size_t entries = 1; entries < whole.entries.size(); ++entries) {
    const egizia::GameRecord part = cutGame(whole, entries);
    const auto asked = ui::askedAfterEntry({part, shelfEdition()}, {});
    if (!asked) continue;
    const auto likely = table::likelyAt(egizia::likelyNumbers, asked->place);
    for (int number = likely ? std::min(most, likely->most) : most; number >= 0; --number) {
      const ui::CopyInPlay copy =
          ui::withFound(ui::egiziaCopies, egizia::documentOf(*shelfEdition()),
                        [&](egizia::EditionDocument& document) {
                          return document.correctNumber(asked->place, number);
                        });
      const auto* read = std::get_if<ui::CheckedCopy>(&copy);
      if (read == nullptr || number == asked->number) continue;
      const auto edition = ui::playableEdition(*read);
      const bool same = record::rejudge(part, *shelfEdition(), *edition).sameGame();
      if (!same) return {part, *asked, number, edition};
    }
  }
  qFatal("no correction changes this game");
}

} // namespace nilometer::test
