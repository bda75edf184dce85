// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/invariants.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

/// Goes through the table once and notes what cannot be.
class TableCheck : public table::InvariantCheck<Invariant, Game, State> {
public:
  TableCheck(const Game& game, const State& state)
      : InvariantCheck(game, state), m_edition(*game.edition) {}

  InvariantSet run() {
    for (Player player = 0; player < m_state.players; ++player) checkPlayer(player);
    checkSlots();
    checkCards();
    checkTrack();
    checkOrder();
    checkSpaces();
    checkTombs();
    checkSphinx();
    require(m_state.round >= 1 && m_state.round <= rounds, Invariant::phase);
    return broken();
  }

private:
  void checkPlayer(Player player) {
    const PlayerState& own = m_state.player[player];
    require(own.shipsPlaced <= m_edition.shipsPerPlayer, Invariant::ships);
    require(own.stones >= 0 && own.stones <= m_edition.stoneTrackEnd, Invariant::stones);
    for (std::size_t i = 0; i < crewCount; ++i) {
      const int strength = own.crews[i];
      require(strength >= m_edition.crewStart[i] && strength <= m_edition.crewTrackEnd[i],
              Invariant::crews);
    }
    for (const Market market : {Market::stone, Market::grain}) {
      const int step = own.marketStep[static_cast<std::size_t>(market)];
      require(step >= 0 && step < m_edition.steps(market), Invariant::markets);
    }
    const CardSet improved = own.improvedOnce | own.improvedTwice;
    require((improved & ~(own.cards & m_edition.fields)) == 0, Invariant::cards);
    require((own.improvedTwice & ~own.improvedOnce) == 0, Invariant::cards);
  }

  void checkSlots() {
    for (std::uint8_t site = 0; site < siteCount; ++site) {
      const SiteState& ships = m_state.sites[site];
      int inReserve = 0;
      for (std::uint8_t i = 0; i < ships.count; ++i) {
        const Slot& slot = ships.slots[i];
        require(ships.find(slot.player) == &slot, Invariant::slots);
        require(standsAt(slot.player, m_edition.stopOfSite[site]), Invariant::slots);
        if (slot.space == reserveSpace) ++inReserve;
      }
      // BUILD-7: one ship per player and site, so at most one is left over.
      require(inReserve <= std::max(m_game.players - openSpaces(m_game), 0), Invariant::slots);
    }
  }

  [[nodiscard]] bool standsAt(Player player, std::uint8_t stop) const {
    const PlayerState& own = m_state.player[player];
    const auto end = own.ships.begin() + std::min<int>(own.shipsPlaced, maxShips);
    return std::any_of(own.ships.begin(), end,
                       [stop](const ShipAt& ship) { return ship.stop == stop; });
  }

  void checkCards() {
    CardSet found = 0;
    const CardSet inGame = cardsInGame(m_game);
    for (Player player = 0; player < m_state.players; ++player) {
      const CardSet own = m_state.player[player].cards;
      require((own & cardBit(startFieldCard)) != 0, Invariant::cards);
      claim(own & ~cardBit(startFieldCard), found);
    }
    const CardSet deck =
        m_edition.cardsOfDeck[static_cast<std::size_t>(deckOfRound(m_state.round))];
    for (std::uint8_t i = 0; i < maxCardStops; ++i) {
      const std::uint8_t lying = m_state.river[i];
      if (lying >= riverUnnamed) {
        require(lying == riverEmpty || i < m_edition.cardStops, Invariant::river);
        continue;
      }
      claim(cardBit(lying), found);
      const bool leftFromBefore = m_state.phase == Phase::lay || m_state.phase >= Phase::final;
      require(leftFromBefore || (deck & cardBit(lying)) != 0, Invariant::river);
    }
    require((found & ~inGame) == 0, Invariant::cards);
    require((found & ~m_state.seenCards) == 0, Invariant::cards);
  }

  void claim(CardSet cards, CardSet& found) {
    require((cards & found) == 0, Invariant::cards);
    found |= cards;
  }

  void checkTrack() {
    const auto order = m_state.track.fromTheFront();
    unsigned seen = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      seen |= 1U << order[i];
      if (i == 0) continue;
      require(m_state.track.points(order[i - 1]) >= m_state.track.points(order[i]),
              Invariant::track);
    }
    require(seen == (1U << m_state.players) - 1, Invariant::track);
  }

  void checkOrder() {
    unsigned tiles = 0;
    for (Player player = 0; player < m_state.players; ++player) {
      tiles |= 1U << m_state.player[player].orderTile;
    }
    require(tiles == ((1U << m_state.players) - 1) << 1, Invariant::order);
  }

  void checkSpaces() {
    for (int i = 0; i < buildingCount; ++i) {
      const auto building = static_cast<Building>(i);
      SpaceSet all = 0;
      for (Player player = 0; player < maxPlayers; ++player) {
        const SpaceSet own = m_state.own(building, player);
        require((own & all) == 0, Invariant::spaces);
        all |= own;
      }
      require((all & ~m_edition.plan(building).spaces()) == 0, Invariant::spaces);
    }
  }

  void checkTombs() {
    const SpaceSet taken = m_state.built(Building::tombs);
    const int spaces = m_edition.plan(Building::tombs).count;
    const int open = std::min<int>(spaces, m_edition.openTombs + std::popcount(taken));
    require(m_state.openedTombs == open, Invariant::tombs);
    for (int i = 0; i < maxTombs; ++i) {
      const auto cell = static_cast<std::size_t>(i);
      require(i < m_state.openedTombs || m_state.tombValues[cell] == 0, Invariant::tombs);
      const bool isTaken = (taken & spaceBit(i)) != 0;
      require(!isTaken || m_state.tombValues[cell] > 0, Invariant::tombs);
    }
  }

  void checkSphinx() {
    int held = m_state.sphinxDeck;
    SphinxSet named = 0;
    SphinxSet shown = 0;
    for (Player player = 0; player < m_state.players; ++player) {
      const PlayerState& own = m_state.player[player];
      held += own.sphinxHeld;
      require(std::popcount(own.sphinxNamed) <= own.sphinxHeld, Invariant::sphinx);
      // Two may have named the same card, each for his own eyes, until one of them shows it.
      require(!own.scored || (shown & own.sphinxNamed) == 0, Invariant::sphinx);
      if (own.scored) shown |= own.sphinxNamed;
      named |= own.sphinxNamed;
    }
    const SphinxSet inGame = sphinxCardsInGame(m_game);
    require(m_state.sphinxDeck >= 0 && held == std::popcount(inGame), Invariant::sphinx);
    require((named & ~inGame) == 0, Invariant::sphinx);
  }

  const Edition& m_edition;
};

} // namespace

InvariantSet brokenInvariants(const Game& game, const State& state) {
  return TableCheck(game, state).run();
}

} // namespace nilometer::egizia
