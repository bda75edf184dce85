// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/board/board_layout.h"
#include "ui/saqqara/board/board_looks.h"
#include "ui/saqqara/board/saqqara_parts.h"
#include "ui/table/board/drawn_place.h"

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

ui::PaintOf<StoreLook> paintStore;
ui::PaintOf<CardLook> paintUnder;
ui::PaintOf<SlotLook> paintSlot;
ui::PaintOf<StepLook> paintStep;
ui::PaintOf<NileLook> paintNile;
ui::PaintOf<TextLook> paintNileEnd;
ui::PaintOf<FieldLook> paintField;
ui::PaintOf<YearsLook> paintYears;

/// Where the goods of a kind lie in a storehouse of that size.
[[nodiscard]] QRectF binOf(const QSizeF& size, Good good);
/// The middle of a boat that has its space alone.
[[nodiscard]] QPointF boatAt(const NileLook& look, const QSizeF& size, int space);
/// The sky, the banks and the line on which everything stands.
void paintScene(Canvas& canvas, const QSizeF& size, const BoardLayout& layout);

/// What there is of each kind.
[[nodiscard]] inline std::vector<ui::WareCount> countsOf(const Goods& goods) {
  return ui::countsOf(goods, allGoods, [](Good good) { return static_cast<ui::Ware>(good); });
}

/// MARKET-3
[[nodiscard]] inline ui::WareTrade tradeOf(const MarketCard& card) {
  const auto good = card.good ? std::optional(static_cast<ui::Ware>(*card.good)) : std::nullopt;
  if (card.kind == CardKind::goods) return {1, ui::Ware::gold, 2, good};
  return {3, good, 1, ui::Ware::land};
}

} // namespace nilometer::saqqara
