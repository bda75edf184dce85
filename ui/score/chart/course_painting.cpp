// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/course_painting.h"

#include "ui/base/style/name_in_room.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/course_layout.h"
#include "ui/text/isolated.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct CourseChartWords {
  Q_DECLARE_TR_FUNCTIONS(CourseChart)
};

/// Paints one course; all lengths come from the layout's line of text.
class CoursePainter {
public:
  CoursePainter(QPainter& painter, const QRectF& rect, const Course& course, const ChartLook& look)
      : m_painter(painter), m_rect(rect), m_course(course), m_theme(*look.theme),
        m_metrics(look.font, painter.device()), m_layout(layOut(course, rect, m_metrics)),
        m_em(m_layout.em), m_roundsFit(roundsFit()) {}

  void paint() {
    const bool rounds = m_course.byRounds;
    for (std::size_t i = 0; i < m_layout.bands.size(); ++i) rounds ? paintRound(i) : paintBand(i);
    paintScale();
    rounds ? paintRoundWord() : paintTicks();
    // Who is first lies over the others.
    for (std::size_t seat = 0; seat < m_course.series.size(); ++seat) {
      if (seat != m_course.first) paintLine(seat);
    }
    if (m_course.first < m_course.series.size()) paintLine(m_course.first);
    // All lines of rounds begin together.
    for (std::size_t i = rounds ? 1 : 0; i < m_course.moments.size(); ++i) paintMarkers(i);
    for (std::size_t seat = 0; seat < m_course.series.size(); ++seat) {
      rounds ? paintPoints(seat) : paintLabel(seat);
    }
  }

private:
  void line(double x1, double y1, double x2, double y2) {
    m_painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
  }
  [[nodiscard]] QPen thin(const QColor& colour, double width = 0.06) const {
    return {colour, m_em * width};
  }

