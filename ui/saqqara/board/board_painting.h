// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_parts.h"
#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/board/board_looks.h"

/// How the places are painted, each into a room of its own, in u.
namespace nilometer::saqqara {

using ui::Canvas;
using ui::PlaceLook;
using ui::PlaceTouch;

/// Slots reach out of their card, for the markers on it: so far above and right of it, in u.
inline constexpr qreal slotAbove = 6;
inline constexpr qreal slotRight = 4;
/// Points stand right of a step.
inline constexpr qreal pointsBeside = 18;

void paintStore(Canvas& canvas, const QSizeF& size, const StoreLook& look, const PlaceLook& place,
                const PlaceTouch& touch);
void paintUnder(Canvas& canvas, const QSizeF& size, const CardLook& look, const PlaceLook& place,
                const PlaceTouch& touch);
void paintSlot(Canvas& canvas, const QSizeF& size, const SlotLook& look, const PlaceLook& place,
               const PlaceTouch& touch);
void paintStep(Canvas& canvas, const QSizeF& size, const StepLook& look, const PlaceLook& place,
               const PlaceTouch& touch);
void paintNile(Canvas& canvas, const QSizeF& size, const NileLook& look, const PlaceLook& place,
               const PlaceTouch& touch);
void paintNileEnd(Canvas& canvas, const QSizeF& size, const TextLook& look, const PlaceLook& place,
                  const PlaceTouch& touch);
void paintField(Canvas& canvas, const QSizeF& size, const FieldLook& look, const PlaceLook& place,
                const PlaceTouch& touch);
void paintYears(Canvas& canvas, const QSizeF& size, const YearsLook& look, const PlaceLook& place,
                const PlaceTouch& touch);
void paintArrow(Canvas& canvas, const QSizeF& size, const TextLook& look, const PlaceLook& place,
                const PlaceTouch& touch);

/// The sky, the banks and the line on which everything stands.
void paintScene(Canvas& canvas, const QSizeF& size, const BoardLayout& layout);

/// What there is of each kind.
[[nodiscard]] inline std::vector<ui::WareCount> countsOf(const Goods& goods) {
  std::vector<ui::WareCount> counts;
  for (const Good good : allGoods) counts.push_back({static_cast<ui::Ware>(good), goods[good]});
  return counts;
}

/// MARKET-3
[[nodiscard]] inline ui::WareTrade tradeOf(const MarketCard& card) {
  const auto good = card.good ? std::optional(static_cast<ui::Ware>(*card.good)) : std::nullopt;
  if (card.kind == CardKind::goods) return {1, ui::Ware::gold, 2, good};
  return {3, good, 1, ui::Ware::land};
}

} // namespace nilometer::saqqara
