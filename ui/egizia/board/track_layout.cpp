// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/track_layout.h"

#include "engine/egizia/game.h"
#include "ui/base/style/pieces.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct TrackWords {
  Q_DECLARE_TR_FUNCTIONS(Track)
};

// Lengths in u.
constexpr qreal tickHeight = 4; ///< under the axis
constexpr qreal boxHeight = 18;
constexpr qreal boxWidth = 40; ///< at least
constexpr qreal rowHeight = 20.5;
constexpr qreal aboveAxis = 1.6; ///< the tips of the lowest row
constexpr qreal boxGap = 2;
constexpr qreal scarabSide = 10;
constexpr int leastRows = 2;
constexpr int ten = 10;
constexpr int leastTens = 3;

int floorTo(int points, int step) {
  const int rest = points % step;
  return points - (rest < 0 ? rest + step : rest);
}

/// 10, 20, 50, 100 … : the first at which the numbers under the axis keep apart.
int labelStepFor(const TrackAxis& axis, const QFontMetrics& metrics) {
  const qreal widest = std::max(metrics.horizontalAdvance(text::number(axis.low)),
                                metrics.horizontalAdvance(text::number(axis.high))) +
                       2 * unit;
  const qreal perPoint = (axis.right - axis.left) / (axis.high - axis.low);
  int step = ten;
  for (int turn = 0; step * perPoint < widest && step < axis.high - axis.low; ++turn) {
    step = turn % 3 == 1 ? step / 2 * 5 : step * 2;
  }
  return step;
}

QString placeInQueue(int behind) {
  switch (behind) {
  //: The place of a player in the queue of a space of the score track, behind
  //: the first.
  case 1: return TrackWords::tr("2nd");
  case 2: return TrackWords::tr("3rd");
  default: return TrackWords::tr("4th");
  }
}

std::vector<TrackPiece> piecesOf(const table::ScoreTrack& track) {
  std::vector<TrackPiece> pieces;
  for (const table::Player player : track.fromTheFront()) {
    TrackPiece piece;
    piece.player = player;
    piece.points = track.points(player);
    if (!pieces.empty() && pieces.back().points == piece.points) {
      piece.behind = pieces.back().behind + 1;
    }
    piece.scarabs = piece.behind == 0 ? egizia::scarabs(piece.points) : 0;
    piece.text = piece.behind == 0 ? text::number(piece.points) : placeInQueue(piece.behind);
    pieces.push_back(piece);
  }
  return pieces;
}

/// The boxes that stand in a row, by where each ends.
class Row {
public:
  /// How far right of where it belongs the piece has to stand.
  [[nodiscard]] qreal shiftFor(const TrackPiece& piece, qreal gap) const {
    return m_empty ? 0 : std::max(m_right + gap - (piece.tick - piece.box.width() / 2), 0.0);
  }
  void put(const TrackPiece& piece) {
    m_right = piece.tip.x() + piece.aside + piece.box.width() / 2;
    m_empty = false;
  }

private:
  bool m_empty = true;
  qreal m_right = 0;
};

} // namespace

qreal TrackAxis::xOf(int points) const {
  const qreal part = static_cast<qreal>(points - low) / (high - low);
  return left + std::clamp<qreal>(part, 0, 1) * (right - left);
}

int TrackAxis::firstLabel() const {
  return floorTo(low + labelStep - 1, labelStep);
}

TrackFonts::TrackFonts(const QFont& font)
    : points(headingFont(font)), labels(placeFonts(font).caption), u(lookUnit(font)) {}

TrackAxis layOutAxis(const table::ScoreTrack& track, const QRectF& room, const TrackFonts& fonts) {
  const QFontMetrics metrics(fonts.labels);
  TrackAxis axis;
  axis.room = room;
  axis.y = room.bottom() - metrics.height() - tickHeight * fonts.u;
  int least = 0;
  int most = 0;
  const auto players = track.fromTheFront();
  if (!players.empty()) {
    most = track.points(players.front());
    least = track.points(players.back());
  }
  axis.low = floorTo(least, ten);
  axis.high = std::max(axis.low + leastTens * ten, floorTo(most, ten) + ten);
  // Half a box stands out at each end.
  axis.left = room.left() + boxWidth / 2 * fonts.u;
  axis.right = room.right() - boxWidth / 2 * fonts.u;
  axis.right = std::max(axis.right, axis.left + 1);
  axis.labelStep = labelStepFor(axis, metrics);
  return axis;
}

std::vector<TrackPiece> layOutPieces(const table::ScoreTrack& track, const TrackAxis& axis,
                                     const TrackFonts& fonts) {
  const QFontMetrics metrics(fonts.points);
  const qreal u = fonts.u;
  const qreal height = std::max<qreal>(boxHeight * u, metrics.height());
  const qreal pitch = height + (rowHeight - boxHeight) * u;
  const qreal room = axis.y - axis.room.top() - (aboveAxis + pointDepth) * u;
  std::vector<Row> rows(
      static_cast<std::size_t>(std::max(static_cast<int>(room / pitch), leastRows)));
  std::vector<TrackPiece> pieces = piecesOf(track);
  // From the left to the right, the first of a queue before those behind it.
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const TrackPiece& a, const TrackPiece& b) { return a.points < b.points; });
  for (TrackPiece& piece : pieces) {
    piece.tick = axis.xOf(piece.points);
    piece.scarab = scarabSide * u;
    piece.box = {std::max(boxWidth * u, height + metrics.horizontalAdvance(piece.text) + 4 * u) +
                     piece.scarabs * (piece.scarab + u),
                 height};
    // Who stands behind somebody stands above the axis.
    const std::size_t first = piece.behind > 0 ? 1 : 0;
    std::size_t best = first;
    for (std::size_t row = first; row < rows.size(); ++row) {
      if (rows[row].shiftFor(piece, boxGap * u) < rows[best].shiftFor(piece, boxGap * u))
        best = row;
    }
    piece.aside = std::min(rows[best].shiftFor(piece, boxGap * u),
                           axis.room.right() - piece.box.width() / 2 - piece.tick);
    piece.tip = {piece.tick, axis.y - aboveAxis * u - static_cast<qreal>(best) * pitch};
    rows[best].put(piece);
  }
  // Those behind are painted first.
  std::stable_sort(pieces.begin(), pieces.end(), [](const TrackPiece& a, const TrackPiece& b) {
    return a.points != b.points ? a.points < b.points : a.behind > b.behind;
  });
  return pieces;
}

int leastTrackHeight(const TrackFonts& fonts) {
  const qreal u = fonts.u;
  const qreal height = std::max<qreal>(boxHeight * u, QFontMetrics(fonts.points).height());
  return qCeil(height + rowHeight * u + (aboveAxis + pointDepth + tickHeight) * u + 1) +
         QFontMetrics(fonts.labels).height();
}

} // namespace nilometer::ui
