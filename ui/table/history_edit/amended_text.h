// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"

#include <QString>

#include <cstdint>

namespace nilometer::ui {

class GameSession;
struct AmendedGame;
struct Theme;

/// The title of the card: what is done to which entry of the past.
[[nodiscard]] QString amendedTitle(const AmendedGame& amended);
/// The line about the running change: what is done to which entry of the past. `headline` = what
/// that one, or the later one that is entered again, has said so far. @pre session.amending()
[[nodiscard]] QString amendingLine(const GameSession& session, const QString& headline);
/// The line about the running change without the headline.
[[nodiscard]] QString amendingEntry(const GameSession& session);
/// The numbers that differ, of the players and at the ends of rounds where any does, with the one
/// before and strong, as rich text; a sentence where all stay, or where points are not read yet;
/// nothing where goods change hands.
[[nodiscard]] QString amendedNumbers(const AmendedGame& amended, const GameSession& session,
                                     const Theme& theme);
/// The moves on the real board that the change asks for, as rich text.
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
