// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/course_chart.h"

#include "ui/score/chart/course_layout.h"
#include "ui/score/chart/course_painting.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nilometer::ui {

CourseChart::CourseChart(QWidget* parent) : ChartWidget(parent) {
  setAccessibleName(tr("Course of the game"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  contentChanged();
}

void CourseChart::setCourse(const Course& course) {
  if (course == m_course) return;
  m_course = course;
  contentChanged();
}

QSize CourseChart::minimumSizeHint() const {
  const int em = fontMetrics().height();
  return {22 * em, 11 * em};
}

QSize CourseChart::sizeHint() const {
  return minimumSizeHint() * 2;
}

QRectF CourseChart::chartRect() const {
  return QRectF(rect()).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit);
}

std::size_t CourseChart::count() const {
  return m_course.empty() ? 0 : m_course.moments.size();
}

std::size_t CourseChart::itemAt(const QPointF& position) const {
  return layOut(m_course, chartRect(), QFontMetricsF(font(), this)).momentAt(position.x());
}

std::vector<std::size_t> CourseChart::linesFrom(std::optional<QPoint> at) const {
  std::vector<std::size_t> lines(m_course.series.size());
  std::iota(lines.begin(), lines.end(), 0);
  if (!at || count() == 0) return lines;
  const CourseLayout layout = layOut(m_course, chartRect(), QFontMetricsF(font(), this));
  const std::size_t moment = layout.momentAt(at->x());
  const bool isAtTheEnds = at->x() > layout.plot.right();
  std::ranges::stable_sort(lines, {}, [&](std::size_t line) {
    const double y = isAtTheEnds ? layout.labels[line].center().y()
                                 : layout.y(m_course.series[line].points[moment]);
    return std::abs(y - at->y());
  });
  return lines;
}

QString CourseChart::sentence(std::size_t item) const {
  return momentSentence(m_course, item);
}

QString CourseChart::summary() const {
  if (m_course.empty()) return noCourseText(m_course);
  return momentSentence(m_course, m_course.moments.size() - 1);
}

void CourseChart::paintMoment(QPainter& painter, const CourseLayout& layout,
                              std::size_t moment) const {
  const ChartLook look = screenLook(*this);
  const double x = layout.x[moment];
  painter.setPen(QPen(look.theme->choose, 2));
  painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
  const Readout readout = momentReadout(m_course, moment);
  paintReadout(painter, readoutCorner(layout, moment, readoutSize(readout, look.font, this)),
               chartRect(), readout, look);
}

/// Lines rise from left to right: beside a moment there is most room at its upper left, and
/// where all lines are high already, at its lower left.
QPointF CourseChart::readoutCorner(const CourseLayout& layout, std::size_t moment,
                                   const QSizeF& size) const {
  double lowest = layout.plot.top();
  for (const Course::Series& series : m_course.series) {
    lowest = std::max(lowest, layout.y(series.points[moment]));
  }
  const QRectF& plot = layout.plot;
  const double gap = layout.em / 2;
  const bool below = lowest + gap + size.height() < plot.bottom() && lowest < plot.center().y();
  const double left = layout.x[moment] - gap - size.width();
  return {left < plot.left() ? layout.x[moment] + gap : left,
          below ? plot.bottom() - gap - size.height() : plot.top() + gap};
}

void CourseChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChartLook look = screenLook(*this);
  paintCourse(painter, chartRect(), m_course, look);
  if (current()) {
    paintMoment(painter, layOut(m_course, chartRect(), QFontMetricsF(font(), this)), *current());
  }
  if (hasFocus()) paintFocus(painter, rect(), *look.theme);
}

void CourseChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Course of the game"));
  ChartWidget::changeEvent(event);
}

} // namespace nilometer::ui
