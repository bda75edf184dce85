// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

#include <cstdint>

/// The shapes of pieces and buildings as paths, for any size, on screen and on paper.
namespace nilometer::ui {

enum class Outline : std::uint8_t {
  // The symbols of the players, in the order of PlayerColour.
  circle,
  square,
  triangle,
  diamond,
  cross,
  // A ship: its symbol belongs on the sail.
  hull,
  sail,
  mast,
  tomb,
  quarry,
  // Wares, most with lines on them, which have no fill.
  land,
  landLines,
  fish,
  fishLines,
  linen,
  linenLines,
  wood,
  woodLines,
  gold,
  goldLines,
  camel,
  food,
  foodLines,
  block,
  statue,
  statueLines,
  worker,
  hut,
  stall,
  bowl, ///< an empty one, held out
  bag,  ///< a full one, tied up
  flag, ///< lines without a fill
  shield,
  bubble, ///< of speech
  scales,
  star,
  rays, ///< a disc with rays, without a fill
  flame,
  ankh, ///< lines without a fill
  sundial,
  gnomon, ///< its shadow
  barge,
  // A sphinx from behind to the front; the last one is lines without a fill.
  sphinxTail,
  sphinxBody,
  sphinxLegs,
  sphinxNemes,
  sphinxFace,
  sphinxBase,
  sphinxLines
};
inline constexpr int outlineCount = 49;

/// The path in the coordinates of its box.
[[nodiscard]] const QPainterPath& outline(Outline which);
/// 32 × 32 for most, 128 × 36 for the barge, one box of 125 × 75 for all parts of the sphinx. No
/// path leaves it.
[[nodiscard]] QRectF outlineBox(Outline which);
/// The path as large as fits into `room` with its proportions kept, in the middle of it.
[[nodiscard]] QPainterPath outlineIn(Outline which, const QRectF& room);

} // namespace nilometer::ui
