// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_pyramidion.h"

#include "question_counts.h"
#include "timed_games.h"

#include "engine/pyramidion/file/edition_file.h"
#include "engine/pyramidion/file/entry_names.h"
#include "engine/random_play/pyramidion/random_game.h"
#include "engine/record/files.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace nilometer::bench {

using namespace pyramidion;

namespace {

/// The pieces that lie in the box, with the made-up values of the tests. What is printed on sites
/// nobody has read.
Edition copyToRead() {
  const std::string path = NILOMETER_SOURCE_DIR "/tests/editions/pyramidion-golden.json";
  const auto text = record::readFile(path);
  if (!text) qFatal("cannot read %s", path.c_str());
  auto edition = readEdition(*text, path);
  if (!edition) qFatal("%s is no edition", path.c_str());
  edition->sheet = {};
  return *edition;
}

/// What a table reads for the first time in a game, one question for each component.
class FirstReadings {
public:
  explicit FirstReadings(QuestionCounts& counts) : m_counts(counts) {}

  void see(const State& state, const Entry& entry) {
    m_state = &state;
    std::visit([this](const auto& what) { read(what); }, entry);
  }

private:
  template <class Thing>
  void one(const char* question, std::vector<Thing>& seen, const Thing& thing) {
    if (std::ranges::find(seen, thing) != seen.end()) return;
    seen.push_back(thing);
    m_counts.add(question, m_state->round);
  }
  void card(Card card, bool looks) {
    if (looks && card.ankh) one("first: ankh of a card (POWER-FIRST)", m_ankhs, card.id);
    card.ankh.reset();
    one("first: numbers of a card (CARD-6)", m_seen.cards, card);
  }
  void boat(const Boat& boat) { one("first: a boat (BOAT-4)", m_seen.boats, boat); }
  void supply(const SupplyCard& card) {
    one("first: a supply card (SUPPLY-2)", m_seen.supply, card);
  }

  void read(const SetUp& entry) { supply(entry.supply); }
  void read(const NewBoats& entry) {
    for (int i = 0; i < entry.count; ++i) boat(entry.boats[at(i)]);
  }
  void read(const NextSupply& entry) { supply(entry.card); }
  void read(const Activate& entry) {
    if (entry.boat) boat(*entry.boat);
  }
  void read(const Play& entry) { card(entry.card, asksForAnkh(m_state->active)); }
  void read(const Pass& entry) {
    if (entry.recruit) card(*entry.recruit, false);
  }
  void read(const Revolt& entry) {
    for (int i = 0; i < entry.markers.count; ++i) {
      one("first: a revolt marker (REVOLT-2)", m_seen.markers, entry.markers.turned[at(i)]);
    }
  }
  void read(const auto& /*decides*/) {}

  QuestionCounts& m_counts;
  const State* m_state = nullptr;
  Readings m_seen;
  std::vector<std::uint8_t> m_ankhs;
};

/// `entered(state, entry)` hears of each entry before it is carried out.
template <class Entered>
void playPyramidion(const Game& game, std::uint64_t seed, Options& options, Entered entered) {
  State state = setUp(game);
  RandomGame table(game, seed);
  Effects effects;
  while (const std::optional<Entry> entry = table.next(state, options)) {
    entered(state, *entry);
    effects.clear();
    apply(game, state, *entry, effects);
  }
}

/// What is asked by that entry, with its rule where it is read off a site.
std::string questionOf(const Entry& entry) {
  if (std::holds_alternative<TellMinima>(entry)) return "first: minima of a site (RESOLVE-5)";
  if (std::holds_alternative<TellCorner>(entry)) return "first: corner of a site (LOAD-6)";
  return std::string(entryNames[entry.index()]);
}

} // namespace

void pyramidionGames() {
  const Edition edition = copyToRead();
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    const Game game{&edition, {}, players};
    Options options;
    timeGames("Pyramidion", players, [&](std::uint64_t seed) {
      long entries = 0;
      playPyramidion(game, seed, options,
                     [&](const State& /*state*/, const Entry& /*entry*/) { ++entries; });
      return entries;
    });
  }
}

void pyramidionQuestions() {
  const Edition edition = copyToRead();
  QuestionCounts counts;
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    const Game game{&edition, {}, players};
    Options options;
    for (int seed = 0; seed < QuestionCounts::games; ++seed) {
      FirstReadings readings(counts);
      playPyramidion(game, static_cast<std::uint64_t>(seed), options,
                     [&](const State& state, const Entry& entry) {
                       counts.add(questionOf(entry), state.round);
                       readings.see(state, entry);
                     });
      counts.endGame(players);
    }
  }
  counts.print(minPlayers, maxPlayers);
}

} // namespace nilometer::bench
