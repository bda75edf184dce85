// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/bars_layout.h"

#include "ui/base/style/name_in_room.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace nilometer::ui {

namespace {

// In heights of a line of text.
constexpr double rowHeight = 2.1;  ///< with which a bar is comfortable
constexpr double mostHeight = 2.8; ///< more is of no use
constexpr double barShare = 0.7;   ///< of a row
constexpr double legendHeight = 1.5;
constexpr double swatch = 1.9;
constexpr double gap = 0.5;
constexpr double margin = 0.4; ///< left and right, so that a ring around a row touches nothing

std::vector<LegendEntry> sourcesOf(std::span<const Bar> bars) {
  std::map<int, QString> names;
  for (const Bar& bar : bars) {
    for (const BarPart& part : bar.parts) {
      if (part.value != 0) names.emplace(part.source, part.name);
    }
  }
  std::vector<LegendEntry> legend;
  if (names.size() < 2) return legend;
  for (const auto& [source, name] : names) legend.push_back({source, name, {}});
  return legend;
}

/// One after another in lines from `topLeft`; returns the height.
double flow(std::vector<LegendEntry>& legend, std::span<const Bar> bars, const QPointF& topLeft,
            double width, const QFontMetricsF& metrics) {
  const double em = metrics.height();
  double x = 0;
  double y = 0;
  for (LegendEntry& entry : legend) {
    double text = 0;
    for (const Bar& bar : bars) {
      text = std::max(text, metrics.horizontalAdvance(legendText(bar, entry)));
    }
    const double wide = std::min(text + (swatch + gap) * em, width);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += legendHeight * em;
    }
    entry.rect = {topLeft.x() + x, topLeft.y() + y, wide, legendHeight * em};
    x += wide + 0.9 * em;
  }
  return legend.empty() ? 0 : y + legendHeight * em;
}

struct Extent {
  double below = 0; ///< the longest bar left of the axis
  double above = 0;
};
Extent sumsOf(const Bar& bar) {
  Extent sums;
  for (const BarPart& part : bar.parts) (part.value < 0 ? sums.below : sums.above) += part.value;
  sums.below = -sums.below;
  return sums;
}

double labelsWidth(std::span<const Bar> bars, const QFontMetricsF& metrics) {
  double width = 0;
  for (const Bar& bar : bars) {
    width = std::max(width, metrics.horizontalAdvance(bar.label) + symbolWidth(bar, metrics));
  }
  return width;
}

/// Where 0 stands and how wide a point is, with room for the texts at the ends.
void setScale(BarsLayout& layout, std::span<const Bar> bars, const QRectF& rect,
              const QFontMetricsF& metrics) {
  Extent most;
  double texts = 0;
  for (const Bar& bar : bars) {
    const Extent sums = sumsOf(bar);
    most.below = std::max(most.below, sums.below);
    most.above = std::max(most.above, sums.above);
    texts = std::max(texts, metrics.horizontalAdvance(endText(bar)));
  }
  const double left = layout.labelsEnd + gap * layout.em;
  const double room = std::max(rect.right() - left - texts - (margin + 0.5) * layout.em, 0.0);
  const double points = most.below + most.above;
  layout.perPoint = points > 0 ? room / points : 0;
  layout.axis = left + most.below * layout.perPoint;
}

BarsLayout::Row layRow(const Bar& bar, const QRectF& rect, const BarsLayout& layout) {
  BarsLayout::Row row;
  row.rect = rect;
  double right = layout.axis;
  double left = layout.axis;
  const double height = rect.height() * barShare;
  const double top = rect.center().y() - height / 2;
  for (const BarPart& part : bar.parts) {
    const double wide = std::abs(part.value) * layout.perPoint;
    if (part.value < 0) left -= wide;
    row.parts.emplace_back(part.value < 0 ? left : right, top, wide, height);
    if (part.value > 0) right += wide;
  }
  row.end = right + 0.4 * layout.em;
  return row;
}

} // namespace

QString legendText(const Bar& bar, const LegendEntry& entry) {
  BarPart all;
  for (const BarPart& part : bar.parts) {
    if (part.source != entry.source) continue;
    all.value += part.value;
    all.marked = all.marked || part.marked;
  }
  return text::fill(QStringLiteral("%1 %2"), {entry.name, valueText(all)});
}

double symbolWidth(const Bar& bar, const QFontMetricsF& metrics) {
  return bar.player ? 1.1 * metrics.height() : 0;
}

BarsLayout layOut(std::span<const Bar> bars, const QRectF& rect, const QFontMetricsF& metrics) {
  BarsLayout layout;
  layout.em = metrics.height();
  layout.labelsStart = rect.left() + margin * layout.em;
  layout.labelsEnd = layout.labelsStart + std::min(labelsWidth(bars, metrics), rect.width() * 0.4);
  layout.legend = sourcesOf(bars);
  const double legend = flow(layout.legend, bars, {layout.labelsStart, rect.top()},
                             rect.width() - 2 * margin * layout.em, metrics);
  const double room = rect.height() - (legend > 0 ? legend + gap * layout.em : 0);
  const double each = std::clamp(room / static_cast<double>(std::max<std::size_t>(bars.size(), 1)),
                                 0.0, mostHeight * layout.em);
  setScale(layout, bars, rect, metrics);
  QStringList labels;
  for (const Bar& bar : bars) labels += bar.label;
  double y = rect.top();
  for (const Bar& bar : bars) {
    const double start = layout.labelsStart + symbolWidth(bar, metrics);
    layout.rows.push_back(layRow(bar, {rect.left(), y, rect.width(), each}, layout));
    layout.rows.back().label =
        nameInRoom(bar.label, labels, metrics, layout.labelsEnd - start + 0.05 * layout.em);
    y += each;
  }
  const double below = y + gap * layout.em - rect.top();
  for (LegendEntry& entry : layout.legend) entry.rect.translate(0, below);
  return layout;
}

double barsHeight(std::span<const Bar> bars, double width, const QFontMetricsF& metrics) {
  const double em = metrics.height();
  std::vector<LegendEntry> legend = sourcesOf(bars);
  const double below = flow(legend, bars, {}, width - 2 * margin * em, metrics);
  return static_cast<double>(bars.size()) * rowHeight * em + (below > 0 ? below + gap * em : 0);
}

} // namespace nilometer::ui
