// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Saqqara's figures of docs/performance.md.
namespace nilometer::bench {

/// Complete random games a second of three, four and five players, on an empty sheet.
void saqqaraGames();
/// What a table with an empty sheet is asked, how often in a game and in which rounds.
void saqqaraQuestions();

} // namespace nilometer::bench
