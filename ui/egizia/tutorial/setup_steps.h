// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/game.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/text/phrase.h"

#include <QString>

#include <array>
#include <string_view>
#include <vector>

/// How the real table is made ready for a game, step by step: what lies on the board first, then
/// what everybody gets, then what is secret. All numbers are those of the edition, the options and
/// the players of that game (SET-1 to SET-8, LAY-1).
namespace nilometer::ui {

/// The steps, in the order in which people do them.
enum class SetupPart : std::uint8_t {
  board,
  sites,
  ring,
  nileDecks,
  sphinxDeck,
  tombs,
  kit,
  crews,
  startCards,
  orderTiles,
  scoreTrack,
  markets,
  stones,
  sphinxCard, ///< only with the option startingSphinxCard
  nileCards
};
/// As kept in the settings, by SetupPart.
inline constexpr auto setupPartNames = std::to_array<std::string_view>(
    {"board", "sites", "ring", "nile-decks", "sphinx-deck", "tombs", "kit", "crews", "start-cards",
     "order-tiles", "score-track", "markets", "stones", "sphinx-card", "nile-cards"});
/// SetupStep::key of that step.
[[nodiscard]] inline QString setupKey(SetupPart part) {
  return text::fromUtf8(setupPartNames[static_cast<std::size_t>(part)]);
}

/// What a picture beside the step shows (SetupStep::picture): a part of the board, or a player's
/// tableau.
enum class SetupPicture : std::uint8_t {
  board,
  river,
  ring,
  markets,
  sphinx,
  tombs,
  track,
  players
};

/// All steps of that game. `table` belongs to the same players.
[[nodiscard]] std::vector<SetupStep> setupSteps(const egizia::Game& game, const text::Table& table,
                                                const egizia::RecordHeader& header);

} // namespace nilometer::ui
