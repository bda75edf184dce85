// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/log/log_model.h"

#include <QFont>
#include <QRect>

#include <vector>

class QPainter;

namespace nilometer::ui {

struct Theme;

/// What stands at the right of a row of the log: what the entry did to the number that is asked
/// about, or to points. Points are told by the players' symbols; points of the
/// player alone whose entry it is have none, as the row begins with the name.
class LogResult {
public:
  LogResult(const LogModel& model, int row, const QFont& font);

  /// In one line, in logical pixels; 0 = nothing.
  [[nodiscard]] int width() const { return m_width; }
  /// How many lines it takes where there is only so much room; 0 = nothing.
  [[nodiscard]] int linesIn(int width) const;
  /// Paints it at the right of `room` in one line in the painter's colour, in at most two thirds of
  /// it; how wide.
  int paintLine(QPainter& painter, const QRect& room, const Theme& theme) const;
  /// Paints it at the right, in lines as high as the first, which is `line`.
  void paint(QPainter& painter, QRect line, const Theme& theme) const;

private:
  struct Part {
    int colour = -1; ///< a PlayerColour; -1 = without a symbol
    QString text;
  };
  [[nodiscard]] int widthOf(const Part& part) const;
  [[nodiscard]] int gapBetween() const;
  /// The parts that stand in each line, the first of each and how wide they are together.
  struct Line {
    std::size_t first = 0;
    std::size_t count = 0;
    int width = 0;
  };
  [[nodiscard]] std::vector<Line> broken(int width) const;
  void paintParts(QPainter& painter, QRect left, const Line& line, const Theme& theme) const;

  std::vector<Part> m_parts;
  QFont m_font;
  int m_width = 0;
};

} // namespace nilometer::ui
