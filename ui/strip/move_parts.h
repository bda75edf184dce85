// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/move_glyphs.h"

#include <cstdint>

/// What games need to say their moves in signs.
namespace nilometer::ui {

/// "3 → 5"
[[nodiscard]] QString fromTo(int before, int after);
/// "→ Alyi"
[[nodiscard]] QString toPlace(const QString& place);

/// Where the moves of that player go: each is named once, though the table moves something
/// meanwhile. Without a colour: where those go that belong to nobody.
[[nodiscard]] std::vector<MoveGlyph>&
glyphsFor(std::vector<MovePart>& parts, std::optional<PlayerColour> colour, const QString& name);

/// Goods that go the same way as those before them join them.
void addGlyph(std::vector<MoveGlyph>& glyphs, MoveGlyph more);

/// How much is said of where goods come from.
enum class Origins : std::uint8_t { inWords, brief, none };
/// The same moves with so much said. Without a word all that a player gets is one of them.
[[nodiscard]] MoveContent saying(Origins origins, MoveContent content);

} // namespace nilometer::ui
