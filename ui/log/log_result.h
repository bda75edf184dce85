// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/log/log_model.h"

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

  /// In logical pixels; 0 = nothing.
  [[nodiscard]] int width() const { return m_width; }
  /// Paints it at the right of `room` in the painter's colour, in at most half of it; how wide.
  int paint(QPainter& painter, const QRect& room, const Theme& theme) const;

private:
  struct Part {
    int colour = -1; ///< a PlayerColour; -1 = without a symbol
    QString text;
  };
  [[nodiscard]] int widthOf(const Part& part) const;

  std::vector<Part> m_parts;
  QFont m_font;
  int m_width = 0;
};

} // namespace nilometer::ui
