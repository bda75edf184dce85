// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

#include <algorithm>
#include <vector>

namespace nilometer::ui {

/// Things side by side from the left, in as many lines as they need.
struct Flow {
  std::vector<QRect> places; ///< from (0, 0)
  int height = 0;
};

[[nodiscard]] inline Flow flowed(const std::vector<QSize>& things, int width, const QSize& gap) {
  Flow flow;
  QPoint at;
  for (const QSize& thing : things) {
    if (at.x() > 0 && at.x() + thing.width() > width) at = QPoint(0, flow.height + gap.height());
    flow.places.emplace_back(at, thing);
    flow.height = std::max(flow.height, at.y() + thing.height());
    at.rx() += thing.width() + gap.width();
  }
  return flow;
}

} // namespace nilometer::ui
