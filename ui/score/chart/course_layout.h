// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/course.h"

#include <QFontMetricsF>
#include <QRectF>

#include <span>
#include <vector>

/// Where the parts of a course chart stand. Pure geometry, so that it can be tested.
namespace nilometer::ui {

/// A scale of points with lines at round numbers; holds 0 and everything asked for.
struct Scale {
  int from = 0;
  int to = 0;
  int step = 1; ///< 1, 2 or 5 times a power of ten; from and to are multiples of it
};
/// @pre lines >= 1: how many steps there is room for
[[nodiscard]] Scale scaleFor(int least, int most, int lines);

/// The centres of labels of that height that want to stand at `wanted`: as near as they can, in
/// the same order (equal ones as given), none over another, all between `top` and `bottom`. Where
/// there is too little room they stand at equal distances.
[[nodiscard]] std::vector<double> spreadLabels(std::span<const double> wanted, double height,
                                               double top, double bottom);

/// One round of the game or its final scoring, as a band from one x to another.
struct Band {
  int round = 0; ///< 0 = the final scoring
  double left = 0;
  double right = 0;
};

/// All in the units of the rectangle it was laid out in.
struct CourseLayout {
  double em = 0; ///< height of a line of text
  QRectF plot;
  Scale scale;
  std::vector<double> x; ///< by moment
  std::vector<Band> bands;
  std::vector<QRectF> labels; ///< by series: name and points at the end of the line
  [[nodiscard]] double y(int points) const;
  /// The moment nearest to that x. @pre x is not empty
  [[nodiscard]] std::size_t momentAt(double at) const;
};
[[nodiscard]] CourseLayout layOut(const Course& course, const QRectF& rect,
                                  const QFontMetricsF& metrics);

/// The points at the end of a line, with their mark.
[[nodiscard]] QString endPoints(const Course::Series& series);
/// What stands at the end of a line.
[[nodiscard]] QString endLabel(const Course::Series& series);

} // namespace nilometer::ui