  void paintBand(std::size_t index) {
    const Band& band = m_layout.bands[index];
    const QRectF& plot = m_layout.plot;
    const bool final = band.round == 0;
    const QRectF area(band.left, m_rect.top(), band.right - band.left,
                      plot.bottom() - m_rect.top());
    if (index % 2 == 0) m_painter.fillRect(area, m_theme.sunken);
    m_painter.setPen(thin(final ? m_theme.quietInk : m_theme.line, final ? 0.12 : 0.06));
    if (index > 0) line(band.left, m_rect.top(), band.left, plot.bottom());
    m_painter.setPen(m_theme.quietInk);
    if (!final && !m_roundsFit) {
      const QRectF middle(band.left, m_rect.top(), area.width(), 1.4 * m_em);
      m_painter.drawText(middle, Qt::AlignCenter | Qt::TextDontClip, number(band.round));
      return;
    }
    // Nothing stands above the labels: the last caption may be wider than its band.
    const bool last = index + 1 == m_layout.bands.size();
    const double width = (last ? m_rect.right() : band.right) - band.left - 0.6 * m_em;
    const QRectF caption(band.left + 0.3 * m_em, m_rect.top(), width, 1.4 * m_em);
    const QString text = final ? m_course.finalName : roundText(band);
    m_painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter,
                       m_metrics.elidedText(text, Qt::ElideRight, width + 0.1 * m_em));
  }

  /// A round of a small chart: its number below it.
  void paintRound(std::size_t index) {
    const Band& band = m_layout.bands[index];
    const QRectF& plot = m_layout.plot;
    const bool final = band.round == 0;
    const QRectF area(band.left, plot.top(), band.right - band.left, plot.height());
    if (index % 2 == 0 && !final) m_painter.fillRect(area, m_theme.sunken);
    if (final && index > 0) {
      m_painter.setPen(thin(m_theme.ink, 0.08));
      line(band.left, plot.top(), band.left, plot.bottom());
    }
    const QString text = final ? CourseChartWords::tr("final") : number(band.round);
    const double wide = m_metrics.horizontalAdvance(text);
    if (!final && wide > area.width()) return;
    m_painter.setPen(m_theme.quietInk);
    m_painter.drawText(QRectF(area.center().x() - wide, plot.bottom() + 0.3 * m_em, 2 * wide, m_em),
                       Qt::AlignCenter, text);
  }

  /// What the numbers below are, in the middle of them.
  void paintRoundWord() {
    const std::vector<Band>& bands = m_layout.bands;
    if (bands.front().round == 0) return;
    const Band& last = bands.back().round == 0 ? bands[bands.size() - 2] : bands.back();
    const double middle = (bands.front().left + last.right) / 2;
    //: Below a row of numbers, those of the rounds.
    const QString text = CourseChartWords::tr("round");
    const double wide = m_metrics.horizontalAdvance(text);
    m_painter.setPen(m_theme.quietInk);
    m_painter.drawText(QRectF(middle - wide, m_layout.plot.bottom() + 1.5 * m_em, 2 * wide, m_em),
                       Qt::AlignCenter, text);
  }

  [[nodiscard]] static QString roundText(const Band& band) {
    return fill(CourseChartWords::tr("Round %1"), {number(band.round)});
  }

  /// Where one round has no room for the word, all say only their number.
  [[nodiscard]] bool roundsFit() const {
    return std::ranges::all_of(m_layout.bands, [this](const Band& band) {
      const double width = m_metrics.horizontalAdvance(roundText(band)) + 0.6 * m_em;
      return band.round == 0 || width <= band.right - band.left;
    });
  }

  void paintScale() {
    const QRectF& plot = m_layout.plot;
    const Scale& scale = m_layout.scale;
    for (int points = scale.from; points <= scale.to; points += scale.step) {
      const double y = m_layout.y(points);
      m_painter.setPen(points == 0 ? thin(m_theme.quietInk, 0.09) : thin(m_theme.line));
      line(plot.left(), y, plot.right(), y);
      m_painter.setPen(m_theme.quietInk);
      const QRectF text(m_rect.left(), y - m_em / 2, plot.left() - m_rect.left() - 0.3 * m_em,
                        m_em);
      m_painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, number(points));
    }
  }

  /// The phase a tick stands for is only said where all phases have room for it.
  void paintTicks() {
    const bool named = phasesFit();
    for (std::size_t i = 1; i < m_course.moments.size(); ++i) {
      const Course::Moment& moment = m_course.moments[i];
      const double x = m_layout.x[i];
      const double bottom = m_layout.plot.bottom();
      m_painter.setPen(thin(m_theme.quietInk));
      line(x, bottom, x, bottom + 0.3 * m_em);
      if (moment.isFinal()) {
        const PlayerColour colour = m_course.series[moment.scored].colour;
        paintSymbol(m_painter, {x, bottom + 0.85 * m_em}, 0.7 * m_em, colour, inkOf(colour));
      } else if (named) {
        const double width = m_em * 20;
        m_painter.setPen(m_theme.quietInk);
        m_painter.drawText(QRectF(x - width / 2, bottom + 0.35 * m_em, width, m_em),
                           Qt::AlignCenter, phaseName(moment));
      }
    }
  }

  [[nodiscard]] const QString& phaseName(const Course::Moment& moment) const {
    return m_course.phases[static_cast<std::size_t>(moment.phase)];
  }

  [[nodiscard]] bool phasesFit() const {
    for (std::size_t i = 1; i < m_course.moments.size(); ++i) {
      const double room = m_layout.x[i] - m_layout.x[i - 1];
      const Course::Moment& moment = m_course.moments[i];
      if (moment.isFinal()) continue;
      if (m_metrics.horizontalAdvance(phaseName(moment)) + 0.6 * m_em > room) return false;
    }
    return true;
  }

  [[nodiscard]] QColor inkOf(PlayerColour colour) const {
    return m_theme.playerText[static_cast<std::size_t>(colour)];
  }

  void paintLine(std::size_t seat) {
    const Course::Series& series = m_course.series[seat];
    QPolygonF points;
    for (std::size_t i = 0; i < series.points.size(); ++i) {
      points << QPointF(m_layout.x[i], m_layout.y(series.points[i]));
    }
    const double width = seat == m_course.first ? 0.28 : 0.16;
    QPen pen = playerPen(series.colour, m_theme, width * m_em);
    if (seat == m_course.first) {
      pen.setStyle(Qt::SolidLine);
      pen.setCapStyle(Qt::RoundCap);
    }
    m_painter.setPen(pen);
    m_painter.drawPolyline(points);
  }

  /// Markers of equal scores stand side by side.
  void paintMarkers(std::size_t moment) {
    const double size = 0.55 * m_em;
    const double room =
        (m_layout.x.back() - m_layout.x.front()) / static_cast<double>(m_layout.x.size() - 1);
    for (const Course::Series& series : m_course.series) {
      const int points = series.points[moment];
      int equal = 0;
      int before = 0;
      for (const Course::Series& other : m_course.series) {
        if (other.points[moment] != points) continue;
        if (&other < &series) ++before;
        ++equal;
      }
      const double step = std::min(size, 0.85 * room / equal);
      const double shift = (before - (equal - 1) / 2.0) * step;
      const QPointF centre(m_layout.x[moment] + shift, m_layout.y(points));
      paintSymbol(m_painter, centre, size * 1.35, series.colour, m_theme.surface);
      paintSymbol(m_painter, centre, size, series.colour, inkOf(series.colour));
    }
  }

  void paintLabel(std::size_t seat) {
    const Course::Series& series = m_course.series[seat];
    const QRectF& label = m_layout.labels[seat];
    const double y = m_layout.y(series.points.back());
    const QColor ink = inkOf(series.colour);
    m_painter.setPen(thin(ink, 0.06));
    line(m_layout.plot.right() + 0.45 * m_em, y, label.left() - 0.15 * m_em, label.center().y());
    const QPointF symbol(label.left() + 0.4 * m_em, label.center().y());
    paintSymbol(m_painter, symbol, 0.7 * m_em, series.colour, ink);
    const QString points = QLatin1Char(' ') + endPoints(series);
    const QRectF text = label.adjusted(1.1 * m_em, 0, m_em, 0);
    const double room = label.right() - text.left() - m_metrics.horizontalAdvance(points);
    QStringList names;
    for (const Course::Series& each : m_course.series) names += each.name;
    const QString name = nameInRoom(series.name, names, m_metrics, room + 0.05 * m_em);
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                       QString(text::isolated(name) + points));
  }

  /// The end of a line of a small chart, which has its names elsewhere.
  void paintPoints(std::size_t seat) {
    const Course::Series& series = m_course.series[seat];
    const QRectF& label = m_layout.labels[seat];
    const QColor ink = inkOf(series.colour);
    paintSymbol(m_painter, QPointF(label.left() + 0.4 * m_em, label.center().y()), 0.75 * m_em,
                series.colour, ink);
    QFont bold = m_painter.font();
    bold.setBold(true);
    const QString points = number(series.points.back());
    const QRectF text = label.adjusted(1.1 * m_em, 0, m_em, 0);
    m_painter.save();
    m_painter.setFont(bold);
    m_painter.setPen(ink);
    m_painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, points);
    const double wide = QFontMetricsF(bold, m_painter.device()).horizontalAdvance(points);
    m_painter.restore();
    m_painter.setPen(m_theme.quietInk);
    m_painter.drawText(text.adjusted(wide, 0, m_em, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       endPoints(series).mid(points.size()));
  }

  QPainter& m_painter;
  QRectF m_rect;
  const Course& m_course;
  const Theme& m_theme;
  QFontMetricsF m_metrics;
  CourseLayout m_layout;
  double m_em;
  bool m_roundsFit;
};

} // namespace

QString noCourseText(const Course& course) {
  if (course.counts) {
    return CourseChartWords::tr("What counts so far is scored at the end.");
  }
  return CourseChartWords::tr("As soon as points move, their course appears here.");
}

void paintCourse(QPainter& painter, const QRectF& rect, const Course& course,
                 const ChartLook& look) {
  if (course.empty()) return paintNothing(painter, rect, noCourseText(course), look);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  CoursePainter(painter, rect, course, look).paint();
  painter.restore();
}

} // namespace nilometer::ui
