// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/short_motion.h"
#include "ui/base/style/theme.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QVBoxLayout;

namespace nilometer::ui {

/// Somebody's place on the gauge.
struct GaugeRow {
  PlayerColour player = PlayerColour::blue;
  QString name;
  int halves = 0;     ///< what decides, in half points
  bool first = false; ///< large: the first place, which several may share
  QString points;     ///< the same as it is written
  QString mark{};     ///< behind the points
  QString other{};    ///< what they may be besides
  QString said{};     ///< what the mark means
  friend bool operator==(const GaugeRow&, const GaugeRow&) = default;
};

/// Where the rows hang: each at the height of its points, neighbours apart.
struct GaugeLayout {
  double perHalf = 0;          ///< height of half a point
  std::vector<double> marks;   ///< the exact heights, by row
  std::vector<double> centres; ///< of the rows
};
/// Between top and bottom, the first row highest; `apart` is the least from row to row, and
/// `mostPerPoint` how much a point may be at most. Where nobody is below 0, 0 lies at `ground` or
/// deeper: for that a point may be as high as it has to.
[[nodiscard]] GaugeLayout hangRows(std::span<const GaugeRow> rows, double top, double bottom,
                                   double apart, double mostPerPoint, double ground);

/// The ranking on the nilometer: the water stands at the winner's mark. Below the rows there is
/// room for more, right of the gauge.
class GaugeRanking : public QWidget {
  Q_OBJECT
public:
  explicit GaugeRanking(QWidget* parent);

  void setRows(std::vector<GaugeRow> rows);
  void setMotion(bool on) { m_rise.setAllowed(on); }
  void rise();
  /// What stands below the rows.
  [[nodiscard]] QVBoxLayout& below() const { return *m_below; }
  /// Where the row is. @pre there is one
  [[nodiscard]] QRect rowRect(std::size_t row) const;
  [[nodiscard]] std::optional<std::size_t> rowAt(const QPoint& at) const;
  /// The whole name of the row there and what its mark means; empty where there is no row.
  [[nodiscard]] QString saidAt(const QPoint& at) const;
  /// The row with a ring around.
  void setCurrent(std::optional<std::size_t> row);

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] GaugeLayout layOutRows() const;
  void fixRoom();
  void paintShaft(QPainter& painter, const GaugeLayout& layout) const;
  void paintScale(QPainter& painter, const QRectF& shaft, const GaugeLayout& layout) const;
  void paintRow(QPainter& painter, const GaugeLayout& layout, std::size_t row) const;

  std::vector<GaugeRow> m_rows;
  std::optional<std::size_t> m_current;
  QWidget* m_room; ///< of the rows
  QVBoxLayout* m_below;
  ShortMotion m_rise;
};

} // namespace nilometer::ui
