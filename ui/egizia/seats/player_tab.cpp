// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/player_tab.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/text_width.h"
#include "ui/egizia/seats/card_layout.h"
#include "ui/egizia/seats/seat_font.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

namespace nilometer::ui {

PlayerTab::PlayerTab(QWidget* parent) : StopButton(parent) {
  setButtonRole(*this, ButtonRole::page);
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

QString PlayerTab::shortageInDigits() const {
  const FloodLook& flood = m_look.flood;
  const int missing = flood.cells[static_cast<std::size_t>(flood.now)].missing;
  return missing == 0 || flood.over ? QString() : u'−' + text::number(missing);
}

void PlayerTab::describe() {
  setText(m_look.name);
  setSpokenName(*this, m_look.name);
  setSpokenDescription(*this, m_look.details.join(QLatin1Char('\n')));
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
  const QRectF room = box.adjusted(10 * u, 0, -6 * u, 0);
  paintSymbol(painter, {room.left() + 6 * u, room.center().y()}, 12 * u, m_look.colour,
              theme.playerText[slot]);
  paintTexts(painter, room.adjusted(17 * u, 0, 0, 0), theme);
  if (m_look.onTurn) paintChooseRing(painter, box, theme, 8 * u);
  if (hasFocus()) paintFocus(painter, box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), theme, 8 * u);
}

/// One line if there is room for it; else the name has one for itself.
void PlayerTab::paintTexts(QPainter& painter, const QRectF& room, const Theme& theme) const {
  const qreal u = lookUnit(font());
  const QColor& own = theme.playerText[static_cast<std::size_t>(m_look.colour)];
  const QString points = m_look.points + behindPoints(m_look);
  const QFont large = seatFont(font(), 17, QFont::Bold);
  const QFont name = seatFont(font(), 13, QFont::Bold);
  const QFont small = seatFont(font(), 11.5, QFont::Bold);
  const auto write = [&](const QRectF& place, Qt::Alignment side, const QFont& with,
                         const QColor& colour, const QString& text) {
    const QFontMetricsF metrics(with);
    painter.setFont(with);
    painter.setPen(colour);
    painter.drawText(place, static_cast<int>(side | Qt::AlignVCenter),
                     metrics.elidedText(text, Qt::ElideRight, place.width()));
    return metrics.horizontalAdvance(text) + 6 * u;
  };
  const QString missing = shortage();
  const qreal before = textWidth(name, m_look.name) + (missing.isEmpty() ? 0 : 6 * u);
  const qreal rest = room.width() - textWidth(large, points) - 6 * u;
  if (before + textWidth(small, missing) <= rest) {
    QRectF line = room;
    line.setRight(line.right() - write(line, Qt::AlignRight, large, theme.ink, points));
    if (!missing.isEmpty()) {
      line.setRight(line.right() - write(line, Qt::AlignRight, small, theme.stop, missing));
    }
    write(line, Qt::AlignLeft, name, own, m_look.name);
    return;
  }
  const QFont medium = seatFont(font(), 14, QFont::Bold);
  QRectF line(room.left(), room.center().y(), room.width(), room.height() / 2 - 2 * u);
  QFont narrow = name;
  for (const qreal size : {12.0, 11.0, 10.0}) {
    if (textWidth(narrow, m_look.name) <= line.width()) break;
    narrow = seatFont(font(), size, QFont::Bold);
  }
  write(line.translated(0, -line.height()), Qt::AlignLeft, narrow, own,
        nameInRoom(m_look.name, m_look.names, QFontMetricsF(narrow), line.width()));
  line.setRight(line.right() - write(line, Qt::AlignRight, medium, theme.ink, points));
  const bool fits = textWidth(small, missing) <= line.width();
  write(line, Qt::AlignLeft, small, theme.stop, fits ? missing : shortageInDigits());
}

void PlayerTab::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) describe();
}

} // namespace nilometer::ui
