// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/display/egizia_display.h"

#include "ui/egizia/strip/move_parts.h"

namespace nilometer::ui {

namespace {

/// The table view draws ships and tiles; everything else it says.
std::optional<DisplayBit> bitOf(const MoveGlyph& glyph) {
  using Kind = MoveGlyph::Kind;
  if (glyph.kind == Kind::ship)
    return DisplayBit{.kind = DisplayBit::Kind::ship, .text = glyph.text};
  if (glyph.kind == Kind::tile && !glyph.after.isEmpty()) {
    return DisplayBit{
        .kind = DisplayBit::Kind::tile, .text = glyph.on, .after = glyph.after, .tint = glyph.tint};
  }
  if (glyph.told.isEmpty()) return std::nullopt;
  return DisplayBit{.text = glyph.told};
}

} // namespace

std::vector<DisplayMoves> displayMoves(const EgiziaSession& session,
                                       std::span<const table::Effect> effects,
                                       const std::function<QString(const table::Effect&)>& sign) {
  std::vector<DisplayMoves> all;
  for (const MovePart& part : moveParts(session, effects, sign)) {
    all.push_back({.colour = part.colour});
    for (const MoveGlyph& glyph : part.glyphs) {
      if (const auto bit = bitOf(glyph)) all.back().bits.push_back(*bit);
    }
  }
  return all;
}

} // namespace nilometer::ui
