// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/move_parts.h"

#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

QString fromTo(int before, int after) {
  return text::fill(QStringLiteral("%1 → %2"), {text::number(before), text::number(after)});
}

QString toPlace(const QString& place) {
  return text::fill(QStringLiteral("→ %1"), {place});
}

std::vector<MoveGlyph>& glyphsFor(std::vector<MovePart>& parts, std::optional<PlayerColour> colour,
                                  const QString& name) {
  const auto same = std::ranges::find(parts, colour, &MovePart::colour);
  if (colour && same != parts.end()) return same->glyphs;
  parts.push_back({colour, colour ? name : QString(), {}});
  return parts.back().glyphs;
}

void addGlyph(std::vector<MoveGlyph>& glyphs, MoveGlyph more) {
  const auto areWares = [](const MoveGlyph& glyph) { return glyph.kind == MoveGlyph::Kind::wares; };
  const bool joins = !glyphs.empty() && areWares(more) && areWares(glyphs.back()) &&
                     glyphs.back().text == more.text;
  if (!joins) {
    glyphs.push_back(std::move(more));
    return;
  }
  auto& wares = glyphs.back().wares;
  for (const MoveGlyph::Pieces& pieces : more.wares) {
    const auto same = std::ranges::find(wares, pieces.ware, &MoveGlyph::Pieces::ware);
    if (same == wares.end()) {
      wares.push_back(pieces);
    } else {
      same->count += pieces.count;
    }
  }
}

MoveContent saying(Origins origins, MoveContent content) {
  if (origins == Origins::inWords) return content;
  for (MovePart& part : content.parts) {
    for (MoveGlyph& glyph : std::exchange(part.glyphs, {})) {
      if (glyph.brief.isEmpty()) {
        part.glyphs.push_back(std::move(glyph));
        continue;
      }
      glyph.text = origins == Origins::brief ? glyph.brief : QString();
      addGlyph(part.glyphs, std::move(glyph));
    }
  }
  return content;
}

} // namespace nilometer::ui
