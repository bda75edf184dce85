// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/entry.h"
#include "ui/pyramidion/board/number_table.h"
#include "ui/table/board/scene_parts.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>

/// Where everything of the board stands, computed from its size alone; all in u.
namespace nilometer::pyramidion {

/// Revolt, then a column for each Category: the order in which a site is resolved.
inline constexpr int columnCount = 1 + categoryCount;

/// What the places depend on besides the room.
struct BoardNeeds {
  int players = 3;
  std::optional<Site> only{}; ///< the site that is shown alone; nothing: all of them
  bool active = false;        ///< a site is played or resolved: its table keeps its room
};
/// Where less of the board is seen, not all of it is laid out.
[[nodiscard]] qreal leastHeight(const BoardNeeds& needs);
/// So high it should be for everything to be there, with all sites or with one.
[[nodiscard]] qreal flatHeight(bool only);

/// The upper part of the target of a resource reaches into the name of the site: nothing is painted
/// there.
inline constexpr qreal aboveWares = 7;

struct SiteRoom {
  QRectF all;
  QRectF corner;
  QRectF wares;                   ///< the targets of the resources that lie there, in a row
  std::array<QRectF, 2> troops{}; ///< by Troop; empty where these are folded
  QRectF next; ///< what comes with the next supply card; empty where that is folded
  std::array<QRectF, maxPlayers> markers{}; ///< of the order, by number from 1, in the line of next
};

/// Of a site that has that room; the lower one, the less it says.
[[nodiscard]] SiteRoom siteRoom(Site site, const QRectF& all, int players);

struct BoardLayout {
  std::array<SiteRoom, siteCount> sites{}; ///< by Site
  QRectF count;                            ///< how many boats are loaded
  QRectF pyramid;                          ///< with what lies on its top; empty where it is folded
  QRectF supply;
  ui::NumberTableRooms table;                 ///< of the active site
  QRectF nile;                                ///< empty where it is folded, with the boats
  std::array<QRectF, boatsInRow + 1> boats{}; ///< by place on the Nile from 1, or reservedBoat
  std::array<QRectF, 2> arrows{};             ///< below the only site
};

/// The lower the room, the lower all rows, and the less they say.
[[nodiscard]] BoardLayout layOutBoard(const QSizeF& size, const BoardNeeds& needs);

inline constexpr int pyramidBase = 6; ///< stones in the lowest row
inline constexpr int pyramidRows = 5;

} // namespace nilometer::pyramidion
