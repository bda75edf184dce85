// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/table/action_bar/move_glyphs.h"
#include "ui/text/shown_names.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

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

/// Those moves in signs, each with what its owner moves. `ownerOf(move)` may be nobody;
/// `signOf(move)` = nothing where nothing is told.
template <class Session>
[[nodiscard]] std::vector<MovePart> partsOf(const Session& session, const auto& moves, auto ownerOf,
                                            auto signOf) {
  std::vector<MovePart> parts;
  for (const auto& move : moves) {
    std::optional<MoveGlyph> sign = signOf(move);
    if (!sign) continue;
    const table::Player owner = ownerOf(move);
    auto& glyphs = owner == table::noPlayer
                       ? glyphsFor(parts, {}, {})
                       : glyphsFor(parts, playerColourAt(session.colourOf(owner)),
                                   text::playerName(owner, session.names().shown));
    addGlyph(glyphs, std::move(*sign));
  }
  return parts;
}

/// How much is said of where goods come from.
enum class Origins : std::uint8_t { inWords, brief, none };
/// The moves with so much said. Without a word all that a player gets is one of them.
[[nodiscard]] MoveContent saying(Origins origins, MoveContent content);

} // namespace nilometer::ui
