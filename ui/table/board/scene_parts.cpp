// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/scene_parts.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal pyramidTop = 1.4; ///< of the height of a row

} // namespace

void paintStonePyramid(Canvas& canvas, const QRectF& room, int base, int rows,
                       std::span<const PlayerColour> laid, std::optional<PlayerColour> top) {
  constexpr qreal lowStone = 20;
  const Theme& theme = canvas.theme();
  const bool whole = room.height() >= (rows + pyramidTop) * lowStone;
  const int shown =
      whole ? rows : std::max(1, static_cast<int>(room.height() / lowStone - pyramidTop));
  const qreal height = whole ? std::min<qreal>(27, room.height() / (rows + pyramidTop)) : lowStone;
  const qreal width = std::min<qreal>(41, room.width() / base);
  const QPointF foot(room.center().x(), room.bottom());
  const qreal half = width * base / 2;
  if (whole) {
    const QPointF peak = foot - QPointF(0, height * (rows + pyramidTop));
    const qreal sun = 0.48 * half;
    canvas.fill({peak.x() - sun, peak.y() - 0.6 * sun, 2 * sun, 2 * sun}, theme.sand, sun);
    canvas.polygon({peak, foot + QPointF(half + 12, 2), foot + QPointF(-half - 12, 2)}, theme.sand,
                   {Qt::transparent, 0});
    const QPointF below = foot - QPointF(0, height * rows + 2);
    const QPointF aside(width * (base - rows + 1) / 2 - 6, 0);
    const QPolygonF stone{peak, below + aside, below - aside};
    const auto whose = static_cast<std::size_t>(top.value_or(PlayerColour::blue));
    canvas.polygon(stone, top ? theme.player[whose] : theme.sun,
                   top ? Stroke{theme.sun, 2.5} : Stroke{theme.stoneEdge, 1.2});
    if (top) {
      canvas.symbol({peak.x(), below.y() - 0.3 * (below.y() - peak.y())}, 0.3 * height, *top,
                    theme.onPlayer[whose]);
    }
  }
  std::size_t stone = 0;
  for (int row = 0; row < shown; ++row) {
    for (int i = 0; i < base - row; ++i, ++stone) {
      const QRectF place(foot.x() + width * (i - (base - row) / 2.0), foot.y() - height * (row + 1),
                         width - 2, height - 2);
      const bool isLaid = stone < laid.size();
      const auto whose = static_cast<std::size_t>(isLaid ? laid[stone] : PlayerColour::blue);
      canvas.card(place, isLaid ? theme.player[whose] : theme.stone,
                  {isLaid ? theme.surface : theme.stoneEdge, 1.2}, 2);
      if (isLaid) canvas.symbol(place.center(), 14, laid[stone], theme.onPlayer[whose]);
    }
  }
}

} // namespace nilometer::ui
