// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/random_play/egizia/random_game.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

RandomGame::RandomGame(const Game& game, Naming naming, std::uint64_t seed)
    : Toss(seed), m_game(game), m_naming(naming) {
  const Edition& edition = *game.edition;
  for (std::size_t deck = 0; deck < deckCount; ++deck) {
    for (const int card : Bits(edition.cardsOfDeck[deck] & cardsInGame(game))) {
      m_decks[deck].push_back(card);
    }
    shuffle(m_decks[deck]);
  }
  std::vector<std::int16_t> tiles = edition.tombTileValues;
  shuffle(tiles);
  for (std::size_t i = 0; i < edition.plan(Building::tombs).count; ++i) {
    m_tombs[i] = static_cast<std::uint8_t>(tiles[i]);
  }
  for (const int card : Bits(sphinxCardsInGame(game))) m_sphinxDeck.push_back(card);
  shuffle(m_sphinxDeck);
  if (!game.options.startingSphinxCard) return;
  for (int player = 0; player < game.players; ++player) {
    m_hands[static_cast<std::size_t>(player)] = SphinxSet{1} << m_sphinxDeck.front();
    m_sphinxDeck.erase(m_sphinxDeck.begin());
  }
}

std::optional<Entry> RandomGame::next(const State& state, Options& options) {
  listOptions(m_game, state, options);
  if (state.phase == Phase::over) return std::nullopt;
  if (std::optional<Entry> naming = nameSomething(state)) return naming;
  if (state.phase == Phase::lay && (options.entries.size() == 1 || chance(80))) {
    return layOut(state);
  }
  if (options.sphinxToName > 0) {
    const SphinxSet cards = m_hands[options.onTurn] & ~state.player[options.onTurn].sphinxNamed;
    return FinalScore{options.onTurn, options.maySell && chance(90), cards};
  }
  return pick(state, options);
}

std::optional<Entry> RandomGame::nameSomething(const State& state) {
  if (state.tombValues[0] == 0) {
    NameTombs tombs{.first = 0, .values = m_tombs, .count = state.openedTombs};
    std::fill(tombs.values.begin() + tombs.count, tombs.values.end(), std::uint8_t{0});
    return tombs;
  }
  if (m_naming == Naming::asLate || state.phase != Phase::sail) return std::nullopt;
  for (Player player = 0; player < state.players; ++player) {
    const SphinxSet unknown = m_hands[player] & ~state.player[player].sphinxNamed;
    if (unknown != 0) return NameSphinxCards{player, unknown};
  }
  return std::nullopt;
}

Entry RandomGame::layOut(const State& state) {
  std::vector<int>& deck = m_decks[static_cast<std::size_t>(deckOfRound(state.round))];
  LayOut entry;
  for (std::size_t i = 0; i < m_game.edition->cardStops; ++i) {
    m_river[i] = deck.back();
    deck.pop_back();
    const bool named = m_naming == Naming::asEarly;
    if (named)
      entry.cards[i] = m_game.edition->nileCards[static_cast<std::size_t>(m_river[i])].name;
  }
  return entry;
}

Entry RandomGame::pick(const State& state, const Options& options) {
  Entry entry = options.entries[pickIndex(options)];
  nameTaken(options, entry);
  if (Build* build = std::get_if<Build>(&entry)) {
    if (build->site == Site::sphinx) {
      drawSphinxCards(*build);
    } else {
      buildMore(state, options, *build);
      turnUpTombs(state, *build);
    }
  }
  return entry;
}

// Rather on with the phase than lone cards, rather a ship than a pass, rather building than
// declining, rather a space not far downstream: more like what people play.
std::size_t RandomGame::pickIndex(const Options& options) {
  std::size_t best = below(options.entries.size());
  const auto dull = [&](std::size_t index) {
    const Entry& entry = options.entries[index];
    if (const PlaceShip* ship = std::get_if<PlaceShip>(&entry)) return static_cast<int>(ship->stop);
    if (std::holds_alternative<Build>(entry)) return 0;
    return std::holds_alternative<PlayCard>(entry) ? 50 : 100;
  };
  for (int tries = 0; tries < 2; ++tries) {
    const std::size_t other = below(options.entries.size());
    if (dull(other) < dull(best)) best = other;
  }
  return best;
}

