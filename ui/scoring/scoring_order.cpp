// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoring/scoring_order.h"

#include "ui/style/look_unit.h"
#include "ui/words/isolated.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <numeric>

namespace nilometer::ui {

using State = ScoringTurn::State;

ScoringOrder::ScoringOrder(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoringOrder::show(const QString& heading, const std::vector<ScoringTurn>& order) {
  m_heading = heading;
  m_order = order;
  QStringList said{heading};
  for (const ScoringTurn& turn : order) said += textOf(turn, Names::all);
  setAccessibleName(said.join(QStringLiteral(", ")));
  update();
}

QSize ScoringOrder::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(400, u), wholePixels(30, u)};
}

QFont ScoringOrder::fontOf(const ScoringTurn& turn) const {
  QFont text = font();
  text.setBold(turn.state == State::now);
  return text;
}

QString ScoringOrder::textOf(const ScoringTurn& turn, Names names) const {
  const bool named = names == Names::all || turn.state == State::now;
  const QString name = named ? words::isolated(turn.name) : QString();
  if (turn.state != State::done) return name;
  return name.isEmpty() ? QStringLiteral("✓") : name + QStringLiteral(" ✓");
}

qreal ScoringOrder::widthOf(const ScoringTurn& turn, Names names) const {
  const qreal u = lookUnit(font());
  const QString text = textOf(turn, names);
  const qreal words = QFontMetricsF(fontOf(turn)).horizontalAdvance(text);
  return 44 * u + words;
}

void ScoringOrder::paintTurn(QPainter& painter, const QRectF& room, const ScoringTurn& turn,
                             const QString& text) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const bool now = turn.state == State::now;
  if (now) {
    painter.setPen(QPen(theme.riverEdge, u));
    painter.setBrush(theme.river);
    painter.drawRoundedRect(room.adjusted(u, u, -u, -u), room.height() / 2, room.height() / 2);
  }
  paintSymbol(painter, QPointF(room.left() + 18 * u, room.center().y()), 9 * u, turn.player,
              now ? theme.player[static_cast<std::size_t>(turn.player)]
                  : theme.playerText[static_cast<std::size_t>(turn.player)]);
  painter.setFont(fontOf(turn));
  painter.setPen(now ? theme.onRiver : theme.quietInk);
  painter.drawText(room.adjusted(30 * u, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

void ScoringOrder::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  QFont bold = font();
  bold.setBold(true);
  const qreal heading = 12 * u + QFontMetricsF(bold).horizontalAdvance(m_heading) + 16 * u;
  const auto widthWith = [&](Names names) {
    return std::accumulate(
        m_order.begin(), m_order.end(), heading,
        [&](qreal sum, const ScoringTurn& turn) { return sum + widthOf(turn, names) + 16 * u; });
  };
  const Names names = widthWith(Names::all) <= width() ? Names::all : Names::now;
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(QRectF(12 * u, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                   m_heading);
  qreal left = heading;
  for (std::size_t i = 0; i < m_order.size(); ++i) {
    painter.setFont(font());
    painter.setPen(theme.quietInk);
    if (i > 0) {
      painter.drawText(QRectF(left, 0, 12 * u, height()), Qt::AlignCenter, QStringLiteral("›"));
      left += 16 * u;
    }
    const QRectF room(left, 0, widthOf(m_order[i], names), height());
    paintTurn(painter, room, m_order[i], textOf(m_order[i], names));
    left = room.right();
  }
}

void ScoringOrder::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
