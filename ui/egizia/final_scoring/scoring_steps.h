// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/effects.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"

#include <cstdint>
#include <span>
#include <vector>

/// The final scoring taken apart into steps that a table can follow, one page per player. Plain
/// values without a language; worked out from the engine's effects, so that they cannot differ
/// from the score.
namespace nilometer::ui {

/// One step in the final scoring of a player.
struct ScoringStep {
  enum class Kind : std::uint8_t {
    stones, ///< END-1, always the first
    tombs,  ///< END-2
    sphinx  ///< END-3, one for each card
  };
  /// What became of the stones left over.
  enum class Sale : std::uint8_t { sold, kept, forbidden };

  Kind kind = Kind::stones;
  table::Player player = table::noPlayer;
  table::RuleId rule;
  Sale sale = Sale::sold;             ///< of the stones
  std::uint8_t card = table::nothing; ///< Sphinx card, as in Edition::sphinxCards
  int fact = 0;   ///< stones left, sum of the tombs, or what decided about the card
  int points = 0; ///< that the step gives
  int total = 0;  ///< of the player after it
  table::Player behind = table::noPlayer; ///< in whose queue the marker arrives (TRACK-1)
  egizia::PrintedSet basis{}; ///< the assumed printed values that decide about the points

  /// The step as a move of the player's marker.
  [[nodiscard]] egizia::Effect move() const;
  friend bool operator==(const ScoringStep&, const ScoringStep&) = default;
};

/// The final scoring of one player.
struct ScoringPage {
  table::Player player = table::noPlayer;
  int orderTile = 0;
  int stoneStep = 0;        ///< of his stone marker, 0 = top (MARKET-4)
  table::ScoreTrack before; ///< all markers before his first step
  std::vector<ScoringStep> steps;
  int sealed = 0;       ///< Sphinx cards still to be named
  std::size_t open = 0; ///< steps that come before the sealed cards; all of them without any

  [[nodiscard]] int pointsBefore() const { return before.points(player); }
  /// All markers after so many steps.
  [[nodiscard]] table::ScoreTrack trackAfter(std::size_t steps) const;
  /// What so many steps rest on.
  [[nodiscard]] egizia::PrintedSet basisAfter(std::size_t steps) const;
  friend bool operator==(const ScoringPage&, const ScoringPage&) = default;
};

/// The page of a scoring that has been carried out: `effects` are those of his scoreFinal().
[[nodiscard]] ScoringPage scoredPage(const egizia::Game& game, const egizia::FinalFacts& facts,
                                     table::Player player, const table::ScoreTrack& before,
                                     const table::EffectsView& effects);

/// The page of a scoring that is being made, with cards that may still be sealed. Cards named
/// before come first, then those of `entry` in the order of `named`; the card per ten points
/// comes last of all. Selling where it is forbidden counts as keeping.
[[nodiscard]] ScoringPage draftedPage(const egizia::Game& game, const egizia::State& state,
                                      const egizia::FinalScore& entry, std::span<const int> named);

/// Puts the steps of a page's Sphinx cards into the order in which they were named in its scoring;
/// those that are not among `named` come before them, the card per ten points last of all.
void orderAsNamed(const egizia::Edition& edition, std::span<const int> named, ScoringPage& page);

/// The pages of all final scorings among the first `entries` of a record, in their order.
[[nodiscard]] std::vector<ScoringPage> recordedPages(const egizia::GameRecord& record,
                                                     const egizia::Edition& edition,
                                                     const egizia::Replay& replay,
                                                     std::size_t entries);

/// The pages of an end position, in scoring order.
[[nodiscard]] std::vector<ScoringPage> positionPages(const egizia::Position& position,
                                                     const egizia::Edition& edition);

} // namespace nilometer::ui