// The scribe may name any card at an unnamed space; here he names the one that lies there.
void RandomGame::nameTaken(const Options& options, Entry& entry) {
  const Edition& edition = *m_game.edition;
  const auto realName = [&](std::uint8_t stop) {
    const auto space = edition.river[stop].index;
    return edition.nileCards[static_cast<std::size_t>(m_river[space])].name;
  };
  std::vector<const Entry*> fitting;
  if (const PlaceShip* ship = std::get_if<PlaceShip>(&entry)) {
    if (ship->card == unnamed) return;
    for (const Entry& other : options.entries) {
      const PlaceShip* same = std::get_if<PlaceShip>(&other);
      if (same != nullptr && same->stop == ship->stop && same->second == ship->second &&
          same->card == realName(ship->stop)) {
        fitting.push_back(&other);
      }
    }
  } else if (const TakeLeftover* left = std::get_if<TakeLeftover>(&entry)) {
    if (left->card == unnamed) return;
    for (const Entry& other : options.entries) {
      const TakeLeftover* same = std::get_if<TakeLeftover>(&other);
      if (same != nullptr && same->stop == left->stop && same->card == realName(*left->stop)) {
        fitting.push_back(&other);
      }
    }
  }
  if (!fitting.empty()) entry = *fitting[below(fitting.size())];
}

int RandomGame::price(const Build& entry) const {
  int sum = 0;
  for (std::size_t i = 0; i < buildingCount; ++i) {
    sum += valueOf(*m_game.edition, static_cast<Building>(i), entry.spaces[i], m_tombs);
  }
  return sum;
}

void RandomGame::buildMore(const State& state, const Options& options, Build& entry) {
  const PlayerState& own = state.player[entry.player];
  const int strength = strengthOf(*m_game.edition, own, entry.crews, entry.strengthCards);
  const int limit = std::min<int>(strength, options.budget);
  for (int tries = static_cast<int>(below(8)); tries > 0; --tries) {
    const Target& target = options.targets[below(options.targets.size())];
    Build more = entry;
    more.spaces[static_cast<std::size_t>(target.building)] |= target.spaces;
    if (price(more) <= limit) entry = more;
  }
  if (entry.site == Site::obelisk && chance(30)) takeFreshTomb(state, entry, limit);
}

void RandomGame::takeFreshTomb(const State& state, Build& entry, int limit) {
  SpaceSet& tombs = entry.spaces[static_cast<std::size_t>(Building::tombs)];
  const SpaceSet gone = state.built(Building::tombs) | tombs;
  const int next = std::countr_one(gone);
  const int open = openTombsAfter(*m_game.edition, state, std::popcount(tombs));
  if (next >= open) return;
  Build more = entry;
  more.spaces[static_cast<std::size_t>(Building::tombs)] |= spaceBit(next);
  if (price(more) <= limit) entry = more;
}

void RandomGame::turnUpTombs(const State& state, Build& entry) {
  const SpaceSet taken = entry.spaces[static_cast<std::size_t>(Building::tombs)];
  const int open = openTombsAfter(*m_game.edition, state, std::popcount(taken));
  for (int cell = state.openedTombs; cell < open; ++cell) {
    entry.opened[entry.openedCount++] = m_tombs[static_cast<std::size_t>(cell)];
  }
}

void RandomGame::drawSphinxCards(Build& entry) {
  std::vector<int> drawn(m_sphinxDeck.begin(), m_sphinxDeck.begin() + entry.draw + entry.unpaid);
  m_sphinxDeck.erase(m_sphinxDeck.begin(), m_sphinxDeck.begin() + entry.draw + entry.unpaid);
  shuffle(drawn);
  SphinxSet kept = 0;
  for (int i = 0; i < entry.kept; ++i) {
    kept |= SphinxSet{1} << drawn.back();
    drawn.pop_back();
  }
  m_sphinxDeck.insert(m_sphinxDeck.end(), drawn.begin(), drawn.end());
  m_hands[entry.player] |= kept;
  if (m_naming == Naming::asEarly && chance(50)) entry.keptCards = kept;
}

} // namespace nilometer::egizia
