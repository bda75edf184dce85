// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

/// Where the pieces of the score track stand. All lengths are logical pixels.
namespace nilometer::ui {

/// The font of the points, and the unit of the look.
struct TrackFonts {
  QFont points;
  QFont labels;
  qreal u = 1;
  explicit TrackFonts(const QFont& font);
};

/// The part of the score track that is shown.
struct TrackAxis {
  QRectF room;        ///< pieces, axis and the numbers under it
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

/// The axis over the tens in use, from the lowest to the highest points present; three tens at
/// least, so that it seldom changes while the pieces go on.
[[nodiscard]] TrackAxis layOutAxis(const table::ScoreTrack& track, const QRectF& room,
                                   const TrackFonts& fonts);

/// A player's piece. The first of a queue stands on the axis with its points, the others above it
/// with their place in the queue (TRACK-1).
struct TrackPiece {
  table::Player player = table::noPlayer;
  int points = 0;
  int behind = 0;  ///< how many stand before it on the same space
  int scarabs = 0; ///< beside the points (TRACK-2)
  QString text;    ///< the points, or the place in the queue
  qreal tick = 0;  ///< x of the points on the axis
  QPointF tip;     ///< where its box points: at its points, on the axis or above it
  qreal aside = 0; ///< how far right of its tip the box stands, not to cover another
  QSizeF box;
  qreal scarab = 0; ///< width of one of them
};

/// All pieces, the last first: in this order none that leads is covered.
[[nodiscard]] std::vector<TrackPiece> layOutPieces(const table::ScoreTrack& track,
                                                   const TrackAxis& axis, const TrackFonts& fonts);

/// The least height of TrackAxis::room: two rows of pieces, the axis, its numbers.
[[nodiscard]] int leastTrackHeight(const TrackFonts& fonts);

} // namespace nilometer::ui
