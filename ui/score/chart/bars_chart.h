// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/chart_look.h"
#include "ui/score/chart/chart_widget.h"

#include <QFontMetricsF>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace nilometer::ui {

/// A piece of a bar. `source` decides pattern and letter (0 = A), and the order in the legend.
struct BarPart {
  int source = 0;
  QString name;        ///< in the legend; the same for the same source
  double value = 0;    ///< below 0 = left of the axis; 0 = not drawn
  bool marked = false; ///< rests on assumed printed values
  QString shortName{}; ///< where there is little room; empty = the name
  friend bool operator==(const BarPart&, const BarPart&) = default;
};
struct Bar {
  QString label;
  std::optional<PlayerColour> player; ///< with this player's symbol
  std::vector<BarPart> parts;         ///< from the axis outwards
  QString text;                       ///< at the end of the bar: "86"
  QString rests{};                    ///< the assumed printed values behind it; empty for none
  friend bool operator==(const Bar&, const Bar&) = default;
};

/// Horizontal bars on one scale, parts told apart by pattern and letter, with a legend below
/// (none for a single source). No bars at all are a friendly sentence. A bar that is `read` has a
/// ring around, and the legend says the values of its parts.
void paintBars(QPainter& painter, const QRectF& rect, std::span<const Bar> bars,
               const ChartLook& look, std::optional<std::size_t> read = {});
/// The height in which all bars and the legend stand comfortably at that width; for print, ask
/// with the metrics of the printer: QFontMetricsF(font, device).
[[nodiscard]] double barsHeight(std::span<const Bar> bars, double width,
                                const QFontMetricsF& metrics);
/// A part's value, and the text at the end of a bar, with their marks: "24", "86*".
[[nodiscard]] QString valueText(const BarPart& part);
[[nodiscard]] QString endText(const Bar& bar);
/// "Anna, 86. Participation: 24, …", to be read out.
[[nodiscard]] QString barSentence(const Bar& bar);

/// The bars in a window. The bar under the mouse, or chosen with the arrow keys, Home and End,
/// is read out with all its parts, to eyes (in the legend) and ears. Say with
/// setAccessibleName what the bars are about.
class BarsChart final : public ChartWidget {
  Q_OBJECT
public:
  explicit BarsChart(QWidget* parent = nullptr);

  void setBars(std::vector<Bar> bars);
  [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }
  /// The least in which all can be read, in the present font.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

protected:
  [[nodiscard]] std::size_t count() const override { return m_bars.size(); }
  [[nodiscard]] std::size_t itemAt(const QPointF& position) const override;
  [[nodiscard]] QString sentence(std::size_t item) const override;
  [[nodiscard]] QString summary() const override;
  [[nodiscard]] QString tip(std::optional<std::size_t> item) const override;
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QRectF chartRect() const;

  std::vector<Bar> m_bars;
};

} // namespace nilometer::ui
