// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game_rules.h"
#include "engine/egizia/options.h"
#include "engine/table/toss.h"

#include <optional>
#include <vector>

namespace nilometer::egizia {

/// How much the scribe of a random game names before he has to.
enum class Naming : std::uint8_t { asLate, asEarly };

/// A table at which random but legal games are played: it knows what a real table would know,
/// the shuffled decks, tomb tiles and hidden Sphinx cards. The same game, naming and seed give
/// the same entries on every machine.
class RandomGame : table::Toss {
public:
  RandomGame(const Game& game, Naming naming, std::uint64_t seed);
  /// Names as late as possible in games with an even seed, as early with an odd one.
  RandomGame(const Game& game, std::uint64_t seed)
      : RandomGame(game, seed % 2 == 0 ? Naming::asLate : Naming::asEarly, seed) {}

  /// The next entry, or nothing when the game is over. Lists all options into `options` first
  /// and picks among them; the caller must carry the entry out.
  /// @pre `state` is what this table's entries so far have led to
  std::optional<Entry> next(const State& state, Options& options);

private:
  std::optional<Entry> nameSomething(const State& state);
  Entry layOut(const State& state);
  Entry pick(const State& state, const Options& options);
  std::size_t pickIndex(const Options& options);
  void nameTaken(const Options& options, Entry& entry);
  void buildMore(const State& state, const Options& options, Build& entry);
  void takeFreshTomb(const State& state, Build& entry, int limit);
  void turnUpTombs(const State& state, Build& entry);
  void drawSphinxCards(Build& entry);
  [[nodiscard]] int price(const Build& entry) const;

  const Game& m_game;
  Naming m_naming;
  std::array<std::vector<int>, deckCount> m_decks;
  std::array<int, maxCardStops> m_river{}; ///< what really lies on each card space
  std::array<std::uint8_t, maxTombs> m_tombs{};
  std::vector<int> m_sphinxDeck; ///< the front is the top
  std::array<SphinxSet, maxPlayers> m_hands{};
};

} // namespace nilometer::egizia

template <>
struct nilometer::table::Offers<nilometer::egizia::Rules>
    : OffersFromFreeFunctions<egizia::Rules, egizia::Options, egizia::RandomGame> {};
