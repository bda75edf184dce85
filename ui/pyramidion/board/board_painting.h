// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/pyramidion/board/pyramidion_parts.h"

/// How the places are painted, each into a room of its own, in u.
namespace nilometer::pyramidion {

using ui::Canvas;
using ui::PlaceLook;
using ui::PlaceTouch;

ui::PaintOf<SiteLook> paintSite;
/// A frame around a resource of a site that can be meant; the site paints what lies there.
ui::PaintOf<TextLook> paintWareChoice;
ui::PaintOf<CornerLook> paintCorner;
ui::PaintOf<TroopLook> paintTroop;
ui::PaintOf<TextLook> paintMarker;
ui::PaintOf<BoatLook> paintBoat;

/// The great pyramid with a stone for each loaded boat, at last with the pyramidion of whoever has
/// won, and the supply beside it.
void paintPyramid(Canvas& canvas, const BoardLayout& layout, const BoardReader& reader);

/// Where the set-up lays the pile of common cards, and sundials with revolt markers: beside the
/// names of the table, whose columns are not needed yet.
[[nodiscard]] std::array<QRectF, 2> laidRooms(const BoardLayout& layout);
void paintLaid(Canvas& canvas, const BoardLayout& layout, const Laid& laid);

} // namespace nilometer::pyramidion
