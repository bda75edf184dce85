// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/pages/archive/archived_game.h"
#include "ui/text/shown_names.h"

#include <QString>

/// How the archive writes what it shows, in the language of the moment.
namespace nilometer::ui {

/// With one decimal.
[[nodiscard]] QString averageText(double value);
/// "42 %".
[[nodiscard]] QString shareText(int part, int whole);

[[nodiscard]] QString nameOf(const record::SeatResult& seat);
[[nodiscard]] PlayerColour colourOf(const record::SeatResult& seat);
/// "86", or "86*" where points rest on printed values that nobody has compared yet.
[[nodiscard]] QString resultText(const record::SeatResult& seat);
/// What the sign of such points says; empty if there is nothing to say.
[[nodiscard]] QString assumedText(bool assumed);
/// The text of the sign where somebody's points in the game are assumed; empty otherwise.
[[nodiscard]] QString assumedText(const record::GameResult& game);
/// "?" behind who has won, where somebody else has if what is disputed was otherwise; else empty.
[[nodiscard]] QString unsettledSign(const record::GameResult& game);
/// Behind the standing where something was entered since; else empty.
[[nodiscard]] QString changedText(const record::GameResult& game);
/// That nothing of what was entered since counts before it is scored anew.
[[nodiscard]] QString changedSentence();
/// What both signs say, in sentences.
[[nodiscard]] QStringList doubtTexts(const record::GameResult& game);
/// "▲ Cem 95 · ■ Ben 91", the winner first.
[[nodiscard]] QString standingText(const record::GameResult& game);
/// A game's set of rules; with the game's name if there are several games.
[[nodiscard]] QString rulesText(const Game& kind, int profile, Games games);
/// What a game is called in a sentence: its title or its players, else its file.
[[nodiscard]] QString gameName(const ArchivedGame& game);

} // namespace nilometer::ui
