// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/turn_order.h"

#include "ui/base/style/unit.h"
#include "ui/text/isolated.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace nilometer::ui {

using State = OrderedTurn::State;

namespace {

// In u.
constexpr qreal aroundName = 44; ///< the symbol, and what is left free at both ends
constexpr qreal betweenTurns = 16;
constexpr qreal pillHeight = 29;

QFont turnFont(const QFont& font, const OrderedTurn& turn) {
  QFont text = font;
  text.setBold(turn.state == State::now);
  return text;
}

QString turnText(const OrderedTurn& turn, TurnNames names) {
  const bool named = names <= TurnNames::all || turn.state == State::now;
  const bool isWhole = names == TurnNames::whole && !turn.whole.isEmpty();
  const QString& shown = isWhole ? turn.whole : turn.name;
  const QString name = named ? text::isolated(shown) : QString();
  if (turn.state != State::done) return name;
  return name.isEmpty() ? QStringLiteral("✓") : name + QStringLiteral(" ✓");
}

qreal turnWidth(const OrderedTurn& turn, TurnNames names, const QFont& font) {
  return aroundName * lookUnit(font) +
         QFontMetricsF(turnFont(font, turn)).horizontalAdvance(turnText(turn, names));
}

bool isLeftOut(const OrderedTurn& turn, TurnNames names) {
  return names == TurnNames::nowAlone && turn.state != State::now;
}

void paintTurn(QPainter& painter, const QRectF& room, const OrderedTurn& turn, const QString& text,
               const QFont& font, const Theme& theme) {
  const qreal u = lookUnit(font);
  const bool now = turn.state == State::now;
  if (now) {
    painter.setPen(QPen(theme.riverEdge, u));
    painter.setBrush(theme.river);
    painter.drawRoundedRect(room.adjusted(u, u, -u, -u), room.height() / 2, room.height() / 2);
  }
  paintSymbol(painter, QPointF(room.left() + 18 * u, room.center().y()), 9 * u, turn.player,
              theme.playerText[static_cast<std::size_t>(turn.player)]);
  painter.setFont(turnFont(font, turn));
  painter.setPen(now ? theme.onRiver : theme.quietInk);
  painter.drawText(room.adjusted(30 * u, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

} // namespace

qreal turnsWidth(const std::vector<OrderedTurn>& turns, TurnNames names, const QFont& font) {
  qreal width = 0;
  for (const OrderedTurn& turn : turns) {
    if (isLeftOut(turn, names)) continue;
    width += (width > 0 ? betweenTurns * lookUnit(font) : 0) + turnWidth(turn, names, font);
  }
  return width;
}

void paintTurns(QPainter& painter, const QRectF& room, const std::vector<OrderedTurn>& turns,
                TurnNames names, const QFont& font, const Theme& theme) {
  const qreal u = lookUnit(font);
  const qreal tall = pillHeight * u;
  QRectF at(room.left(), room.center().y() - tall / 2, 0, tall);
  for (const OrderedTurn& turn : turns) {
    if (isLeftOut(turn, names)) continue;
    if (at.left() > room.left()) {
      painter.setFont(font);
      painter.setPen(theme.quietInk);
      painter.drawText(QRectF(at.left(), at.top(), 12 * u, tall), Qt::AlignCenter,
                       QStringLiteral("›"));
      at.moveLeft(at.left() + betweenTurns * u);
    }
    at.setWidth(turnWidth(turn, names, font));
    paintTurn(painter, at, turn, turnText(turn, names), font, theme);
    at.moveLeft(at.right());
  }
}

QString turnsInWords(const std::vector<OrderedTurn>& turns) {
  QStringList said;
  for (const OrderedTurn& turn : turns) said += turnText(turn, TurnNames::all);
  return said.join(QStringLiteral(", "));
}

} // namespace nilometer::ui
