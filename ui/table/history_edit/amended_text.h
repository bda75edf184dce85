// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"

#include <QString>

#include <cstdint>

namespace nilometer::ui {

class GameSession;
struct AmendedGame;
struct Theme;

/// What is done to which entry of the past, as the title of its card.
[[nodiscard]] QString amendedTitle(const AmendedGame& amended);
/// What is being done to which entry of the past, in one line. `headline` = what that one, or the
/// later one that is entered again, has said so far. @pre session.amending()
[[nodiscard]] QString amendingLine(const GameSession& session, const QString& headline);
/// The same without what it has said.
[[nodiscard]] QString amendingEntry(const GameSession& session);
/// The numbers that differ, of the players and at the ends of rounds where any does, with the one
/// before and strong, as rich text; a sentence where all stay, nothing where goods change hands.
[[nodiscard]] QString amendedNumbers(const AmendedGame& amended, const GameSession& session,
                                     const Theme& theme);
/// What is to be moved on the real board, as rich text.
[[nodiscard]] QString amendedMoves(const AmendedGame& amended);
/// How many later entries are affected, and what becomes of them. @pre there are any
[[nodiscard]] QString amendedLater(const AmendedGame& amended);
/// Whether keeping it leaves entries out of the game.
enum class Harm : std::uint8_t { none, some };
struct AmendedAnswer {
  QString text;
  Harm harm = Harm::none;
};
/// What the button says that keeps it.
[[nodiscard]] AmendedAnswer amendedAnswer(const AmendedGame& amended);
/// What stays to be done when it is kept so; may be empty.
[[nodiscard]] QString amendedNote(const AmendedGame& amended);

} // namespace nilometer::ui
