// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/players/flood_view.h"

#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "ui/egizia/words/names.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/style/theme.h"
#include "ui/style/tool_tip.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Ring;
using words::fill;
using words::number;

namespace {

constexpr Length padding{5};
constexpr qreal cellRadius = 4;
constexpr int cellCount = static_cast<int>(egizia::ringNames.size());

QString grainText(Ring ring, const QString& grain, const QString& strength) {
  //: Flood forecast: position of the water ring, grain there / strength of the crews.
  return fill(FloodView::tr("%1 %2 / %3"), {words::ring(ring), grain, strength});
}

QString shortText(int missing, int points, const QString& sign) {
  //: Flood forecast: grain missing, points lost for it.
  return fill(FloodView::tr("%n short: %1", nullptr, missing), {number(-points)}) + sign;
}

void paintRing(QPainter& painter, const QRectF& rect, const QColor& colour) {
  painter.setPen(QPen(colour, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), cellRadius, cellRadius);
}

/// The sign that there is enough; `box` is the square it stands in.
void paintTick(QPainter& painter, const QRectF& box, const QColor& colour) {
  painter.setPen(QPen(colour, std::max(1.5, box.width() / 8), Qt::SolidLine, Qt::RoundCap));
  painter.setBrush(Qt::NoBrush);
  const auto at = [&](qreal x, qreal y) {
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
  };
  painter.drawPolyline(QPolygonF({at(0.15, 0.55), at(0.4, 0.8), at(0.85, 0.25)}));
}

} // namespace

FloodLook floodOf(const egizia::Edition& edition, const egizia::PlayerState& own, Ring now,
                  std::optional<Ring> move) {
  FloodLook look;
  look.strength = own.strength();
  look.now = now;
  if (move && *move != now) look.move = move;
  for (std::size_t i = 0; i < look.cells.size(); ++i) {
    look.cells[i] = egizia::floodOf(edition, own, static_cast<Ring>(i));
  }
  return look;
}

FloodView::FloodView(QWidget* parent) : QWidget(parent) {
  describe();
}

void FloodView::setLook(const FloodLook& look) {
  if (look == m_look) return;
  m_look = look;
  setHidden(look.over);
  describe();
  update();
}

QString FloodView::sentence(Ring ring) const {
  const FloodLook::Cell& cell = m_look.cells[static_cast<std::size_t>(ring)];
  const QStringList facts = {words::ring(ring), number(cell.grain), number(m_look.strength),
                             words::points(cell.points)};
  if (cell.missing == 0) {
    return fill(tr("Ring %1: %2 grain for strength %3, enough"), facts);
  }
  const QString text = fill(
      tr("Ring %1: %2 grain for strength %3, %n missing, %4 back", nullptr, cell.missing), facts);
  return m_look.rests.isEmpty() ? text : text + words::restsMark;
}

QStringList FloodView::sentences() const {
  if (m_look.over) return {};
  QStringList all;
  for (int i = 0; i < cellCount; ++i) {
    const auto ring = static_cast<Ring>(i);
    const QString text = sentence(ring);
    const bool moves = m_look.move == ring;
    all += ring == m_look.now ? fill(tr("%1 – here it lies now"), {text})
                              : (moves ? fill(tr("%1 – here it would move"), {text}) : text);
  }
  if (!m_look.rests.isEmpty()) all += m_look.rests;
  return all;
}

void FloodView::describe() {
  const QString text = sentences().join(QLatin1Char('\n'));
  setAccessibleName(tr("Grain with the water ring in each position"));
  setAccessibleDescription(text);
  setToolTip(toolTipOf(text));
}

QSize FloodView::minimumSizeHint() const {
  if (m_least.isValid()) return m_least;
  const QFontMetrics metrics = fontMetrics();
  int width = metrics.horizontalAdvance(shortText(18, 38, words::restsMark));
  for (int i = 0; i < cellCount; ++i) {
    const QString text = grainText(static_cast<Ring>(i), number(88), number(88));
    width = std::max(width, metrics.horizontalAdvance(text));
  }
  width += metrics.horizontalAdvance(QLatin1Char(' ')) + 2 * padding;
  m_least = {cellCount * width + (cellCount - 1) * unit, 2 * metrics.height() + 2};
  return m_least;
}

QRectF FloodView::cellRect(int cell) const {
  const qreal each = (width() - (cellCount - 1) * unit) / qreal{cellCount};
  return {cell * (each + unit), 0, each, static_cast<qreal>(height())};
}

void FloodView::paintCell(QPainter& painter, Ring ring) const {
  const Theme& theme = themeOf(*this);
  const QFontMetrics metrics = fontMetrics();
  const FloodLook::Cell& cell = m_look.cells[static_cast<std::size_t>(ring)];
  const QRectF box = cellRect(static_cast<int>(ring));
  paintCard(painter, box, theme.surface, theme.line, cellRadius);
  if (ring == m_look.now) paintRing(painter, box, theme.riverEdge);
  if (m_look.move == ring) paintRing(painter, box, theme.choose);

  const auto draw = [&](const QRectF& where, const QString& text, const QColor& colour) {
    painter.setPen(colour);
    painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, static_cast<int>(where.width())));
  };
  const int line = metrics.height();
  // Letters have more room above than below them.
  const QRectF upper(box.left() + padding, box.center().y() - line - 0.5, box.width() - 2 * padding,
                     line);
  QRectF lower = upper.translated(0, line);
  draw(upper, grainText(ring, number(cell.grain), number(m_look.strength)), theme.ink);
  if (cell.missing > 0) {
    const QString sign = m_look.rests.isEmpty() ? QString() : QString(words::restsMark);
    draw(lower, shortText(cell.missing, cell.points, sign), theme.stop);
    return;
  }
  const qreal tick = metrics.ascent();
  paintTick(painter, {lower.left(), lower.center().y() - tick / 2, tick, tick}, theme.fine);
  lower.setLeft(lower.left() + tick + unit);
  draw(lower, tr("enough"), theme.fine);
}

Ring FloodView::ringAt(const QPoint& at) const {
  for (int i = 0; i + 1 < cellCount; ++i) {
    if (at.x() < cellRect(i + 1).left()) return static_cast<Ring>(i);
  }
  return static_cast<Ring>(cellCount - 1);
}

void FloodView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < cellCount; ++i) paintCell(painter, static_cast<Ring>(i));
}

void FloodView::changeEvent(QEvent* event) {
  m_least = {};
  if (event->type() == QEvent::LanguageChange) {
    describe();
    updateGeometry();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
