// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/gauge_ranking.h"

#include "ui/base/style/name_in_room.h"
#include "ui/base/style/unit.h"
#include "ui/score/chart/course_layout.h"
#include "ui/score/result/winner_scene.h"
#include "ui/text/isolated.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal rowsApart = 44;
constexpr qreal shaftWidth = 44;
constexpr qreal rowsLeft = 62; ///< of what hangs on the gauge
constexpr qreal tallestPoint = 10.4;
constexpr qreal above = 36;     ///< the room over the winner's row
constexpr qreal groundLine = 6; ///< of 0, above the lower end of the shaft
constexpr qreal rightOf = 16;   ///< free right of what is written

// Letters of names, in u.
constexpr qreal mostBroken = 16; ///< so that two lines leave something between the rows
constexpr qreal leastOfName = 14;
constexpr qreal leastLetters = 12;

QFont gaugeFont(QFont font, qreal pixels, bool bold = true) {
  font.setBold(bold);
  font.setPixelSize(std::max(1, qRound(pixels)));
  return font;
}

/// A name as it is written: the letters in u.
struct WrittenName {
  QString text;
  qreal letters = 0;
  bool breaks = false; ///< into two lines
};

/// Smaller letters rather than a second line, and that rather than very small ones; only then less
/// of the name. `room` and `u` are in pixels.
WrittenName writtenName(const QFont& font, const text::ShownNames& names, std::size_t index,
                        qreal largest, const QSizeF& room, qreal u) {
  const QString& name = names.whole[static_cast<qsizetype>(index)];
  const QString& least = names.shown[static_cast<qsizetype>(index)];
  const auto fits = [&](const WrittenName& written) {
    const QFontMetricsF metrics(gaugeFont(font, written.letters * u));
    if (!written.breaks) return metrics.horizontalAdvance(written.text) <= room.width();
    const QRectF lines = metrics.boundingRect({QPointF(), room}, Qt::TextWordWrap, written.text);
    return lines.width() <= room.width() && lines.height() <= room.height();
  };
  for (const QString& text : {name, least}) {
    for (const bool breaks : {false, true}) {
      for (qreal letters = breaks ? mostBroken : largest; letters >= leastOfName; letters -= 1) {
        const WrittenName written{text, letters, breaks};
        if (fits(written)) return written;
      }
    }
  }
  const QFontMetricsF smallest(gaugeFont(font, leastLetters * u));
  return {nameInRoom(name, names.whole, smallest, room.width()), leastLetters};
}

} // namespace

GaugeLayout hangRows(std::span<const GaugeRow> rows, double top, double bottom, double apart,
                     double mostPerPoint, double ground) {
  GaugeLayout layout;
  if (rows.empty()) return layout;
  const int most = rows.front().halves;
  const int apartHalves = std::max(most - rows.back().halves, 1);
  layout.perHalf = std::min((bottom - top) / apartHalves, mostPerPoint / 2);
  double highest = top;
  // Below the ground there would be points that nobody can have.
  if (rows.back().halves >= 0 && top + most * layout.perHalf < ground) {
    if (most > 0) layout.perHalf = (ground - top) / most;
    highest = ground - most * layout.perHalf;
  }
  for (const GaugeRow& row : rows)
    layout.marks.push_back(highest + (most - row.halves) * layout.perHalf);
  layout.centres = spreadLabels(layout.marks, apart, top - apart / 2, bottom + apart / 2);
  return layout;
}

GaugeRanking::GaugeRanking(QWidget* parent)
    : QWidget(parent), m_room(new QWidget(this)), m_below(new QVBoxLayout), m_rise(*this) {
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_room, 1);
  column->addLayout(m_below);
  m_room->setAttribute(Qt::WA_TransparentForMouseEvents);
  fixRoom();
}

