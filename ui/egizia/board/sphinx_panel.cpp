// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/sphinx_panel.h"

#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

constexpr int lineGap = 2;      ///< between the hands, at least
constexpr int nameLetters = 6;  ///< of a name that are always visible
constexpr int mostLetters = 28; ///< from a symbol to its number

int symbolSize(const QFontMetrics& metrics) {
  return metrics.ascent() - 2;
}

/// "× 2": how many cards somebody keeps.
QString timesText(int cards) {
  return u"×\u2009" % words::number(cards);
}

std::vector<table::Player> byTile(const egizia::State& state) {
  std::vector<table::Player> players(state.players);
  std::iota(players.begin(), players.end(), table::Player{0});
  std::sort(players.begin(), players.end(), [&](table::Player a, table::Player b) {
    return state.player[a].orderTile < state.player[b].orderTile;
  });
  return players;
}

} // namespace

SphinxPanel::SphinxPanel(const EgiziaSession& session, QWidget* parent)
    : Panel(parent), m_session(session) {
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
  refresh();
}

void SphinxPanel::refresh() {
  setTitle(words::site(egizia::Site::sphinx));
  const egizia::State& state = m_session.shown();
  const QString deck = deckText(state.sphinxDeck);
  std::vector<Hand> hands;
  QStringList lines{deck};
  for (const table::Player player : byTile(state)) {
    const int cards = state.player[player].sphinxHeld;
    const QString name = words::playerName(player, m_session.table());
    hands.push_back({static_cast<PlayerColour>(m_session.colourOf(player)), name, cards});
    //: A player and how many hidden cards.
    lines += words::fill(tr("%1: %2"), {name, tr("%n hidden card(s)", nullptr, cards)});
  }
  if (deck == m_deck && hands == m_hands) return;
  m_deck = deck;
  m_hands = std::move(hands);
  setAccessibleDescription(m_session.names().inFull(lines.join(QLatin1Char('\n'))));
  // As rich text, because Qt breaks the lines of a plain tool tip nowhere.
  setToolTip(u"<b>" % title().toHtmlEscaped() % u"</b><br>" %
             words::ruleSummary("SPHINX-3"_rule).toHtmlEscaped());
  update();
}

QString SphinxPanel::deckText(int cards) {
  return tr("%n card(s) left", nullptr, cards);
}

QSize SphinxPanel::minimumSizeHint() const {
  const QFontMetrics metrics(font());
  const int name = symbolSize(metrics) + unit + nameLetters * metrics.averageCharWidth();
  const int hand = name + 2 * unit + metrics.horizontalAdvance(timesText(88));
  const QString deck = deckText(static_cast<int>(m_session.edition().sphinxCards.size()));
  const int widest = std::max(hand, metrics.horizontalAdvance(deck));
  const int lines = 1 + m_session.players();
  return {widest + width() - content().width(),
          frameHeight() + lines * metrics.height() + (lines - 1) * lineGap + unit};
}

void SphinxPanel::paintEvent(QPaintEvent* event) {
  Panel::paintEvent(event);
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  const QFontMetrics metrics(font());
  const QRect room = content();
  painter.setPen(theme.quietInk);
  painter.drawText(QRect(room.left(), room.top(), room.width(), metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(m_deck, Qt::ElideRight, room.width()));
  if (m_hands.empty()) return;
  const int top = room.top() + metrics.height() + lineGap + unit;
  const int least = metrics.height() + lineGap;
  const int height =
      std::clamp((room.bottom() + 1 - top) / static_cast<int>(m_hands.size()), least, 2 * least);
  // The number stays near its name, however wide the panel is.
  const int width = std::min(room.width(), mostLetters * metrics.averageCharWidth());
  QRect row(room.left(), top, width, height);
  for (const Hand& hand : m_hands) {
    paintHand(painter, row, hand);
    row.translate(0, height);
  }
}

void SphinxPanel::paintHand(QPainter& painter, const QRect& row, const Hand& hand) const {
  const Theme& theme = themeOf(*this);
  const QFontMetrics metrics(font());
  const int size = symbolSize(metrics);
  paintSymbol(painter, QPointF(row.left() + size / 2.0, row.center().y() + 0.5), size, hand.colour,
              theme.playerText[static_cast<std::size_t>(hand.colour)]);
  const QString times = timesText(hand.cards);
  const int wide = metrics.horizontalAdvance(timesText(88));
  QRect name = row.adjusted(size + unit, 0, -wide - unit, 0);
  painter.setPen(hand.cards > 0 ? theme.ink : theme.quietInk);
  painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(hand.name, Qt::ElideRight, name.width()));
  painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, times);
}

} // namespace nilometer::ui
