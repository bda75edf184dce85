// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/guide/facts.h"

/// The parts of situationOf(), by phase. Each appends its facts, the most important first.
namespace nilometer::ui {

/// A table and what may be done on it.
struct Position {
  const egizia::Game& game;
  const egizia::State& state;
  const egizia::Options& options;

  [[nodiscard]] const egizia::Edition& edition() const { return *game.edition; }
  [[nodiscard]] const egizia::PlayerState& of(table::Player player) const {
    return state.player[player];
  }
  /// What entering that would change, in a game that stays as it is.
  [[nodiscard]] egizia::Effects effectsOf(const egizia::Entry& entry) const;
  /// The table after it.
  [[nodiscard]] egizia::State after(const egizia::Entry& entry) const;
};

using Facts = std::vector<Fact>;

/// SAIL: for the player who is to place a ship.
void addSailFacts(const Position& position, table::Player player, Facts& facts);
/// BUILD: for the player whose ship it is, at that site.
void addBuildFacts(const Position& position, table::Player player, egizia::Site site, Facts& facts);
/// The phases in which everybody acts together.
void addLayFacts(const Position& position, Facts& facts);
void addFeedFacts(const Position& position, Facts& facts);
void addStoneFacts(const Position& position, Facts& facts);
void addBonusFacts(const Position& position, Facts& facts);
void addOrderFacts(const Position& position, Facts& facts);
/// FINAL: for the player being scored.
void addFinalFacts(const Position& position, table::Player player, Facts& facts);

/// Cards that may be played now by themselves, of that player or (noPlayer) of everybody.
void addPlayableCards(const Position& position, table::Player player, Facts& facts);
/// What would not go on the stone track in the next production (STONE-2), if anything.
void addStonesLost(const Position& position, table::Player player, Facts& facts);

} // namespace nilometer::ui
