// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/chart_widget.h"
#include "ui/score/chart/course.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace nilometer::ui {

struct CourseLayout;

/// The course of a game as lines over the phases: each player with dashes, symbol and label of
/// his own; rounds as bands; the final scoring as one of its own. A course without points is a
/// friendly sentence. By rounds it is a small one: numbers below, only points at the ends.
void paintCourse(QPainter& painter, const QRectF& rect, const Course& course,
                 const ChartLook& look);

/// The chart in a window. The moment under the mouse, or chosen with the arrow keys, Home and
/// End, is read out with everybody's points, to eyes (a card in the chart) and ears.
class CourseChart final : public ChartWidget {
  Q_OBJECT
public:
  explicit CourseChart(QWidget* parent = nullptr);

  void setCourse(const Course& course);
  [[nodiscard]] const Course& course() const { return m_course; }
  /// The lines of the course, those nearest to that place first; by seat without one.
  [[nodiscard]] std::vector<std::size_t> linesFrom(std::optional<QPoint> at) const;
  /// The least in which all can be read, in the present font.
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

protected:
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::size_t itemAt(const QPointF& position) const override;
  [[nodiscard]] QString sentence(std::size_t item) const override;
  [[nodiscard]] QString summary() const override;
  [[nodiscard]] QString tip(std::optional<std::size_t>) const override { return m_course.rests; }
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QRectF chartRect() const;
  void paintMoment(QPainter& painter, const CourseLayout& layout, std::size_t moment) const;
  [[nodiscard]] QPointF readoutCorner(const CourseLayout& layout, std::size_t moment,
                                      const QSizeF& size) const;

  Course m_course;
};

} // namespace nilometer::ui
