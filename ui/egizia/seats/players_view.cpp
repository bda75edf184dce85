// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/seats/players_view.h"

#include "ui/base/style/look_unit.h"
#include "ui/base/style/menu_title.h"
#include "ui/base/style/tab_stop.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/seats/player_tab.h"
#include "ui/table/guide/level_menu.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

// In u:
constexpr qreal cardGap = 6;
constexpr qreal closedLeast = 51;
constexpr qreal closedColumn = 266;
constexpr qreal closedMost = 86;
constexpr qreal openMost = 200;
constexpr qreal openWidth = 384;
constexpr qreal foldedWidth = 264; ///< of folded cards

} // namespace

PlayersView::PlayersView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
  makeTabStop(*this);
  //: Those who play, with all they have.
  setAccessibleName(tr("Players"));
  for (table::Player player = 0; player < session.players(); ++player) {
    m_cards[player] = new PlayerCard(this);
    m_cards[player]->setForm(wholeForm());
    m_cards[player]->installEventFilter(this);
    connect(m_cards[player], &PlayerCard::openRequested, this, [this, player] { open(player); });
    m_order.push_back(player);
  }
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  refresh({});
}

PlayerCard* PlayersView::card(table::Player player) const {
  return player < m_cards.size() ? m_cards[player] : nullptr;
}

PlayerTab* PlayersView::tab(table::Player player) const {
  return player < m_tabs.size() ? m_tabs[player] : nullptr;
}

table::Player PlayersView::opened() const {
  return m_look == PlayersLook::full ? table::noPlayer : m_opened;
}

int PlayersView::gap() const {
  return wholePixels(cardGap, lookUnit(font()));
}

/// With three or two of them there is room for more, and where the others are closed.
CardForm PlayersView::wholeForm() const {
  const bool roomy = m_session.players() < 4 || m_look == PlayersLook::closed;
  return roomy ? CardForm::roomy : CardForm::usual;
}

void PlayersView::refresh(std::optional<egizia::Ring> ring, table::Player asked) {
  m_ring = ring;
  m_asked = asked;
  table::Player turn = table::noPlayer;
  for (const table::Player player : m_order) {
    const PlayerLook look = playerLook(m_session, player, ring, asked);
    if (look.onTurn) turn = player;
    m_cards[player]->setLook(look);
    if (m_tabs[player] != nullptr) m_tabs[player]->setLook(look);
  }
  sortCards();
  if (turn != m_turn) {
    m_turn = turn;
    closeOver();
    if (turn != table::noPlayer && m_look == PlayersLook::closed) m_opened = turn;
  }
  arrange();
}

void PlayersView::sortCards() {
  std::sort(m_order.begin(), m_order.end(), [this](table::Player a, table::Player b) {
    const auto& own = m_session.shown().player;
    return own[a].orderTile < own[b].orderTile;
  });
  // The keyboard goes along the cards as they stand.
  for (std::size_t i = 1; i < m_order.size(); ++i) {
    setTabOrder(m_cards[m_order[i - 1]], m_cards[m_order[i]]);
  }
}

void PlayersView::setCompactLevel(PlayersLook look) {
  if (look == m_look) return;
  closeOver();
  m_look = look;
  m_opened = look == PlayersLook::closed ? m_turn : table::noPlayer;
  const bool tabs = look == PlayersLook::tabs;
  for (const table::Player player : m_order) {
    PlayerCard* card = m_cards[player];
    card->setParent(tabs ? parentWidget() : this);
    card->setVisible(!tabs);
    delete std::exchange(m_tabs[player], nullptr);
    if (!tabs) continue;
    m_tabs[player] = new PlayerTab(this);
    m_tabs[player]->setLook(card->look());
    m_tabs[player]->show();
    connect(m_tabs[player], &PlayerTab::clicked, this, [this, player] { open(player); });
  }
  updateGeometry();
  arrange();
}

void PlayersView::open(table::Player player) {
  const bool again = m_opened == player;
  if (m_look == PlayersLook::tabs) {
    closeOver();
    if (again) return;
  }
  m_opened = player;
  arrange();
  if (m_look == PlayersLook::tabs) m_cards[player]->setFocus();
}

void PlayersView::closeOver() {
  if (m_look != PlayersLook::tabs || m_opened == table::noPlayer) return;
  PlayerCard* card = m_cards[m_opened];
  PlayerTab* tab = m_tabs[m_opened];
  m_opened = table::noPlayer;
  if (card->hasFocus()) tab->setFocus();
  card->hide();
  tab->setChecked(false);
}

void PlayersView::arrange() {
  if (m_look == PlayersLook::tabs) return arrangeTabs();
  arrangeCards();
}

