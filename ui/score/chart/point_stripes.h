// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/bars_chart.h"

#include <QWidget>

#include <span>
#include <vector>

namespace nilometer::ui {

/// The names of all parts, in the order in which they follow each other.
[[nodiscard]] QString stripesCaption(const std::vector<Bar>& bars);

/// Widths of parts, in order: each as `wanted`, but none narrower than its least. What that takes
/// is had from the widest, so that all together stay as wide as they want to be.
[[nodiscard]] std::vector<double> stripeWidths(std::span<const double> wanted,
                                               std::span<const double> least);

/// One stripe for each bar with the numbers of its parts inside: the first and the last source in
/// the player's colour, the others on paper, and behind its end what was lost. Smaller than
/// BarsChart, and only to be looked at.
class PointStripes : public QWidget {
  Q_OBJECT
public:
  explicit PointStripes(QWidget* parent);

  void setBars(std::vector<Bar> bars);
  [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }
  /// What the bar there says, with the whole names of its parts; empty beside all.
  [[nodiscard]] QString saidAt(const QPoint& at) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QRectF stripeRect(std::size_t bar) const;
  void paintStripe(QPainter& painter, const Bar& bar, const QRectF& rect, qreal perPoint) const;
  void paintPart(QPainter& painter, const Bar& bar, const BarPart& part, const QRectF& box) const;

  std::vector<Bar> m_bars;
  int m_firstSource = 0; ///< of all bars
  int m_lastSource = 0;
};

} // namespace nilometer::ui
