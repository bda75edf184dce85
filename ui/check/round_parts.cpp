// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/round_parts.h"

#include "ui/board/round_look.h"

#include <QFontMetrics>

#include <bit>

namespace nilometer::ui {

namespace {

constexpr int captionGap = 3 * unit; ///< between the name and what the space gives

} // namespace

PlaceLook roundLook(const egizia::Stop& stop, const egizia::Edition& edition) {
  PlaceLook look;
  showRoundSpace(look, stop, edition);
  return look;
}

RoundParts roundParts(const PlaceLook& look, const QRect& row, int circle, const QFont& font) {
  const QFontMetrics metrics(font);
  RoundParts parts;
  parts.circle = QRect(row.left(), row.center().y() + 1 - circle / 2, circle, circle);
  const auto after = [&row](const QRect& before, int gap, int width) {
    return QRect(before.right() + 1 + gap, row.top(), width, row.height());
  };
  parts.name = after(parts.circle, 2 * unit, metrics.horizontalAdvance(look.text) + 2);
  const int crew = metrics.ascent();
  const int crews = std::popcount(look.crews) * (crew + 2);
  parts.crews = after(parts.name, captionGap, crews);
  parts.crews.setTop(row.center().y() + 1 - crew / 2);
  parts.crews.setHeight(crew);
  parts.caption =
      after(parts.crews, crews > 0 ? unit : 0, metrics.horizontalAdvance(look.caption) + 2);
  return parts;
}

} // namespace nilometer::ui
