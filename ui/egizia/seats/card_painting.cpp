// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/card_painting.h"

#include "ui/base/style/font_utils.h"
#include "ui/base/style/look_unit.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/seats/store_line.h"
#include "ui/egizia/style/box_colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace nilometer::ui {

namespace {

/// A scarab of the box, small, as a sign for 50 points passed.
void paintScarab(QPainter& painter, const QRectF& box, const QColor& ink, qreal u) {
  painter.setPen(QPen(ink, 1.2 * u));
  painter.setBrush(Qt::NoBrush);
  const qreal head = box.height() * 0.28;
  const QRectF body(box.left(), box.top() + head, box.width(), box.height() - head);
  painter.drawEllipse(body);
  painter.drawLine(QPointF(body.center().x(), body.top()),
                   QPointF(body.center().x(), body.bottom()));
  painter.drawArc(QRectF(body.center().x() - head, box.top(), 2 * head, 2 * head), 0, 180 * 16);
}

class CardPainter {
public:
  CardPainter(QPainter& painter, const PlayerLook& look, const CardLayout& places,
              const QFont& font, const Theme& theme)
      : m_painter(painter), m_look(look), m_places(places), m_font(font), m_theme(theme),
        m_u(lookUnit(font)) {}

  void paintName() {
    // Digits have nothing below the base line: all letters stand on the same one.
    const QFont points = fontWithHeight(m_font, 27, QFont::Bold);
    const qreal base = m_places.name.center().y() + QFontMetricsF(points).capHeight() / 2;
    paintSymbol(m_painter, m_places.symbol.center(), m_places.symbol.width(), m_look.seat.colour,
                m_theme.playerText[slot()]);
    const QFontMetricsF metrics(m_places.nameFont);
    const qreal nameBase = m_places.name.center().y() + metrics.capHeight() / 2;
    write({m_places.name.left(), nameBase}, m_places.nameFont, m_theme.playerText[slot()],
          nameInRoom(m_look.seat.name, m_look.seat.names, metrics, m_places.name.width()));
    write({m_places.points.left(), base}, points, m_theme.ink, m_look.seat.points);
    const QFont sign = fontWithHeight(m_font, 12, QFont::Normal);
    const bool isSign = m_look.seat.behind == m_look.pointsSign;
    const qreal up = isSign ? QFontMetricsF(sign).capHeight() : 0;
    write({m_places.behindPoints.left(), base - up}, sign, m_theme.quietInk, m_look.seat.behind);
    if (!m_places.ending.isEmpty()) {
      const QFont small = fontWithHeight(m_font, 11.5, QFont::Normal);
      const bool below = m_places.ending.top() >= m_places.name.bottom();
      const qreal half = QFontMetricsF(small).capHeight() / 2;
      write({m_places.ending.left(), below ? m_places.ending.center().y() + half : base}, small,
            m_theme.quietInk, m_look.ending + m_look.endingSign);
    }
    for (int i = 0; i < m_look.scarabs; ++i) {
      paintScarab(m_painter,
                  {m_places.scarabs.left() + i * 9 * m_u, base - 10 * m_u, 7 * m_u, 9 * m_u},
                  m_theme.quietInk, m_u);
    }
  }

  void paintCrews() {
    m_painter.setFont(m_places.crewFont);
    for (std::size_t i = 0; i < m_look.crews.size(); ++i) {
      const PlayerLook::CrewTile& crew = m_look.crews[i];
      paintCrew(m_painter, m_places.crews[i], static_cast<egizia::Crew>(i), crew.strength,
                crew.used, m_theme);
    }
    const QFont eats = fontWithHeight(m_font, 13, QFont::Normal);
    write({m_places.eats.left(), m_places.eats.center().y() + QFontMetricsF(eats).capHeight() / 2},
          eats, m_theme.quietInk, eatenBy(m_look));
    const StoreFonts fonts{m_places.storeFont, m_places.moreFont, m_places.labels};
    for (std::size_t i = 0; i < m_places.store.size(); ++i) {
      paintStore(m_painter, m_places.store[i], storeOf(m_look, i), i, fonts, m_theme, m_u);
    }
  }

  void paintChips() {
    if (m_places.chips.empty()) return;
    paintQuarries(m_places.chips.front());
    for (std::size_t i = 0; i < m_look.cards.size(); ++i) {
      paintHeld(m_places.chips[i + 1], m_look.cards[i]);
    }
  }

private:
  [[nodiscard]] std::size_t slot() const { return static_cast<std::size_t>(m_look.seat.colour); }

  void write(const QPointF& at, const QFont& font, const QColor& colour, const QString& text) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(at, text);
  }

  void writeIn(const QRectF& chip, qreal from, const QFont& font, const QColor& colour,
               const QString& text) {
    write({from, chip.center().y() + QFontMetricsF(font).capHeight() / 2}, font, colour, text);
  }

  void paintQuarries(const QRectF& chip) {
    paintCard(m_painter, chip, m_theme.sunken, m_theme.sunken, 5 * m_u);
    const qreal size = 16 * m_u;
    const QRectF box(chip.left() + m_places.chipPadding, chip.center().y() - size / 2 - m_u, size,
                     size);
    paintQuarry(m_painter, box, m_theme, m_u);
    QFont bold = m_places.chipFont;
    bold.setBold(true);
    writeIn(chip, box.right() + 4 * m_u, bold, m_theme.ink, m_look.quarries);
  }

  void paintHeld(const QRectF& chip, const PlayerLook::HeldCard& card) {
    paintCard(m_painter, chip, card.used ? m_theme.sunken : m_theme.surface,
              card.used ? m_theme.stoneEdge : m_theme.line, 5 * m_u);
    qreal from = chip.left() + m_places.chipPadding;
    if (card.anytime && !card.used) {
      const qreal y = chip.center().y();
      QPainterPath play({from, y - 5 * m_u});
      play.lineTo(from + 6 * m_u, y);
      play.lineTo(from, y + 5 * m_u);
      play.closeSubpath();
      m_painter.fillPath(play, m_theme.choose);
      from += 9 * m_u;
    }
    QFont font = m_places.chipFont;
    font.setStrikeOut(card.used);
    writeIn(chip, from, font, card.used ? m_theme.quietInk : m_theme.ink, card.name);
  }

  QPainter& m_painter;
  const PlayerLook& m_look;
  const CardLayout& m_places;
  const QFont& m_font;
  const Theme& m_theme;
  qreal m_u;
};

} // namespace

void paintPlayerCard(QPainter& painter, const PlayerLook& look, const CardLayout& places,
                     const QFont& font, const Theme& theme) {
  CardPainter card(painter, look, places, font, theme);
  card.paintName();
  if (places.chips.empty()) return; // closed
  card.paintCrews();
  card.paintChips();
}

} // namespace nilometer::ui
