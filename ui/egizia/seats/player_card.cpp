// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/player_card.h"

#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/name_in_room.h"
#include "ui/base/style/pieces.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/seats/card_layout.h"
#include "ui/egizia/seats/store_line.h"
#include "ui/egizia/style/box_colours.h"
#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

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

/// All but frame and grain of a player's card. `font` has letters of 13 u.
void paintPlayerCard(QPainter& painter, const PlayerLook& look, const CardLayout& places,
                     const QFont& font, const Theme& theme) {
  CardPainter card(painter, look, places, font, theme);
  card.paintName();
  if (places.chips.empty()) return; // closed
  card.paintCrews();
  card.paintChips();
}

// In u:
constexpr qreal leastClosed = 51;
constexpr qreal bestHeight = 129.5; ///< of a whole card
constexpr qreal roomyHeight = 174;  ///< the same with fewer than four players
constexpr qreal cardGap = 6;

/// What is pressed there belongs to it, too.
QRectF target(const QRectF& chip, qreal u) {
  constexpr qreal least = 28;
  const qreal more = std::max(0.0, least * u - chip.height()) / 2;
  return chip.adjusted(-u, -more, u, more);
}

} // namespace

PlayerCard::PlayerCard(QWidget* parent) : SeatCardOf(parent), m_flood(new FloodView(this)) {
  arrange();
}

void PlayerCard::setLook(const PlayerLook& look) {
  if (look == this->look()) return;
  m_flood->setLook(look.flood);
  SeatCardOf::setLook(look);
  setButtonDescription(*this, (look.seat.details + m_flood->sentences()).join(QLatin1Char('\n')));
  arrange();
}

void PlayerCard::setForm(SeatForm form) {
  SeatCardOf::setForm(form);
  arrange();
}

qreal PlayerCard::heightNeeded(qreal width) const {
  const qreal u = lookUnit(font());
  return cardHeight(look(), width * u, font()) / u;
}

void PlayerCard::arrange() {
  m_flood->setHidden(form() == SeatForm::tab || look().flood.over);
  m_places = {};
  if (form() == SeatForm::tab) return;
  m_places = cardLayout(look(), size(), font(), form());
  m_flood->setForm(m_places.floodForm);
  m_flood->setGeometry(m_places.flood.toAlignedRect());
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  SeatCardOf::resizeEvent(event);
  arrange();
}

void PlayerCard::changeEvent(QEvent* event) {
  SeatCardOf::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) arrange();
}

PlayerPart PlayerCard::partAt(const QPoint& at) const {
  if (form() == SeatForm::tab) return PlayerPart::points;
  const qreal u = lookUnit(font());
  const bool isEnding = !m_places.ending.isEmpty() && at.x() >= m_places.ending.left() - 3 * u &&
                        at.y() < m_places.ending.bottom();
  if (at.y() < m_places.name.bottom()) {
    if (at.x() >= m_places.points.left() - 3 * u) return PlayerPart::points;
    return isEnding ? PlayerPart::ending : PlayerPart::tile;
  }
  if (isEnding) return PlayerPart::ending;
  if (form() == SeatForm::closed) return PlayerPart::flood;
  const qreal stores = m_places.store.front().top();
  const bool ownLine = stores > m_places.crews.front().bottom();
  if (at.y() < m_places.crews.front().bottom() &&
      (ownLine || at.x() < m_places.store.front().left() - 3 * u))
    return PlayerPart::crews;
  const qreal below = look().flood.over ? m_places.store.front().bottom() : m_places.flood.top();
  if (at.y() < below) {
    std::size_t store = CardLayout::storeCount - 1;
    while (store > 0 && at.x() < m_places.store[store].left() - 3 * u) --store;
    return CardLayout::stores[store];
  }
  const bool flood = !look().flood.over && at.y() < m_places.flood.bottom();
  return flood ? PlayerPart::flood : PlayerPart::cards;
}

QString PlayerCard::tipAt(const QPoint& at) const {
  if (form() != SeatForm::whole) return {};
  for (std::size_t i = 0; i < look().crews.size(); ++i) {
    if (!m_places.crews[i].contains(at)) continue;
    const PlayerLook::CrewTile& crew = look().crews[i];
    const QStringList facts{text::crewName(static_cast<egizia::Crew>(i)),
                            text::number(crew.strength)};
    return text::fill(crew.used ? tr("%1: strength %2, used this round") :
                                //: A crew, by its colour, and its strength.
                          tr("%1: strength %2"),
                      facts);
  }
  const qreal u = lookUnit(font());
  for (std::size_t i = 0; i < look().cards.size(); ++i) {
    if (target(m_places.chips[i + 1], u).contains(at)) return look().cards[i].inFull;
  }
  return {};
}

bool PlayerCard::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<QHelpEvent*>(event);
    if (const QString tip = tipAt(help.pos()); !tip.isEmpty()) {
      QToolTip::showText(help.globalPos(), toolTipOf(tip), this);
      return true;
    }
  }
  return SeatCardOf::event(event);
}

void PlayerCard::paintWhole(Canvas& canvas, const QSizeF& /*size*/) const {
  paintPlayerCard(canvas.painter(), look(), m_places, font(), canvas.theme());
}

PlayersView::PlayersView(const EgiziaSession& session, QWidget* parent)
    : SeatsViewOf(parent, leastClosed), m_session(session) {}

void PlayersView::refresh(std::optional<egizia::Ring> ring, table::Player asked) {
  const table::Player turn = asked == table::noPlayer ? m_session.options().onTurn : asked;
  showAll(m_session.players(), turn,
          [&](table::Player player) { return playerLook(m_session, player, ring, asked); });
}

QSize PlayersView::sizeHint() const {
  const int players = m_session.players();
  const qreal high = players * (players < 4 ? roomyHeight : bestHeight) + (players - 1) * cardGap;
  return {minimumSizeHint().width(), qRound(high * lookUnit(font()))};
}

} // namespace nilometer::ui
