// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"

#include <QFontMetrics>
#include <QRectF>
#include <QString>

#include <vector>

/// Where the markers of the score track stand. All lengths are logical pixels.
namespace nilometer::ui {

/// The part of the score track that is shown.
struct TrackAxis {
  QRectF room;        ///< markers, axis and the numbers under it
  qreal y = 0;        ///< of the axis
  qreal left = 0;     ///< x of `low`
  qreal right = 0;    ///< x of `high`
  int low = 0;        ///< points
  int high = 1;       ///< points, more than `low`
  int labelStep = 10; ///< points between two numbers under the axis

  [[nodiscard]] qreal xOf(int points) const;
  /// The lowest number under the axis; all are multiples of `labelStep`.
  [[nodiscard]] int firstLabel() const;
};

/// The axis from the lowest to the highest points present, in whole tens. It begins with a
/// fifty (0, 50, 100 …), so that it seldom changes while the markers go on.
[[nodiscard]] TrackAxis layOutAxis(const table::ScoreTrack& track, const QRectF& room,
                                   const QFontMetrics& metrics);

/// The queue of one space: its markers piled up, the first at the bottom (TRACK-1).
struct TrackPile {
  int points = 0;
  std::vector<table::Player> players; ///< the first of the queue first
  qreal tick = 0;                     ///< x of the points on the axis
  qreal x = 0;                        ///< of the markers; aside where piles would overlap
  qreal bottom = 0;                   ///< y under the first marker
  qreal diameter = 0;                 ///< of a marker
  QRectF label;                       ///< the points: above the pile, or beside its first marker
  int scarabs = 0;                    ///< beside the points (TRACK-2)
  qreal scarab = 0;                   ///< width of one of them

  [[nodiscard]] QPointF centre(std::size_t place) const;
  /// Markers and label.
  [[nodiscard]] QRectF bounds() const;
};

/// All piles from the left.
[[nodiscard]] std::vector<TrackPile>
layOutPiles(const table::ScoreTrack& track, const TrackAxis& axis, const QFontMetrics& metrics);

/// The least height of TrackAxis::room in which a queue of all players can be read, however many
/// play.
[[nodiscard]] int leastTrackHeight(const QFontMetrics& metrics);

} // namespace nilometer::ui
