// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_saqqara.h"

#include "question_counts.h"
#include "timed_games.h"

#include "engine/random_play/saqqara/random_game.h"
#include "engine/saqqara/file/edition_file.h"
#include "engine/saqqara/file/entry_names.h"

#include <string>

namespace nilometer::bench {

using namespace saqqara;

namespace {

Edition emptySheet() {
  const auto edition = shippedEdition();
  if (!edition) qFatal("no edition");
  return *edition;
}

/// Plays to the end; `entered` is called with each entry before it is carried out.
template <class Entered>
void playSaqqara(const Game& game, std::uint64_t seed, Options& options, Entered entered) {
  State state = setUp(game);
  RandomGame table(game, seed);
  Effects effects;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    entered(state, *entry);
    effects.clear();
    enter(game, state, *entry, false, effects);
  }
}

/// What is asked by that entry, with its rule where it is a printed number.
std::string questionOf(const State& state, const Entry& entry) {
  if (const auto* told = std::get_if<Tell>(&entry)) {
    return told->what == Told::cost ? "price of a level (ASK-2)" : "points of a level (ASK-3)";
  }
  if (std::holds_alternative<TableNumber>(entry)) {
    return state.field() == landField ? "table: land (ASK-1)" : "table: extra goods (ASK-1)";
  }
  return std::string(entryNames[entry.index()]);
}

} // namespace

void saqqaraGames() {
  const Edition edition = emptySheet();
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    const Game game{&edition, {}, players};
    Options options;
    timeGames("Saqqara", players, [&](std::uint64_t seed) {
      long entries = 0;
      playSaqqara(game, seed, options,
                  [&](const State& /*state*/, const Entry& /*entry*/) { ++entries; });
      return entries;
    });
  }
}

void saqqaraQuestions() {
  const Edition edition = emptySheet();
  QuestionCounts counts;
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    const Game game{&edition, {}, players};
    Options options;
    for (int seed = 0; seed < QuestionCounts::games; ++seed) {
      playSaqqara(game, static_cast<std::uint64_t>(seed), options,
                  [&](const State& state, const Entry& entry) {
                    counts.add(questionOf(state, entry), state.round);
                  });
      counts.endGame(players);
    }
  }
  counts.print(minPlayers, maxPlayers);
}

} // namespace nilometer::bench