void PlayersView::arrangeCards() {
  const bool folded = m_look == PlayersLook::closed;
  const auto count = static_cast<int>(m_order.size());
  // Somebody's card is open, though nobody may be on turn.
  if (folded && m_opened == table::noPlayer) m_opened = m_order.front();
  const auto isOpen = [&](table::Player player) { return !folded || player == m_opened; };
  for (const table::Player player : m_order) {
    m_cards[player]->setForm(isOpen(player) ? wholeForm() : CardForm::closed);
  }
  const qreal u = lookUnit(font());
  const int room = height() - (count - 1) * gap();
  const int needed = folded ? m_cards[m_opened]->heightNeeded(width()) : 0;
  int closed = 0;
  if (folded && count > 1) {
    const int left = room - std::max(needed, m_cards[m_opened]->sizeHint().height());
    closed =
        std::clamp(left / (count - 1), wholePixels(closedLeast, u), wholePixels(closedMost, u));
  }
  const int most = std::max(needed, wholePixels(openMost, u));
  const int open = folded ? std::min(room - (count - 1) * closed, most)
                          : std::min(room / count, m_cards[0]->sizeHint().height());
  int top = 0;
  for (const table::Player player : m_order) {
    const int height = isOpen(player) ? open : closed;
    m_cards[player]->setGeometry(0, top, width(), height);
    top += height + gap();
  }
}

void PlayersView::arrangeTabs() {
  const auto count = static_cast<int>(m_order.size());
  const int each = (width() - (count - 1) * gap()) / count;
  int x = 0;
  for (const table::Player player : m_order) {
    m_tabs[player]->setGeometry(x, 0, each, height());
    m_tabs[player]->setChecked(player == m_opened);
    x += each + gap();
  }
  if (m_opened == table::noPlayer) return;
  PlayerCard* card = m_cards[m_opened];
  card->setForm(wholeForm());
  // As wide as the table where there is little room.
  const int across =
      std::min(wholePixels(openWidth, lookUnit(font())), parentWidget()->width() - 2 * pos().x());
  const QSize size(across, card->sizeHint().height());
  const int begin = std::max(pos().x(), pos().x() + width() - across);
  card->setGeometry(QRect(QPoint(begin, pos().y() - gap() - size.height()), size));
  card->raise();
  card->show();
}

QSize PlayersView::minimumSizeHint() const {
  const auto count = static_cast<int>(m_order.size());
  const qreal u = lookUnit(font());
  if (m_look == PlayersLook::tabs) return {wholePixels(60, u) * count, wholePixels(28, u)};
  int height = (count - 1) * gap();
  int width = 0;
  for (const table::Player player : m_order) {
    height += m_cards[player]->minimumSizeHint().height();
    width = std::max(width, m_cards[player]->minimumSizeHint().width());
  }
  // The one that is open has the height for two lines of crews and stores.
  if (m_look == PlayersLook::closed) width = wholePixels(foldedWidth, u);
  return {width, height};
}

QSize PlayersView::sizeHint() const {
  const QSize least = minimumSizeHint();
  if (m_look == PlayersLook::tabs) return least;
  QSize best(0, (static_cast<int>(m_order.size()) - 1) * gap());
  for (const table::Player player : m_order) {
    const QSize card = m_cards[player]->sizeHint();
    best = {std::max(best.width(), card.width()), best.height() + card.height()};
  }
  // The one that is open may come to need all of it.
  if (m_look == PlayersLook::closed) {
    best.setHeight(std::max(best.height(), wholePixels(closedColumn, lookUnit(font()))));
  }
  return best;
}

void PlayersView::addToMenu(QMenu& menu, const QWidget& about) {
  for (const table::Player player : m_order) {
    const PlayerCard* card = m_cards[player];
    if (&about != card && !card->isAncestorOf(&about) && &about != m_tabs[player]) continue;
    addTitle(menu, text::fill(tr("Prompts for %1"), {text::playerName(player, m_session.table())}),
             width());
    addPromptLevels(menu, m_levels[player],
                    [this, player](PromptLevel level) { Q_EMIT promptLevelChosen(player, level); });
  }
}

bool PlayersView::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::KeyPress;
  const bool leaves = press && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (!leaves || m_look != PlayersLook::tabs || m_opened == table::noPlayer) {
    return QWidget::eventFilter(watched, event);
  }
  closeOver();
  return true;
}

void PlayersView::moveEvent(QMoveEvent* event) {
  QWidget::moveEvent(event);
  arrange();
}

void PlayersView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void PlayersView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Players"));
    refresh(m_ring, m_asked);
  }
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    arrange();
  }
}

} // namespace nilometer::ui
