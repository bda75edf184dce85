// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/score_lanes.h"

#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/score/final_scoring/lanes_painting.h"
#include "ui/text/isolated.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

namespace {

constexpr int running = 200;   ///< milliseconds of a ship
constexpr qreal scaleRow = 32; ///< below the lanes, in u
constexpr qreal usualLane = 56;
constexpr qreal leastLane = 32;
constexpr qreal aloneLane = 38; ///< without a scale
constexpr qreal aroundLane = 5;
constexpr qreal leastWidth = 420;

} // namespace

int ScoreLanesContent::Row::total() const {
  return std::accumulate(pieces.begin(), pieces.end(), before,
                         [](int sum, const Piece& piece) { return sum + piece.points; });
}

ScoreLanes::ScoreLanes(QWidget* parent) : QWidget(parent), m_motion(*this) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ScoreLanes::show(const ScoreLanesContent& content, Arrival arrival) {
  if (content == m_content) return;
  m_from.clear();
  if (content.rows.size() == m_content.rows.size()) {
    for (const ScoreLanesContent::Row& row : m_content.rows) m_from.push_back(row.total());
  }
  m_content = content;
  arrival == Arrival::sliding && !m_from.empty() ? m_motion.run(running) : m_motion.stop();
  QStringList said;
  for (std::size_t row = 0; row < content.rows.size(); ++row) said += sentence(row);
  setAccessibleDescription(said.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

QString ScoreLanes::sentence(std::size_t row) const {
  const ScoreLanesContent::Row& of = m_content.rows[row];
  QStringList parts{text::isolated(of.name)};
  for (qsizetype i = 0; i < of.numbers.size(); ++i) {
    if (!of.numbers[i].isEmpty()) parts += m_content.header.value(i) + u' ' + of.numbers[i];
  }
  if (!of.rests.isEmpty()) parts += of.rests;
  return parts.join(QStringLiteral(", "));
}

std::optional<std::size_t> ScoreLanes::alone() const {
  if (m_shown == Shown::all) return std::nullopt;
  const auto& rows = m_content.rows;
  auto row = std::ranges::find(rows, true, &ScoreLanesContent::Row::now);
  // After the last of them, whoever has most.
  if (row == rows.end()) row = std::ranges::max_element(rows, {}, &ScoreLanesContent::Row::total);
  if (row == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(row - rows.begin());
}

void ScoreLanes::setShown(Shown shown) {
  if (shown == m_shown) return;
  m_shown = shown;
  update();
}

int ScoreLanes::heightOfOne() const {
  return wholePixels(aloneLane + 2 * aroundLane, lookUnit(font()));
}

qreal ScoreLanes::laneHeight() const {
  if (alone()) return height() - 2 * aroundLane * lookUnit(font());
  const qreal rows = qreal(std::max<std::size_t>(m_content.rows.size(), 1));
  return (height() - scaleRow * lookUnit(font())) / rows;
}

std::optional<std::size_t> ScoreLanes::rowAt(const QPoint& at) const {
  if (alone()) return rect().contains(at) ? alone() : std::nullopt;
  const int row = static_cast<int>((at.y() - 8 * lookUnit(font())) / laneHeight());
  const bool isRow = at.y() >= 0 && row < static_cast<int>(m_content.rows.size());
  return isRow ? std::optional(static_cast<std::size_t>(std::max(row, 0))) : std::nullopt;
}

QSize ScoreLanes::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(2 * leastWidth, u),
          wholePixels(usualLane * qreal(m_content.rows.size()) + scaleRow, u)};
}

QSize ScoreLanes::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(leastWidth, u),
          wholePixels(leastLane * qreal(m_content.rows.size()) + scaleRow, u)};
}

bool ScoreLanes::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  const auto row = rowAt(help.pos());
  // A name that has no room is whole here.
  QToolTip::showText(help.globalPos(), toolTipOf(row ? sentence(*row) : QString()), this);
  return true;
}

void ScoreLanes::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal u = lookUnit(font());
  const LanesRoom room{QRectF(rect()), laneHeight(), (alone() ? aroundLane : 8) * u, u};
  ScoreLanesContent painted = m_content;
  if (const auto row = alone()) painted.rows = {m_content.rows[*row]};
  const std::size_t first = alone().value_or(0);
  std::vector<qreal> ships;
  for (std::size_t i = 0; i < painted.rows.size(); ++i) {
    const int to = painted.rows[i].total();
    const int from = first + i < m_from.size() ? m_from[first + i] : to;
    ships.push_back(from + (to - from) * m_motion.progress());
  }
  painter.setFont(font());
  paintLanes(painter, room, painted, ships, themeOf(*this));
}

void ScoreLanes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
