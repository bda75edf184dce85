// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/move_parts.h"

#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::ui {

QString fromTo(int before, int after) {
  return words::fill(QStringLiteral("%1 → %2"), {words::number(before), words::number(after)});
}

QString toPlace(const QString& place) {
  return words::fill(QStringLiteral("→ %1"), {place});
}

std::vector<MoveGlyph>& glyphsFor(std::vector<MovePart>& parts, std::optional<PlayerColour> colour,
                                  const QString& name) {
  const auto same = std::ranges::find(parts, colour, &MovePart::colour);
  if (colour && same != parts.end()) return same->glyphs;
  parts.push_back({colour, colour ? name : QString(), {}});
  return parts.back().glyphs;
}

} // namespace nilometer::ui
