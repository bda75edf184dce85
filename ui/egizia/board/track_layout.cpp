// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/track_layout.h"

#include "engine/egizia/game.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr int pinHeight = 6;  ///< of the line from the axis to a pile
constexpr int tickHeight = 4; ///< under the axis
constexpr int pileGap = 5;    ///< between two piles
constexpr int fifty = 50;     ///< points for a scarab (TRACK-2), a stretch of the axis
constexpr int ten = 10;

int floorTo(int points, int step) {
  const int rest = points % step;
  return points - (rest < 0 ? rest + step : rest);
}

/// The smallest diameter at which a symbol can be told from another.
qreal leastDiameter(const QFontMetrics& metrics) {
  return metrics.height() - 2;
}

/// 10, 20, 50, 100 … : the first at which the numbers under the axis keep apart.
int labelStepFor(const TrackAxis& axis, const QFontMetrics& metrics) {
  const qreal widest = std::max(metrics.horizontalAdvance(words::number(axis.low)),
                                metrics.horizontalAdvance(words::number(axis.high))) +
                       2 * unit;
  const qreal perPoint = (axis.right - axis.left) / (axis.high - axis.low);
  int step = ten;
  for (int turn = 0; step * perPoint < widest && step < axis.high - axis.low; ++turn) {
    step = turn % 3 == 1 ? step / 2 * 5 : step * 2;
  }
  return step;
}

std::vector<TrackPile> pilesOf(const table::ScoreTrack& track) {
  std::vector<TrackPile> piles;
  for (const table::Player player : track.fromTheFront()) {
    const int points = track.points(player);
    if (piles.empty() || piles.back().points != points) {
      piles.emplace_back().points = points;
      piles.back().scarabs = egizia::scarabs(points);
    }
    piles.back().players.push_back(player);
  }
  std::reverse(piles.begin(), piles.end());
  return piles;
}

/// Diameter and label of a pile that stands at x = 0.
void measure(TrackPile& pile, const TrackAxis& axis, const QFontMetrics& metrics) {
  const qreal line = metrics.height();
  const auto count = static_cast<qreal>(pile.players.size());
  pile.bottom = axis.y - pinHeight;
  const qreal room = pile.bottom - axis.room.top();
  // A marker alone is little larger than those of a queue of two.
  const qreal most = std::min(std::max((room - line) * 0.55, leastDiameter(metrics)), line * 2.2);
  const bool above = (room - line) / count >= leastDiameter(metrics);
  pile.diameter = std::min(most, (above ? room - line : room) / count);
  pile.scarab = metrics.ascent() * 0.8;
  const qreal width =
      metrics.horizontalAdvance(words::number(pile.points)) + 2 + pile.scarabs * (pile.scarab + 2);
  if (above) {
    pile.label = QRectF(-width / 2, pile.bottom - count * pile.diameter - line, width, line);
  } else {
    pile.label =
        QRectF(pile.diameter / 2 + 2, pile.bottom - (pile.diameter + line) / 2, width, line);
  }
}

void moveTo(TrackPile& pile, qreal x) {
  pile.label.translate(x - pile.x, 0);
  pile.x = x;
}

/// Moves piles aside until none overlaps another, each as little as the others let it.
void spread(std::vector<TrackPile>& piles, const TrackAxis& axis) {
  // Shifted so that "beside the one before" means the same x, the piles must only not decrease:
  // those that would are put on their middle, together with all that then would again.
  struct Block {
    qreal sum = 0;
    std::size_t count = 0;
    [[nodiscard]] qreal middle() const { return sum / static_cast<qreal>(count); }
  };
  std::vector<Block> blocks;
  std::vector<qreal> shift{0};
  for (std::size_t i = 0; i < piles.size(); ++i) {
    if (i > 0)
      shift.push_back(shift[i - 1] + piles[i - 1].bounds().right() + pileGap -
                      piles[i].bounds().left());
    blocks.push_back({piles[i].tick - shift[i], 1});
    while (blocks.size() > 1 && blocks.back().middle() < blocks[blocks.size() - 2].middle()) {
      const Block last = blocks.back();
      blocks.pop_back();
      blocks.back().sum += last.sum;
      blocks.back().count += last.count;
    }
  }
  if (piles.empty()) return;
  const qreal least = axis.room.left() - piles.front().bounds().left();
  const qreal most = axis.room.right() - piles.back().bounds().right() - shift.back();
  std::size_t i = 0;
  for (const Block& block : blocks) {
    const qreal at = std::max(std::min(block.middle(), most), least);
    for (std::size_t end = i + block.count; i < end; ++i) moveTo(piles[i], at + shift[i]);
  }
}

} // namespace

qreal TrackAxis::xOf(int points) const {
  const qreal part = static_cast<qreal>(points - low) / (high - low);
  return left + std::clamp<qreal>(part, 0, 1) * (right - left);
}

int TrackAxis::firstLabel() const {
  return floorTo(low + labelStep - 1, labelStep);
}

TrackAxis layOutAxis(const table::ScoreTrack& track, const QRectF& room,
                     const QFontMetrics& metrics) {
  TrackAxis axis;
  axis.room = room;
  axis.y = room.bottom() - metrics.height() - tickHeight;
  int least = 0;
  int most = 0;
  const auto players = track.fromTheFront();
  if (!players.empty()) {
    most = track.points(players.front());
    least = track.points(players.back());
  }
  axis.low = floorTo(least, least < 0 ? ten : fifty);
  axis.high = std::max(axis.low + fifty, floorTo(most, ten) + ten);
  // Half a number stands out at each end.
  axis.left = room.left() + metrics.horizontalAdvance(words::number(axis.low)) / 2.0 + 1;
  axis.right = room.right() - metrics.horizontalAdvance(words::number(axis.high)) / 2.0 - 1;
  axis.right = std::max(axis.right, axis.left + 1);
  axis.labelStep = labelStepFor(axis, metrics);
  return axis;
}

QPointF TrackPile::centre(std::size_t place) const {
  return {x, bottom - (static_cast<qreal>(place) + 0.5) * diameter};
}

QRectF TrackPile::bounds() const {
  const qreal height = static_cast<qreal>(players.size()) * diameter;
  return QRectF(x - diameter / 2, bottom - height, diameter, height).united(label);
}

std::vector<TrackPile> layOutPiles(const table::ScoreTrack& track, const TrackAxis& axis,
                                   const QFontMetrics& metrics) {
  std::vector<TrackPile> piles = pilesOf(track);
  for (TrackPile& pile : piles) {
    pile.tick = axis.xOf(pile.points);
    measure(pile, axis, metrics);
  }
  spread(piles, axis);
  return piles;
}

int leastTrackHeight(const QFontMetrics& metrics) {
  const int pile = egizia::maxPlayers * static_cast<int>(leastDiameter(metrics));
  return pile + pinHeight + tickHeight + metrics.height();
}

} // namespace nilometer::ui
