// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/chart_parts.h"
#include "ui/score/report/report_texts.h"

#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/source_bars.h"

#include <QFontMetricsF>
#include <QPainter>

namespace nilometer::ui {

using report::Report;

namespace {

/// Of a course: half as high as wide shows five rounds and the final scoring well.
constexpr double courseShape = 0.5;

SheetPart coursePart(const report::ScoreReport& report) {
  SheetPart lines;
  lines.title = Report::tr("Course of the game");
  lines.height = [](double width, const QFont&, QPaintDevice*) { return width * courseShape; };
  lines.paint = [course = courseOf(report)](QPainter& painter, const QRectF& rect,
                                            const QFont& font) {
    paintCourse(painter, rect, course, paperLook(font));
  };
  return lines;
}

SheetPart sourcesPart(const report::ScoreReport& report) {
  SheetPart sources;
  sources.title = Report::tr("Points by source");
  const std::vector<Bar> bars = sourceBars(report);
  sources.height = [bars](double width, const QFont& font, QPaintDevice* device) {
    return barsHeight(bars, width, QFontMetricsF(font, device));
  };
  sources.paint = [bars](QPainter& painter, const QRectF& rect, const QFont& font) {
    paintBars(painter, rect, bars, paperLook(font));
  };
  return sources;
}

} // namespace

std::vector<SheetPart> chartParts(const report::ScoreReport& report) {
  std::vector<SheetPart> parts;
  if (report.isHidden()) return parts;
  if (!report.isScoredAtTheEnd()) parts.push_back(coursePart(report));
  parts.push_back(sourcesPart(report));
  return parts;
}

} // namespace nilometer::ui
