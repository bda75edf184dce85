// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/final_facts.h"
#include "engine/random_play/egizia/random_game.h"

#include <QtGlobal>

#include <algorithm>
#include <string>

/// End positions of games played at random, as documents with all cards, tiles and spaces.
namespace nilometer::test {

class RandomPosition {
public:
  /// A game of that many players; another seed is another game.
  RandomPosition(const egizia::Edition& edition, int players, unsigned seed) : m_edition(edition) {
    m_game.edition = &edition;
    m_game.options = egizia::optionsOf(profile);
    m_game.players = players;
    play(seed);
  }

  [[nodiscard]] egizia::PositionDocument document() const {
    egizia::PositionDocument document;
    document.edition = {m_edition.id, m_edition.checksum};
    document.profile = profile;
    document.options = m_game.options;
    for (egizia::Player player = 0; player < m_game.players; ++player) {
      document.players.push_back(this->player(player));
    }
    return document;
  }

private:
  // No cards are played inside the final scoring of this profile.
  static constexpr egizia::Profile profile = egizia::Profile::tournament;

  void play(unsigned seed) {
    egizia::RandomGame table(m_game, egizia::Naming::asLate, seed);
    m_end = setUp(m_game);
    egizia::Options options;
    egizia::Effects effects;
    while (const std::optional<egizia::Entry> entry = table.next(m_end, options)) {
      const bool scoring = m_end.phase == egizia::Phase::final;
      if (const auto* score = std::get_if<egizia::FinalScore>(&*entry)) {
        m_sell[score->player] = score->sell;
      }
      if (!enter(m_game, m_end, *entry, false, effects).accepted) qFatal("a refused entry");
      if (!scoring && m_end.phase == egizia::Phase::final) m_state = m_end;
    }
  }

  [[nodiscard]] egizia::PositionDocument::Player player(egizia::Player player) const {
    const egizia::PlayerState& own = m_state.player[player];
    egizia::PositionDocument::Player to;
    to.seat.colour = std::string(egizia::playerColours[player]);
    to.seat.name = "Player " + std::to_string(player + 1);
    to.orderTile = own.orderTile;
    to.points = m_state.track.points(player);
    to.queue = sharedPlace(player);
    to.stones = own.stones;
    to.marketStep = {own.marketStep[0] + 1, own.marketStep[1] + 1};
    std::ranges::copy(own.crews, to.crews.begin());
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      to.ownStones[i].spaces = m_state.stones[i][player];
    }
    to.tombTiles.emplace();
    for (const int tomb : egizia::Bits(m_state.own(egizia::Building::tombs, player))) {
      to.tombTiles->push_back(m_state.tombValues[static_cast<std::size_t>(tomb)]);
    }
    to.sell = m_sell[player];
    cards(own, to);
    for (const int card : egizia::Bits(m_end.player[player].sphinxNamed)) {
      to.sphinx.push_back(m_edition.sphinxCards[static_cast<std::size_t>(card)].id);
    }
    return to;
  }

  [[nodiscard]] std::optional<int> sharedPlace(egizia::Player player) const {
    for (egizia::Player other = 0; other < m_game.players; ++other) {
      const bool shared = m_state.track.points(other) == m_state.track.points(player);
      if (other != player && shared) return m_state.track.placeInQueue(player) + 1;
    }
    return std::nullopt;
  }

  [[nodiscard]] static int improved(const egizia::PlayerState& own, int field) {
    return ((own.improvedOnce & egizia::cardBit(field)) != 0 ? 1 : 0) +
           ((own.improvedTwice & egizia::cardBit(field)) != 0 ? 1 : 0);
  }

  void cards(const egizia::PlayerState& own, egizia::PositionDocument::Player& to) const {
    to.startFieldImproved = improved(own, egizia::startFieldCard);
    for (const int card : egizia::Bits(own.cards & ~egizia::cardBit(egizia::startFieldCard))) {
      const egizia::NileCard& printed = m_edition.nileCards[static_cast<std::size_t>(card)];
      const std::string& name = m_edition.cardNames[printed.name];
      if (lifeOf(printed.kind) != egizia::CardLife::permanent) continue;
      if (isField(printed.kind))
        to.fields.push_back({name, improved(own, card)});
      else if (printed.kind == egizia::CardKind::quarry)
        to.quarries.push_back(name);
      else
        to.permanents.push_back(name);
    }
  }

  const egizia::Edition& m_edition;
  egizia::Game m_game;
  egizia::State m_state; ///< before the final scoring
  egizia::State m_end;
  std::array<bool, egizia::maxPlayers> m_sell{};
};

} // namespace nilometer::test
