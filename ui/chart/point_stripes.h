// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/bars_chart.h"

#include <QWidget>

#include <vector>

namespace nilometer::ui {

/// The names of all parts, in the order in which they follow each other.
[[nodiscard]] QString stripesCaption(const std::vector<Bar>& bars);

/// One stripe for each bar with the numbers of its parts inside, in the player's colour and on
/// paper by turns. Smaller than BarsChart, and only to be looked at.
class PointStripes : public QWidget {
  Q_OBJECT
public:
  explicit PointStripes(QWidget* parent);

  void setBars(std::vector<Bar> bars);
  [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QRectF stripeRect(std::size_t bar) const;
  void paintStripe(QPainter& painter, const Bar& bar, const QRectF& rect, qreal perPoint) const;

  std::vector<Bar> m_bars;
};

} // namespace nilometer::ui