void GaugeRanking::fixRoom() {
  const qreal u = lookUnit(font());
  layout()->setContentsMargins(wholePixels(rowsLeft, u), 0, wholePixels(rightOf, u),
                               wholePixels(8, u));
  layout()->setSpacing(wholePixels(6, u));
  m_room->setMinimumSize(wholePixels(200 - rightOf, u),
                         wholePixels(rowsApart * qreal(m_rows.size()) + above, u));
}

void GaugeRanking::setRows(std::vector<GaugeRow> rows) {
  m_rows = std::move(rows);
  QStringList said;
  for (const GaugeRow& row : m_rows) {
    QStringList parts{text::isolated(row.name), row.points + row.mark, row.other};
    parts.removeAll({});
    said += parts.join(QStringLiteral(", "));
  }
  setAccessibleDescription(said.join(u'\n'));
  fixRoom();
  update();
}

void GaugeRanking::rise() {
  m_rise.run(riseTime);
}

void GaugeRanking::setCurrent(std::optional<std::size_t> row) {
  m_current = row;
  update();
}

GaugeLayout GaugeRanking::layOutRows() const {
  const qreal u = lookUnit(font());
  const QRect room = m_room->geometry();
  return hangRows(m_rows, room.top() + above * u + rowsApart / 2 * u,
                  room.bottom() - rowsApart / 2 * u, rowsApart * u, tallestPoint * u,
                  height() - groundLine * u);
}

QRect GaugeRanking::rowRect(std::size_t row) const {
  const qreal u = lookUnit(font());
  const double centre = layOutRows().centres[row];
  const QRect room = m_room->geometry();
  return {room.left() - wholePixels(4, u), qRound(centre - rowsApart / 2 * u),
          room.width() + wholePixels(8, u), wholePixels(rowsApart, u)};
}

std::optional<std::size_t> GaugeRanking::rowAt(const QPoint& at) const {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const QRect row = rowRect(i);
    if (at.y() >= row.top() && at.y() <= row.bottom()) return i;
  }
  return std::nullopt;
}

QString GaugeRanking::saidAt(const QPoint& at) const {
  const auto index = rowAt(at);
  if (!index) return {};
  const GaugeRow& row = m_rows[*index];
  // The name may be shortened where it stands.
  return row.said.isEmpty() ? row.name : row.name + u'\n' + row.said;
}

void GaugeRanking::paintEvent(QPaintEvent* /*event*/) {
  if (m_rows.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const GaugeLayout layout = layOutRows();
  paintShaft(painter, layout);
  for (std::size_t i = 0; i < m_rows.size(); ++i) paintRow(painter, layout, i);
  if (m_current && *m_current < m_rows.size()) {
    paintFocus(painter, QRectF(rowRect(*m_current)), themeOf(*this));
  }
}

void GaugeRanking::paintShaft(QPainter& painter, const GaugeLayout& layout) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const QRectF shaft(2 * u, 8 * u, shaftWidth * u, height() - 8 * u);
  QPainterPath walls;
  walls.addRoundedRect(shaft, 5 * u, 5 * u);
  painter.fillPath(walls, theme.surface);
  const qreal level = shaft.bottom() - (shaft.bottom() - layout.marks.front()) * m_rise.progress();
  QPainterPath surface(QPointF(shaft.left(), level));
  for (qreal x = shaft.left(); x < shaft.right(); x += 20 * u) {
    surface.quadTo(x + 5 * u, level - 4 * u, x + 10 * u, level);
    surface.quadTo(x + 15 * u, level + 4 * u, x + 20 * u, level);
  }
  QPainterPath water = surface;
  water.lineTo(shaft.right() + 20 * u, shaft.bottom());
  water.lineTo(shaft.left(), shaft.bottom());
  water.closeSubpath();
  painter.save();
  painter.setClipPath(walls);
  painter.fillPath(water, theme.water);
  painter.strokePath(surface, QPen(theme.riverEdge, 2 * u));
  painter.restore();
  paintScale(painter, shaft, layout);
  painter.strokePath(walls, QPen(theme.riverEdge, 2.5 * u));
}

