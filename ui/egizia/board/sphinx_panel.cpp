// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/pieces.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

// Lengths in u.
constexpr qreal handWidth = 50; ///< a symbol, a card, how many
constexpr qreal handHeight = 26;
constexpr QSizeF statue(122, 74);
constexpr QSizeF leastStatue(66, 40);

std::vector<table::Player> byTile(const egizia::State& state) {
  std::vector<table::Player> players(state.players);
  std::iota(players.begin(), players.end(), table::Player{0});
  std::sort(players.begin(), players.end(), [&](table::Player a, table::Player b) {
    return state.player[a].orderTile < state.player[b].orderTile;
  });
  return players;
}

} // namespace

SphinxPanel::SphinxPanel(const EgiziaSession& session, QWidget* parent) : Panel(session, parent) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  SphinxPanel::refresh({}, {});
}

void SphinxPanel::refresh(const Offers& /*offers*/, const PlaceKeys& /*keys*/) {
  setTitle(text::site(egizia::Site::sphinx));
  const egizia::State& state = m_session.shown();
  const QString deck = deckText(state.sphinxDeck);
  std::vector<Hand> hands;
  QStringList lines{deck};
  for (const table::Player player : byTile(state)) {
    const int cards = state.player[player].sphinxHeld;
    const QString name = text::playerName(player, m_session.table());
    hands.push_back({static_cast<PlayerColour>(m_session.colourOf(player)), name, cards});
    //: A player and how many hidden cards.
    lines += text::fill(tr("%1: %2"), {name, tr("%n hidden card(s)", nullptr, cards)});
  }
  if (deck == m_deck && hands == m_hands) return;
  m_deck = deck;
  m_hands = std::move(hands);
  setAccessibleDescription(m_session.names().inFull(lines.join(QLatin1Char('\n'))));
  // As rich text, because Qt breaks the lines of a plain tool tip nowhere.
  setToolTip(u"<b>" % title().toHtmlEscaped() % u"</b><br>" %
             text::ruleSummary("SPHINX-3"_rule).toHtmlEscaped());
  update();
}

QString SphinxPanel::deckText(int cards) {
  //: Sphinx cards in the deck; very short.
  return tr("%n left", nullptr, cards);
}

int SphinxPanel::handColumns() const {
  return isFull() ? 2 : m_session.players();
}

int SphinxPanel::handRows() const {
  return (m_session.players() + handColumns() - 1) / handColumns();
}

QSize SphinxPanel::minimumSizeHint() const {
  const qreal u = lookUnit(font());
  const QString deck = deckText(static_cast<int>(m_session.edition().sphinxCards.size()));
  const int words = titleWidth() + unit + fontMetrics().horizontalAdvance(deck);
  const qreal monument = isFull() ? leastStatue.height() : 0;
  return {std::max(words, wholePixels(handColumns() * handWidth, u)),
          frameHeight() + wholePixels(monument + handRows() * handHeight, u)};
}

void SphinxPanel::paintEvent(QPaintEvent* event) {
  Panel::paintEvent(event);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  QPainter painter(this);
  painter.setPen(theme.quietInk);
  painter.drawText(QRect(0, 0, width(), frameHeight()), Qt::AlignRight | Qt::AlignVCenter, m_deck);
  const QRectF room(content());
  const qreal hands = handRows() * handHeight * u;
  const qreal free = room.height() - hands;
  const qreal height = free < leastStatue.height() * u ? 0 : std::min(statue.height() * u, free);
  const QSizeF most(std::min(statue.width() * u, room.width()), height);
  const QRectF place(QPointF(room.center().x() - most.width() / 2, room.top()), most);
  if (height > 0) paintSphinx(painter, place, theme, u);
  const auto columns = static_cast<std::size_t>(handColumns());
  const qreal left = room.center().x() - static_cast<qreal>(columns) * handWidth * u / 2;
  for (std::size_t i = 0; i < m_hands.size(); ++i) {
    const QPointF corner(left + static_cast<qreal>(i % columns) * handWidth * u,
                         place.bottom() + static_cast<qreal>(i / columns) * handHeight * u);
    paintHand(painter, QRectF(corner, QSizeF(handWidth, handHeight) * u), m_hands[i]);
  }
}

void SphinxPanel::paintHand(QPainter& painter, const QRectF& room, const Hand& hand) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  painter.setRenderHint(QPainter::Antialiasing);
  paintSymbol(painter, QPointF(room.left() + 7 * u, room.center().y()), 10 * u, hand.colour,
              theme.playerText[static_cast<std::size_t>(hand.colour)]);
  const QRectF card(room.left() + 16 * u, room.center().y() - 10 * u, 15 * u, 20 * u);
  painter.setPen(QPen(theme.stoneEdge, 1));
  painter.setBrush(theme.stone);
  painter.drawRoundedRect(card, 2 * u, 2 * u);
  QPainterPath hill(card.bottomLeft() + QPointF(3.5, -6.5) * u);
  hill.quadTo(card.bottomLeft() + QPointF(7.5, -14.5) * u,
              card.bottomLeft() + QPointF(11.5, -6.5) * u);
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(hill);
  painter.setFont(headingFont(font()));
  painter.setPen(hand.cards > 0 ? theme.ink : theme.quietInk);
  painter.drawText(
      QRectF(card.right() + 3 * u, room.top(), room.right() - card.right(), room.height()),
      static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip,
      text::number(hand.cards));
  painter.setFont(font());
}

} // namespace nilometer::ui
