// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Pyramidion's figures of docs/performance.md.
namespace nilometer::bench {

/// How many random games of each number of players are played in a second.
void pyramidionGames();
/// What a table with an empty sheet is asked, how often in a game and in which rounds.
void pyramidionQuestions();

} // namespace nilometer::bench