void GaugeRanking::paintScale(QPainter& painter, const QRectF& shaft,
                              const GaugeLayout& layout) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const double perPoint = 2 * layout.perHalf;
  const auto pointsAt = [&](double y) {
    return m_rows.front().halves / 2.0 - (y - layout.marks.front()) / perPoint;
  };
  painter.setFont(gaugeFont(font(), 11.5 * u));
  const int least = static_cast<int>(std::ceil(pointsAt(shaft.bottom() - 4 * u)));
  const int most = static_cast<int>(std::floor(pointsAt(shaft.top() + 8 * u)));
  // Where single points would be a grey area, only every fifth is drawn.
  const int step = perPoint < 3 * u ? 5 : 1;
  for (int points = least; points <= most; ++points) {
    if (points % step != 0) continue;
    const bool ten = points % 10 == 0;
    const qreal wide = (ten ? 26 : points % 5 == 0 ? 16 : 9) * u;
    const double y = layout.marks.front() + (m_rows.front().halves / 2.0 - points) * perPoint;
    painter.setPen(QPen(theme.riverEdge, (points % 5 == 0 ? 1.6 : 0.8) * u));
    painter.drawLine(QPointF(shaft.right() - wide, y), QPointF(shaft.right(), y));
    if (!ten) continue;
    painter.setPen(theme.onRiver);
    // Above its line, but where the water stands there, or the wall ends, below it.
    const double surface = layout.marks.front();
    const bool isWet = surface > y - 18 * u && surface < y + 2 * u;
    const bool isBelow = isWet || y - 16 * u < shaft.top() + 2 * u;
    const double top = isBelow ? y + 3 * u : y - 16 * u;
    painter.drawText(QRectF(shaft.left() + 4 * u, top, shaft.width(), 14 * u),
                     Qt::AlignLeft | Qt::AlignBottom, text::number(points));
  }
}

void GaugeRanking::paintRow(QPainter& painter, const GaugeLayout& layout, std::size_t index) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const GaugeRow& row = m_rows[index];
  const bool first = row.first;
  const QColor& colour = theme.playerText[static_cast<std::size_t>(row.player)];
  const qreal y = layout.centres[index];
  painter.setPen(QPen(colour, 2.5 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const qreal wall = (shaftWidth + 2) * u;
  painter.drawPolyline(QPolygonF{QPointF(wall, layout.marks[index]), QPointF(wall + 16 * u, y),
                                 QPointF(wall + 26 * u, y)});
  const qreal size = (first ? 22 : 15) * u;
  paintSymbol(painter, QPointF(wall + 46 * u, y), size, row.player, colour);
  qreal left = wall + 66 * u;
  const qreal right = width() - rightOf * u;
  const auto write = [&](const QString& text, qreal pixels, const QColor& ink, qreal shift = 0) {
    painter.setFont(gaugeFont(font(), pixels * u, pixels > 15));
    painter.setPen(ink);
    const QRectF room(left, y - 22 * u + shift, right - left, 44 * u);
    const QString fitting =
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room.width()));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fitting);
    left += painter.fontMetrics().horizontalAdvance(fitting);
  };
  write(row.points, first ? 38 : 24, theme.ink);
  write(row.mark, 15, theme.quietInk, -10 * u);
  write(row.other.isEmpty() ? QString() : u' ' + row.other, 15, theme.quietInk);
  left += 10 * u;
  const QRectF room(left, y - rowsApart / 2 * u, right - left, rowsApart * u);
  QStringList names;
  for (const GaugeRow& each : m_rows) names += each.name;
  const WrittenName name =
      writtenName(font(), text::ShownNames(names), index, first ? 22 : 18, room.size(), u);
  painter.setFont(gaugeFont(font(), name.letters * u));
  painter.setPen(colour);
  const int how = static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt());
  painter.drawText(room, name.breaks ? how | Qt::TextWordWrap : how, name.text);
}

void GaugeRanking::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) fixRoom();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
