// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/course_layout.h"

#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nilometer::ui {

namespace {

// In heights of a line of text.
constexpr double captionHeight = 1.5; ///< the rounds, above
constexpr double tickHeight = 1.5;    ///< the phases, below
constexpr double axisGap = 0.5;
constexpr double leader = 1.2;    ///< from the end of a line to its label
constexpr double startRoom = 1.3; ///< so that the markers at the start do not hide the scale
constexpr double symbolWidth = 1.1;
// The same where a moment is a round.
constexpr double roundsAbove = 0.6;
constexpr double roundsBelow = 2.8; ///< their numbers, and what they are
constexpr double roundsLeader = 0.9;
constexpr double roundsLine = 4; ///< from line to line of the scale
/// A step of the final scoring decides much and is given more room than a phase.
constexpr double finalWeight = 1.6;

/// Labels that stand at one distance from each other and move together.
struct Block {
  double sum = 0; ///< of where they would put the first of the block
  double count = 0;
  [[nodiscard]] double first() const { return sum / count; }
};

/// Pool adjacent violators: the nearest ascending sequence to `wanted` in the sense of least
/// squares.
std::vector<double> ascending(std::span<const double> wanted) {
  std::vector<Block> blocks;
  for (const double value : wanted) {
    blocks.push_back({value, 1});
    while (blocks.size() > 1 && blocks[blocks.size() - 2].first() > blocks.back().first()) {
      const Block last = blocks.back();
      blocks.pop_back();
      blocks.back().sum += last.sum;
      blocks.back().count += last.count;
    }
  }
  std::vector<double> result;
  for (const Block& block : blocks) {
    result.insert(result.end(), static_cast<std::size_t>(block.count), block.first());
  }
  return result;
}

/// The width of the widest number on the scale.
double axisWidth(const Scale& scale, const QFontMetricsF& metrics) {
  return std::max(metrics.horizontalAdvance(text::number(scale.from)),
                  metrics.horizontalAdvance(text::number(scale.to)));
}

double labelWidth(const Course& course, double em, const QFontMetricsF& metrics) {
  double width = 0;
  for (const Course::Series& series : course.series) {
    // By rounds there are only the points, bold.
    const QString text = course.byRounds ? endPoints(series) + u' ' : endLabel(series);
    width = std::max(width, metrics.horizontalAdvance(text));
  }
  return width + em * symbolWidth;
}

std::vector<double> momentPlaces(const Course& course, double left, double right) {
  std::vector<double> places;
  double at = 0;
  for (const Course::Moment& moment : course.moments) {
    if (!places.empty()) at += moment.isFinal() && !course.byRounds ? finalWeight : 1;
    places.push_back(at);
  }
  for (double& place : places) place = left + place * (right - left) / std::max(at, 1.0);
  return places;
}

std::vector<Band> bandsOf(const Course& course, std::span<const double> x) {
  std::vector<Band> bands;
  for (std::size_t i = 1; i < x.size(); ++i) {
    const Course::Moment& moment = course.moments[i];
    const int round = moment.isFinal() ? 0 : moment.round;
    if (bands.empty() || bands.back().round != round) bands.push_back({round, x[i - 1], x[i]});
    bands.back().right = x[i];
  }
  return bands;
}

std::vector<QRectF> labelsOf(const Course& course, const CourseLayout& layout, const QRectF& rect,
                             double width) {
  std::vector<double> wanted;
  for (const Course::Series& series : course.series) {
    wanted.push_back(layout.y(series.points.back()));
  }
  const double height = layout.em * (course.byRounds ? 1.4 : 1.15);
  const double left = layout.plot.right() + layout.em * (course.byRounds ? roundsLeader : leader);
  std::vector<QRectF> labels;
  for (const double centre :
       spreadLabels(wanted, height, layout.plot.top() - 0.2 * layout.em, rect.bottom())) {
    labels.emplace_back(left, centre - height / 2, width, height);
  }
  return labels;
}

} // namespace

Scale scaleFor(int least, int most, int lines) {
  const int low = std::min(least, 0);
  const int high = std::max(most, 1);
  const auto below = [](int value, int step) {
    return static_cast<int>(std::floor(static_cast<double>(value) / step)) * step;
  };
  int step = 1;
  for (int power = 1;; power *= 10) {
    for (const int digit : {1, 2, 5}) {
      step = digit * power;
      const Scale scale{below(low, step), -below(-high, step), step};
      if ((scale.to - scale.from) / step <= std::max(lines, 2)) return scale;
    }
  }
}

std::vector<double> spreadLabels(std::span<const double> wanted, double height, double top,
                                 double bottom) {
  const auto count = static_cast<double>(wanted.size());
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });

  const bool tight = count * height > bottom - top;
  const double step = tight ? (bottom - top) / count : height;
  std::vector<double> firsts; // where each label would put the topmost one
  for (std::size_t i = 0; i < order.size(); ++i) {
    firsts.push_back(wanted[order[i]] - static_cast<double>(i) * step);
  }
  const double highest = top + step / 2;
  const double lowest = std::max(bottom - step / 2 - (count - 1) * step, highest);
  const std::vector<double> spread = ascending(firsts);
  std::vector<double> centres(wanted.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    centres[order[i]] = std::clamp(spread[i], highest, lowest) + static_cast<double>(i) * step;
  }
  return centres;
}

double CourseLayout::y(int points) const {
  const double share = static_cast<double>(points - scale.from) / (scale.to - scale.from);
  return plot.bottom() - share * plot.height();
}

std::size_t CourseLayout::momentAt(double at) const {
  const auto nearer = [at](double a, double b) { return std::abs(a - at) < std::abs(b - at); };
  return static_cast<std::size_t>(std::ranges::min_element(x, nearer) - x.begin());
}

QString endPoints(const Course::Series& series) {
  const QString points = text::number(series.points.back());
  return series.isMarked(series.points.size() - 1) ? points + text::restsMark : points;
}

QString endLabel(const Course::Series& series) {
  return text::fill(QStringLiteral("%1 %2"), {series.name, endPoints(series)});
}

CourseLayout layOut(const Course& course, const QRectF& rect, const QFontMetricsF& metrics) {
  CourseLayout layout;
  layout.em = metrics.height();
  const double em = layout.em;
  int least = 0;
  int most = 0;
  for (const Course::Series& series : course.series) {
    least = std::min(least, std::ranges::min(series.points));
    most = std::max(most, std::ranges::max(series.points));
  }
  const bool rounds = course.byRounds;
  QRectF plot = rect.adjusted(0, (rounds ? roundsAbove : captionHeight) * em, 0,
                              -(rounds ? roundsBelow : tickHeight) * em);
  const double fromLine = (rounds ? roundsLine : 2.5) * em;
  layout.scale = scaleFor(least, most, static_cast<int>(plot.height() / fromLine));
  const double labels = std::min(labelWidth(course, em, metrics), rect.width() * 0.35);
  plot.setLeft(rect.left() + axisWidth(layout.scale, metrics) + axisGap * em);
  plot.setRight(rect.right() - labels - (rounds ? roundsLeader : leader) * em);
  layout.plot = plot;
  layout.x = momentPlaces(course, plot.left() + (rounds ? 0 : startRoom * em), plot.right());
  layout.bands = bandsOf(course, layout.x);
  if (!layout.bands.empty()) layout.bands.front().left = plot.left();
  layout.labels = labelsOf(course, layout, rect, labels);
  return layout;
}

} // namespace nilometer::ui
