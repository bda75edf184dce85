// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/players/player_tab.h"

#include "ui/egizia/players/card_layout.h"
#include "ui/egizia/players/letters.h"
#include "ui/style/look_unit.h"
#include "ui/style/text_width.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

namespace nilometer::ui {

PlayerTab::PlayerTab(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
}

void PlayerTab::setLook(const PlayerLook& look) {
  if (look == m_look) return;
  m_look = look;
  describe();
  update();
}

QString PlayerTab::shortage() const {
  if (m_look.flood.over) return {};
  const FloodLook::Cell& cell = m_look.flood.cells[static_cast<std::size_t>(m_look.flood.now)];
  return cell.missing == 0 ? QString() : shortOf(cell.missing);
}

void PlayerTab::describe() {
  setText(m_look.name);
  setAccessibleName(m_look.name);
  setAccessibleDescription(m_look.details.join(QLatin1Char('\n')));
  QString tip;
  for (const QString& line : m_look.details) tip += line.toHtmlEscaped() + QStringLiteral("<br>");
  setToolTip(QStringLiteral("<qt>") + tip + QStringLiteral("</qt>"));
}

QSize PlayerTab::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(180, u), wholePixels(36, u)};
}

void PlayerTab::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const auto slot = static_cast<std::size_t>(m_look.colour);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box(rect());
  paintCard(painter, box, isChecked() ? theme.sunken : theme.surface, theme.line, 8 * u);
  painter.save();
  painter.setClipRect(QRectF(0, 0, 5 * u, box.height()));
  paintCard(painter, box, theme.player[slot], theme.player[slot], 8 * u);
  painter.restore();
  QRectF room = box.adjusted(11 * u, 0, -8 * u, 0);
  paintSymbol(painter, {room.left() + 6 * u, room.center().y()}, 12 * u, m_look.colour,
              theme.player[slot]);
  room.setLeft(room.left() + 17 * u);
  // From the right, so that the name alone gives way.
  const auto before = [&](const QString& text, const QFont& font, const QColor& colour) {
    if (text.isEmpty()) return;
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
    room.setRight(room.right() - textWidth(font, text) - 6 * u);
  };
  before(m_look.points + behindPoints(m_look), letters(font(), 17, QFont::Bold), theme.ink);
  before(shortage(), letters(font(), 11.5, QFont::Bold), theme.stop);
  const QFont bold = letters(font(), 13, QFont::Bold);
  painter.setFont(bold);
  painter.setPen(theme.playerText[slot]);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(bold).elidedText(m_look.name, Qt::ElideRight, room.width()));
  if (m_look.onTurn) paintChooseRing(painter, box, theme, 8 * u);
  if (hasFocus()) paintFocus(painter, box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), theme, 8 * u);
}

void PlayerTab::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) describe();
}

} // namespace nilometer::ui
