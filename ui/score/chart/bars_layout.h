// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/bars_chart.h"

#include <QRectF>

#include <span>
#include <vector>

/// Where the parts of a bar chart stand. Pure geometry, so that it can be tested.
namespace nilometer::ui {

/// An entry of the legend.
struct LegendEntry {
  int source = 0;
  QString name;
  QRectF rect; ///< pattern, name and room for the value of any bar
};
/// What the legend says while that bar is read out: "Participation 24".
[[nodiscard]] QString legendText(const Bar& bar, const LegendEntry& entry);

/// What the symbol of its player takes before the label of a bar.
[[nodiscard]] double symbolWidth(const Bar& bar, const QFontMetricsF& metrics);

/// All in the units of the rectangle it was laid out in.
struct BarsLayout {
  double em = 0;          ///< height of a line of text
  double labelsStart = 0; ///< of the bars, and of the legend
  double labelsEnd = 0;
  double axis = 0;     ///< x of 0
  double perPoint = 0; ///< width of one point
  struct Row {
    QRectF rect;               ///< over the whole width
    QString label;             ///< of the bar, as far as there is room
    std::vector<QRectF> parts; ///< by BarPart
    double end = 0;            ///< where the text at the end begins
  };
  std::vector<Row> rows;           ///< by bar
  std::vector<LegendEntry> legend; ///< by source; empty for a single one
};
[[nodiscard]] BarsLayout layOut(std::span<const Bar> bars, const QRectF& rect,
                                const QFontMetricsF& metrics);

} // namespace nilometer::ui
